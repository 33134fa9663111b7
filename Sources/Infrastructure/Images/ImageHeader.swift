/// The format and the size of an image, read from its first bytes without decoding it.
///
/// A header can claim any size, and a decoder allocates memory for it before it looks further.
package struct ImageHeader: Hashable, Sendable {
    package enum Format: Hashable, Sendable {
        case png, jpeg, webP
    }

    package let format: Format

    /// In pixels, above zero.
    package let width: Int
    package let height: Int

    package var pixelCount: Int { width * height }

    /// Fails for other formats, and if the bytes end before the size.
    package init?(_ bytes: [UInt8]) {
        let reader = ImageBytes(bytes)
        guard let header = Self.png(reader) ?? Self.jpeg(reader) ?? Self.webP(reader),
            // Larger numbers are no valid sizes in any format, and would overflow.
            (1...Int(Int32.max)).contains(header.width),
            (1...Int(Int32.max)).contains(header.height)
        else { return nil }
        self = header
    }

    private init?(_ format: Format, width: Int?, height: Int?) {
        guard let width, let height else { return nil }
        self.format = format
        self.width = width
        self.height = height
    }

    /// The signature, and the chunk IHDR, which comes first (third edition, 5.2 and 11.2.1).
    private static func png(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0),
            bytes.has(Array("IHDR".utf8), at: 12)
        else { return nil }
        return ImageHeader(
            .png,
            width: bytes.bigEndian(4, at: 16),
            height: bytes.bigEndian(4, at: 20)
        )
    }

    /// The first frame header (ITU-T T.81, B.1.1 and B.2.2) after any other segments.
    private static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.has([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
        var position = 2
        while let byte = bytes[position] {
            // Decoders skip what is between segments.
            guard byte == 0xFF else {
                position += 1
                continue
            }
            guard let marker = bytes[position + 1] else { return nil }
            switch marker {
            case 0xFF:
                // A fill byte.
                position += 1
            case 0x01, 0xD0...0xD7:
                // A marker without a segment.
                position += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return ImageHeader(
                    .jpeg,
                    width: bytes.bigEndian(2, at: position + 7),
                    height: bytes.bigEndian(2, at: position + 5)
                )
            case 0x00, 0xD8...0xDA:
                // The image data, or its end, without a frame header before it.
                return nil
            default:
                guard let length = bytes.bigEndian(2, at: position + 2), length >= 2 else {
                    return nil
                }
                position += 2 + length
            }
        }
        return nil
    }

    /// The first chunk: lossy, lossless or extended (RFC 9649, 2.4 to 2.7 and 3.4; RFC 6386, 9.1).
    private static func webP(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.has(Array("RIFF".utf8), at: 0), bytes.has(Array("WEBP".utf8), at: 8) else {
            return nil
        }
        if bytes.has(Array("VP8X".utf8), at: 12) {
            return ImageHeader(
                .webP,
                width: bytes.littleEndian(3, at: 24).map { $0 + 1 },
                height: bytes.littleEndian(3, at: 27).map { $0 + 1 }
            )
        }
        if bytes.has(Array("VP8L".utf8), at: 12), bytes[20] == 0x2F {
            let sizes = bytes.littleEndian(4, at: 21)
            return ImageHeader(
                .webP,
                width: sizes.map { ($0 & 0x3FFF) + 1 },
                height: sizes.map { ($0 >> 14 & 0x3FFF) + 1 }
            )
        }
        if bytes.has(Array("VP8 ".utf8), at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23) {
            return ImageHeader(
                .webP,
                width: bytes.littleEndian(2, at: 26).map { $0 & 0x3FFF },
                height: bytes.littleEndian(2, at: 28).map { $0 & 0x3FFF }
            )
        }
        return nil
    }
}

/// Reads numbers from bytes; `nil` past their end.
struct ImageBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    subscript(position: Int) -> UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }

    func has(_ expected: [UInt8], at position: Int) -> Bool {
        bytes.dropFirst(position).starts(with: expected)
    }

    func bigEndian(_ count: Int, at position: Int) -> Int? {
        let part = bytes.dropFirst(position).prefix(count)
        return part.count == count ? part.reduce(0) { $0 << 8 | Int($1) } : nil
    }

    func littleEndian(_ count: Int, at position: Int) -> Int? {
        let part = bytes.dropFirst(position).prefix(count)
        return part.count == count ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : nil
    }
}
