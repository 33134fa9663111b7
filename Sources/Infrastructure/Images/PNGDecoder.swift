/// Decodes PNG files (PNG Specification, third edition) that are not interlaced, over black.
struct PNGDecoder {
    /// The bytes of the signature (5.2).
    private static let signatureLength = 8

    private let header: PNGHeader

    /// Three bytes for each color, and how opaque the first ones are (11.2.2, 11.3.1.1).
    private var palette: [UInt8] = []
    private var transparency: [UInt8] = []
    private var compressed: [UInt8] = []

    /// The image of a file; `nil` for other formats, interlaced images and corrupt files.
    ///
    /// Checksums are not checked.
    static func image(
        of file: [UInt8],
        pixelLimit: Int,
        _ decompress: PixelImage.Decompressor
    ) -> PixelImage? {
        guard let header = PNGHeader(file, pixelLimit: pixelLimit) else { return nil }
        var decoder = PNGDecoder(header: header)
        decoder.readChunks(of: file)
        return decoder.image(decompress)
    }

    /// Each chunk is its length, its type, the data and a checksum (5.3).
    private mutating func readChunks(of file: [UInt8]) {
        let bytes = ImageBytes(file)
        var position = Self.signatureLength
        while let length = bytes.bigEndian(4, at: position), position + 8 + length <= file.count {
            let data = file[(position + 8)..<(position + 8 + length)]
            switch String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self) {
            case "PLTE": palette = Array(data)
            case "tRNS": transparency = Array(data)
            case "IDAT": compressed += data
            case "IEND": return
            default: break
            }
            position += 12 + length
        }
    }

    private func image(_ decompress: PixelImage.Decompressor) -> PixelImage? {
        guard !header.hasPalette || !palette.isEmpty, let data = gzipData,
            var rows = decompress(data, header.size), rows.count == header.size,
            PNGFilter.unfilter(&rows, stride: header.stride, pixelSize: header.pixelSize)
        else { return nil }
        let converter = PNGPixelConverter(header, palette: palette, transparency: transparency)
        return PixelImage(
            width: header.width,
            height: header.height,
            pixels: converter.pixels(of: rows)
        )
    }

    /// The DEFLATE data with the header of gzip (RFC 1952, 2.3) in place of that of zlib, which are the
    /// method, no preset dictionary, and a check of both bytes (RFC 1950, 2.2).
    private var gzipData: [UInt8]? {
        guard let head = ImageBytes(compressed).bigEndian(2, at: 0), head % 31 == 0,
            compressed[0] & 15 == 8, compressed[1] & 0x20 == 0
        else { return nil }
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + compressed.dropFirst(2)
    }
}

/// The chunk IHDR of a PNG file (PNG Specification, third edition, 11.2.1).
struct PNGHeader {
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgbAlpha = 6

        var samples: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgbAlpha: 4
            }
        }

        /// Whether the last sample says how opaque a pixel is.
        var hasAlpha: Bool { self == .grayAlpha || self == .rgbAlpha }
    }

    let width: Int
    let height: Int
    let colorType: ColorType

    /// The bits of a sample.
    let depth: Int

    var hasPalette: Bool { colorType == .palette }

    /// The bytes of a row, with that of its filter (7.2).
    var stride: Int { 1 + (width * colorType.samples * depth + 7) / 8 }

    /// The bytes of all rows.
    var size: Int { stride * height }

    /// The bytes of a pixel, at least one (9.2).
    var pixelSize: Int { max(1, colorType.samples * depth / 8) }

    /// Fails for other formats, interlaced images, and more pixels than the limit.
    init?(_ file: [UInt8], pixelLimit: Int) {
        guard
            let header = ImageHeader(file), header.format == .png, header.pixelCount <= pixelLimit,
            file.count >= 33, let colorType = ColorType(rawValue: file[25])
        else { return nil }
        // Only the first method of compression, filters and interlacing is supported.
        guard file[26] == 0, file[27] == 0, file[28] == 0 else { return nil }
        let depths: [UInt8] =
            switch colorType {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgbAlpha: [8, 16]
            }
        guard depths.contains(file[24]) else { return nil }
        width = header.width
        height = header.height
        self.colorType = colorType
        depth = Int(file[24])
    }
}
