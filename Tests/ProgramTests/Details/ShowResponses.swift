import Foundation
import TestSupport

/// Made-up responses of TMDB for `movies show`.
enum ShowResponses {
    static func server() throws -> HTTPTestServer { try HTTPTestServer { reply(to: $0) } }

    /// Movie 404 does not exist; movie 5 has facts for two countries, and the others only a title.
    static func reply(to request: HTTPTestRequest) -> HTTPTestReply {
        switch request.path {
        case "/3/search/movie":
            .json(
                #"{"results":[{"id":1,"title":"Movie 1","overview":"O","genre_ids":[18,28]}],"#
                    + #""total_pages":1,"total_results":2}"#
            )
        case "/3/movie/404": .json(#"{"status_code":34}"#, status: 404)
        case "/3/movie/5": .json(regional)
        case let path where path.hasPrefix("/3/movie/"):
            .json(
                #"{"id":\#(path.dropFirst(9)),"title":"Movie \#(path.dropFirst(9))","#
                    + #""release_date":"1999-03-31"}"#
            )
        default: .status(404)
        }
    }

    /// What is printed of a movie with only a title and a date.
    static func text(of number: Int) -> String {
        "Movie \(number) (1999)\n\nReleased  1999-03-31\n\n"
            + "https://www.themoviedb.org/movie/\(number)\n\(number)\n"
    }

    private static let regional =
        #"{"id":5,"title":"Lantern","overview":"O","release_date":"1999-03-31","#
        + #""release_dates":{"results":[{"iso_3166_1":"KR","release_dates":[{"#
        + #""release_date":"1999-05-15T00:00:00.000Z","type":3,"certification":"15"}]}]},"#
        + #""watch/providers":{"results":{"KR":{"flatrate":[{"provider_name":"Wave"}]},"#
        + #""DE":{"buy":[{"provider_name":"Laden"}]}}}}"#

    /// A movie with the same text in every field.
    static func movie(_ number: Int, _ text: String) -> String {
        let named = #"{"name":"\#(text)","english_name":"\#(text)","provider_name":"\#(text)"}"#
        return """
            {"id":\(number),"title":"\(text)","original_title":"\(text)o","overview":"\(text)",
            "original_language":"\(text)","release_date":"\(text)","poster_path":"\(text)",
            "genres":[\(named)],"imdb_id":"\(text)","tagline":"\(text)","runtime":"\(text)",
            "status":"\(text)","belongs_to_collection":\(named),"homepage":"javascript:alert(1)",
            "budget":"\(text)","revenue":"\(text)","production_companies":[\(named)],
            "production_countries":[\(named)],"spoken_languages":[\(named)],
            "credits":{"cast":[{"name":"\(text)","character":"\(text)","order":"\(text)"}],
            "crew":[{"name":"\(text)","job":"Director","department":"\(text)"},
            {"name":"\(text)","job":"Novel"},{"name":"\(text)","job":"\(text)"}]},
            "external_ids":{"imdb_id":"\(text)","wikidata_id":"\(text)"},
            "videos":{"results":[{"type":"Trailer","site":"YouTube","key":"\(text)"}]},
            "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[
            {"certification":"\(text)","release_date":"\(text)","type":"\(text)"}]}]},
            "watch/providers":{"results":{"US":{"link":"javascript:x","flatrate":[\(named)],
            "free":[\(named)],"ads":[\(named)],"rent":[\(named)],"buy":[\(named)]}}},
            "recommendations":{"results":[{"id":2,"title":"\(text)","release_date":"\(text)"}]},
            "keywords":{"keywords":[\(named)]}}
            """.replacing("\n", with: "")
    }
}

/// Runs `movies show` with TMDB's API at a test server.
extension ProgramSession {
    /// The ids of the JSON objects, one per line.
    static func ids(inJSON text: String) throws -> [String] {
        struct Movie: Decodable {
            let id: String
        }
        return try text.split(separator: "\n").map {
            try JSONDecoder().decode(Movie.self, from: Data($0.utf8)).id
        }
    }

    func arguments(show more: some Sequence<String>) -> [String] {
        // Long enough for a busy machine; of two timeouts, the last one counts.
        ["show", "--source", "tmdb", "--timeout", "60"] + more
    }

    func show(
        _ more: [String],
        _ server: HTTPTestServer,
        input: String = ""
    ) async throws -> ProgramResult {
        try await run(arguments(show: more), environment(server), input: input)
    }
}
