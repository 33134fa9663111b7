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
        // A session keeps its delegate alive until it is told to end. No task is cancelled here:
        // whoever waited for one has already seen to that, and the second time is fatal on Linux.
        if !URLSessionTrap.hasTrapped { session.withLock { $0?.finishTasksAndInvalidate() } }
    }

    public func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        guard let url = configuration.url(of: endpoint) else { throw .unreachable(.other) }
        guard !URLSessionTrap.hasTrapped else { throw .unreachable(.lost) }
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
        let watch = URLSessionTrap.watch { exchange.didTrap() }
        task.resume()
        let outcome = await withTaskCancellationHandler {
            await exchange.outcome()
        } onCancel: {
            exchange.end(.failure(.cancelled))
        }
        deadline.cancel()
        router.remove(task)
        URLSessionTrap.unwatch(watch)
        if !exchange.isComplete, !URLSessionTrap.hasTrapped {
            // On a thread of its own, because on Linux it waits for the queue that all sessions
            // share, which a body that keeps coming may hold for long.
            Thread.detachNewThread { task.cancel() }
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
