import Testing

@testable import Images

/// Runs of blocks with nothing new, in progressive files (ITU-T T.81, G.1.2.2 and G.1.2.3).
struct JPEGEmptyBlocksTests {
    /// The logarithm of the least run of a code, the bits after it, and how many blocks they mean.
    private static let runs = [
        (0, "", 1), (1, "0", 2), (1, "1", 3), (2, "00", 4), (2, "10", 6), (2, "11", 7),
        (3, "101", 13), (4, "0000", 16), (4, "1111", 31),
    ]

    @Test(arguments: runs)
    func `a run of empty blocks ends before the next block`(
        size: Int,
        extra: String,
        count: Int
    ) throws {
        let file = BlocksFile(blockCount: count + 2)
        let wave = BlocksFile.wave + TestJPEG.code(0)

        let scan = TestJPEG.code(size) + extra + wave + TestJPEG.code(0)

        #expect(try file.waves([(0x00, scan)]) == Array(repeating: 0, count: count) + [1, 0])
    }

    @Test(arguments: runs)
    func `a run of blocks with nothing new refines what they have`(
        size: Int,
        extra: String,
        count: Int
    ) throws {
        let file = BlocksFile(blockCount: count + 1)
        let first = String(repeating: BlocksFile.wave + TestJPEG.code(0), count: count + 1)
        let bits = (0..<count).map { $0 % 3 == 0 ? 1 : 0 }

        let refinement =
            TestJPEG.code(size) + extra + bits.map { "\($0)" }.joined()
            + TestJPEG.code(0) + "1"

        #expect(try file.waves([(0x01, first), (0x10, refinement)]) == (bits + [1]).map { 2 + $0 })
    }
}

/// A gray file of blocks in a row, whose only coefficients besides zeros are waves of one kind.
private struct BlocksFile {
    let blockCount: Int

    /// A coefficient of 1 without zeros before it.
    static let wave = TestJPEG.code(15) + "1"

    /// The coefficient of each block after scans with these shifts and bits.
    func waves(_ scans: [(shifts: UInt8, bits: String)]) throws -> [Int] {
        let image = try #require(PixelImage(decoding: file(scans), pixelLimit: 1 << 12))
        return (0..<blockCount).map { block in
            let difference = Double(image.pixels[3 * 8 * block]) - 128
            // 100 / 4 × cos(π / 4) × cos(π / 16)
            return Int((difference / 17.34).rounded())
        }
    }

    private func file(_ scans: [(shifts: UInt8, bits: String)]) -> [UInt8] {
        let width = 8 * blockCount
        let size = [0, 8, UInt8(width >> 8), UInt8(width & 255)]
        let zeros = [UInt8](repeating: 0, count: 11)
        var file: [UInt8] = [0xFF, 0xD8]
        file += TestJPEG.segment(0xDB, [0] + [UInt8](repeating: 100, count: 64))
        file += TestJPEG.segment(0xC2, [8] + size + [1, 1, 0x11, 0])
        // One code for a difference of 0; codes of five bits for runs, and for a coefficient.
        file += TestJPEG.segment(0xC4, [0x00, 1, 0, 0, 0, 0] + zeros + [0])
        file += TestJPEG.segment(
            0xC4,
            [0x10, 0, 0, 0, 0, 16] + zeros + (0..<15).map { $0 << 4 } + [0x01]
        )
        file += TestJPEG.segment(0xDA, [1, 1, 0, 0, 0, 0])
        file += TestJPEG.data(String(repeating: "0", count: blockCount))
        for scan in scans {
            file +=
                TestJPEG.segment(0xDA, [1, 1, 0, 1, 63, scan.shifts]) + TestJPEG.data(scan.bits)
        }
        return file + [0xFF, 0xD9]
    }
}
