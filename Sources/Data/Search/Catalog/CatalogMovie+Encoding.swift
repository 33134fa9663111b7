import Domain
import TextIndex

/// The record of a movie in an imported catalog, which may have a million of them.
///
/// It starts with a bit for each number that is known, one for adult movies, and one for a language
/// after the titles. A genre is its index in `CatalogGenres`, or `unlistedGenre` and its name.
extension CatalogMovie {
    private static let unlistedGenre = 255

    /// The most genres of a movie, more than any has; a corrupt line may have more.
    private static let genreLimit = 64

    package init?(record: [UInt8]) {
        var reader = RecordReader(record)
        guard let known = reader.number() ?? nil,
            let numbers = Self.numbers(&reader, known),
            let genres = Self.genres(&reader),
            let title = reader.text(), let originalTitle = reader.text(),
            let language = known & Self.languageBit == 0 ? "" : reader.text(),
            let credits = CatalogCredits(&reader)
        else { return nil }
        self.init(
            tmdbID: numbers[0],
            imdbNumber: numbers[1],
            title: title,
            originalTitle: originalTitle,
            originalLanguage: language.isEmpty ? nil : language,
            releaseDate: numbers[2].flatMap { CalendarDate(year: CatalogYear.decoded($0)) },
            runtime: numbers[3],
            genres: genres,
            voteTenths: numbers[4],
            voteCount: numbers[5],
            popularity: numbers[6],
            isAdult: known & Self.adultBit != 0
        )
        self.credits = credits
    }

    fileprivate static let numberCount = 7
    private static let adultBit = 1 << numberCount
    private static let languageBit = adultBit << 1

    /// The numbers whose bits are set; the others are unknown.
    private static func numbers(_ reader: inout RecordReader, _ known: Int) -> [Int?]? {
        var numbers: [Int?] = []
        numbers.reserveCapacity(numberCount)
        for bit in 0..<numberCount {
            guard known & 1 << bit != 0 else {
                numbers.append(nil)
                continue
            }
            guard let number = reader.number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// Leaves out days and overviews, which no data set has; credits are added later.
    ///
    /// Languages, which the built-in catalog adds, are there, since filters find movies by them.
    package var record: [UInt8] {
        var writer = RecordWriter()
        let numbers = [
            tmdbID, imdbNumber, releaseDate.map { CatalogYear.encoded($0.year) }, runtime,
            voteTenths, voteCount, popularity,
        ]
        let language = originalLanguage ?? ""
        let flags = (isAdult ? Self.adultBit : 0) | (language.isEmpty ? 0 : Self.languageBit)
        let known = numbers.indices.reduce(flags) { bits, index in
            numbers[index] == nil ? bits : bits | 1 << index
        }
        writer.append(known)
        for case let number? in numbers { writer.append(number) }
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
        if !language.isEmpty { writer.append(language) }
        return writer.bytes
    }

    private static func genres(_ reader: inout RecordReader) -> [String]? {
        var genres: [String] = []
        let isValid = readGenres(&reader) { number, name in
            genres.append(
                name.map { String(decoding: $0, as: UTF8.self) } ?? CatalogGenres.names[number]
            )
        }
        return isValid ? genres : nil
    }

    /// Passes the numbers of genres to `body`, and the names of those that have no number; `false` if the
    /// bytes are no genres.
    fileprivate static func readGenres(
        _ reader: inout RecordReader,
        _ body: (_ number: Int, _ name: ArraySlice<UInt8>?) -> Void
    ) -> Bool {
        guard let count = reader.number() ?? nil, count <= genreLimit else { return false }
        for _ in 0..<count {
            guard let number = reader.number() ?? nil else { return false }
            let name = CatalogGenres.names.indices.contains(number) ? nil : reader.utf8()
            guard name != nil || CatalogGenres.names.indices.contains(number) else { return false }
            body(number, name)
        }
        return true
    }
}

extension MovieIdentity {
    /// Reads no more of a record of a movie than it needs, and titles if `readsTitles` says so for the
    /// ids and the year.
    package init?(record: [UInt8], readsTitles: (MovieIdentity) -> Bool) {
        var reader = RecordReader(record)
        guard let known = reader.number() ?? nil else { return nil }
        for bit in 0..<CatalogMovie.numberCount where known & 1 << bit != 0 {
            guard let number = reader.number() else { return nil }
            switch bit {
            case 0: tmdbID = number
            case 1: imdbNumber = number
            case 2: year = number.map(CatalogYear.decoded)
            default: break
            }
        }
        guard readsTitles(self) else { return }
        guard CatalogMovie.readGenres(&reader, { _, _ in }), let title = reader.utf8(),
            let originalTitle = reader.utf8()
        else { return nil }
        self.title = title.withUnsafeBufferPointer { TitleKey($0) }
        self.originalTitle = originalTitle.withUnsafeBufferPointer { TitleKey($0) }
    }
}

/// Years in records: those near the present take one byte.
package enum CatalogYear {
    private static let last = 2030

    /// Returns how many years a year is before 2030, or a later year itself.
    package static func encoded(_ year: Int) -> Int { year > last ? year : last - year }

    /// A number above 2030 is a later year itself, since no movie is two thousand years old.
    package static func decoded(_ number: Int) -> Int { number > last ? number : last - number }
}
