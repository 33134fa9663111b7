import TestSupport

/// Responses in TMDB's format, made up for the tests.
enum TMDBResponses {
    static let lantern = page([row(id: 42, title: "Lantern")])
    static let nothing = page([])

    static func page(_ rows: [String], pages: Int = 1) -> String {
        #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":\#(pages),"#
            + #""total_results":\#(rows.count)}"#
    }

    static func row(id: Int, title: String) -> String {
        #"{"id":\#(id),"title":"\#(title)","original_title":"\#(title)","genre_ids":[18],"#
            + #""original_language":"en","release_date":"1999-03-31","overview":"A light."}"#
    }

    /// A search that finds a movie with every value of a list.
    static let parasites = page(
        [
            #"{"id":496243,"title":"Parasite","original_title":"기생충","original_language":"ko","#
                + #""release_date":"2019-05-30","overview":"A house.","genre_ids":[18,53],"#
                + #""vote_average":7.5,"vote_count":1200,"popularity":40.25,"poster_path":"/p.jpg"}"#
        ],
        pages: 30
    )

    /// The same movie with the values of its details.
    static let parasite =
        #"{"id":496243,"imdb_id":"tt6751668","title":"Parasite","original_title":"기생충","#
        + #""original_language":"ko","release_date":"2019-05-30","overview":"A house.","#
        + #""genres":[{"id":18,"name":"Drama"}],"vote_average":7.5,"vote_count":1200,"#
        + #""popularity":40.25,"poster_path":"/p.jpg","tagline":"Two families.","runtime":132,"#
        + #""production_countries":[{"iso_3166_1":"KR","name":"South Korea"}],"#
        + #""credits":{"cast":[{"name":"Mara","character":"Keeper","order":0}],"#
        + #""crew":[{"name":"Ada","job":"Director"},{"name":"Bo","job":"Screenplay"}]}}"#
}
