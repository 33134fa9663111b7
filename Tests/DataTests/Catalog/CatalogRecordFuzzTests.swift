import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

/// What is stored on disk, with other bytes than were written.
struct CatalogRecordFuzzTests {
    @Test func `a movie that can be read from a record is written the same`() throws {
        var movie = CatalogMovie(
            tmdbID: 593,
            imdbNumber: 69_293,
            title: "Solaris",
            originalTitle: "Солярис",
            releaseDate: CalendarDate(year: 1972),
            runtime: 167,
            genres: ["Drama", "Unheard of"],
            voteTenths: 79,
            voteCount: 100_000,
            popularity: 123_456
        )
        let bare = movie.record
        movie.credits[.director] = [1]
        movie.credits[.cast] = Array(100..<110)
        let corpus = FuzzCorpus([bare, bare + movie.credits.record, CatalogMovie(title: "").record])

        let counts = try fuzz("movie records", corpus, iterations: 5000) { record, _ in
            let identity = MovieIdentity(record: record) { _ in true }
            guard let movie = CatalogMovie(record: record) else { return false }
            let written = movie.record + (movie.credits.isEmpty ? [] : movie.credits.record)
            try #require(CatalogMovie(record: written) == movie)
            try #require(identity?.imdbNumber == movie.imdbNumber)
            try #require(identity?.tmdbID == movie.tmdbID)
            try #require(identity?.title == TitleKey(movie.title))
            try #require(identity?.originalTitle == TitleKey(movie.originalTitle))
            try #require((movie.toDomain(language: "ko") == nil) == (movie.id == nil))
            return true
        }

        #expect(counts.valid > 1000)
        #expect(counts.invalid > 500)
    }

    @Test func `a person who can be read from a record is written the same`() throws {
        var person = CatalogPerson(
            name: "Андрей",
            imdbNumber: 1789,
            birthYear: 1932,
            deathYear: 1986
        )
        person[.director] = [0, 7, 300]
        person[.cast] = [2]
        let other = CatalogPerson(name: "X")
        let corpus = FuzzCorpus([person.document.storedFields, other.document.storedFields])

        let counts = try fuzz("person records", corpus, iterations: 5000) { record, _ in
            guard let person = CatalogPerson(record: record) else { return false }
            try #require(CatalogPerson(record: person.document.storedFields) == person)
            try #require(CatalogPerson.name(inRecord: record) == person.name)
            try #require(person.movies.allSatisfy { (0...Int(UInt32.max)).contains($0) })
            return true
        }

        #expect(counts.valid > 1000)
        #expect(counts.invalid > 500)
    }

    @Test func `the place of a movie in the table is that of a line, or none`() throws {
        let lines = ["1\t\tAlien\t\t\ten\t1979", "2\t\tHeat\t\t\ten\t1995"]
        let table = MovieTable(lines: lines)

        let counts = try fuzz("places", FuzzCorpus(table.places.map(\.record)), iterations: 2000) {
            record,
            _ in
            let movie = MovieTable.Place(record: record).flatMap { table.movie(at: $0) }
            try #require(movie.map { ["Alien", "Heat"].contains($0.title) } ?? true)
            return movie != nil
        }

        #expect(counts.valid > 200)
        #expect(counts.invalid > 200)
    }

    @Test func `a cached response that can be read is written the same`() throws {
        let response = CachedResponse(
            date: Timestamp(secondsSince1970: 1_700_000_000),
            entityTag: "\"é\"",
            body: Data("{}\n\n".utf8)
        )
        let corpus = FuzzCorpus(
            [Array(response.data)],
            tokens: [[10], Array("9223372036854775808".utf8)]
        )

        let counts = try fuzz("responses", corpus, iterations: 3000) { bytes, _ in
            guard let response = CachedResponse(Data(bytes)) else { return false }
            let again = try #require(CachedResponse(response.data))
            try #require(again.date == response.date && again.date.secondsSince1970 >= 0)
            try #require(again.entityTag == response.entityTag && again.body == response.body)
            return true
        }

        #expect(counts.valid > 500)
        #expect(counts.invalid > 200)
    }

    @Test func `a history that can be read is written the same`() throws {
        let corpus = FuzzCorpus(
            ["1\talien\n5\tBrazil\n3\tALIEN\n", "7\t348\t1979\tAlien\n7\ttt0078748\t\tAlien\n"],
            tokens: ["\n", "\t", "-1", "9223372036854775807", "\u{2028}", "\r", "\0", " "]
        )
        let folder = try TemporaryDirectory()
        let store = FileStore(folder: folder.path)

        func check<Entry: StoredEntry>(
            _ type: Entry.Type,
            _ bytes: [UInt8]
        ) throws -> [String] {
            func lines(_ data: Data) throws -> [String] {
                try folder.rewrite(Array(data), to: Entry.fileName)
                return try HistoryFile<Entry>(store: .success(store)).history().entries.map {
                    "\($0.time.secondsSince1970)\t\($0.line)\n"
                }
            }
            let entries = try lines(Data(bytes))
            try #require(entries.count <= Entry.limit)
            try #require(try lines(Data(entries.reversed().joined().utf8)) == entries)
            return entries
        }
        let counts = try fuzz("histories", corpus, iterations: 1500) { bytes, _ in
            let queries = try check(RecentQuery.self, bytes)
            return try !check(OpenedMovie.self, bytes).isEmpty || !queries.isEmpty
        }

        #expect(counts.valid > 500)
        #expect(counts.invalid > 20)
    }
}
