/// Carries a request to a server, and hands its answer over piece by piece, however large it is.
public protocol DownloadTransport: Sendable {
    /// Returns when the answer is whole, or when `receiver` wants no more of it.
    ///
    /// Fails as well when nothing comes for so long as `patience`. The receiver is called on any
    /// thread, but one call after the other.
    func fetch(
        _ request: NetworkRequest,
        patience: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError)
}

/// Takes an answer piece by piece, and says each time whether it wants the rest.
public protocol DownloadReceiver: Sendable {
    /// Gets the status and the headers.
    func receive(_ head: NetworkResponse) -> Bool
    func receive(_ body: Data) -> Bool
}

/// What a download is doing.
public enum DownloadProgress: Hashable, Sendable {
    /// Bytes that are on the disk; `total` is `nil` where the server does not say how many there are.
    case received(Int, total: Int?)

    /// An attempt failed, and the next one starts after a delay.
    case waiting(Duration, reason: NetworkError)
}

/// Why a file could not be downloaded.
public enum DownloadError: Error, Hashable, Sendable {
    case network(NetworkError)
    case storage(StorageError)
}
