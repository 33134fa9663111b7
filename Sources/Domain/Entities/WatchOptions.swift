/// Where to watch a movie in one country, as names of services such as `Netflix`.
public struct WatchOptions: Hashable, Sendable {
    /// ISO 3166-1, such as `KR`.
    public let region: String

    /// The URL of a page with links to the services.
    public let link: String?

    /// With a subscription.
    public let stream: [String]
    public let free: [String]

    /// Free, with advertisements.
    public let ads: [String]
    public let rent: [String]
    public let buy: [String]

    public init(
        region: String,
        link: String? = nil,
        stream: [String] = [],
        free: [String] = [],
        ads: [String] = [],
        rent: [String] = [],
        buy: [String] = []
    ) {
        self.region = region
        self.link = link
        self.stream = stream
        self.free = free
        self.ads = ads
        self.rent = rent
        self.buy = buy
    }
}
