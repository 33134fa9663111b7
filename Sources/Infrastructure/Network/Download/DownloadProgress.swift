/// What a download is doing.
public enum DownloadProgress: Hashable, Sendable {
    /// Bytes that are on the disk; `total` is `nil` where the server does not say how many there are.
    case received(Int, total: Int?)

    /// An attempt failed, and the next one starts after a delay.
    case waiting(Duration, reason: NetworkError)
}
