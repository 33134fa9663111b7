import Foundation
import Synchronization
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Passes what a session tells of one request on, frame by frame.
///
/// A frame is written before the session goes on, so a body comes no faster than it is taken.
final class URLSessionWorkerDelegate: NSObject, URLSessionDataDelegate {
    private struct State {
        var origin: URL?
        var redirectCount = 0
        var waiter: CheckedContinuation<Void, Never>?
    }

    private static let redirectLimit = 5

    private let state = Mutex(State())

    /// Returns when the answer is written; takes one request at a time.
    func serve(_ request: WorkerRequest, by session: URLSession) async {
        var urlRequest = URLRequest(url: request.url)
        for header in request.headers {
            urlRequest.setValue(header.value, forHTTPHeaderField: header.name)
        }
        let task = session.dataTask(with: urlRequest)
        await withCheckedContinuation { waiter in
            state.withLock { $0 = State(origin: request.url, waiter: waiter) }
            task.resume()
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // On Linux an address of another scheme (`file:`) arrives as a path of this server.
        let scheme = response.value(forHTTPHeaderField: "Location").flatMap(URL.init)?.scheme?
            .lowercased()
        // Without a request to go on with, the redirect itself becomes the answer.
        completionHandler(shouldFollow(to: request.url, scheme: scheme) ? request : nil)
    }

    /// Whether to follow a redirect: a few times, and never to where a credential must not go.
    ///
    /// `scheme` is that of the address as the server gave it; `nil` for a relative one.
    private func shouldFollow(to url: URL?, scheme: String?) -> Bool {
        state.withLock { state in
            guard
                let url, let origin = state.origin,
                scheme == nil || scheme == origin.scheme,
                url.scheme == origin.scheme, url.host == origin.host, url.port == origin.port
            else { return false }
            state.redirectCount += 1
            return state.redirectCount <= Self.redirectLimit
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // We have no password to offer, so the refusal is the answer. On Linux a session that is
        // asked to go on without one never ends, so this process ends instead.
        guard let refusal = challenge.failureResponse as? HTTPURLResponse else {
            return completionHandler(.performDefaultHandling, nil)
        }
        writeHead(refusal)
        _exit(0)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse { writeHead(response) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        write(.body(data))
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        if let error {
            write(.failure(((error as? URLError)?.code ?? .unknown).rawValue))
        } else {
            write(.end)
        }
        let waiter = state.withLock { state in
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }

    private func writeHead(_ response: HTTPURLResponse) {
        let headers = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { HTTPHeader($0, "\(value)") }
        }
        write(.head(status: response.statusCode, headers: headers))
    }

    private func write(_ frame: WorkerFrame) {
        do {
            try FileHandle.standardOutput.write(contentsOf: frame.data)
        } catch {
            // Nobody takes the answer any more.
            _exit(0)
        }
    }
}
