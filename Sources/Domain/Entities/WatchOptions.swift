/// Where to watch a movie in one country, as names of services such as `Netflix`.
package struct WatchOptions: Hashable, Sendable {
    /// Who knows where to watch it, and requires that the user is told so.
    package static let provider = "JustWatch"

    /// ISO 3166-1, such as `KR`.
    package let region: String

    /// The URL of a page with links to the services.
    package let link: String?

    /// With a subscription.
    package let stream: [String]
    package let free: [String]

    /// Free, with advertisements.
    package let ads: [String]
    package let rent: [String]
    package let buy: [String]

    /// Whether a service streams it whose name begins like one of these.
    func isStreamed(byOneOf names: [String]) -> Bool {
        let services = (stream + free + ads).map(StreamingService.folded)
        return names.map(StreamingService.folded).contains { name in
            services.contains { $0.hasPrefix(name) }
        }
    }

    package init(
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
