import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI

struct MovieOperandsTests {
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
        #expect(try MovieOperands(operands) == .movies(movies))
    }

    @Test func `takes standard input among ids`() throws {
        #expect(try MovieOperands(["-"]) == .movies([.standardInput]))
        #expect(
            try MovieOperands(["603", "-", "603"])
                == .movies([
                    .movie(Self.matrix, name: "603"), .standardInput,
                    .movie(Self.matrix, name: "603"),
                ])
        )
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
        #expect(try MovieOperands(operands) == .title(#require(TypedQuery(title))))
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

        #expect(throws: UsageError(message)) { try MovieOperands(operands) }
    }

    @Test(arguments: [
        ["https://www.themoviedb.org/tv/1399"], ["603", "https://www.themoviedb.org/tv/1399"],
        ["https://www.themoviedb.org/tv/1399", "the"], ["http://"],
    ])
    func `rejects a link that is not that of a movie`(operands: [String]) {
        #expect(throws: UsageError.self) { try MovieOperands(operands) }
    }

    @Test func `rejects standard input twice, and no movie`() {
        #expect(throws: UsageError("standard input can be read only once")) {
            try MovieOperands(["-", "603", "-"])
        }
        for operands in [[], [""], [" ", "\u{1}"]] {
            #expect(throws: UsageError.self) { try MovieOperands(operands) }
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
