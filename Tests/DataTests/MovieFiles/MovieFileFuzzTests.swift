import Domain
import Foundation
import Search
import TestSupport
import Testing

@testable import Data

/// Lists of movies that other programs, and people, write with mistakes.
struct MovieFileFuzzTests {
    private static let corpus = FuzzCorpus(
        [
            "Date,Name,Year,Letterboxd URI,Rating\r\n2020-01-01,Alien,1979,https://boxd.it/1,4.5\r\n",
            "Letterboxd list export v7\nDate,Name,Tags\n2020,Mine,\n\nPosition,Name,Year,URL\n"
                + "1,\"Good, the \"\"Bad\"\"\n\",1966,https://boxd.it/2\n",
            "Const,Your Rating,Title,Title Type,Year\ntt0078748,9,Alien,Movie,1979\n"
                + "tt0903747,8,Breaking Bad,TV Series,2008\n",
            "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Rating,Your Rating\n"
                + "348,tt0078748,movie,Alien,1979-05-25,,8.1,9\n",
            "Title;Year;Rating\nAlien;1979;7,5\n\"Amélie\";2001;\n",
            "348\tAlien\tAlien\t1979-05-25\tHorror\t8.1\t14000\ten\n603\tThe Matrix\t\t1999\t\t\t\t\n",
            #"{"movies":[{"id":"348","imdb_id":"tt0078748","title":"Alien","release_date":"1979"}]}"#,
            #"[{"rank":1,"type":"movie","rating":8,"movie":{"title":"A","year":1979,"ids":"#
                + #"{"imdb":"tt0078748","tmdb":348}}},{"type":"show","show":{}}]"#,
            #"{"id":348,"original_title":"Alien"}"# + "\n" + #"{"query":"x","results":[]}"# + "\n",
            "# seen\n\n348\ntt0078748  # twice\nhttps://www.imdb.com/title/tt0078748/\n"
                + "Alien (1979)\n1979, Alien\n300 (2006)\n",
        ],
        tokens: [
            ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "#", "(", ")", "tt", "id", "Name", "Year",
            "Title", "null", "[", "]", "{", "}", ":", "9999999999", "18446744073709551616",
            "-1", "1e999", "\\u0000", "\\ud800", "é", "\u{FEFF}", "nan", "https://",
        ]
    )

    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `lists what a file has, or refuses the file`() throws {
        let counts = try fuzz("movie files", Self.corpus, iterations: 2500) { bytes, _ in
            guard let list = try read(bytes) else { return false }
            try #require(list.rows.count + list.unreadableCount <= bytes.count)
            for row in list.rows {
                try #require(!row.movie.isEmpty)
                try #require(row.movie.tmdbID ?? 1 > 0 && row.movie.imdbNumber ?? 1 > 0)
                try #require(row.rating.map((1...100).contains) ?? true)
                // A movie with the same ids is in the list, and has the rating of its first row.
                guard row.movie.imdbNumber != nil || row.movie.tmdbID != nil else { continue }
                try #require(list.row(of: row.movie) != nil)
            }
            return !list.rows.isEmpty
        }

        #expect(counts.valid > 500)
        #expect(counts.invalid > 100)
    }

    @Test func `reads the same in any encoding of Unicode`() throws {
        try fuzz("movie file encodings", Self.corpus, iterations: 700) { bytes, random in
            let text = String(decoding: bytes, as: UTF8.self)
            // Zeros are taken for UTF-16, and a mark at the start for that of the encoding.
            guard !text.utf8.contains(0), text.unicodeScalars.first != "\u{FEFF}" else {
                return false
            }
            let list = try read(Array(text.utf8))
            let encodings: [String.Encoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]
            let encoding = try #require(encodings.randomElement(using: &random))
            let data = try #require("\u{FEFF}\(text)".data(using: encoding))
            let other = try read(Array(data))
            try #require(other?.rows == list?.rows)
            try #require(other?.unreadableCount == list?.unreadableCount)
            return true
        }
    }

    /// The movies of a file; `nil` if it lists none.
    private func read(_ bytes: [UInt8]) throws -> ListedMovies? {
        try folder.rewrite(bytes, to: "movies")
        do throws(MoviesError) {
            return try MovieFileReader.movies(in: folder.path(of: "movies"))
        } catch .dataSetUnusable {
            return nil
        }
    }
}
