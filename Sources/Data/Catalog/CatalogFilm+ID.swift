import Domain
import Infrastructure

/// Telling whether a film is the one that is looked for, without a look at the rest of it.
extension CatalogFilm {
    /// Takes a line of `BuiltInFilms`.
    static func isLine(_ line: UnsafeBufferPointer<UInt8>, of id: MovieID) -> Bool {
        let fields = line.split(
            separator: UInt8(ascii: "\t"),
            maxSplits: 2,
            omittingEmptySubsequences: false
        )
        guard fields.count > 2 else { return false }
        return switch id {
        case .tmdb(let number): fields[0].elementsEqual(String(number).utf8)
        case .imdb(let imdbID): fields[1].elementsEqual(imdbID.description.utf8)
        }
    }

    /// Takes a record of an imported catalog.
    static func isRecord(_ record: UnsafeBufferPointer<UInt8>, of id: MovieID) -> Bool {
        let (tmdbID, imdbNumber) = RecordReader.firstNumbers(of: record)
        return switch id {
        case .tmdb(let number): tmdbID == number
        case .imdb(let imdbID): imdbNumber == imdbID.number
        }
    }
}

extension IMDbID {
    /// Without the letters and the zeros before it.
    var number: Int? { Int(description.dropFirst(2)) }
}
