package import Images

/// The graphics protocol of kitty (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
package enum KittyGraphics {
    /// In bytes.
    private static let chunkLimit = 4096

    package static func image(of image: PixelImage, id: UInt32, size: TerminalSize) -> TerminalImage
    {
        let place = "c=\(size.columns),r=\(size.rows),C=1"
        return TerminalImage(
            size: size,
            drawing: transmission(of: image, id: id, keys: place).joined(),
            removal: removal(of: id)
        )
    }

    /// The commands that transmit an image and show it (`a=T`), without a reply (`q=2`).
    package static func transmission(of image: PixelImage, id: UInt32, keys: String) -> [String] {
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

    /// The command that deletes an image and its data.
    package static func removal(of id: UInt32) -> String {
        command("a=d,d=I,i=\(id),q=2", "")
    }

    private static func command(_ keys: String, _ payload: Substring) -> String {
        "\u{1B}_G\(keys)\(payload.isEmpty ? "" : ";")\(payload)\u{1B}\\"
    }
}
