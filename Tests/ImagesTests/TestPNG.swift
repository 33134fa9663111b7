@testable import Images

extension PixelImage {
    /// Decodes a file of these tests.
    init?(decoding file: [UInt8], pixelLimit: Int) {
        self.init(decoding: file, pixelLimit: pixelLimit, TestPNG.decompress)
    }
}

/// Encodes PNG files without compression, for tests.
struct TestPNG {
    let width: Int
    let height: Int
    var colorType: UInt8 = 2
    var depth: UInt8 = 8

    /// Each row is the number of its filter, and the bytes that the filter leaves.
    let rows: [UInt8]
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var isInterlaced = false

    func encoded() -> [UInt8] {
        let size = [width, height].flatMap { value in
            stride(from: 24, through: 0, by: -8).map { UInt8(value >> $0 & 255) }
        }
        let header = size + [depth, colorType, 0, 0, isInterlaced ? 1 : 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Self.chunk("IHDR", header)
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        // Files divide their data as they like.
        let data = Self.zlib(rows)
        file += Self.chunk("IDAT", Array(data.prefix(9)))
        file += Self.chunk("tEXt", Array("Comment\0made up".utf8))
        file += Self.chunk("IDAT", Array(data.dropFirst(9)))
        return file + Self.chunk("IEND", [])
    }

    /// zlib data of one stored block, without the checksum.
    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        let length = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
        return [0x78, 0x01, 1] + length + length.map(~) + bytes
    }

    /// The first bytes of a stored block after the header of gzip; `nil` for anything else.
    static func decompress(_ gzip: [UInt8], size: Int) -> [UInt8]? {
        let block = Array(gzip.dropFirst(10))
        guard gzip.starts(with: [0x1F, 0x8B, 8, 0]), block.count >= 5, block[0] & 7 == 1,
            block[1] == ~block[3], block[2] == ~block[4]
        else { return nil }
        return Array(block.dropFirst(5).prefix(min(size, Int(block[2]) << 8 | Int(block[1]))))
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        [0, 0, UInt8(data.count >> 8), UInt8(data.count & 255)] + Array(type.utf8) + data
            + [0, 0, 0, 0]
    }
}
