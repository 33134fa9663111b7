package import SystemKit
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Sends a request to a server and passes its response on chunk by chunk, however large it is.
package protocol DownloadTransport: Sendable {
    /// Returns when the response is complete, or when `receiver` does not want the rest.
    ///
    /// Fails if no bytes arrive for `idleTimeout`. The receiver is called on any thread, but never
    /// concurrently.
    func fetch(
        _ request: NetworkRequest,
        idleTimeout: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError)
}

/// Receives a response chunk by chunk; each call returns whether the rest is wanted.
package protocol DownloadReceiver: Sendable {
    /// Gets the status and the headers.
    func receive(_ head: NetworkResponse) -> Bool
    func receive(_ body: Data) -> Bool
}

/// What a download is doing.
package enum DownloadProgress: Hashable, Sendable {
    /// Bytes that are on the disk; `total` is `nil` if the server does not announce it.
    case received(Int, total: Int?)

    /// An attempt failed, and the next one starts after a delay.
    case waiting(Duration, reason: NetworkError)
}

/// Why a file could not be downloaded.
package enum DownloadError: Error, Hashable, Sendable {
    case network(NetworkError)
    case storage(StorageError)
}
