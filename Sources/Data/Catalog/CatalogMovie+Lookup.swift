import Domain
import Infrastructure

/// Finds a movie by its id without decoding its whole record.
extension CatalogMovie {
    typealias Predicate = (UnsafeBufferPointer<UInt8>) -> Bool

    /// Whether a line of `BuiltInMovies` is the movie with an id.
    static func isLine(of id: MovieID) -> Predicate {
        let (column, text) =
            switch id {
            case .tmdb(let number): (0, String(number))
            case .imdb(let imdbID): (1, imdbID.description)
            }
        return { line in
            let fields = line.split(
                separator: UInt8(ascii: "\t"),
                maxSplits: 2,
                omittingEmptySubsequences: false
            )
            return fields.count > 2 && fields[column].elementsEqual(text.utf8)
        }
    }

    /// Whether a record of an imported catalog, which may have a million, is the movie with an id.
    static func isRecord(of id: MovieID) -> Predicate {
        switch id {
        case .tmdb(let number): { RecordReader.firstNumbers(of: $0).0 == number }
        case .imdb(let imdbID):
            { [number = Int(imdbID.description.dropFirst(2))] in
                RecordReader.firstNumbers(of: $0).1 == number
            }
        }
    }
}
