import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI

struct MovieEntryTests {
    private static let matrix = MovieReference.id(.tmdb(603))

    @Test(arguments: [
        ["603"], ["603", "tt0133093"], ["1917", "300"], ["TT0133093"], ["tmdb:603", "603"],
        ["https://www.themoviedb.org/movie/603-the-matrix"], ["letterboxd.com/film/alien/", "11"],
    ])
    func `takes ids and links`(operands: [String]) throws {
        let movies = operands.compactMap { text in
            MovieReference(operand: text).map { MovieEntry.movie($0, name: text) }
        }

        #expect(movies.count == operands.count)
        #expect(try MovieEntry.all(operands) == movies)
    }

    @Test func `takes standard input among ids`() throws {
        let matrix = MovieEntry.movie(Self.matrix, name: "603")

        #expect(try MovieEntry.all(["-"]) == [.standardInput])
        #expect(try MovieEntry.all(["603", "-", "603"]) == [matrix, .standardInput, matrix])
    }

    @Test(arguments: [
        (["matrix"], "matrix"), (["the", "matrix"], "the matrix"),
        (["blade", "runner", "2049"], "blade runner 2049"), (["12", "monkeys"], "12 monkeys"),
        (["blade runner"], "blade runner"), (["0"], "0"), (["+5"], "+5"), (["tt12"], "tt12"),
        (["face/off"], "face/off"), (["-30-"], "-30-"),
    ])
    func `takes the words of a title if none is an id or a link`(
        operands: [String],
        title: String
    ) throws {
        let query = try #require(TypedQuery(title))

        #expect(try MovieEntry.all(operands) == [.movie(.title(query), name: query.text)])
    }

    @Test(arguments: [
        (["matrix", "tt0133093"], "matrix"), (["tt0133093", "603", "matrix"], "matrix"),
        (["-", "matrix"], "matrix"), (["matrix", "-"], "matrix"), (["603", "-", "x"], "x"),
        (["alien", "https://letterboxd.com/film/alien/"], "alien"), (["tmdb:603", "the"], "the"),
    ])
    func `rejects words among ids`(operands: [String], word: String) {
        let message =
            "'\(word)' is not a movie's id or link; "
            + "give either ids and links, or the words of one title"

        #expect(throws: ErrorReport.usage(message)) { try MovieEntry.all(operands) }
    }

    @Test(arguments: [
        ["https://www.themoviedb.org/tv/1399"], ["603", "https://www.themoviedb.org/tv/1399"],
        ["https://www.themoviedb.org/tv/1399", "the"], ["http://"],
    ])
    func `rejects a link that is not that of a movie`(operands: [String]) {
        #expect(throws: ErrorReport.self) { try MovieEntry.all(operands) }
    }

    @Test func `rejects standard input twice, and no movie`() {
        #expect(throws: ErrorReport.usage("standard input can be read only once")) {
            try MovieEntry.all(["-", "603", "-"])
        }
        for operands in [[], [""], [" ", "\u{1}"]] {
            #expect(throws: ErrorReport.self) { try MovieEntry.all(operands) }
        }
    }

    @Test(
        arguments: [
            ("603", .movie(matrix, name: "603")),
            ("603\tThe Matrix\t1999", .movie(matrix, name: "603")),
            ("603 # The Matrix", .movie(matrix, name: "603")), ("# 603", nil),
            ("tmdb:603  #1 of  all", .movie(matrix, name: "tmdb:603")),
            ("12  Angry  Men", .invalid(line: 7, text: "12 Angry Men")),
            ("tmdb:603 The Matrix", .movie(matrix, name: "tmdb:603")),
            ("12 Angry Men", .invalid(line: 7, text: "12 Angry Men")),
            (" 603 \r", .movie(matrix, name: "603")), ("603\r\n", .movie(matrix, name: "603")),
            ("matrix", .invalid(line: 7, text: "matrix")),
            ("id\ttitle", .invalid(line: 7, text: "id")), ("-", .invalid(line: 7, text: "-")),
            ("", nil), ("  \t603", .invalid(line: 7, text: "603")), ("\r", nil),
            ("\u{1}\u{200B}", nil),
        ] as [(String, MovieEntry?)]
    )
    func `reads the first field of a line`(line: String, entry: MovieEntry?) {
        #expect(MovieEntry(line: line, number: 7) == entry)
    }
}
