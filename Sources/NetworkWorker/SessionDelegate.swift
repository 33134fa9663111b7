import Foundation
import Infrastructure
import Synchronization
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Writes the events of requests to standard output as frames.
///
/// The session waits for each frame to be written, with all of its transfers, so a body arrives no
/// faster than it is read.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    /// In seconds; `URLSession` needs a timeout, but the parent has a shorter deadline.
    static let timeout = 86_400.0

    private struct Transfer {
        let origin: URL

        /// Whether there is a proxy between this machine and the server.
        let usesProxy: Bool
        var redirectCount = 0

        /// `nil` until a response has begun.
        var status: Int?
        var hasBody = false

        /// The rest of the body by the response's own length, in bytes; `nil` if it has none.
        var missingCount: Int64?

        var hasBegun: Bool { status != nil }

        /// Whether nothing has come from the server: a proxy that refuses to connect to it responds
        /// with the head of a response.
        var isBehindProxy: Bool { usesProxy && !hasBody && !(200...299).contains(status ?? 0) }
    }

    private static let redirectLimit = 5

    /// By the identifier of the task.
    private let transfers = Mutex<[Int: Transfer]>([:])
    private let proxy = EnvironmentProxy()
    private let output = Mutex(FileHandle.standardOutput)

    func start(_ request: NetworkRequest, in session: URLSession) {
        write(.acceptance)
        let url = request.url.withReachableLoopback
        var urlRequest = URLRequest(url: url)
        // On macOS, the request's default of a minute would override the session's timeout.
        urlRequest.timeoutInterval = Self.timeout
        for header in request.headers {
            urlRequest.setValue(header.value, forHTTPHeaderField: header.name)
        }
        let task = session.dataTask(with: urlRequest)
        transfers.withLock {
            $0[task.taskIdentifier] = Transfer(origin: url, usesProxy: proxy.isUsed(for: url))
        }
        task.resume()
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
        completionHandler(shouldFollow(to: request.url, scheme: scheme, of: task) ? request : nil)
    }

    /// Whether to follow a redirect: a few, and none to other servers, which must not get the key.
    ///
    /// `scheme` is the scheme in the `Location` header; `nil` for a relative URL.
    private func shouldFollow(to url: URL?, scheme: String?, of task: URLSessionTask) -> Bool {
        transfers.withLock { transfers in
            guard let url, let origin = transfers[task.taskIdentifier]?.origin,
                scheme == nil || scheme == origin.scheme,
                url.scheme == origin.scheme, url.host == origin.host, url.port == origin.port
            else { return false }
            transfers[task.taskIdentifier]?.redirectCount += 1
            return transfers[task.taskIdentifier].map { $0.redirectCount <= Self.redirectLimit }
                ?? false
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // There is no password, so the 401 is the response, which ends here. On Linux, a task that
        // continues without a password never ends, so the completion handler is not called.
        guard let refusal = challenge.failureResponse as? HTTPURLResponse else {
            return completionHandler(.performDefaultHandling, nil)
        }
        let hasBegun = transfers.withLock { $0[task.taskIdentifier]?.hasBegun ?? true }
        if !hasBegun { writeHead(refusal, of: task) }
        end(task, with: nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse { writeHead(response, of: dataTask) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfers.withLock { transfers in
            transfers[dataTask.taskIdentifier]?.hasBody = true
            transfers[dataTask.taskIdentifier]?.missingCount? -= Int64(data.count)
        }
        for frame in WorkerFrame.body(splitting: data) { write(frame, of: dataTask) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        end(task, with: error)
    }

    private func end(_ task: URLSessionTask, with error: (any Error)?) {
        let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard let transfer else { return }
        let frame = error.map { error in
            let isSecure = transfer.origin.scheme == "https"
            return WorkerFrame.failure(
                NetworkError(
                    error,
                    isSecure: isSecure,
                    hasBegun: transfer.hasBegun,
                    isCutOff: transfer.missingCount ?? 0 > 0,
                    isBehindProxy: transfer.isBehindProxy
                )
            )
        }
        write(frame ?? .end)
    }

    private func writeHead(_ response: HTTPURLResponse, of task: URLSessionTask) {
        // The length of a compressed body says nothing about what arrives here.
        let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
        let length = isEncoded ? -1 : response.expectedContentLength
        transfers.withLock { transfers in
            transfers[task.taskIdentifier]?.status = response.statusCode
            transfers[task.taskIdentifier]?.missingCount = length < 0 ? nil : length
        }
        let headers = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { HTTPHeader($0, "\(value)") }
        }
        write(.head(status: response.statusCode, headers: headers), of: task)
    }

    /// Writes a frame, unless the transfer of the task has ended.
    private func write(_ frame: WorkerFrame, of task: URLSessionTask) {
        if transfers.withLock({ $0[task.taskIdentifier] != nil }) { write(frame) }
    }

    /// Writes a frame; exits if the parent has closed the pipe.
    func write(_ frame: WorkerFrame) {
        do {
            let data = try frame.data()
            try output.withLock { try $0.write(contentsOf: data) }
        } catch {
            _exit(0)
        }
    }
}

extension NetworkError {
    /// Maps only the code of an error: its description has the whole URL, including a key.
    ///
    /// `hasBegun` says whether the head of a response has arrived, `isCutOff`, whether its body is
    /// shorter than the head says, and `isBehindProxy`, whether nothing has come from the server
    /// through a proxy.
    init(
        _ error: any Error,
        isSecure: Bool,
        hasBegun: Bool,
        isCutOff: Bool = false,
        isBehindProxy: Bool = false
    ) {
        let code = (error as? URLError)?.code ?? .unknown
        if isBehindProxy, Self.proxyFailures.contains(code) {
            self = .unreachable(.proxy)
            return
        }
        switch code {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut
        case .cannotFindHost, .dnsLookupFailed: self = .unreachable(.hostNotFound)
        case .cannotConnectToHost: self = .unreachable(.refused)
        case .networkConnectionLost, .badServerResponse: self = .unreachable(.lost)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired:
            self = .unreachable(.tls)
        // On Linux, `unknown` is any other libcurl error: a failed handshake before the response,
        // or invalid chunks, lengths or compression in it.
        case .unknown where isCutOff: self = .unreachable(.cutOff)
        case .unknown where isSecure && !hasBegun: self = .unreachable(.tls)
        // On Linux, `unsupportedURL` is a response that does not start like HTTP.
        case .unknown, .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData,
            .cannotDecodeContentData, .httpTooManyRedirects:
            self = .malformedResponse
        default: self = .unreachable(.other)
        }
    }

    /// The possible failures of the connection to a proxy; on Linux, `unknown` is also an unknown
    /// name of a proxy, and a refusal to connect to the server.
    private static let proxyFailures: [URLError.Code] = [
        .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .networkConnectionLost, .unknown,
    ]
}

/// Runs each operation synchronously on the thread that adds it.
///
/// As a session's delegate queue it blocks the transfer while the delegate works. With another
/// queue, a session on Linux reads ahead: a body of 200 MB was in memory before the delegate could
/// stop it at 10 MB.
///
/// `@unchecked`, because `OperationQueue` declares it so; the subclass adds no state.
final class InlineOperationQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ operation: Operation) { operation.start() }

    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}

extension URLSession {
    /// Whether sessions use libcurl, as on Linux.
    ///
    /// There, sessions use the proxy settings of the environment by default, and reject all URLs with
    /// an IPv6 address with `badURL` (as of Swift 6.3): they compare libcurl's host, which has
    /// brackets, with `URL.host`, which has none (swift-corelibs-foundation#5496).
    static var usesLibcurl: Bool {
        #if canImport(FoundationNetworking)
        true
        #else
        false
        #endif
    }
}

extension URL {
    /// The URL with `localhost` in place of `[::1]`, where URLSession does not support that.
    ///
    /// libcurl resolves `localhost` to both loopback addresses.
    var withReachableLoopback: URL {
        guard host == "::1",
            URLSession.usesLibcurl,
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        components.host = "localhost"
        return components.url ?? self
    }
}
