/// Sequences that tmux passes on to the terminal around it.
package enum TmuxPassthrough {
    /// Wraps sequences, in which each ESC is doubled.
    package static func wrap(_ sequences: String) -> String {
        let escape: UInt8 = 0x1B
        var bytes = Array("\u{1B}Ptmux;".utf8)
        for byte in sequences.utf8 {
            if byte == escape { bytes.append(escape) }
            bytes.append(byte)
        }
        bytes += "\u{1B}\\".utf8
        return String(decoding: bytes, as: UTF8.self)
    }
}
