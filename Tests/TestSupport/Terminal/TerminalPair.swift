#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The two sides of a new pseudo-terminal.
struct TerminalPair: Sendable {
    /// The side of the user.
    let master: Descriptor
    /// The path of the program's side.
    let path: String
    /// Prevents the terminal from hanging up before the program has opened it.
    let slave: Descriptor

    init(columns: Int, rows: Int) throws {
        master = try Descriptor(owning: Self.openMaster())
        path = try Self.unlockedPath(of: master)
        slave = try Descriptor.opening(path, O_RDWR | O_NOCTTY)
        try resize(columns: columns, rows: rows)
    }

    /// Changes the size; the foreground program gets `SIGWINCH`.
    func resize(columns: Int, rows: Int) throws {
        var size = winsize(
            ws_row: UInt16(clamping: rows),
            ws_col: UInt16(clamping: columns),
            ws_xpixel: 0,
            ws_ypixel: 0
        )
        try SystemCallError.check(ioctl(master.number, UInt(TIOCSWINSZ), &size), "ioctl")
    }

    private static func openMaster() throws -> Int32 {
        #if canImport(Darwin)
        let number = posix_openpt(O_RDWR | O_NOCTTY)
        #else
        let number = HiddenFunctions.openTerminal?(O_RDWR | O_NOCTTY | O_CLOEXEC) ?? -1
        #endif
        return try SystemCallError.check(number, "posix_openpt")
    }

    private static func unlockedPath(of master: Descriptor) throws -> String {
        var name = [CChar](repeating: 0, count: 256)
        let number = master.number
        #if canImport(Darwin)
        let isUnlocked = grantpt(number) == 0 && unlockpt(number) == 0
        let hasName = ptsname_r(number, &name, name.count) == 0
        #else
        let isUnlocked =
            HiddenFunctions.grantTerminal?(number) == 0
            && HiddenFunctions.unlockTerminal?(number) == 0
        let hasName = HiddenFunctions.terminalName?(number, &name, name.count) == 0
        #endif
        guard isUnlocked, hasName else { throw SystemCallError("unlockpt") }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
