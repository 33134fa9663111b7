import Domain
package import Infrastructure

/// Stores responses of servers from one run to the next.
///
/// A cache that fails costs a request and nothing else, so errors are not reported.
package struct ResponseCache: Sendable {
    /// The most bytes that all responses take together.
    package static let byteLimit = 64 << 20

    /// 180 days: TMDB's terms of use allow six months.
    private static let ageLimit = 180 * 86_400

    private let store: DiskCache

    package init(store: DiskCache) {
        self.store = store
    }

    /// The response cached for a URL; none from the future, as after the clock was set back.
    func response(for url: String, now: Timestamp) -> CachedResponse? {
        guard let response = store.data(for: url).flatMap(CachedResponse.init) else {
            return nil
        }
        return (0...Self.ageLimit).contains(response.date.age(at: now)) ? response : nil
    }

    /// Caches a response for a URL, unless the cache is busy.
    func store(_ response: CachedResponse, for url: String) async {
        try? await store.insert(response.data, for: url)
    }
}
