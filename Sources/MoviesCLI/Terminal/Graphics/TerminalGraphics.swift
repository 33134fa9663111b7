import Essentials
import Images
import SystemKit

/// The ways in which terminals show images, with their names for users.
package enum TerminalGraphics: String, Sendable {
    /// The graphics protocol of kitty, which Ghostty, Konsole and WezTerm have as well.
    case kitty = "kitty graphics"
    /// Kitty's protocol in tmux, with placeholders that tmux moves and clears like any text.
    ///
    /// tmux must be allowed to pass sequences on (`allow-passthrough`).
    case kittyInTmux = "kitty graphics in tmux"
    case iTerm2
    /// The sixel graphics of DEC's terminals.
    case sixel

    /// The most that is decoded, or given to a terminal or to `chafa` to decode.
    ///
    /// An image for a screen of 4K has 8 megapixels. For 400 megapixels, in a file of 1.2 MB, `chafa`
    /// took 1.1 GB of memory.
    static let pixelLimit = 16_000_000

    private static let decompressionTimeout = Duration.seconds(5)

    /// Prepares an image, as large as possible in a box; takes some milliseconds.
    ///
    /// `file` is a JPEG, PNG or WebP file, and `id` is from 1 to 2²⁴ − 1. With the same id, kitty
    /// replaces an image; in tmux, an id above 255 needs 24-bit colors. The cells of `box` must
    /// be on the terminal, right of the cursor and below. Call it on a thread for blocking work, since
    /// it waits for the program `gzip` to decompress PNG.
    ///
    /// - Returns: `nil` for a file that is corrupt, has more than 16 megapixels, or is in a format
    ///   that can't be shown in this way: only iTerm2 shows WebP.
    package func image(
        of file: [UInt8],
        id: UInt32,
        fitting box: TerminalSize,
        cell: CellSize?
    ) -> TerminalImage? {
        guard let header = ImageHeader(file), header.pixelCount <= Self.pixelLimit
        else { return nil }
        // Only sixels are not scaled by the terminal.
        let cell = cell ?? (self == .sixel ? .smallest : .assumed)
        guard let size = cell.fit(width: header.width, height: header.height, in: limited(box))
        else { return nil }
        let width = size.columns * cell.width
        let height = size.rows * cell.height
        guard width * height <= Self.pixelLimit else { return nil }
        // Only iTerm2 gets files, and only it can decode WebP.
        if self == .iTerm2, header.format == .webP {
            return ITermGraphics.image(of: file, size: size)
        }
        let image = PixelImage(decoding: file, pixelLimit: Self.pixelLimit) { data, size in
            Gzip().firstBytes(size, of: Data(data), within: Self.decompressionTimeout)
                .map(Array.init)
        }
        guard let image else { return nil }
        // kitty enlarges images itself.
        var reduced: PixelImage {
            image.scaled(toWidth: min(width, image.width), height: min(height, image.height))
        }
        return switch self {
        case .kitty: KittyGraphics.image(of: reduced, id: id, size: size)
        case .kittyInTmux: KittyPlaceholders.image(of: reduced, id: id, size: size)
        case .iTerm2: ITermGraphics.image(of: file, size: size)
        case .sixel: SixelGraphics.image(of: image, size: size, width: width, height: height)
        }
    }

    private func limited(_ box: TerminalSize) -> TerminalSize {
        let limit = self == .kittyInTmux ? KittyPlaceholders.limit : 1000
        return TerminalSize(columns: min(box.columns, limit), rows: min(box.rows, limit))
    }
}
