import Foundation
import Infrastructure
import Synchronization

/// Writes the events of one request to standard output as frames.
///
/// The session waits for each frame to be written, so a body arrives no faster than it is read.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    /// In seconds; `URLSession` needs a timeout, but the parent has a shorter deadline.
    static let timeout = 86_400.0

    private struct State {
        var origin: URL?
        var redirectCount = 0
        var hasBegun = false
    }

    private static let redirectLimit = 5

    private let state = Mutex(State())

    /// Starts a request; the previous one must have ended.
    func start(_ request: WorkerRequest, in session: URLSession) {
        guard let url = URL(string: request.url)?.withReachableLoopback else {
            return write(.failure(.other))
        }
        var urlRequest = URLRequest(url: url)
        // On macOS, the request's default of a minute would override the session's timeout.
        urlRequest.timeoutInterval = Self.timeout
        for header in request.headers {
            urlRequest.setValue(header.value, forHTTPHeaderField: header.name)
        }
        state.withLock { $0 = State(origin: url) }
        session.dataTask(with: urlRequest).resume()
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // On Linux, a URL of another scheme (`file:`) becomes a path on this server.
        let scheme = response.value(forHTTPHeaderField: "Location").flatMap(URL.init)?.scheme?
            .lowercased()
        var request = request
        request.url = request.url?.withReachableLoopback
        // Without a new request, the redirect itself becomes the response.
        completionHandler(shouldFollow(to: request.url, scheme: scheme) ? request : nil)
    }

    /// Whether to follow a redirect: only a few, and never to another server, which must not get
    /// the credential.
    ///
    /// `scheme` is the scheme in the `Location` header; `nil` for a relative URL.
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
        // There is no password, so the 401 is the response. On Linux, a session that continues
        // without one never ends, so this process exits instead.
        guard let refusal = challenge.failureResponse as? HTTPURLResponse else {
            return completionHandler(.performDefaultHandling, nil)
        }
        writeHead(refusal)
        _exit(WorkerProtocol.abortedStatus)
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
        guard let error else { return write(.end) }
        let (isSecure, hasBegun) = state.withLock { ($0.origin?.scheme == "https", $0.hasBegun) }
        write(.failure(TransportFailure(error, isSecure: isSecure, hasBegun: hasBegun)))
    }

    private func writeHead(_ response: HTTPURLResponse) {
        state.withLock { $0.hasBegun = true }
        let headers = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { HTTPHeader($0, "\(value)") }
        }
        write(.head(status: response.statusCode, headers: headers))
    }

    /// Writes a frame; exits if the parent has closed the pipe.
    func write(_ frame: WorkerFrame) {
        do {
            try FileHandle.standardOutput.write(contentsOf: frame.data)
        } catch {
            _exit(0)
        }
    }
}
