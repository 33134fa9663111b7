import Foundation
import Synchronization
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes a session's callbacks to the exchange that each belongs to.
final class URLSessionRouter: NSObject, URLSessionDataDelegate {
    private let exchanges = Mutex<[Int: URLSessionExchange]>([:])

    func add(_ exchange: URLSessionExchange, for task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    func remove(_ task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = nil }
    }

    private func exchange(for task: URLSessionTask) -> URLSessionExchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // On Linux an address of another scheme (`file:`) arrives as a path of this server.
        let scheme = response.value(forHTTPHeaderField: "Location").flatMap(URL.init)?.scheme
        let follow =
            exchange(for: task)?.shouldFollowRedirect(to: request.url, scheme: scheme) ?? false
        // Without a request to go on with, the redirect itself becomes the answer.
        completionHandler(follow ? request : nil)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // We have no password to offer, so the refusal is the answer. On Linux a session that is
        // asked to go on without one never ends.
        if let refusal = challenge.failureResponse as? HTTPURLResponse {
            exchange(for: task)?.didReceive(refusal)
            exchange(for: task)?.didComplete(with: nil)
        }
        completionHandler(.performDefaultHandling, nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            exchange(for: dataTask)?.didReceive(response)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(for: dataTask)?.didReceive(data)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        exchange(for: task)?.didComplete(with: error)
    }
}
