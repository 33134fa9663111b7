extension PseudoTerminal {
    /// The standard streams of a program that are the terminal.
    package enum Streams: Sendable {
        /// Standard input, output and error.
        case all
        /// Standard input and output; standard error is captured separately.
        case errorApart
        /// Standard input and error; standard output is captured separately.
        case outputPiped
    }

    static func childStreams(
        _ streams: Streams,
        terminal: String,
        separate: ChildStream
    ) -> [ChildStream] {
        let input = ChildStream.file(terminal, O_RDWR)
        return switch streams {
        case .all: [input, .same(as: 0), .same(as: 0)]
        case .errorApart: [input, .same(as: 0), separate]
        case .outputPiped: [input, separate, .same(as: 0)]
        }
    }
}
