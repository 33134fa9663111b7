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
        + #""credits":{"cast":[{"id":11,"name":"Mara","character":"Keeper","order":0}],"#
        + #""crew":[{"id":12,"name":"Ada","job":"Director","department":"Directing"},"#
        + #"{"name":"Bo","job":"Screenplay"}]},"status":"Released","budget":1000,"#
        + #""revenue":2800000000,"homepage":"https://example.org/p","#
        + #""belongs_to_collection":{"id":1,"name":"Houses"},"#
        + #""spoken_languages":[{"iso_639_1":"ko","english_name":"Korean","name":"한국어"}],"#
        + #""production_companies":[{"name":"Mill"}],"keywords":{"keywords":[{"name":"stairs"}]},"#
        + #""external_ids":{"imdb_id":"tt6751668","wikidata_id":"Q1"},"#
        + #""videos":{"results":[{"site":"YouTube","type":"Trailer","key":"abc","official":true}]},"#
        + #""release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"#
        + #""certification":"R","release_date":"2019-10-11T00:00:00.000Z","type":3}]}]},"#
        + #""watch/providers":{"results":{"US":{"link":"https://example.org/w","#
        + #""flatrate":[{"provider_name":"A"}],"free":[{"provider_name":"B"}],"#
        + #""ads":[{"provider_name":"C"}],"rent":[{"provider_name":"D"}],"#
        + #""buy":[{"provider_name":"E"}]}}},"#
        + #""recommendations":{"results":[{"id":7,"title":"Lantern","original_title":"등불","#
        + #""original_language":"ko","release_date":"1999-03-31","vote_average":7.5,"#
        + #""vote_count":9}]}}"#
}
