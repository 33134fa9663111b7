/// What happens at a terminal.
enum TerminalEvent: Hashable, Sendable {
    /// Keys that came together, as when they were typed while the program was busy.
    case keys([Key])
    case resized

    /// The program goes on after it was stopped; others may have written to the screen.
    case continued

    /// Nobody sits there any more.
    case closed
}
