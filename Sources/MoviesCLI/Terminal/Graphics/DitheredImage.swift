import Images

struct DitheredImage {
    /// As many as an index has values, which terminals have at least that show more than drawings.
    private static let colorLimit = 256

    let width: Int
    let height: Int
    let colors: [ColorPalette.Color]

    /// An index of a color for each pixel, row by row.
    private(set) var indices: [UInt8]

    /// Chooses the colors, and passes the difference of each pixel on to those that follow.
    ///
    /// Floyd and Steinberg, An Adaptive Algorithm for Spatial Greyscale, 1976: the next pixel gets
    /// 7/16 of it, and the three below get 3/16, 5/16 and 1/16.
    init(_ image: PixelImage, rounded: (ColorPalette.Color) -> ColorPalette.Color) {
        var palette = ColorPalette(of: image, limit: Self.colorLimit, rounded: rounded)
        width = image.width
        height = image.height
        colors = palette.colors
        indices = [UInt8](repeating: 0, count: image.width * image.height)
        // With one more pixel on each side.
        let none = [ColorPalette.Color](repeating: .zero, count: image.width + 2)
        var (errors, below) = (none, none)
        for row in 0..<image.height {
            dither(row, of: image.pixels, &palette, errors, &below)
            swap(&errors, &below)
            for column in below.indices { below[column] = .zero }
        }
    }

    private mutating func dither(
        _ row: Int,
        of pixels: [UInt8],
        _ palette: inout ColorPalette,
        _ errors: [ColorPalette.Color],
        _ below: inout [ColorPalette.Color]
    ) {
        var ahead = ColorPalette.Color.zero
        for column in 0..<width {
            let place = row * width + column
            let color = pixels.color(at: 3 * place)
            // Errors are in 16ths.
            let wanted = (color &+ (errors[column + 1] &+ ahead &+ 8) &>> 4)
                .clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
            let index = palette.index(nearestTo: wanted)
            indices[place] = UInt8(truncatingIfNeeded: index)
            let error = wanted &- colors[index]
            ahead = error &* 7
            below[column] &+= error &* 3
            below[column + 1] &+= error &* 5
            below[column + 2] &+= error
        }
    }
}
