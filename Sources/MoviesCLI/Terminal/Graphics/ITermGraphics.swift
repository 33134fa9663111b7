/// The inline images of iTerm2 (https://iterm2.com/documentation-images.html).
package enum ITermGraphics {
    /// The maximum length of a sequence in bytes; iTerm2 ignores longer ones.
    private static let lengthLimit = 1_048_576

    /// Sends the file as it is; `nil` if it is too large.
    package static func image(of file: [UInt8], size: TerminalSize) -> TerminalImage? {
        let keys = [
            "inline=1", "width=\(size.columns)", "height=\(size.rows)", "preserveAspectRatio=1",
            "doNotMoveCursor=1", "size=\(file.count)",
        ]
        let sequence = "\u{1B}]1337;File=\(keys.joined(separator: ";")):\(file.base64)\u{07}"
        guard sequence.utf8.count <= lengthLimit else { return nil }
        return TerminalImage(
            size: size,
            // Not all terminals that show such images know `doNotMoveCursor`.
            drawing: TerminalImage.keepingCursor(sequence),
            removal: TerminalImage.clearing(size)
        )
    }
}
