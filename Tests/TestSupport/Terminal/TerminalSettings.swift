#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The modes that a program sets with `tcsetattr`, to be compared before and after.
public struct TerminalSettings: Equatable, Sendable {
    /// The flags that `termios` calls `c_iflag`.
    public let inputFlags: UInt
    /// The flags that `termios` calls `c_oflag`.
    public let outputFlags: UInt
    /// The flags that `termios` calls `c_cflag`.
    public let controlFlags: UInt
    /// The flags that `termios` calls `c_lflag`.
    public let localFlags: UInt
    /// The keys that mean something, and when a read of single bytes ends.
    public let controlCharacters: [UInt8]

    /// Reads them at either side of a terminal, which both tell those of the program's side.
    init(of terminal: Descriptor) throws {
        var modes = termios()
        try SystemCallError.check(tcgetattr(terminal.number, &modes), "tcgetattr")
        inputFlags = UInt(modes.c_iflag)
        outputFlags = UInt(modes.c_oflag)
        controlFlags = UInt(modes.c_cflag)
        #if canImport(Darwin)
        // The system itself notes here that a line is to be read again.
        localFlags = UInt(modes.c_lflag & ~tcflag_t(PENDIN))
        #else
        localFlags = UInt(modes.c_lflag)
        #endif
        controlCharacters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    }
}
