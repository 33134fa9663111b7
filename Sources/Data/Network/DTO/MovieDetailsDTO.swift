import Domain

/// The details of one movie, with the parts that `TMDBEndpoints` appends.
struct MovieDetailsDTO: Decodable {
    let movie: MovieDTO
    let genres: [NamedEntityDTO]
    let tagline: String?
    let runtime: Int?
    let status: String?
    let collection: MovieCollectionDTO?
    let homepage: String?
    let imdbID: String?
    let spokenLanguages: [SpokenLanguageDTO]
    let production: ProductionDTO

    // `nil` if the response does not have them.
    let credits: CreditsDTO?
    let externalIDs: ExternalIDsDTO?
    let keywords: KeywordsDTO?
    let recommendations: MoviesPageDTO?
    let releaseDates: ReleaseDatesDTO?
    let videos: VideosDTO?
    let watchProviders: WatchProvidersDTO?

    init(from decoder: any Decoder) throws {
        movie = try MovieDTO(from: decoder)
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        genres = container.lenientList(NamedEntityDTO.self, .genres)
        tagline = container.lenientString(.tagline)
        runtime = container.lenientInt(.runtime)
        status = container.lenientString(.status)
        collection = container.lenientPart(.collection)
        homepage = container.lenientString(.homepage)
        imdbID = container.lenientString(.imdbID)
        spokenLanguages = container.lenientList(SpokenLanguageDTO.self, .spokenLanguages)
        production = ProductionDTO(container)
        credits = container.lenientPart(.credits)
        externalIDs = container.lenientPart(.externalIDs)
        keywords = container.lenientPart(.keywords)
        recommendations = container.lenientPart(.recommendations)
        releaseDates = container.lenientPart(.releaseDates)
        videos = container.lenientPart(.videos)
        watchProviders = container.lenientPart(.watchProviders)
    }
}

extension MovieDetailsDTO {
    /// - Parameters:
    ///   - imageURL: the base URL of posters, without a trailing slash.
    ///   - region: the country that the response was decoded for.
    ///   - language: the language of the request, such as `ko-KR`.
    ///   - fallback: why the response is stale; `nil` if it is not.
    /// - Returns: the details, with everything in them that is valid.
    func toDomain(
        imageURL: String,
        region: String,
        language: String,
        fallback: Fallback?
    ) -> MovieDetails {
        MovieDetails(
            movie: movie.toDomain(
                imageURL: imageURL,
                imdbID: imdbID.flatMap(IMDbID.init) ?? externalIDs?.imdbID,
                genres: genres.map { Genre(name: $0.name) }
            ),
            tagline: tagline,
            runtime: runtime,
            status: status.flatMap(MovieStatus.init(tmdb:)),
            collection: collection.map { MovieCollection(id: $0.id, name: $0.name) },
            keywords: keywords?.names ?? [],
            spokenLanguages: spokenLanguages.map(\.language),
            production: production.toDomain(),
            credits: credits?.toDomain() ?? MovieCredits(),
            links: MovieLinks(
                homepage: homepage.flatMap(WebURL.init)?.description,
                trailer: videos?.trailerURL(language: language),
                wikidataID: externalIDs?.wikidataID
            ),
            release: releaseDates?.toDomain(region: region) ?? RegionalRelease(region: region),
            watchOptions: watchProviders?.toDomain(region: region) ?? WatchOptions(region: region),
            recommendations: recommendations?.toDomain(number: 1, imageURL: imageURL).movies ?? [],
            source: .tmdb,
            fallback: fallback
        )
    }
}

extension MovieStatus {
    /// Takes TMDB's name of a status.
    fileprivate init?(tmdb name: String) {
        switch name {
        case "Rumored": self = .rumored
        case "Planned": self = .planned
        case "In Production": self = .inProduction
        case "Post Production": self = .postProduction
        case "Released": self = .released
        case "Canceled": self = .canceled
        default: return nil
        }
    }
}

/// The collection that a movie belongs to.
struct MovieCollectionDTO: Decodable {
    let id: Int?
    let name: String

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        id = container.lenientInt(.id).flatMap { $0 > 0 ? $0 : nil }
        name = try container.name(.name)
    }
}

/// An object with a name; its other values don't matter.
struct NamedEntityDTO: Decodable {
    let name: String

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: TMDBDetailsKey.self).name(.name)
    }
}
