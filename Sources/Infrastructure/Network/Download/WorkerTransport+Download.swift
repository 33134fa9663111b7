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
