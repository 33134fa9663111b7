package import Domain
import Essentials
package import Infrastructure

/// The requests whose responses come from the cache; named after the cases of
/// `URLRequest.CachePolicy`.
package enum CachePolicy: Hashable, Sendable {
    /// Use fresh responses, and request all others.
    case useCache

    /// Request all responses, and use cached ones only if the request fails.
    case reload

    /// Use cached responses, fresh or stale, and request none.
    case cacheOnly
}

/// Fetches responses from a network service, with a cache on disk in front of it.
///
/// A response is fresh for its lifetime. After that it is stale: it is revalidated by its entity
/// tag, and serves as a fallback if the request fails ("stale-if-error", RFC 5861). The cache holds
/// only responses that could be decoded.
package struct CachingNetworkService: Sendable {
    private let network: any NetworkService
    private let configuration: NetworkConfiguration
    private let source: OnlineSource
    private let cache: ResponseCache?
    private let policy: CachePolicy
    private let now: @Sendable () -> Timestamp
    private let log: @Sendable (NetworkLogEntry) -> Void

    /// `configuration` is that of the network service; without a cache, nothing is cached; `log`
    /// receives an entry for every response from the cache.
    package init(
        _ network: any NetworkService,
        _ configuration: NetworkConfiguration,
        source: OnlineSource,
        cache: ResponseCache?,
        policy: CachePolicy = .useCache,
        now: @escaping @Sendable () -> Timestamp = { .now },
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) {
        self.network = network
        self.configuration = configuration
        self.source = source
        self.cache = cache
        self.policy = policy
        self.now = now
        self.log = log
    }

    var server: Server { Server(host: configuration.host, source: source) }

    /// The decoded response of an endpoint: a fresh one, or else a stale one if the request fails.
    ///
    /// `lifetime` is in seconds. If `decode` throws, a cached response counts as missing.
    func fetch<Value>(
        _ endpoint: Endpoint,
        lifetime: Int,
        errors: TMDBErrorReader? = nil,
        decode: (NetworkResponse) throws(MoviesError) -> Value
    ) async throws(MoviesError) -> FetchResult<Value> {
        let cached = cachedValue(endpoint, decode)
        if let cached, isFresh(cached, lifetime) {
            log(cached.logEntry)
            return FetchResult(value: cached.value, fallback: nil)
        }
        do throws(MoviesError) {
            guard policy != .cacheOnly else { throw .offline(source) }
            let value = try await fetchFromNetwork(endpoint, cached, errors, decode)
            return FetchResult(value: value, fallback: nil)
        } catch {
            guard let cached, error.allowsFallback else { throw error }
            log(cached.logEntry)
            return FetchResult(
                value: cached.value,
                fallback: .staleResponse(age: cached.age, reason: error)
            )
        }
    }

    /// The decoded response of an endpoint if it is cached; requests nothing.
    ///
    /// Without `allowsStale`, it must be fresh. The other parameters are those of `fetch`.
    func cachedResult<Value>(
        of endpoint: Endpoint,
        lifetime: Int,
        allowsStale: Bool,
        decode: (NetworkResponse) throws(MoviesError) -> Value
    ) -> (value: Value, isFresh: Bool)? {
        guard let cached = cachedValue(endpoint, decode) else { return nil }
        let isFresh = isFresh(cached, lifetime)
        guard isFresh || allowsStale else { return nil }
        log(cached.logEntry)
        return (cached.value, isFresh)
    }

    private func isFresh<Value>(_ cached: CachedValue<Value>, _ lifetime: Int) -> Bool {
        policy != .reload && cached.age < lifetime
    }

    private struct CachedValue<Value> {
        let value: Value
        let response: CachedResponse

        /// In seconds.
        let age: Int
        let logEntry: NetworkLogEntry
    }

    private func cachedValue<Value>(
        _ endpoint: Endpoint,
        _ decode: (NetworkResponse) throws(MoviesError) -> Value
    ) -> CachedValue<Value>? {
        let start = ContinuousClock.now
        let url = configuration.displayURL(of: endpoint)
        let now = now()
        guard let response = cache?.response(for: url, now: now),
            // It is requested again if this version of the program can't decode it.
            let value = try? decode(NetworkResponse(status: 200, body: response.body))
        else { return nil }
        let age = response.date.age(at: now)
        return CachedValue(
            value: value,
            response: response,
            age: age,
            logEntry: NetworkLogEntry(
                url: url,
                outcome: .cached(byteCount: response.body.count, age: age),
                duration: start.duration(to: .now)
            )
        )
    }

    private func fetchFromNetwork<Value>(
        _ endpoint: Endpoint,
        _ cached: CachedValue<Value>?,
        _ errors: TMDBErrorReader?,
        _ decode: (NetworkResponse) throws(MoviesError) -> Value
    ) async throws(MoviesError) -> Value {
        var request = endpoint
        if let cached { request.cacheStatus = .stale(entityTag: cached.response.entityTag) }
        let response: NetworkResponse
        do {
            response = try await network.response(for: request)
        } catch .httpStatus(let response) where response.status == 304 {
            guard let cached else { throw .server(server, .invalidResponse) }
            let entityTag = response.header("ETag") ?? cached.response.entityTag
            await store(cached.response.body, entityTag, endpoint)
            return cached.value
        } catch .httpStatus(let response)
            where response.status == 404 && errors?.status(of: response) == 404
        {
            throw .server(server, .resourceNotFound)
        } catch {
            throw MoviesError(error, server: server) { errors?.reason(in: $0) }
        }
        let value = try decode(response)
        await store(response.body, response.header("ETag"), endpoint)
        return value
    }

    private func store(_ body: Data, _ entityTag: String?, _ endpoint: Endpoint) async {
        await cache?.store(
            CachedResponse(date: now(), entityTag: entityTag, body: body),
            for: configuration.displayURL(of: endpoint)
        )
    }
}

