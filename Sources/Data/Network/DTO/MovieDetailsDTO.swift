import Domain
import Text

/// The details of one movie, with the parts that `TMDBEndpoints` appends.
struct MovieDetailsDTO: Decodable {
    /// Everything in the response that is valid.
    let details: MovieDetails

    init(from decoder: any Decoder) throws {
        var movie = try MovieDTO(from: decoder).movie
        let object = try JSONObject(from: decoder)
        let ids = object.object("external_ids")
        let videos = object.object("videos")?.list(VideoDTO.self, "results") ?? []
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
                trailer: videos.trailerURL(language: decoder.context?.language ?? ""),
                wikidataID: ids?.name("wikidata_id").flatMap { Self.isWikidataID($0) ? $0 : nil }
            ),
            release: decoder.context.map {
                RegionalRelease(object.object("release_dates"), region: $0.region)
            },
            watchOptions: decoder.context.map {
                WatchOptions(object.object("watch/providers"), region: $0.region)
            },
            recommendations: object.value(MoviesPageDTO.self, "recommendations")?.movies() ?? [],
            source: .tmdb
        )
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
}

extension MovieCollection {
    fileprivate init?(_ collection: JSONObject) {
        guard let name = collection.name("name") else { return nil }
        self.init(id: collection.id("id"), name: name)
    }
}

extension MovieProduction {
    fileprivate init(_ movie: JSONObject) {
        let countries = movie.names(of: "production_countries")
        self.init(
            // A country code is better than nothing.
            countries: countries.isEmpty ? movie.list(String.self, "origin_country") : countries,
            companies: movie.names(of: "production_companies"),
            budget: movie.int("budget"),
            revenue: movie.int("revenue")
        )
    }
}

extension RegionalRelease {
    /// Takes the releases in all countries; those in others than `region` are not decoded.
    ///
    /// The date and the certification may be those of different releases.
    init(_ releases: JSONObject?, region: String) {
        let countries = releases?.objects("results") ?? []
        let sorted = countries.filter { $0.string("iso_3166_1") == region }
            .flatMap { $0.objects("release_dates") }
            .map { (release: $0, date: Self.date(of: $0)) }
            .sorted { Self.rank($0.release, $0.date) < Self.rank($1.release, $1.date) }
        self.init(
            region: region,
            date: sorted.lazy.compactMap(\.date).first,
            certification: sorted.lazy.compactMap { $0.release.name("certification") }.first
        )
    }

    private static func date(of release: JSONObject) -> CalendarDate? {
        // A time follows, which is always midnight: `1999-05-15T00:00:00.000Z`.
        release.string("release_date").flatMap { CalendarDate(String($0.prefix(10))) }
    }

    /// Theatrical releases first, and earlier ones before later ones.
    private static func rank(_ release: JSONObject, _ date: CalendarDate?) -> (Int, String) {
        // In theaters, in a few theaters, and at a premiere; then digital, physical and on TV.
        let kind = [3, 2, 1].firstIndex(of: release.int("type")) ?? 3
        return (kind, date?.description ?? "unknown")
    }
}

extension WatchOptions {
    /// Takes the services in all countries.
    init(_ providers: JSONObject?, region: String) {
        let services = providers?.object("results")?.object(region)
        self.init(
            region: region,
            link: services?.string("link").flatMap(WebURL.init)?.description,
            services: WatchOffer.allCases.reduce(into: [:]) { names, offer in
                let key = offer == .stream ? "flatrate" : offer.rawValue
                names[offer] = services?.objects(key).compactMap { $0.name("provider_name") }
            }
        )
    }
}

/// A video at a site that shows it by its key.
struct VideoDTO: Decodable {
    let url: String

    /// In lower case, such as `trailer`.
    let type: String?
    let isOfficial: Bool

    /// ISO 639-1.
    let language: String?

    /// Fails for another site, and without a valid key.
    init(from decoder: any Decoder) throws {
        let video = try JSONObject(from: decoder)
        let key = video.name("key").flatMap { Self.isKey($0) ? $0 : nil }
        url = try Self.url(site: video.name("site")?.lowercased(), key: key.required()).required()
        type = video.name("type")?.lowercased()
        isOfficial = video.bool("official") ?? false
        language = video.name("iso_639_1")
    }

    private static func url(site: String?, key: String) -> String? {
        switch site {
        case "youtube": "https://www.youtube.com/watch?v=\(key)"
        case "vimeo": "https://vimeo.com/\(key)"
        default: nil
        }
    }

    private static func isKey(_ key: String) -> Bool {
        key.utf8.count <= 64
            && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    }
}

extension [VideoDTO] {
    /// The URL of the best trailer, or else of the best teaser; `nil` if there is neither.
    ///
    /// Official videos are better than others, and then those in a language such as `ko-KR`.
    func trailerURL(language: String) -> String? {
        let code = language.prefix { $0 != "-" }
        return ["trailer", "teaser"].lazy
            .compactMap { type in
                filter { $0.type == type }.min { rank($0, code) < rank($1, code) }
            }
            .first?.url
    }

    private func rank(_ video: VideoDTO, _ language: Substring) -> (Int, Int) {
        (video.isOfficial ? 0 : 1, video.language.map { $0 == language } ?? false ? 0 : 1)
    }
}
