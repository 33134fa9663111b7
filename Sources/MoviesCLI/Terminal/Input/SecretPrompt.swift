#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Asks for a secret on the terminal, and does not show what is typed.
package enum SecretPrompt {
    /// In bytes; a longer text is no token.
    package static let sizeLimit = 4096

    /// Writes a question, and waits for a line; Ctrl-C ends the program.
    ///
    /// - Returns: the line; `nil` at the end of the input, or if the terminal can't be controlled.
    package static func readLine(_ question: String, on console: Console) -> String? {
        TerminalSession.warmUp()
        TerminationSignals.install(clearing: .screen)
        guard TerminalSession.enterWithoutScreen() else { return nil }
        defer { TerminalSession.restore() }
        // If it can't be written, there is nowhere to report that.
        try? console.errors.write(question)
        defer { try? console.errors.write("\r\n") }
        return readLine(on: console)
    }

    private static func readLine(on console: Console) -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(TerminalSession.input, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            switch byte {
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return text(line)
            // Ctrl-C and Ctrl-\.
            case 0x03, 0x1C:
                try? console.errors.write("\r\n")
                TerminationSignals.restoreTerminalAndExit()
            // Ctrl-D.
            case 0x04: return line.isEmpty ? nil : text(line)
            // Backspace, Ctrl-H.
            case 0x7F, 0x08: line = Array(line.dropLast())
            // Ctrl-U, Ctrl-W.
            case 0x15, 0x17: line = []
            case 0x00..<0x20: break
            // A longer line can't be a token; its end would go to the shell.
            default: if line.count <= sizeLimit { line.append(byte) }
            }
        }
    }

    private static func text(_ line: [UInt8]) -> String? {
        line.count <= sizeLimit ? String(decoding: line, as: UTF8.self) : nil
    }
}
