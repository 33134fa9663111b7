/// The two sides of a new pseudo-terminal.
struct TerminalPair: Sendable {
    /// The side of the user.
    let master: Descriptor
    /// The path of the program's side.
    let path: String
    /// Prevents the terminal from hanging up before the program has opened it.
    let slave: Descriptor

    init(columns: Int, rows: Int) throws {
        let number = try SystemCallError.check(Platform.openTerminal(), "posix_openpt")
        master = try Descriptor(owning: number)
        path = try Self.unlockedPath(of: master)
        slave = try Descriptor.opening(path, O_RDWR | O_NOCTTY)
        try resize(columns: columns, rows: rows)
    }

    /// Changes the size; the foreground program gets `SIGWINCH`.
    ///
    /// The size of a cell is in pixels; 0 is an unknown one, as most terminals have.
    func resize(columns: Int, rows: Int, cellWidth: Int = 0, cellHeight: Int = 0) throws {
        var size = winsize(
            ws_row: UInt16(clamping: rows),
            ws_col: UInt16(clamping: columns),
            ws_xpixel: UInt16(clamping: columns * cellWidth),
            ws_ypixel: UInt16(clamping: rows * cellHeight)
        )
        try SystemCallError.check(ioctl(master.number, UInt(TIOCSWINSZ), &size), "ioctl")
    }

    private static func unlockedPath(of master: Descriptor) throws -> String {
        var name = [CChar](repeating: 0, count: 256)
        guard Platform.unlockTerminal(master.number, path: &name) else {
            throw SystemCallError("unlockpt")
        }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
