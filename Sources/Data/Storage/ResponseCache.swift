package import Domain
package import Infrastructure
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Stores responses of servers from one run to the next.
///
/// A cache that fails costs a request and nothing else, so that errors are reported only by `info`
/// and `removeAll`.
package struct ResponseCache: ResponseCacheRepository {
    /// The most bytes that all responses take together.
    package static let byteLimit = 64 << 20

    /// 180 days: TMDB's terms of use allow six months.
    private static let ageLimit = 180 * 86_400

    private let store: DiskCache

    package init(store: DiskCache) { self.store = store }

    /// The response cached for a URL; none from the future, as after the clock was set back.
    func response(for url: String, now: Timestamp) -> CachedResponse? {
        guard let response = store.data(for: url).flatMap(CachedResponse.init) else { return nil }
        return (0...Self.ageLimit).contains(response.date.age(at: now)) ? response : nil
    }

    /// Caches a response for a URL, unless the cache is busy.
    func store(_ response: CachedResponse, for url: String) async {
        try? await store.insert(response.data, for: url)
    }

    package func info() async throws(MoviesError) -> ResponseCacheInfo {
        let usage = try MoviesError.mapping(try store.usage())
        return ResponseCacheInfo(
            path: store.path,
            responseCount: usage.entryCount,
            byteCount: usage.byteCount,
            byteLimit: store.byteLimit
        )
    }

    package func removeAll() async throws(MoviesError) {
        try await MoviesError.mapping(store.removeAll)
    }
}

/// A response in its cached form: a line with the time, a line with the entity tag, the body.
struct CachedResponse {
    /// When the server last confirmed it.
    let date: Timestamp

    /// Lets the server confirm it again; `nil` if the server gave none.
    let entityTag: String?
    let body: Data
}

extension CachedResponse {
    init?(_ data: Data) {
        let newline = UInt8(ascii: "\n")
        guard let first = data.firstIndex(of: newline),
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
