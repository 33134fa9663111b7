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
            if components.count > 1, !isRGB {
                Self.convert(first, second, third, into: &pixels, at: start)
            } else {
                Self.interleave(first, second, third, into: &pixels, at: start)
            }
        }
        return PixelImage(width: frame.width, height: frame.height, pixels: pixels)
    }

    private static func interleave(
        _ red: [UInt8],
        _ green: [UInt8],
        _ blue: [UInt8],
        into pixels: inout [UInt8],
        at start: Int
    ) {
        for column in red.indices {
            pixels[start + 3 * column] = red[column]
            pixels[start + 3 * column + 1] = green[column]
            pixels[start + 3 * column + 2] = blue[column]
        }
    }

    /// The inverse conversion of ITU-T T.871, 7, with factors times 2¹⁶.
    private static func convert(
        _ y: [UInt8],
        _ cb: [UInt8],
        _ cr: [UInt8],
        into pixels: inout [UInt8],
        at start: Int
    ) {
        let half: Int32 = 1 << 15
        for column in y.indices {
            let brightness = Int32(y[column])
            let blue = Int32(cb[column]) - 128
            let red = Int32(cr[column]) - 128
            // 1.402, 0.344136, 0.714136 and 1.772
            let r = brightness + (91_881 * red + half) >> 16
            let g = brightness - (22_554 * blue + 46_802 * red + half) >> 16
            let b = brightness + (116_130 * blue + half) >> 16
            pixels[start + 3 * column] = UInt8(clamping: r)
            pixels[start + 3 * column + 1] = UInt8(clamping: g)
            pixels[start + 3 * column + 2] = UInt8(clamping: b)
        }
    }
}
