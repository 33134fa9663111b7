import Domain
public import Infrastructure

/// Keeps answers of TMDB from one run to the next.
///
/// A cache that fails costs a request and nothing else, so it never says that it did.
public struct ResponseCache: Sendable {
    /// What all answers together may take.
    public static let byteLimit = 64 << 20

    /// 180 days: TMDB's terms of use allow six months.
    private static let ageLimit = 180 * 86_400

    private let store: CacheStore

    public init(store: CacheStore) {
        self.store = store
    }

    /// The answer kept for an address.
    func response(for address: String, now: Timestamp) -> CachedResponse? {
        guard let response = store.data(for: address).flatMap(CachedResponse.init) else {
            return nil
        }
        return response.date.age(at: now) <= Self.ageLimit ? response : nil
    }

    func store(_ response: CachedResponse, for address: String) async {
        try? await store.store(response.data, for: address)
    }
}

extension Timestamp {
    /// The seconds that have passed; none for a time to come, as after the clock was set back.
    func age(at now: Timestamp) -> Int {
        max(now.secondsSince1970 - secondsSince1970, 0)
    }
}
