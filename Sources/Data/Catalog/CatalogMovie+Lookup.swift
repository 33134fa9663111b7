import Domain
import Infrastructure

/// Telling whether a film is the one that is looked for, without a look at the rest of it.
extension CatalogMovie {
    typealias Predicate = (UnsafeBufferPointer<UInt8>) -> Bool

    /// Tells of a line of `BuiltInMovies`.
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

    /// Tells of a record of an imported catalog, which may be one of a million.
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
