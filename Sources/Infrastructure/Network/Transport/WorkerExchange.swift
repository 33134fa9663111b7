import Essentials
import Synchronization

/// A request to a worker, and what becomes of its response; called by one thread at a time.
protocol WorkerExchange: Sendable {
    /// When the exchange fails with `timedOut`.
    var deadline: ContinuousClock.Instant { get }

    /// Takes the next frame of the response; `false` when no other frame is wanted.
    func receive(_ frame: WorkerFrame) -> Bool

    /// Takes the end of a worker that ended by itself.
    ///
    /// URLSession traps at a trailer, which follows the body, so the response may be complete.
    func endAfterAbort()

    /// Takes the end of a worker that also served other requests, one of which may have ended it.
    func endWithOthers()

    /// Ends the exchange without a response.
    func fail(_ error: NetworkError)
}

extension WorkerExchange {
    func endAfterAbort() { fail(.unreachable(.lost)) }
    func endWithOthers() { fail(.unreachable(.lost)) }
}

/// Collects a whole response, frame by frame.
final class ResponseExchange: WorkerExchange {
    /// `nil` if the worker ended while it also served other requests.
    typealias Outcome = Result<NetworkResponse?, NetworkError>

    private struct State {
        var head: NetworkResponse?
        var body = Data()

        /// In bytes; `nil` also for a compressed body, which arrives decompressed.
        var announcedCount: Int? {
            guard let head, head.header("Content-Encoding") == nil else { return nil }
            return head.header("Content-Length").flatMap { Int($0) }
        }
    }

    let deadline: ContinuousClock.Instant
    private let bodyLimit: Int
    private let complete: @Sendable (Outcome, _ isWorkerReady: Bool) -> Void
    private let state = Mutex(State())

    /// The whole response must have arrived at the deadline.
    init(
        _ request: NetworkRequest,
        until deadline: ContinuousClock.Instant,
        complete: @escaping @Sendable (Outcome, _ isWorkerReady: Bool) -> Void
    ) {
        bodyLimit = request.bodyLimit
        self.deadline = deadline
        self.complete = complete
    }

    func receive(_ frame: WorkerFrame) -> Bool {
        switch frame {
        case .greeting, .acceptance: fail(.malformedResponse)
        case .head(let status, let headers):
            let count = state.withLock { state in
                state.head = NetworkResponse(status: status, headers: headers)
                return state.announcedCount ?? 0
            }
            if count <= bodyLimit { return true }
            fail(.tooLarge(limit: bodyLimit))
        case .body(let data):
            let count = state.withLock { state in
                state.body.append(data)
                return state.body.count
            }
            if count <= bodyLimit { return true }
            fail(.tooLarge(limit: bodyLimit))
        case .end: complete(response ?? .failure(.malformedResponse), response != nil)
        case .failure(let error): fail(error)
        }
        return false
    }

    func endAfterAbort() {
        // The response is incomplete if it is shorter than the server announced.
        let isShort = state.withLock { ($0.announcedCount ?? 0) > $0.body.count }
        let response = isShort ? nil : response
        complete(response ?? .failure(.unreachable(.lost)), false)
    }

    func endWithOthers() { complete(.success(nil), false) }

    func fail(_ error: NetworkError) { complete(.failure(error), false) }

    private var response: Outcome? {
        state.withLock { state in
            state.head.map { head in
                .success(
                    NetworkResponse(status: head.status, headers: head.headers, body: state.body)
                )
            }
        }
    }
}

extension WorkerTransport: DownloadTransport {
    package func fetch(
        _ request: NetworkRequest,
        idleTimeout: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError) {
        try await response(to: request, from: try pool.take(isAlone: true)) { complete in
            DownloadExchange(receiver, idleTimeout: idleTimeout) { complete($0, false) }
        }
    }
}

/// Passes a response on in pieces.
private final class DownloadExchange: WorkerExchange {
    private let receiver: any DownloadReceiver
    private let idleTimeout: Duration
    private let complete: @Sendable (Result<Void, NetworkError>) -> Void
    private let state = Mutex((lastArrival: ContinuousClock.now, hasHead: false))

    init(
        _ receiver: any DownloadReceiver,
        idleTimeout: Duration,
        complete: @escaping @Sendable (Result<Void, NetworkError>) -> Void
    ) {
        self.receiver = receiver
        self.idleTimeout = idleTimeout
        self.complete = complete
    }

    var deadline: ContinuousClock.Instant {
        state.withLock { $0.lastArrival.advanced(by: idleTimeout) }
    }

    func receive(_ frame: WorkerFrame) -> Bool {
        defer { if !frame.isEmptyBody { state.withLock { $0.lastArrival = .now } } }
        switch frame {
        case .greeting, .acceptance: fail(.malformedResponse)
        // A worker could go on with heads forever.
        case .head where state.withLock(\.hasHead): fail(.malformedResponse)
        case .head(let status, let headers):
            state.withLock { $0.hasHead = true }
            if receiver.receive(NetworkResponse(status: status, headers: headers)) { return true }
            complete(.success(()))
        case .body(let data):
            if receiver.receive(data) { return true }
            complete(.success(()))
        case .end: complete(.success(()))
        case .failure(let error): fail(error)
        }
        return false
    }

    func fail(_ error: NetworkError) { complete(.failure(error)) }
}

extension WorkerFrame {
    /// Whether this is no progress, although it is a piece of a body.
    fileprivate var isEmptyBody: Bool {
        if case .body(let data) = self { data.isEmpty } else { false }
    }
}
