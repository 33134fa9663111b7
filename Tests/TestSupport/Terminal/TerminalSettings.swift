/// The settings that a program changes with `tcsetattr`, to compare before and after.
package struct TerminalSettings: Equatable, Sendable {
    /// Those of input, output, control and local modes.
    private let flags: [UInt]
    /// The special keys, and when a read of single bytes ends.
    private let controlCharacters: [UInt8]

    /// Reads the settings, which are the same on both sides of a terminal.
    init(of terminal: Descriptor) throws {
        var modes = termios()
        try SystemCallError.check(tcgetattr(terminal.number, &modes), "tcgetattr")
        flags = [
            UInt(modes.c_iflag), UInt(modes.c_oflag), UInt(modes.c_cflag),
            UInt(Platform.localFlags(of: modes)),
        ]
        controlCharacters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    }
}
