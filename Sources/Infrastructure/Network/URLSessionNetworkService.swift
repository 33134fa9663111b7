import Foundation
import Synchronization
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests through URLSession and guards what URLSession does not on Linux.
///
/// There it has no total time-out and no limit to a body, and it takes `Authorization` along to
/// whatever host a redirect names.
public final class URLSessionNetworkService: NetworkService {
    public let host: String

    private let configuration: NetworkConfiguration
    private let router = URLSessionRouter()

    /// Made by the first request: making it costs as much as starting the whole program.
    private let session = Mutex<URLSession?>(nil)

    public init(_ configuration: NetworkConfiguration) {
        self.configuration = configuration
        host = configuration.baseURL.host ?? ""
    }

    deinit {
        // A session keeps its delegate alive until it is told to end.
        session.withLock { $0?.invalidateAndCancel() }
    }

    public func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        guard let url = configuration.url(of: endpoint) else { throw .unreachable(.other) }
        let response = try await send(request(for: url), bodyLimit: endpoint.bodyLimit)
        guard (200...299).contains(response.status) else { throw .unsuccessful(response) }
        return response
    }

    private func request(for url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        for header in configuration.headers {
            request.setValue(header.value, forHTTPHeaderField: header.name)
        }
        return request
    }

    private func send(
        _ request: URLRequest,
        bodyLimit: Int
    ) async throws(NetworkError) -> NetworkResponse {
        let exchange = URLSessionExchange(origin: request.url, bodyLimit: bodyLimit)
        let task = openSession().dataTask(with: request)
        router.add(exchange, for: task)
        let deadline = Task { [timeout = configuration.timeout] in
            try await Task.sleep(for: timeout)
            exchange.end(.failure(.timedOut))
        }
        task.resume()
        let outcome = await withTaskCancellationHandler {
            await exchange.outcome()
        } onCancel: {
            exchange.end(.failure(.cancelled))
        }
        deadline.cancel()
        router.remove(task)
        if case .failure = outcome {
            // Elsewhere, because it waits for the delegate's callback to return.
            Task.detached { task.cancel() }
        }
        return try outcome.get()
    }

    /// Whatever goes to this machine itself, a credential in plain text included, stays on it.
    private static func keepLoopbackFromProxies() {
        let exceptions = ProcessInfo.processInfo.environment["no_proxy"].map { [$0] } ?? []
        let loopback = ["localhost", "127.0.0.0/8", "127.0.0.1", "::1"]
        setenv("no_proxy", (exceptions + loopback).joined(separator: ","), 1)
    }

    private func openSession() -> URLSession {
        session.withLock { session in
            if let session { return session }
            Self.keepLoopbackFromProxies()
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.httpCookieStorage = nil
            let new = URLSession(
                configuration: configuration,
                delegate: router,
                delegateQueue: ImmediateOperationQueue()
            )
            session = new
            return new
        }
    }
}
