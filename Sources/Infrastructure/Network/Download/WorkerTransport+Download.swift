extension WorkerTransport: DownloadTransport {
    public func fetch(
        _ request: NetworkRequest,
        idleTimeout: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError) {
        let lease = try pool.takeAtOnce()
        let worker = lease.worker
        // Its response may be incomplete.
        defer { pool.complete(lease, isReady: false) }
        let result: Result<Void, NetworkError>
        do {
            result = try await BlockingWork.run {
                Self.receive(request, with: worker, idleTimeout: idleTimeout, receiver)
            } abandon: {
                worker.terminate()
            }
        } catch {
            throw NetworkError(error)
        }
        try result.get()
    }

    private static func receive(
        _ request: NetworkRequest,
        with worker: WorkerProcess,
        idleTimeout: Duration,
        _ receiver: any DownloadReceiver
    ) -> Result<Void, NetworkError> {
        let deadline = { ContinuousClock.now.advanced(by: idleTimeout) }
        do {
            return try worker.send(request, deadline: deadline) { frame in
                switch frame {
                case .greeting: return .failure(.malformedResponse)
                case .head(let status, let headers):
                    let head = NetworkResponse(status: status, headers: headers)
                    return receiver.receive(head) ? nil : .success(())
                case .body(let data): return receiver.receive(data) ? nil : .success(())
                case .end: return .success(())
                case .failure(let failure): return .failure(NetworkError(failure))
                case nil: return .failure(.unreachable(.lost))
                }
            }
        } catch {
            return .failure(error)
        }
    }
}
