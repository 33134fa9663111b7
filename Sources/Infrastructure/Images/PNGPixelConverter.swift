/// Makes pixels of the samples of a PNG file (PNG Specification, third edition, 7.2 and 13).
struct PNGPixelConverter {
    private let header: PNGHeader

    /// The colors of a palette over black, three bytes for each of the highest number of colors.
    private let palette: [UInt8]

    /// The samples of the one transparent color; `nil` if there is none (11.3.1.1).
    private let transparentColor: (Int, Int, Int)?

    init(_ header: PNGHeader, palette: [UInt8], transparency: [UInt8]) {
        self.header = header
        let samples = [0, 2, 4].compactMap { ImageBytes(transparency).bigEndian(2, at: $0) }
        transparentColor =
            switch header.colorType {
            case .gray where !samples.isEmpty: (samples[0], samples[0], samples[0])
            case .rgb where samples.count == 3: (samples[0], samples[1], samples[2])
            case .gray, .rgb, .palette, .grayAlpha, .rgbAlpha: nil
            }
        var colors = [UInt8](repeating: 0, count: 256 * 3)
        for index in 0..<min(palette.count, colors.count) {
            let alpha = index / 3 < transparency.count ? transparency[index / 3] : 255
            colors[index] = Self.overBlack(palette[index], alpha)
        }
        self.palette = colors
    }

    /// Converts unfiltered rows, each after the byte of its filter.
    func pixels(of rows: [UInt8]) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: header.width * header.height * 3)
        for row in 0..<header.height {
            let start = row * header.stride + 1
            for column in 0..<header.width {
                let color = color(column, of: rows, at: start)
                let place = (row * header.width + column) * 3
                pixels[place] = color.red
                pixels[place + 1] = color.green
                pixels[place + 2] = color.blue
            }
        }
        return pixels
    }

    private typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

    @inline(__always)
    private func color(_ column: Int, of rows: [UInt8], at start: Int) -> Color {
        let type = header.colorType
        let first = column * type.samples
        let red = sample(first, of: rows, at: start)
        if type == .palette {
            return (palette[3 * red], palette[3 * red + 1], palette[3 * red + 2])
        }
        let isGray = type.samples < 3
        let green = isGray ? red : sample(first + 1, of: rows, at: start)
        let blue = isGray ? red : sample(first + 2, of: rows, at: start)
        if let transparentColor, transparentColor == (red, green, blue) { return (0, 0, 0) }
        let color = (byte(red), byte(green), byte(blue))
        guard type.hasAlpha else { return color }
        let alpha = byte(sample(first + type.samples - 1, of: rows, at: start))
        return (
            Self.overBlack(color.0, alpha), Self.overBlack(color.1, alpha),
            Self.overBlack(color.2, alpha)
        )
    }

    /// The leftmost sample of a byte is in its highest bits.
    @inline(__always)
    private func sample(_ index: Int, of rows: [UInt8], at start: Int) -> Int {
        switch header.depth {
        case 8: return Int(rows[start + index])
        case 16: return Int(rows[start + 2 * index]) << 8 | Int(rows[start + 2 * index + 1])
        default:
            let bit = index * header.depth
            let byte = Int(rows[start + bit / 8])
            return byte >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
        }
    }

    /// A sample in eight bits (13.12).
    @inline(__always)
    private func byte(_ sample: Int) -> UInt8 {
        let scaled = header.depth == 16 ? sample >> 8 : sample * 255 / (1 << header.depth - 1)
        return UInt8(truncatingIfNeeded: scaled)
    }

    @inline(__always)
    private static func overBlack(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
        UInt8(truncatingIfNeeded: (Int(value) * Int(alpha) + 127) / 255)
    }
}
