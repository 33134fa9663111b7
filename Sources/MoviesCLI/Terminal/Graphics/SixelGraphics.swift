import Images

/// Sixel graphics (VT330/VT340 Programmer Reference Manual, volume 2, chapter 14).
enum SixelGraphics {
    /// Returns `nil` for less than six rows of pixels.
    static func image(
        of image: PixelImage,
        size: TerminalSize,
        width: Int,
        height: Int
    ) -> TerminalImage? {
        // The last row of sixels must not touch one more row of cells: the screen would scroll.
        let height = height / 6 * 6
        guard height > 0 else { return nil }
        let scaled = image.scaled(toWidth: width, height: height)
        let dithered = DitheredImage(scaled, rounded: rounded)
        return TerminalImage(
            size: size,
            drawing: TerminalImage.keepingCursor(sequence(of: dithered)),
            removal: TerminalImage.clearing(size)
        )
    }

    /// Registers have channels from 0 to 100.
    private static func percent(_ color: ColorPalette.Color) -> ColorPalette.Color {
        (color &* 100 &+ 127) / 255
    }

    /// The color that a terminal shows for the percents.
    static func rounded(_ color: ColorPalette.Color) -> ColorPalette.Color {
        (percent(color) &* 255 &+ 50) / 100
    }

    /// The device control string: raster attributes, colors, and sixels.
    static func sequence(of image: DitheredImage) -> String {
        var output = Array("\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)".utf8)
        for (register, color) in image.colors.enumerated() {
            let channels = percent(color)
            output += "#\(register);2;\(channels.x);\(channels.y);\(channels.z)".utf8
        }
        var band = SixelBand(width: image.width, registers: image.colors.count)
        for top in stride(from: 0, to: image.height, by: 6) {
            // Graphics new line. After the last band it could scroll the screen.
            if top > 0 { output.append(UInt8(ascii: "-")) }
            band.fill(image, top: top)
            band.write(to: &output)
        }
        output += "\u{1B}\\".utf8
        return String(decoding: output, as: UTF8.self)
    }
}

/// Six rows of pixels.
private struct SixelBand {
    private let width: Int

    /// For each register and each column, a bit for each row; the highest row is the lowest bit.
    private var sixels: [UInt8]
    private var columns: [Range<Int>]

    init(width: Int, registers: Int) {
        self.width = width
        sixels = [UInt8](repeating: 0, count: width * registers)
        columns = [Range<Int>](repeating: 0..<0, count: registers)
    }

    mutating func fill(_ image: DitheredImage, top: Int) {
        for register in columns.indices where !columns[register].isEmpty {
            for column in columns[register] { sixels[register * width + column] = 0 }
            columns[register] = 0..<0
        }
        for row in 0..<min(6, image.height - top) {
            let start = (top + row) * width
            for column in 0..<width {
                let register = Int(image.indices[start + column])
                sixels[register * width + column] |= 1 << UInt8(row)
                let range = columns[register]
                if range.isEmpty {
                    columns[register] = column..<column + 1
                } else if !range.contains(column) {
                    columns[register] =
                        min(range.lowerBound, column)..<max(range.upperBound, column + 1)
                }
            }
        }
    }

    /// Writes the columns of one color after another, each from the left margin on.
    func write(to output: inout [UInt8]) {
        var isFirst = true
        for register in columns.indices where !columns[register].isEmpty {
            // Graphics carriage return.
            if !isFirst { output.append(UInt8(ascii: "$")) }
            isFirst = false
            output.append(UInt8(ascii: "#"))
            Self.write(register, to: &output)
            let range = columns[register]
            Self.write(0, count: range.lowerBound, to: &output)
            var column = range.lowerBound
            while column < range.upperBound {
                let sixel = sixels[register * width + column]
                let start = column
                repeat {
                    column += 1
                } while column < range.upperBound && sixels[register * width + column] == sixel
                Self.write(sixel, count: column - start, to: &output)
            }
        }
    }

    /// Writes the same sixel several times, with a repeat introducer if that is shorter.
    private static func write(_ sixel: UInt8, count: Int, to output: inout [UInt8]) {
        if count > 3 {
            output.append(UInt8(ascii: "!"))
            write(count, to: &output)
            output.append(63 + sixel)
        } else {
            for _ in 0..<count { output.append(63 + sixel) }
        }
    }

    private static func write(_ number: Int, to output: inout [UInt8]) {
        if number >= 10 { write(number / 10, to: &output) }
        output.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
