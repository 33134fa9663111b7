import Domain
public import Infrastructure

/// Asks TMDB, and keeps its answers for as long as they hold, and longer in case it can't be asked.
public struct TMDBClient: Sendable {
    /// When the network is used.
    public enum Mode: Hashable, Sendable {
        /// Where no answer is kept, or the one that is kept is too old.
        case useCache

        /// Always.
        case always
        case never
    }

    /// How many values an answer may have; TMDB's largest have some ten thousand.
    ///
    /// What a decoder needs grows with them and not with the bytes: ten megabytes of zeros took
    /// three hundred.
    private static let commaLimit = 200_000

    private let network: any NetworkService
    private let cache: ResponseCache?
    private let credential: TMDBCredential?
    private let mode: Mode
    private let now: @Sendable () -> Date
    private let log: @Sendable (NetworkLogEntry) -> Void

    /// - Parameters:
    ///   - network: reaches TMDB's API with a credential.
    ///   - cache: where answers are kept; `nil` where they can't be.
    ///   - credential: is kept out of what TMDB says about errors.
    ///   - mode: when the network is used.
    ///   - now: the time of day.
    ///   - log: hears of every answer that needed no request.
    public init(
        network: any NetworkService,
        cache: ResponseCache?,
        credential: TMDBCredential? = nil,
        mode: Mode = .useCache,
        now: @escaping @Sendable () -> Date = { Date() },
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) {
        self.network = network
        self.cache = cache
        self.credential = credential
        self.mode = mode
        self.now = now
        self.log = log
    }

    /// An answer that can be read: one that holds, or else an earlier one when that fails.
    func fetch<Value: Decodable>(
        _ type: Value.Type,
        _ request: TMDBRequest
    ) async throws(MoviesError) -> TMDBResult<Value> {
        let held = held(type, request)
        if let held, mode != .always, held.age < request.kind.lifetime {
            log(held.logEntry)
            return TMDBResult(value: held.value, fallback: nil)
        }
        do throws(MoviesError) {
            guard mode != .never else { throw .offline }
            return TMDBResult(value: try await ask(type, request, held), fallback: nil)
        } catch {
            guard let held, error.allowsFallback else { throw error }
            log(held.logEntry)
            return TMDBResult(
                value: held.value,
                fallback: .staleResponse(age: held.age, reason: error)
            )
        }
    }

    /// An answer that was kept.
    private struct Held<Value> {
        let value: Value
        let response: CachedResponse

        /// In seconds.
        let age: Int
        let logEntry: NetworkLogEntry
    }

    private func held<Value: Decodable>(
        _ type: Value.Type,
        _ request: TMDBRequest
    ) -> Held<Value>? {
        let start = ContinuousClock.now
        let address = network.address(of: request.endpoint)
        let now = timestamp()
        guard
            let response = cache?.response(for: address, now: now),
            let value = try? JSONDecoder().decode(type, from: response.body)
        else { return nil }
        let age = response.date.age(at: now)
        return Held(
            value: value,
            response: response,
            age: age,
            logEntry: NetworkLogEntry(
                address: address,
                outcome: .cached(byteCount: response.body.count, age: age),
                duration: start.duration(to: .now)
            )
        )
    }

    private func ask<Value: Decodable>(
        _ type: Value.Type,
        _ request: TMDBRequest,
        _ held: Held<Value>?
    ) async throws(MoviesError) -> Value {
        var endpoint = request.endpoint
        if let held { endpoint.held = .outdated(entityTag: held.response.entityTag) }
        let response: NetworkResponse
        do {
            response = try await network.response(for: endpoint)
        } catch .unsuccessful(let answer) where answer.status == 304 {
            guard let held else { throw .invalidResponse(server: network.host) }
            let entityTag = answer.header("ETag") ?? held.response.entityTag
            await keep(held.response.body, entityTag, request.endpoint)
            return held.value
        } catch .unsuccessful(let answer) {
            throw MoviesError(
                status: answer.status,
                retryAfter: RetryAfter(answer)?.seconds,
                server: network.host,
                reason: TMDBStatusDTO(answer)?.reason(hiding: credential)
            )
        } catch {
            throw MoviesError(error, server: network.host)
        }
        let value = try decode(type, response)
        await keep(response.body, response.header("ETag"), request.endpoint)
        return value
    }

    private func keep(_ body: Data, _ entityTag: String?, _ endpoint: Endpoint) async {
        await cache?.store(
            CachedResponse(date: timestamp(), entityTag: entityTag, body: body),
            for: network.address(of: endpoint)
        )
    }

    private func timestamp() -> Timestamp {
        Timestamp(secondsSince1970: Int(now().timeIntervalSince1970))
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type,
        _ response: NetworkResponse
    ) throws(MoviesError) -> Value {
        guard response.body.count(where: { $0 == UInt8(ascii: ",") }) <= Self.commaLimit else {
            throw .responseTooLarge(server: network.host)
        }
        do {
            return try JSONDecoder().decode(type, from: response.body)
        } catch {
            throw reason(response)
        }
    }

    /// Why a body is not what was asked for: TMDB may say so in it, whatever the HTTP status.
    private func reason(_ response: NetworkResponse) -> MoviesError {
        let status = try? JSONDecoder().decode(TMDBStatusDTO.self, from: response.body)
        if let httpStatus = status?.httpStatus {
            return MoviesError(
                status: httpStatus,
                server: network.host,
                reason: TMDBStatusDTO(response)?.reason(hiding: credential)
            )
        }
        return response.isWebPage
            ? .unexpectedHTML(server: network.host) : .invalidResponse(server: network.host)
    }
}

extension NetworkResponse {
    /// Whether it is meant for people, by what it calls itself or begins with.
    fileprivate var isWebPage: Bool {
        let isHTML = header("Content-Type")?.lowercased().hasPrefix("text/html") ?? false
        return isHTML || body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}

/// What TMDB said, now or earlier.
struct TMDBResult<Value> {
    let value: Value

    /// Why this is an earlier answer; `nil` for one that holds.
    let fallback: Fallback?
}
