import Domain

/// The release of a movie in one country.
package struct RegionalReleaseViewModel: Hashable, Sendable {
    /// ISO 3166-1, such as `KR`.
    package let region: String

    /// As in `MoviesListItemViewModel.releaseDate`.
    package let date: String?
    package let certification: String?

    init(_ release: RegionalRelease) {
        region = release.region
        date = release.date?.description
        certification = release.certification
    }
}

/// Where to watch a movie in one country.
package struct WatchOptionsViewModel: Hashable, Sendable {
    /// A way to watch a movie, and the services that offer it.
    package struct Offer: Hashable, Sendable {
        package enum Kind: String, CaseIterable, Sendable {
            case stream
            case free
            case ads
            case rent
            case buy
        }

        package let kind: Kind
        package let services: [String]
    }

    /// ISO 3166-1, such as `KR`.
    package let region: String
    package let link: String?

    /// One for each way; some may have no services.
    package let offers: [Offer]

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
