import Images

/// The graphics protocol of kitty (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
enum KittyGraphics {
    /// In bytes.
    private static let chunkLimit = 4096

    static func image(of image: PixelImage, id: UInt32, size: TerminalSize) -> TerminalImage {
        let place = "c=\(size.columns),r=\(size.rows),C=1"
        return TerminalImage(
            size: size,
            drawing: transmission(of: image, id: id, keys: place).joined(),
            removal: removal(of: id)
        )
    }

    /// The commands that transmit an image and show it (`a=T`), without a reply (`q=2`).
    static func transmission(of image: PixelImage, id: UInt32, keys: String) -> [String] {
        var rest = image.pixels.base64[...]
        var commands: [String] = []
        repeat {
            let chunk = rest.prefix(chunkLimit)
            rest = rest[chunk.endIndex...]
            let first =
                commands.isEmpty
                ? "a=T,f=24,s=\(image.width),v=\(image.height),i=\(id),q=2,\(keys)," : ""
            commands.append(command("\(first)m=\(rest.isEmpty ? 0 : 1)", chunk))
        } while !rest.isEmpty
        return commands
    }

    static func removal(of id: UInt32) -> String { command("a=d,d=I,i=\(id),q=2", "") }

    private static func command(_ keys: String, _ payload: Substring) -> String {
        "\u{1B}_G\(keys)\(payload.isEmpty ? "" : ";")\(payload)\u{1B}\\"
    }
}

/// The Unicode placeholders of kitty's graphics protocol
/// (https://sw.kovidgoyal.net/kitty/graphics-protocol/#unicode-placeholders), in tmux.
enum KittyPlaceholders {
    private static let placeholder: Unicode.Scalar = "\u{10EEEE}"

    /// The highest number of columns and rows.
    static var limit: Int { diacritics.count }

    static func image(of image: PixelImage, id: UInt32, size: TerminalSize) -> TerminalImage {
        // A virtual placement (`U=1`) is shown where its placeholders are.
        let place = "U=1,c=\(size.columns),r=\(size.rows)"
        let commands = KittyGraphics.transmission(of: image, id: id, keys: place)
        return TerminalImage(
            size: size,
            // tmux limits the length of what it passes on, so it gets each chunk for itself.
            drawing: commands.map(TmuxPassthrough.wrap).joined(),
            removal: TmuxPassthrough.wrap(KittyGraphics.removal(of: id)),
            lines: (0..<size.rows).map { line($0, columns: size.columns, id: id) }
        )
    }

    /// A row of placeholders, each with its row and its column; their color is the image's id.
    static func line(_ row: Int, columns: Int, id: UInt32) -> StyledText {
        var text = String.UnicodeScalarView()
        for column in 0..<min(columns, limit) where row < limit {
            text.append(placeholder)
            text.append(diacritics[row])
            text.append(diacritics[column])
        }
        return StyledText(verbatim: color(id) + String(text) + "\u{1B}[39m", width: columns)
    }

    /// Indexed colors also survive tmux if it believes that the terminal has no others.
    private static func color(_ id: UInt32) -> String {
        id < 256
            ? "\u{1B}[38;5;\(id)m"
            : "\u{1B}[38;2;\(id >> 16 & 255);\(id >> 8 & 255);\(id & 255)m"
    }

    /// The first of the characters that encode the numbers of rows and columns, from 0.
    ///
    /// They are the combining characters above others (class 230) of Unicode 6.0 without a
    /// decomposition and without those that others decompose to.
    private static let diacritics: [Unicode.Scalar] = [
        0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F,
        0x0346...0x0346, 0x034A...0x034C, 0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B,
        0x0363...0x036F, 0x0483...0x0487, 0x0592...0x0595, 0x0597...0x0599, 0x059C...0x05A1,
        0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF, 0x05C4...0x05C4, 0x0610...0x0617,
        0x0657...0x065B, 0x065D...0x065E, 0x06D6...0x06DC, 0x06DF...0x06E2, 0x06E4...0x06E4,
        0x06E7...0x06E8, 0x06EB...0x06EC, 0x0730...0x0730, 0x0732...0x0733, 0x0735...0x0736,
        0x073A...0x073A, 0x073D...0x073D, 0x073F...0x0741, 0x0743...0x0743, 0x0745...0x0745,
        0x0747...0x0747, 0x0749...0x074A, 0x07EB...0x07F1, 0x07F3...0x07F3, 0x0816...0x0819,
        0x081B...0x0823, 0x0825...0x0827, 0x0829...0x082D,
    ].flatMap { (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init) }
}

/// Sequences that tmux passes on to the terminal around it.
enum TmuxPassthrough {
    /// Wraps sequences, in which each ESC is doubled.
    static func wrap(_ sequences: String) -> String {
        let parts = sequences.utf8.split(separator: 0x1B, omittingEmptySubsequences: false)
        let doubled = parts.map { String(Substring($0)) }.joined(separator: "\u{1B}\u{1B}")
        return "\u{1B}Ptmux;\(doubled)\u{1B}\\"
    }
}
