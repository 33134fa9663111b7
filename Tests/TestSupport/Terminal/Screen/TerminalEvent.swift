/// What a terminal is told to do.
enum TerminalEvent: Equatable, Sendable {
    case print(Unicode.Scalar)
    /// One of the controls below the space.
    case control(Unicode.Scalar)
    /// What follows `ESC` where that is no longer sequence or string.
    case escape(String)
    /// A control sequence, and its text from `ESC` on.
    case sequence(ControlSequence, text: String)
    /// Something that has no meaning here, from `ESC` on.
    case unknown(String)
}
