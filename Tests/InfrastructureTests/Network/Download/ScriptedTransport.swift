import Foundation
import Synchronization

@testable import Infrastructure

/// Plays a server: each request gets the next response, and all later ones the last.
final class ScriptedTransport: DownloadTransport {
    struct Reply {
        var status = 200
        var headers: [HTTPHeader] = []
        var body = ""
        var error: NetworkError?
    }

    private let replies: Mutex<[Reply]>
    private let requests = Mutex<[NetworkRequest]>([])

    init(_ replies: Reply...) {
        self.replies = Mutex(replies)
    }

    /// The `Range` of each request.
    var ranges: [String?] { headers("Range") }

    /// The value of a header of each request; `nil` if it has no such header.
    func headers(_ name: String) -> [String?] {
        requests.withLock { requests in
            requests.map { request in request.headers.first { $0.name == name }?.value }
        }
    }

    func fetch(
        _ request: NetworkRequest,
        idleTimeout: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError) {
        requests.withLock { $0.append(request) }
        guard let reply = replies.withLock({ $0.count > 1 ? $0.removeFirst() : $0.first })
        else { throw .cancelled }
        let head = NetworkResponse(status: reply.status, headers: reply.headers)
        if reply.status > 0, receiver.receive(head) {
            _ = receiver.receive(Data(reply.body.utf8))
        }
        if let error = reply.error { throw error }
    }
}

extension ScriptedTransport {
    /// Downloads a file to a path, without waiting between attempts.
    @discardableResult
    func download(
        to path: String,
        headers: [HTTPHeader] = [],
        sizeLimit: Int = 1000,
        progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in },
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in },
        pause: @escaping @Sendable (Duration) async throws -> Void = { _ in }
    ) async throws(DownloadError) -> FileVersion? {
        let downloader = FileDownloader(
            transport: self,
            idleTimeout: .seconds(1),
            sizeLimit: sizeLimit,
            log: log,
            pause: pause
        )
        guard let url = URL(string: "https://example.org/file.gz") else { return nil }
        return try await downloader.download(url, headers: headers, to: path, progress: progress)
    }
}
