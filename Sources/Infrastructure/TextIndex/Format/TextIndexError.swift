/// Why an index could not be used.
public enum TextIndexError: Error, Hashable, Sendable {
    /// The file is no index at all, or the index of something else.
    case notAnIndex

    /// Another version of the program made it; it has to be made anew.
    case incompatibleVersion

    /// The file was cut off, or holds other bytes than were once written.
    case damaged

    /// There is no such file.
    case missing

    case unreadable(reason: String)
}
