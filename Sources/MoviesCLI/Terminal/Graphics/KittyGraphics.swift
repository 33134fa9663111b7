import Infrastructure

/// What is sent of an image by the graphics protocol of kitty
/// (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
struct KittyPixels {
    /// The keys of the format, and of the size if the data does not have it.
    let keys: String
    let data: [UInt8]

    /// Takes a PNG file as it is; of others, the pixels, and not more than are shown.
    ///
    /// Fails for files that can't be decoded.
    init?(_ file: [UInt8], _ header: ImageHeader, width: Int, height: Int, _ pixelLimit: Int) {
        if header.format == .png {
            keys = "f=100"
            data = file
            return
        }
        guard var image = PixelImage(decoding: file, pixelLimit: pixelLimit) else { return nil }
        // The terminal enlarges images itself.
        image = image.scaled(toWidth: min(width, image.width), height: min(height, image.height))
        keys = "f=24,s=\(image.width),v=\(image.height)"
        data = image.pixels
    }
}

/// The graphics protocol of kitty.
enum KittyGraphics {
    /// In bytes.
    private static let chunkLimit = 4096

    static func image(of pixels: KittyPixels, id: UInt32, size: TerminalSize) -> TerminalImage {
        let place = "c=\(size.columns),r=\(size.rows),C=1"
        return TerminalImage(
            size: size,
            drawing: transmission(of: pixels, id: id, keys: place).joined(),
            removal: removal(of: id)
        )
    }

    /// The commands that transmit an image and show it (`a=T`), without a reply (`q=2`).
    static func transmission(of pixels: KittyPixels, id: UInt32, keys: String) -> [String] {
        var rest = Data(pixels.data).base64EncodedString()[...]
        var commands: [String] = []
        repeat {
            let chunk = rest.prefix(chunkLimit)
            rest = rest[chunk.endIndex...]
            let first = commands.isEmpty ? "a=T,\(pixels.keys),i=\(id),q=2,\(keys)," : ""
            commands.append(command("\(first)m=\(rest.isEmpty ? 0 : 1)", chunk))
        } while !rest.isEmpty
        return commands
    }

    /// The command that deletes an image and its data.
    static func removal(of id: UInt32) -> String {
        command("a=d,d=I,i=\(id),q=2", "")
    }

    private static func command(_ keys: String, _ payload: Substring) -> String {
        "\u{1B}_G\(keys)\(payload.isEmpty ? "" : ";")\(payload)\u{1B}\\"
    }
}
