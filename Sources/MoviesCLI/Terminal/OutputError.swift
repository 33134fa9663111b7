/// Why text could not be written.
enum OutputError: Error, Hashable {
    /// Nobody reads any more, as after `| head -1`.
    case closed

    /// In the system's own words, such as `No space left on device`.
    case failed(String)
}
