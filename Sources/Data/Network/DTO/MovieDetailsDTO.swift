import Domain
import Text

/// The details of one movie, with the parts that `TMDBEndpoints` appends.
struct MovieDetailsDTO: Decodable {
    /// Everything in the response that is valid, without the poster, the trailer and the
    /// recommendations.
    private let details: MovieDetails
    private let row: MovieDTO
    private let videos: [VideoDTO]
    private let recommendations: MoviesPageDTO?

    init(from decoder: any Decoder) throws {
        row = try MovieDTO(from: decoder)
        let object = try JSONObject(from: decoder)
        let ids = object.object("external_ids")
        var movie = row.movie
        movie.imdbID =
            object.string("imdb_id").flatMap(IMDbID.init)
            ?? ids?.name("imdb_id").flatMap(IMDbID.init)
        movie.genres = object.names(of: "genres").map { Genre(name: $0) }
        details = MovieDetails(
            movie: movie,
            tagline: object.string("tagline"),
            runtime: object.int("runtime"),
            status: object.string("status").flatMap(MovieStatus.init(rawValue:)),
            collection: object.object("belongs_to_collection").flatMap(MovieCollection.init),
            keywords: object.object("keywords")?.names(of: "keywords") ?? [],
            spokenLanguages: object.objects("spoken_languages").compactMap {
                SpokenLanguage(code: $0.name("iso_639_1"), englishName: $0.name("english_name"))
            },
            production: MovieProduction(object),
            credits: object.object("credits").map(MovieCredits.init) ?? MovieCredits(),
            links: MovieLinks(
                homepage: object.string("homepage").flatMap(WebURL.init)?.description,
                wikidataID: ids?.name("wikidata_id").flatMap { Self.isWikidataID($0) ? $0 : nil }
            ),
            release: decoder.region.map {
                RegionalRelease(object.object("release_dates"), region: $0)
            },
            watchOptions: decoder.region.map {
                WatchOptions(object.object("watch/providers"), region: $0)
            },
            source: .tmdb
        )
        videos = object.object("videos")?.list(VideoDTO.self, "results") ?? []
        recommendations = object.value(MoviesPageDTO.self, "recommendations")
    }

    /// Whether these are the details of the movie with an id, as far as they say.
    func isOf(_ id: MovieID) -> Bool {
        switch id {
        case .tmdb: details.movie.id == id
        case .imdb(let id): details.movie.imdbID == nil || details.movie.imdbID == id
        }
    }

    /// Whether an id is a `Q` and digits.
    private static func isWikidataID(_ id: String) -> Bool {
        id.utf8.first == UInt8(ascii: "Q") && (2...20).contains(id.utf8.count)
            && id.utf8.dropFirst().allSatisfy(\.isASCIIDigit)
    }

    /// `imageURL` is as in `MovieDTO`, and `language` that of the request, such as `ko-KR`.
    func toDomain(imageURL: String, language: String) -> MovieDetails {
        var details = details
        details.movie.posterURL = row.posterURL(imageURL: imageURL)
        details.links.trailer = videos.trailerURL(language: language)
        details.recommendations =
            recommendations?.toDomain(number: 1, imageURL: imageURL).movies ?? []
        return details
    }
}

extension MovieCollection {
    /// Fails without a name.
    fileprivate init?(_ collection: JSONObject) {
        guard let name = collection.name("name") else { return nil }
        self.init(id: collection.id("id"), name: name)
    }
}

extension MovieProduction {
    /// Takes the details of a movie.
    fileprivate init(_ movie: JSONObject) {
        let countries = movie.names(of: "production_countries")
        self.init(
            // A country code is better than nothing.
            countries: countries.isEmpty
                ? movie.list(String.self, "origin_country") : countries,
            companies: movie.names(of: "production_companies"),
            budget: movie.int("budget"),
            revenue: movie.int("revenue")
        )
    }
}
