extension PseudoTerminal {
    /// Which standard streams of a program are the terminal.
    public enum Streams: Sendable {
        /// Standard input, output and error.
        case all
        /// Standard input and output; what goes to standard error is captured apart.
        case errorApart
        /// Standard input and error; what goes to standard output is captured apart.
        case outputPiped
    }
}
