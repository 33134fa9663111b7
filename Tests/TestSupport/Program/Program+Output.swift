extension Program {
    /// Where what a child writes goes.
    public enum Output: Sendable {
        case captured
        /// Into a file, such as `/dev/full`; made if need be, otherwise emptied.
        case file(String)
        /// The descriptor is closed when the child starts.
        case closed
        /// Into a pipe that nobody reads, as of `movies | true`.
        case pipeClosedEarly
    }

    /// A standard stream that a child writes to.
    public enum Stream: Sendable {
        case stdout
        case stderr
    }
}
