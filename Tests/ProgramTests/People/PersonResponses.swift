import TestSupport

/// Responses about people in TMDB's format, made up for the tests.
enum PersonResponses {
    /// An actor called Mara Lind, and a director of the same name.
    static let search = page([
        row(31, "Mara Lind", "Acting", knownFor: "Lantern"), row(35, "Mara Lindgren", "Acting"),
        row(32, "Mara Lind", "Directing", knownFor: "Harbor"),
    ])

    static let nothing = page([])

    static let found =
        #"{"movie_results":[],"person_results":[\#(row(31, "Mara Lind", "Acting"))]}"#

    /// Replies as TMDB does to requests for these people and their movies.
    static func reply(to request: HTTPTestRequest) -> HTTPTestReply {
        switch request.path {
        case "/3/search/person":
            let isKnown = request.queryValue("query")?.contains("lind") ?? false
            return .json(isKnown ? search : nothing)
        case "/3/find/nm9000031": return .json(found)
        case "/3/find/nm9000099": return .json(#"{"person_results":[]}"#)
        case "/3/person/31": return .json(mara)
        case "/3/person/32": return .json(director)
        case "/3/search/movie":
            return .json(TMDBResponses.page([42, 9].map { TMDBResponses.row(id: $0, title: "L") }))
        default: return .json(#"{"status_code":34}"#, status: 404)
        }
    }

    static let mara = person(
        31,
        #""birthday":"1956-07-09","place_of_birth":"Oslo","imdb_id":"nm9000031""#,
        cast: [
            movie(
                42,
                "Lantern",
                #""release_date":"1999-03-31","character":"Keeper","vote_average":8"#
            ),
            movie(43, "Fog", #""genre_ids":[27],"character":null"#),
        ],
        crew: [
            movie(42, "Lantern", #""release_date":"1999-03-31","job":"Director","vote_average":8"#),
            movie(45, "Harbor", #""release_date":"2019-06-01","job":"Executive Producer""#),
        ]
    )

    static let director = person(
        32,
        #""birthday":"1920-01-01","deathday":"1999-01-02""#,
        cast: [],
        crew: [movie(45, "Harbor", #""release_date":"2019-06-01","job":"Director""#)]
    )

    static func person(_ id: Int, _ members: String, cast: [String], crew: [String]) -> String {
        #"{"id":\#(id),"name":"Mara Lind","known_for_department":"Acting",\#(members),"#
            + #""movie_credits":{"cast":[\#(cast.joined(separator: ","))],"#
            + #""crew":[\#(crew.joined(separator: ","))]}}"#
    }

    static func movie(_ id: Int, _ title: String, _ members: String) -> String {
        #"{"id":\#(id),"title":"\#(title)",\#(members)}"#
    }

    static func row(
        _ id: Int,
        _ name: String,
        _ department: String,
        knownFor title: String? = nil
    ) -> String {
        let known = title.map { #"{"id":1,"title":"\#($0)","media_type":"movie"}"# } ?? ""
        return #"{"id":\#(id),"name":"\#(name)","known_for_department":"\#(department)","#
            + #""known_for":[\#(known)]}"#
    }

    static func page(_ rows: [String]) -> String {
        #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":1}"#
    }
}
