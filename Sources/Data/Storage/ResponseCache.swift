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

    private let store: DiskCache

    public init(store: DiskCache) {
        self.store = store
    }

    /// The answer kept for an address; none from a time to come, as after the clock was set back.
    func response(for address: String, now: Timestamp) -> CachedResponse? {
        guard let response = store.data(for: address).flatMap(CachedResponse.init) else {
            return nil
        }
        return (0...Self.ageLimit).contains(response.date.age(at: now)) ? response : nil
    }

    func store(_ response: CachedResponse, for address: String) async {
        try? await store.store(response.data, for: address)
    }
}

extension Timestamp {
    /// The seconds that have passed.
    func age(at now: Timestamp) -> Int {
        now.secondsSince1970 - secondsSince1970
    }
}
