/// One request to a worker and its response, collected frame by frame.
struct WorkerExchange {
    typealias Outcome = Result<NetworkResponse, NetworkError>

    private let request: NetworkRequest
    private var head: (status: Int, headers: [HTTPHeader])?
    private var body: [Data] = []
    private var bodyCount = 0

    /// Sends the request and waits for the end of the response, or of the worker.
    ///
    /// Also returns whether the worker can take another request.
    static func run(
        _ request: NetworkRequest,
        with worker: WorkerProcess,
        until deadline: ContinuousClock.Instant
    ) -> (outcome: Outcome, isWorkerReady: Bool) {
        var exchange = WorkerExchange(request: request)
        do {
            return try worker.send(request, deadline: { deadline }) { frame in
                guard let frame else {
                    return (exchange.aborted(byWorker: worker.hasAborted(until: deadline)), false)
                }
                return exchange.receive(frame)
            }
        } catch {
            return (.failure(error), false)
        }
    }

    private init(request: NetworkRequest) {
        self.request = request
    }

    /// The result, if this frame ends the exchange.
    private mutating func receive(_ frame: WorkerFrame) -> (Outcome, isWorkerReady: Bool)? {
        switch frame {
        case .greeting: return (.failure(.malformedResponse), false)
        case .head(let status, let headers):
            head = (status, headers)
            let length = NetworkResponse(status: status, headers: headers).header("Content-Length")
            return tooLarge(length.flatMap { Int($0) } ?? 0)
        case .body(let data):
            body.append(data)
            bodyCount += data.count
            return tooLarge(bodyCount)
        case .end: return (response ?? .failure(.malformedResponse), true)
        case .failure(let failure): return (.failure(NetworkError(failure)), false)
        }
    }

    /// The result of a response without an end.
    ///
    /// A worker traps at a trailer, which follows the body, so the response may be complete. It is
    /// not if it is shorter than the server announced, or if something else has ended the worker.
    private func aborted(byWorker isByWorker: Bool) -> Outcome {
        let length = head.flatMap {
            NetworkResponse(status: $0.status, headers: $0.headers).header("Content-Length")
        }
        let isShort = length.flatMap { Int($0) }.map { $0 > bodyCount } ?? false
        guard isByWorker, !isShort, let response else { return .failure(.unreachable(.lost)) }
        return response
    }

    private func tooLarge(_ count: Int) -> (Outcome, isWorkerReady: Bool)? {
        count > request.bodyLimit
            ? (.failure(.tooLarge(limit: request.bodyLimit)), false) : nil
    }

    private var response: Outcome? {
        head.map { head in
            let body = body.reduce(into: Data(capacity: bodyCount)) { $0.append($1) }
            return .success(
                NetworkResponse(status: head.status, headers: head.headers, body: body)
            )
        }
    }
}

extension NetworkError {
    init(_ failure: TransportFailure) {
        switch failure {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut
        case .hostNotFound: self = .unreachable(.hostNotFound)
        case .connectionRefused: self = .unreachable(.refused)
        case .connectionLost: self = .unreachable(.lost)
        case .tls: self = .unreachable(.tls)
        case .malformedResponse: self = .malformedResponse
        case .other: self = .unreachable(.other)
        }
    }
}
