/// The control sequences that show an image on a terminal, ready to be written.
package struct TerminalImage: Hashable, Sendable {
    /// The cells that the image covers.
    package let size: TerminalSize

    /// Draws the image with its top left corner at the cursor, which stays there.
    ///
    /// If there are `lines`, which show the image, it is written once before them, anywhere.
    package let drawing: String

    /// Removes the image; the cursor must be where it was for `drawing`, and stays there.
    package let removal: String

    /// Lines of text that the terminal shows as the rows of the image; empty if it needs none.
    package var lines: [StyledText] = []
}

extension TerminalImage {
    package init(text lines: [StyledText], size: TerminalSize) {
        self.init(size: size, drawing: "", removal: "", lines: lines)
    }

    /// Clears the cells of an image, for terminals on which that removes it.
    package static func clearing(_ size: TerminalSize) -> String {
        // ECH clears to the right without moving the cursor (ECMA-48, 8.3.38).
        let row = "\u{1B}[\(size.columns)X"
        return keepingCursor(repeatElement(row, count: size.rows).joined(separator: "\u{1B}[B"))
    }

    /// Saves the position of the cursor before something, and restores it (DECSC, DECRC).
    package static func keepingCursor(_ text: String) -> String { "\u{1B}7\(text)\u{1B}8" }
}
