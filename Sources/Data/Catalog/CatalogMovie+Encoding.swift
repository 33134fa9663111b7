import Domain
import Infrastructure

/// The record of a movie in an imported catalog, which may have a million of them.
///
/// Numbers are stored plus one, and 0 means unknown. A genre is its index in `CatalogGenres`, or
/// `unlistedGenre` and its name.
extension CatalogMovie {
    private static let unlistedGenre = 255

    /// No movie has as many; a corrupt line may have more.
    private static let genreLimit = 64

    init?(record: [UInt8]) {
        var reader = RecordReader(record)
        guard
            let ids = reader.numbers(2), let dates = reader.numbers(2),
            let votes = reader.numbers(3), let isAdult = reader.numbers(1),
            let genres = Self.genres(&reader),
            let title = reader.text(), let originalTitle = reader.text()
        else { return nil }
        self.init(
            tmdbID: ids[0],
            imdbNumber: ids[1],
            title: title,
            originalTitle: originalTitle,
            releaseDate: dates[0].flatMap { ReleaseDate(year: $0) },
            runtime: dates[1],
            genres: genres,
            voteTenths: votes[0],
            voteCount: votes[1],
            popularity: votes[2],
            isAdult: isAdult[0] != nil
        )
    }

    /// Leaves out what no data set has: days, languages, people and overviews.
    var record: [UInt8] {
        var writer = RecordWriter()
        writer.append(tmdbID)
        writer.append(imdbNumber)
        writer.append(releaseDate?.year)
        writer.append(runtime)
        writer.append(voteTenths)
        writer.append(voteCount)
        writer.append(popularity)
        writer.append(isAdult ? 0 : nil)
        writer.append(min(genres.count, Self.genreLimit))
        for genre in genres.prefix(Self.genreLimit) {
            guard let number = CatalogGenres.names.firstIndex(of: genre) else {
                writer.append(Self.unlistedGenre)
                writer.append(genre)
                continue
            }
            writer.append(number)
        }
        writer.append(title)
        writer.append(originalTitle)
        return writer.bytes
    }

    private static func genres(_ reader: inout RecordReader) -> [String]? {
        guard let count = reader.number() ?? nil, count <= genreLimit else { return nil }
        var genres: [String] = []
        for _ in 0..<count {
            guard let number = reader.number() ?? nil else { return nil }
            if CatalogGenres.names.indices.contains(number) {
                genres.append(CatalogGenres.names[number])
            } else {
                guard let name = reader.text() else { return nil }
                genres.append(name)
            }
        }
        return genres
    }
}
