/// Why a file could not be downloaded.
public enum DownloadError: Error, Hashable, Sendable {
    case network(NetworkError)
    case storage(StorageError)
}
