import Foundation
import Synchronization
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request on its way: it gathers the answer and ends once, by whatever happens first.
final class URLSessionExchange: Sendable {
    typealias Outcome = Result<NetworkResponse, NetworkError>

    private struct State {
        var head: NetworkResponse?
        var body = Data()
        var redirectCount = 0
        var isComplete = false
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private static let redirectLimit = 5

    private let origin: URL?
    private let bodyLimit: Int
    private let state = Mutex(State())

    init(origin: URL?, bodyLimit: Int) {
        self.origin = origin
        self.bodyLimit = bodyLimit
    }

    /// Whether the session has nothing more to say, and nothing is left to cancel.
    var isComplete: Bool { state.withLock(\.isComplete) }

    /// Waits for the end; for one caller only.
    func outcome() async -> Outcome {
        await withCheckedContinuation { waiter in
            let outcome = state.withLock { state in
                if state.outcome == nil { state.waiter = waiter }
                return state.outcome
            }
            if let outcome { waiter.resume(returning: outcome) }
        }
    }

    func end(_ outcome: Outcome) {
        let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            guard state.outcome == nil else { return nil }
            state.outcome = outcome
            state.body = Data()
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: outcome)
    }

    /// Whether to follow: a few times, and never to where a credential must not go.
    ///
    /// `scheme` is that of the address as the server gave it; `nil` for a relative one.
    func shouldFollowRedirect(to url: URL?, scheme: String?) -> Bool {
        guard
            let url, let origin,
            scheme == nil || scheme == origin.scheme,
            url.scheme == origin.scheme, url.host == origin.host, url.port == origin.port
        else { return false }
        return state.withLock { state in
            state.redirectCount += 1
            return state.redirectCount <= Self.redirectLimit
        }
    }

    func didReceive(_ response: HTTPURLResponse) {
        let headers = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { HTTPHeader($0, "\(value)") }
        }
        let head = NetworkResponse(status: response.statusCode, headers: headers)
        state.withLock { $0.head = head }
        if response.expectedContentLength > Int64(bodyLimit) {
            end(.failure(.tooLarge(limit: bodyLimit)))
        }
    }

    func didReceive(_ data: Data) {
        let isTooLarge = state.withLock { state in
            guard state.outcome == nil else { return false }
            guard state.body.count + data.count <= bodyLimit else { return true }
            state.body.append(data)
            return false
        }
        if isTooLarge { end(.failure(.tooLarge(limit: bodyLimit))) }
    }

    /// The session is lost; see `URLSessionTrap`.
    ///
    /// A body that ended in a trailer is all there; another one shows itself when it is read.
    func didTrap() {
        let (head, body) = state.withLock { ($0.head, $0.body) }
        guard let head else { return end(.failure(.unreachable(.lost))) }
        end(.success(NetworkResponse(status: head.status, headers: head.headers, body: body)))
    }

    func didComplete(with error: (any Error)?) {
        let (head, body) = state.withLock { state in
            state.isComplete = true
            return (state.head, state.body)
        }
        if let error {
            let code = (error as? URLError)?.code ?? .unknown
            let isSecure = origin?.scheme == "https"
            end(.failure(NetworkError(code, isSecure: isSecure, hasBegun: head != nil)))
        } else if let head {
            end(.success(NetworkResponse(status: head.status, headers: head.headers, body: body)))
        } else {
            end(.failure(.damaged))
        }
    }
}
