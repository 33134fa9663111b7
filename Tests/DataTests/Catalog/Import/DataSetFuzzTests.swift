import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

/// Data sets with malformed lines.
struct DataSetFuzzTests {
    /// The files of one data set, with a zero between two of them.
    private static let imdb = [
        [ImportedCatalog.ratingsHeader, "tt0000001\t7.9\t100000", "tt0000002\t6.2\t90000"],
        [
            ImportedCatalog.titlesHeader,
            ImportedCatalog.title("tt0000001", "Solaris", original: "Солярис", year: "1972"),
            ImportedCatalog.title("tt0000002", "Solaris", year: "2002", genres: "Drama,Sci-Fi"),
            ImportedCatalog.title("tt0000003", "Alien", adult: "1", runtime: "117"),
        ],
        [ImportedCatalog.otherTitlesHeader, ImportedCatalog.otherTitle("tt0000001", "Soljaris")],
        [
            "tconst\tordering\tnconst\tcategory\tjob\tcharacters",
            "tt0000001\t1\tnm0000001\tactor\t\\N\t[\"Kris\"]",
            "tt0000002\t1\tnm0000002\tself\t\\N\t\\N",
        ],
        ["tconst\tdirectors\twriters", "tt0000001\tnm0000003\tnm0000003,nm0000004"],
        [
            "nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles",
            "nm0000001\tDonatas Banionis\t1924\t2014\tactor\ttt0000001",
            "nm0000003\tAndrei Tarkovsky\t1932\t1986\t\\N\t\\N",
        ],
    ].map { $0.joined(separator: "\n") }.joined(separator: "\n\0")

    private static let tmdb = (1...5).map(ImportedCatalog.exportLine).joined(separator: "\n")

    private static let corpus = FuzzCorpus(
        [imdb, tmdb],
        tokens: [
            "\t", "\n", "\r\n", "\\N", "\0", "tt0000001", "nm0000001", "tt", "nm", ",",
            "4294967295", "4294967296", "999999999999", "10.0", "nan", "movie", "video", "actor",
            "director", "é", "\"", "{", "}", "1e99", "-1",
        ]
    )

    private static let builtIn = MovieTable(lines: [
        "1\ttt0000001\tZyxwlantern\t\t\ten\t1999\t\t\tZyxwela Novarro"
    ])

    @Test func `imports the movies of valid lines, as they are there`() throws {
        let folder = try TemporaryDirectory()
        let lookup = BuiltInMovieLookup(Self.builtIn)

        let counts = try fuzz("data sets", Self.corpus, iterations: 1000) { bytes, random in
            var draft = try CatalogDraft(scratch: nil, builtIn: lookup, usesBuiltInCredits: false)
            let files = Self.files(in: bytes)
            let kinds = try Self.add(files, to: &draft)
            let count = draft.movies.documentCount
            // Writing takes most of the time.
            guard let first = kinds.first, count > 0 else { return false }
            guard Int.random(in: 0..<10, using: &random) == 0 else { return true }
            let metadata = CatalogMetadata(origin: first.origin, date: nil)
            try draft.write(to: folder.path(of: "index"), metadata)
            let catalog = try Catalog(path: folder.path(of: "index"))
            try #require(catalog.index.documentCount == count)
            try Self.check(catalog, files)
            return true
        }

        #expect(counts.valid > 200)
        #expect(counts.invalid > 20)
    }

    @Test func `a row has the fields of its line`() throws {
        let line = ImportedCatalog.title("tt0000001", "Solaris", year: "1972", genres: "Drama,War")
        let corpus = FuzzCorpus([line], tokens: ["\t", "\\N", ",", "\\", "999999999999"])

        try fuzz("rows", corpus, iterations: 3000) { bytes, _ in
            let fields = bytes.split(separator: 9, omittingEmptySubsequences: false)
            try bytes.withUnsafeBufferPointer { buffer in
                let row = TSVRow(buffer)
                try #require(row.count == fields.count)
                for (index, field) in fields.enumerated() {
                    let text = String(decoding: field, as: UTF8.self)
                    let isUnknown = text == "\\N"
                    try #require(row.text(index) == (isUnknown ? nil : text))
                    let number = (1...12).contains(field.count) ? UInt64(text) : nil
                    try #require(
                        row.number(index) == (text.first == "+" ? nil : number.map(Int.init))
                    )
                    let list = isUnknown ? [] : field.split(separator: UInt8(ascii: ","))
                    try #require(
                        row.list(index) == list.map { String(decoding: $0, as: UTF8.self) }
                    )
                }
            }
            return true
        }
    }

    private static func files(
        in bytes: [UInt8]
    ) -> [(kind: DataSetKind, lines: [ArraySlice<UInt8>])] {
        let files = bytes.split(separator: 0).compactMap { file in
            let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return DataSetKind(firstLine: String(decoding: lines[0], as: UTF8.self)).map {
                (kind: $0, lines: Array(lines.dropFirst($0.isTable ? 1 : 0)))
            }
        }
        return DataSetKind.allCases.flatMap { kind in
            files.filter { $0.kind == kind && kind.origin == files[0].kind.origin }
        }
    }

    /// Adds all lines, and returns the kinds of the files.
    private static func add(
        _ files: [(kind: DataSetKind, lines: [ArraySlice<UInt8>])],
        to draft: inout CatalogDraft
    ) throws -> [DataSetKind] {
        for (kind, lines) in files {
            let bytes = Array(lines.joined(separator: "\n".utf8))
            let reader = DataSetReader(kind, of: &draft, includesAdult: true)
            try reader.add(reader.read(LineChunk(bytes)).0, to: &draft)
        }
        return files.map(\.kind)
    }

    /// Checks that each movie has an id of a line and the title beside it, and that all can be read.
    private static func check(
        _ catalog: Catalog,
        _ files: [(kind: DataSetKind, lines: [ArraySlice<UInt8>])]
    ) throws {
        try catalog.index.check()
        let movies = try catalog.movies(0..<catalog.index.documentCount)
        try #require(movies.count == catalog.index.documentCount)
        let lines = files.filter { $0.kind.titles == nil }.flatMap(\.lines).map {
            String(decoding: $0, as: UTF8.self)
        }
        for movie in movies {
            let id = try #require(movie.id)
            try #require(try catalog.movie(id) != nil)
            guard movie.tmdbID == nil, let number = movie.imdbNumber else { continue }
            let isOfLine = lines.contains { line in
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                return fields.count == 9 && fields[0].dropFirst(2).drop { $0 == "0" } == "\(number)"
                    && fields[2] == movie.title
            }
            try #require(isOfLine, "\(movie)")
        }
        let people = try catalog.people()
        try people.index.check()
        try #require(
            try people.people(Array(0..<people.index.documentCount)).count
                == people.index.documentCount
        )
    }
}
