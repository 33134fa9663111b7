/// A movie as its own page shows it.
///
/// Whatever a source does not know is `nil` or empty.
package struct MovieDetails: Hashable, Sendable {
    package var movie: Movie
    package var tagline: String?
    package let translations: [TitleTranslation]

    /// In minutes, 1…99,999; the longest movie ever made takes half of that.
    package let runtime: Int?
    package let status: MovieStatus?
    package let collection: MovieCollection?
    package let keywords: [String]

    /// The most important first.
    package var moods: [Mood]
    package var awards: [MovieAward]
    package let spokenLanguages: [SpokenLanguage]
    package let production: MovieProduction
    package let credits: MovieCredits
    package var links: MovieLinks

    /// `nil` if the source knows nothing about single countries.
    package let release: RegionalRelease?
    package let watchOptions: WatchOptions?

    /// Movies for the audience of this one, best first.
    package var recommendations: [Movie]
    package let source: MoviesSource

    /// The rating at IMDb, if the source has its own and this machine has that of IMDb.
    package var imdbRating: IMDbUserRating?
    package var fallback: Fallback?

    /// Whether the user's files leave the movie out of what searches find.
    package var isLeftOutByFiles = false

    /// The possible runtimes, in minutes; another number is an unknown one.
    package static let runtimes = 1...99_999

    package init(
        movie: Movie,
        tagline: String? = nil,
        translations: [TitleTranslation] = [],
        runtime: Int? = nil,
        status: MovieStatus? = nil,
        collection: MovieCollection? = nil,
        keywords: [String] = [],
        moods: [Mood] = [],
        awards: [MovieAward] = [],
        spokenLanguages: [SpokenLanguage] = [],
        production: MovieProduction = MovieProduction(),
        credits: MovieCredits = MovieCredits(),
        links: MovieLinks = MovieLinks(),
        release: RegionalRelease? = nil,
        watchOptions: WatchOptions? = nil,
        recommendations: [Movie] = [],
        source: MoviesSource,
        fallback: Fallback? = nil
    ) {
        self.movie = movie
        self.tagline = tagline
        self.translations = translations
        self.runtime = runtime.flatMap { Self.runtimes.contains($0) ? $0 : nil }
        self.status = status
        self.collection = collection
        self.keywords = keywords
        self.moods = moods
        self.awards = awards
        self.spokenLanguages = spokenLanguages
        self.production = production
        self.credits = credits
        self.links = links
        self.release = release
        self.watchOptions = watchOptions
        self.recommendations = recommendations
        self.source = source
        self.fallback = fallback
    }
}

package struct TitleTranslation: Hashable, Sendable {
    /// ISO 639-1.
    package let language: String
    package let title: String

    package init(language: String, title: String) {
        self.language = language
        self.title = title
    }
}

/// A series of movies, such as all those with Paddington.
package struct MovieCollection: Hashable, Sendable {
    package let id: Int?
    package let name: String

    package init(id: Int? = nil, name: String) {
        self.id = id
        self.name = name
    }
}

package struct IMDbUserRating: Hashable, Sendable {
    /// 0…10.
    package let average: Double
    package let voteCount: Int?

    package init(average: Double, voteCount: Int?) {
        self.average = average
        self.voteCount = voteCount
    }
}

/// The stage of a movie before its release; the raw value is TMDB's name of it.
package enum MovieStatus: String, Hashable, Sendable {
    case rumored = "Rumored"
    case planned = "Planned"
    case inProduction = "In Production"
    case postProduction = "Post Production"
    case released = "Released"
    case canceled = "Canceled"
}

/// A language that is spoken in a movie; at least one of its values is known.
package struct SpokenLanguage: Hashable, Sendable {
    /// As in `Movie.originalLanguage`.
    package let code: String?
    package let englishName: String?

    /// Fails without a value.
    package init?(code: String?, englishName: String?) {
        guard code != nil || englishName != nil else { return nil }
        self.code = code
        self.englishName = englishName
    }
}

package struct MovieLinks: Hashable, Sendable {
    package let homepage: String?
    package var trailer: String?

    /// The id at Wikidata, such as `Q83495`.
    package let wikidataID: String?

    package init(homepage: String? = nil, trailer: String? = nil, wikidataID: String? = nil) {
        self.homepage = homepage
        self.trailer = trailer
        self.wikidataID = wikidataID
    }
}

/// The makers of a movie, and what it cost and earned.
package struct MovieProduction: Hashable, Sendable {
    package let countries: [String]
    package let companies: [String]

    /// In US dollars, above zero.
    package let budget: Int?
    package let revenue: Int?

    package init(
        countries: [String] = [],
        companies: [String] = [],
        budget: Int? = nil,
        revenue: Int? = nil
    ) {
        self.countries = countries
        self.companies = companies
        self.budget = budget.flatMap { $0 > 0 ? $0 : nil }
        self.revenue = revenue.flatMap { $0 > 0 ? $0 : nil }
    }
}

package struct RegionalRelease: Hashable, Sendable {
    /// ISO 3166-1, such as `KR`.
    package let region: String
    package let date: CalendarDate?

    /// For what age the movie is, as the country writes it: `15` or `PG-13`.
    package let certification: String?

    package init(region: String, date: CalendarDate? = nil, certification: String? = nil) {
        self.region = region
        self.date = date
        self.certification = certification
    }
}

/// The services that show a movie in one country, such as `Netflix`.
package struct WatchOptions: Hashable, Sendable {
    /// The owner of the facts about where to watch it, who requires that the user is told so.
    package static let provider = "JustWatch"

    /// ISO 3166-1, such as `KR`.
    package let region: String
    package let link: String?

    /// The names of the services; an offer without any is not a key.
    package let services: [WatchOffer: [String]]

    package init(region: String, link: String? = nil, services: [WatchOffer: [String]] = [:]) {
        (self.region, self.link) = (region, link)
        self.services = services.filter { !$0.value.isEmpty }
    }

    /// Whether a service streams it whose name begins like one of these.
    func isStreamed(byOneOf names: [String]) -> Bool {
        let folded = names.map(StreamingService.folded)
        return [WatchOffer.stream, .free, .ads].flatMap { services[$0] ?? [] }.contains { service in
            folded.contains { StreamingService.folded(service).hasPrefix($0) }
        }
    }
}

/// The terms on which a service offers a movie: a subscription, free, free with ads, and for money.
package enum WatchOffer: String, CaseIterable, Sendable {
    case stream, free, ads, rent, buy
}
