import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An answer as it comes from a worker, up to its end.
struct URLSessionExchange {
    typealias Outcome = Result<NetworkResponse, NetworkError>

    private let request: NetworkRequest
    private var head: (status: Int, headers: [HTTPHeader])?
    private var body: [Data] = []
    private var bodyCount = 0

    /// Sends the request and waits for the end of the answer, or of the worker.
    ///
    /// Gives as well whether the worker can take another request.
    static func run(
        _ request: NetworkRequest,
        with worker: ChildProcess
    ) -> (outcome: Outcome, isWorkerReady: Bool) {
        var exchange = URLSessionExchange(request: request)
        guard let line = WorkerRequest(request).line(), worker.write(line) else {
            return (.failure(.unreachable(.lost)), false)
        }
        while let frame = WorkerFrame(worker.read) {
            if case .end = frame { return (exchange.answer ?? .failure(.damaged), true) }
            if let error = exchange.take(frame) { return (.failure(error), false) }
        }
        // It has trapped, or been ended. A body that ended in a trailer is all there, and another
        // one shows itself when it is read.
        return (exchange.answer ?? .failure(.unreachable(.lost)), false)
    }

    private init(request: NetworkRequest) {
        self.request = request
    }

    /// The error that ends the exchange, if this does.
    private mutating func take(_ frame: WorkerFrame) -> NetworkError? {
        switch frame {
        case .head(let status, let headers):
            head = (status, headers)
            let length = NetworkResponse(status: status, headers: headers).header("Content-Length")
            return tooLarge(length.flatMap { Int($0) } ?? 0)
        case .body(let data):
            body.append(data)
            bodyCount += data.count
            return tooLarge(bodyCount)
        case .end: return nil
        case .failure(let code):
            return NetworkError(workerCode: code, request, hasBegun: head != nil)
        }
    }

    private func tooLarge(_ count: Int) -> NetworkError? {
        count > request.bodyLimit ? .tooLarge(limit: request.bodyLimit) : nil
    }

    private var answer: Outcome? {
        head.map { head in
            let body = body.reduce(into: Data(capacity: bodyCount)) { $0.append($1) }
            return .success(
                NetworkResponse(status: head.status, headers: head.headers, body: body)
            )
        }
    }
}
