import TestSupport

/// Replies in TMDB's format for pictures of the screens, made up.
enum PictureResponses {
    /// Finds lanterns, refuses the query `zzqq2`, and has one page of harbors.
    static func reply(to request: HTTPTestRequest) -> HTTPTestReply {
        guard request.path == "/3/search/movie" else {
            return .json(details(of: request.path.split(separator: "/").last ?? ""))
        }
        switch (request.queryValue("query"), request.queryValue("page")) {
        case ("zzqq1", _), ("lantern keeper", _):
            return .json(page(lanterns, total: lanterns.count))
        case ("zzqq3", "1"): return .json(page(harbors, total: 60))
        default: return .status(403)
        }
    }

    /// No catalog has these ids, so that all details come from the network.
    private typealias Row = (id: Int, title: String, original: String, date: String, rating: String)

    private static let lanterns: [Row] = [
        (9_100_042, "Lantern", "등불", "1999-03-31", "8.2"),
        (
            9_100_043, "The Lantern Keeper's Exceedingly Long Winter on the Far Side of the Island",
            "The Lantern Keeper", "2015-12-15", "7.3"
        ),
        (9_100_044, "Paper Lanterns", "Paper Lanterns", "2017-01-05", "6.8"),
        (9_100_045, "灯台の冬", "灯台の冬", "2003-08-09", "7.05"),
        (9_100_046, "Lantern: The Return", "Lantern: The Return", "", "0"),
        (
            9_100_047, "Red Lantern, Blue Lantern", "Lanterna rossa, lanterna blu", "1984-10-12",
            "10"
        ),
    ]

    private static let harbors: [Row] = (1...20).map {
        (9_100_100 + $0, "Harbor \($0)", "Harbor \($0)", "\(1980 + $0)-05-01", "6.\($0 % 10)")
    }

    private static func page(_ rows: [Row], total: Int) -> String {
        let results = rows.map { "{\(members(of: $0))}" }.joined(separator: ",")
        return #"{"page":1,"results":[\#(results)],"total_pages":\#((total + 19) / 20),"#
            + #""total_results":\#(total)}"#
    }

    private static func members(of row: Row) -> String {
        #""id":\#(row.id),"title":"\#(row.title)","original_title":"\#(row.original)","#
            + #""original_language":"\#(row.original == row.title ? "en" : "ko")","#
            + #""release_date":"\#(row.date)","vote_average":\#(row.rating),"#
            + #""vote_count":\#(row.rating == "0" ? 0 : 21828),"genre_ids":[18,9648],"#
            + #""overview":"\#(overview)""#
    }

    private static let overview =
        "In the last winter of an old lighthouse, its keeper finds a boat without a crew, and in it "
        + "a lantern that never goes out. She has until spring to learn whom it waits for."

    private static func details(of id: Substring) -> String {
        let known = (lanterns + harbors).first { "\($0.id)" == id }
        guard let known else { return "{}" }
        return "{\(members(of: known)),\(facts)\(known.id == lanterns[0].id ? ",\(extras)" : "")}"
    }

    private static let facts = #"""
        "runtime":121,"genres":[{"name":"Drama"},{"name":"Mystery"}],"status":"Released",
        "production_countries":[{"iso_3166_1":"KR","name":"South Korea"}],
        "credits":{"crew":[{"name":"Ada Brandt","job":"Director","department":"Directing"},
        {"name":"Bo Castell","job":"Screenplay","department":"Writing"}],
        "cast":[{"name":"Mara Lind","character":"The Keeper","order":0},
        {"name":"한서연","character":"Boatswain","order":1},
        {"name":"Jonathan Featherstonehaugh-Smythe","character":"The Harbormaster","order":2},
        {"name":"Ivo Dahl","character":"Boy with the Very Large Umbrella / Narrator","order":3},
        {"name":"Pia Roth","character":"","order":4}]}
        """#

    private static let extras = #"""
        "tagline":"It waits.","poster_path":"/lantern.png","imdb_id":"tt9100042","budget":1200000,"revenue":48000000,
        "belongs_to_collection":{"id":1,"name":"Lantern Collection"},
        "homepage":"https://example.org/lantern",
        "spoken_languages":[{"iso_639_1":"ko","english_name":"Korean","name":"한국어"}],
        "production_companies":[{"name":"Mill Pictures"},{"name":"Old Harbor"}],
        "keywords":{"keywords":[{"name":"lighthouse"},{"name":"winter"}]},
        "videos":{"results":[{"site":"YouTube","type":"Trailer","key":"abc","official":true}]},
        "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[
        {"certification":"PG","release_date":"1999-10-11T00:00:00.000Z","type":3}]}]},
        "watch/providers":{"results":{"US":{"link":"https://example.org/w",
        "flatrate":[{"provider_name":"Streamly"},{"provider_name":"Nordic Plus"}],
        "rent":[{"provider_name":"Kiosk"}],"buy":[{"provider_name":"Kiosk"}]}}},
        "recommendations":{"results":[
        {"id":9100044,"title":"Paper Lanterns","release_date":"2017-01-05"},
        {"id":9100045,"title":"灯台の冬","release_date":"2003-08-09"},
        {"id":9100048,"title":"The Lighthouse at the End of Everything, Part Two: Embers"}]}
        """#
}
