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

/// An answer of TMDB as it is kept: a line with the time, a line with the entity tag, the body.
struct CachedResponse: Hashable {
    /// When it was last known to be right.
    let date: Timestamp

    /// Lets the server say that it still is; `nil` when the server gave none.
    let entityTag: String?
    let body: Data

    init(date: Timestamp, entityTag: String?, body: Data) {
        self.date = date
        self.entityTag = entityTag
        self.body = body
    }
}

extension CachedResponse {
    init?(_ data: Data) {
        let newline = UInt8(ascii: "\n")
        guard
            let first = data.firstIndex(of: newline),
            let second = data[(first + 1)...].firstIndex(of: newline),
            let seconds = Int(String(decoding: data[..<first], as: UTF8.self)), seconds >= 0
        else { return nil }
        let entityTag = String(decoding: data[(first + 1)..<second], as: UTF8.self)
        self.init(
            date: Timestamp(secondsSince1970: seconds),
            entityTag: entityTag.isEmpty ? nil : entityTag,
            body: data[(second + 1)...]
        )
    }

    var data: Data {
        let head = "\(date.secondsSince1970)\n\(entityTag ?? "")\n"
        return Data(head.utf8) + body
    }
}
