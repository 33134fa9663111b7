import Infrastructure

/// Asks for a secret on the terminal, and does not show what is typed.
enum SecretPrompt {
    /// In bytes; a longer text is no token.
    private static let sizeLimit = 4096

    /// Waits for a line; Ctrl-C ends the program.
    ///
    /// - Parameters:
    ///   - question: is written first, and a line break afterwards.
    ///   - console: where to write them: the results may go elsewhere.
    /// - Returns: the line; `nil` at the end of the input, or if the terminal can't be controlled.
    static func readLine(_ question: String, on console: Console) -> String? {
        TerminalSession.warmUp()
        TerminationSignals.install(clearing: .screen)
        guard TerminalSession.enterWithoutScreen() else { return nil }
        defer { TerminalSession.restore() }
        // If it can't be written, there is nowhere to report that.
        try? console.errors.write(question)
        defer { try? console.errors.write("\r\n") }
        return readLine()
    }

    private static func readLine() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while line.count < sizeLimit {
            let count = read(TerminalSession.input, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            switch byte {
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return text(line)
            // Ctrl-C.
            case 0x03: TerminationSignals.restoreTerminalAndExit()
            // Ctrl-D on an empty line.
            case 0x04 where line.isEmpty: return nil
            // Backspace, Ctrl-H.
            case 0x7F, 0x08: line = Array(line.dropLast())
            // Ctrl-U.
            case 0x15: line = []
            default: line.append(byte)
            }
        }
        return text(line)
    }

    private static func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }
}
