/// Makes pixels of the samples of a JPEG file's components.
struct JPEGColorConverter {
    let frame: JPEGFrame
    let coefficients: [Int16]

    /// Whether three components are red, green and blue, and not the brightness and the difference
    /// of blue and red from it (ITU-T T.871, 7).
    let isRGB: Bool

    func image() -> PixelImage? {
        var components = frame.components.map { component in
            JPEGUpsampler(
                component,
                samples: JPEGTransform.samples(of: component, coefficients),
                of: frame
            )
        }
        var pixels = [UInt8](repeating: 0, count: frame.width * frame.height * 3)
        for row in 0..<frame.height {
            for index in components.indices { components[index].makeRow(row) }
            let first = components[0].row
            let second = components.count > 1 ? components[1].row : first
            let third = components.count > 1 ? components[2].row : first
            let start = row * frame.width * 3
            let isConverted = components.count > 1 && !isRGB
            for column in 0..<frame.width {
                let samples = (first[column], second[column], third[column])
                let color = isConverted ? Self.rgb(samples) : samples
                pixels[start + 3 * column] = color.0
                pixels[start + 3 * column + 1] = color.1
                pixels[start + 3 * column + 2] = color.2
            }
        }
        return PixelImage(width: frame.width, height: frame.height, pixels: pixels)
    }

    /// The inverse conversion of ITU-T T.871, 7, with factors times 2¹⁶.
    @inline(__always)
    private static func rgb(_ yCbCr: (UInt8, UInt8, UInt8)) -> (UInt8, UInt8, UInt8) {
        let half: Int32 = 1 << 15
        let brightness = Int32(yCbCr.0)
        let blue = Int32(yCbCr.1) - 128
        let red = Int32(yCbCr.2) - 128
        // 1.402, 0.344136, 0.714136 and 1.772
        return (
            UInt8(clamping: brightness + (91_881 * red + half) >> 16),
            UInt8(clamping: brightness - (22_554 * blue + 46_802 * red + half) >> 16),
            UInt8(clamping: brightness + (116_130 * blue + half) >> 16)
        )
    }
}
