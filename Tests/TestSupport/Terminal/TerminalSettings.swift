/// The settings that a program changes with `tcsetattr`, to compare before and after.
package struct TerminalSettings: Equatable, Sendable {
    /// The flags that `termios` calls `c_iflag`.
    package let inputFlags: UInt
    /// The flags that `termios` calls `c_oflag`.
    package let outputFlags: UInt
    /// The flags that `termios` calls `c_cflag`.
    package let controlFlags: UInt
    /// The flags that `termios` calls `c_lflag`.
    package let localFlags: UInt
    /// The special keys, and when a read of single bytes ends.
    package let controlCharacters: [UInt8]

    /// Reads the settings, which are the same on both sides of a terminal.
    init(of terminal: Descriptor) throws {
        var modes = termios()
        try SystemCallError.check(tcgetattr(terminal.number, &modes), "tcgetattr")
        inputFlags = UInt(modes.c_iflag)
        outputFlags = UInt(modes.c_oflag)
        controlFlags = UInt(modes.c_cflag)
        localFlags = UInt(Platform.localFlags(of: modes))
        controlCharacters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    }
}
