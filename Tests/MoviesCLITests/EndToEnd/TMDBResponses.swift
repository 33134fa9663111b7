import TestSupport

/// Responses in TMDB's format, made up for the tests.
enum TMDBResponses {
    static let lantern = page([row(id: 42, title: "Lantern")])
    static let nothing = page([])

    static func page(_ rows: [String]) -> String {
        #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":1,"#
            + #""total_results":\#(rows.count)}"#
    }

    static func row(id: Int, title: String) -> String {
        #"{"id":\#(id),"title":"\#(title)","original_title":"\#(title)","genre_ids":[18],"#
            + #""original_language":"en","release_date":"1999-03-31","overview":"A light."}"#
    }
}