struct FetchResult<Value> {
    let value: Value

    /// The reason that the response is stale; `nil` for a fresh one.
    let fallback: Fallback?
}

/// Stores responses of servers from one run to the next.
///
/// A cache that fails costs a request and nothing else, so that errors are reported only by `info`
/// and `removeAll`.
package struct ResponseCache: ResponseCacheRepository {
    /// The most bytes that all responses take together.
    package static let byteLimit = 64 << 20

    /// 180 days: TMDB's terms of use allow six months.
    private static let ageLimit = 180 * 86_400

    /// The cache, or the reason that there is no folder for it: then nothing is cached.
    private let store: Result<DiskCache, MoviesError>

    package init(store: Result<DiskCache, MoviesError>) { self.store = store }

    /// The response cached for a URL; none from the future, as after the clock was set back.
    func response(for url: String, now: Timestamp) -> CachedResponse? {
        guard let response = (try? store.get())?.data(for: url).flatMap(CachedResponse.init)
        else { return nil }
        return (0...Self.ageLimit).contains(response.date.age(at: now)) ? response : nil
    }

    func store(_ response: CachedResponse, for url: String) async {
        try? await store.get().insert(response.data, for: url)
    }

    package func info() async throws(MoviesError) -> ResponseCacheInfo {
        let store = try store.get()
        let usage = try MoviesError.mapping(try store.usage())
        return ResponseCacheInfo(
            path: store.path,
            responseCount: usage.entryCount,
            byteCount: usage.byteCount,
            byteLimit: store.byteLimit
        )
    }

    package func removeAll() async throws(MoviesError) {
        try await MoviesError.mapping(store.get().removeAll)
    }
}

/// A response in its cached form: a line with the time, a line with the entity tag, the body.
struct CachedResponse {
    /// The last time that the server confirmed it.
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
