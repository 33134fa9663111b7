import Domain

/// Where to watch a movie in the country of the decoder.
struct WatchProvidersDTO: Decodable {
    private let link: String?
    private let flatrate: [String]
    private let free: [String]
    private let ads: [String]
    private let rent: [String]
    private let buy: [String]

    /// Fails if the movie can't be watched in that country.
    init(from decoder: any Decoder) throws {
        let region = TMDBRegionKey(stringValue: decoder.region ?? "")
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
            .nestedContainer(keyedBy: TMDBRegionKey.self, forKey: .results)
            .nestedContainer(keyedBy: TMDBDetailsKey.self, forKey: region)
        link = container.lenientString(.link)
        flatrate = Self.names(container, .flatrate)
        free = Self.names(container, .free)
        ads = Self.names(container, .ads)
        rent = Self.names(container, .rent)
        buy = Self.names(container, .buy)
    }

    private static func names(
        _ container: KeyedDecodingContainer<TMDBDetailsKey>,
        _ key: TMDBDetailsKey
    ) -> [String] {
        container.lenientList(WatchProviderDTO.self, key).map(\.name)
    }

    func toDomain(region: String) -> WatchOptions {
        WatchOptions(
            region: region,
            link: link.flatMap(WebURL.init)?.description,
            stream: flatrate,
            free: free,
            ads: ads,
            rent: rent,
            buy: buy
        )
    }
}

/// A service where movies can be watched.
private struct WatchProviderDTO: Decodable {
    let name: String

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: TMDBDetailsKey.self).name(.providerName)
    }
}
