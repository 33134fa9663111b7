import Domain

/// Who made a movie, and what it cost and earned.
public struct MovieProductionViewModel: Hashable, Sendable {
    public private(set) var countries: [String] = []
    public private(set) var companies: [String] = []

    /// In US dollars.
    public private(set) var budget: Int?

    /// In US dollars.
    public private(set) var revenue: Int?

    /// Nothing is known.
    init() {}

    init(_ production: MovieProduction) {
        countries = production.countries
        companies = production.companies
        budget = production.budget
        revenue = production.revenue
    }
}

/// Where to find more about a movie.
public struct MovieLinksViewModel: Hashable, Sendable {
    public private(set) var homepage: String?
    public private(set) var trailer: String?
    public private(set) var wikidataID: String?

    /// Nothing is known.
    init() {}

    init(_ links: MovieLinks) {
        homepage = links.homepage
        trailer = links.trailer
        wikidataID = links.wikidataID
    }
}

/// The release of a movie in one country.
public struct RegionalReleaseViewModel: Hashable, Sendable {
    /// ISO 3166-1, such as `KR`.
    public let region: String

    /// As in `MoviesListItemViewModel.releaseDate`.
    public let date: String?
    public let certification: String?

    init(_ release: RegionalRelease) {
        region = release.region
        date = release.date?.description
        certification = release.certification
    }
}

/// Where to watch a movie in one country.
public struct WatchOptionsViewModel: Hashable, Sendable {
    /// A way to watch a movie, and the services that offer it.
    public struct Offer: Hashable, Sendable {
        public enum Kind: String, CaseIterable, Sendable {
            case stream
            case free
            case ads
            case rent
            case buy
        }

        public let kind: Kind
        public let services: [String]
    }

    /// ISO 3166-1, such as `KR`.
    public let region: String
    public let link: String?

    /// One for each way; some may have no services.
    public let offers: [Offer]

    init(_ options: WatchOptions) {
        region = options.region
        link = options.link
        offers = [
            Offer(kind: .stream, services: options.stream),
            Offer(kind: .free, services: options.free),
            Offer(kind: .ads, services: options.ads),
            Offer(kind: .rent, services: options.rent),
            Offer(kind: .buy, services: options.buy),
        ]
    }
}
