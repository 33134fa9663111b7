import Essentials
import Synchronization

/// A request to a worker, and what becomes of its response; called by one thread at a time.
final class WorkerExchange: Sendable {
    typealias Outcome = Result<Ending, NetworkError>

    enum Ending {
        /// The response is complete, and the worker is ready for another request.
        case complete

        /// The receiver does not want the rest.
        case unwanted

        /// The worker ended by itself.
        ///
        /// URLSession traps at a trailer, which follows the body, so the response may be complete.
        case aborted

        /// The worker ended, and served other requests as well, one of which may have ended it.
        case endedWithOthers
    }

    enum Timeout {
        /// The whole response must have arrived then.
        case at(ContinuousClock.Instant)

        /// The longest wait for the next bytes.
        case idle(Duration)
    }

    /// Ends the exchange.
    let end: @Sendable (Outcome) -> Void
    private let receiver: any DownloadReceiver
    private let timeout: Timeout
    private let state = Mutex((lastArrival: ContinuousClock.now, hasHead: false))

    init(
        _ receiver: any DownloadReceiver,
        timeout: Timeout,
        end: @escaping @Sendable (Outcome) -> Void
    ) {
        self.receiver = receiver
        self.timeout = timeout
        self.end = end
    }

    /// When the exchange fails with `timedOut`.
    var deadline: ContinuousClock.Instant {
        switch timeout {
        case .at(let deadline): deadline
        case .idle(let limit): state.withLock { $0.lastArrival.advanced(by: limit) }
        }
    }

    /// Takes the next frame of the response; `false` when no other frame is wanted.
    func receive(_ frame: WorkerFrame) -> Bool {
        // A piece of a body without bytes is no progress.
        defer { if !frame.isEmptyBody { state.withLock { $0.lastArrival = .now } } }
        let hasHead = state.withLock(\.hasHead)
        switch frame {
        case .head(let status, let headers) where !hasHead:
            state.withLock { $0.hasHead = true }
            if receiver.receive(NetworkResponse(status: status, headers: headers)) { return true }
            end(.success(.unwanted))
        case .body(let data) where hasHead:
            if receiver.receive(data) { return true }
            end(.success(.unwanted))
        case .end where hasHead: end(.success(.complete))
        case .failure(let error): end(.failure(error))
        // A worker could go on with heads forever.
        case .head, .body, .end, .greeting, .acceptance: end(.failure(.malformedResponse))
        }
        return false
    }
}

extension WorkerFrame {
    fileprivate var isEmptyBody: Bool {
        if case .body(let data) = self { data.isEmpty } else { false }
    }
}

/// Collects a whole response, up to a limit of its body.
final class ResponseCollector: DownloadReceiver {
    private let limit: Int
    private let state = Mutex((head: NetworkResponse?.none, body: Data()))

    /// `limit` is in bytes.
    init(limit: Int) { self.limit = limit }

    func receive(_ head: NetworkResponse) -> Bool {
        state.withLock { $0.head = head }
        return (head.announcedLength ?? 0) <= limit
    }

    func receive(_ body: Data) -> Bool {
        state.withLock { state in
            state.body += body
            return state.body.count <= limit
        }
    }

    /// What has arrived; `nil` without a head.
    var response: NetworkResponse? {
        state.withLock { state in
            state.head.map {
                NetworkResponse(status: $0.status, headers: $0.headers, body: state.body)
            }
        }
    }
}
