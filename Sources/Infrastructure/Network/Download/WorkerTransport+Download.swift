import Synchronization

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
    private let lastArrival = Mutex(ContinuousClock.now)
    private let hasHead = Mutex(false)

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
        lastArrival.withLock { $0.advanced(by: idleTimeout) }
    }

    func receive(_ frame: WorkerFrame) -> Bool {
        defer { if !frame.isEmptyBody { lastArrival.withLock { $0 = .now } } }
        switch frame {
        case .greeting, .acceptance: fail(.malformedResponse)
        // A worker could go on with heads forever.
        case .head where hasHead.withLock(\.self): fail(.malformedResponse)
        case .head(let status, let headers):
            hasHead.withLock { $0 = true }
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

    func fail(_ error: NetworkError) {
        complete(.failure(error))
    }
}

extension WorkerFrame {
    /// Whether this is no progress, although it is a piece of a body.
    fileprivate var isEmptyBody: Bool {
        if case .body(let data) = self { data.isEmpty } else { false }
    }
}
