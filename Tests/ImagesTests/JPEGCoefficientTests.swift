import Foundation
import Testing

@testable import Images

/// Files of one block with a single coefficient besides the first.
struct JPEGCoefficientTests {
    /// The rows and the columns of the coefficients, in zigzag order.
    private static let places = (0..<64).map { (row: $0 / 8, column: $0 % 8) }.sorted {
        let (sum, otherSum) = ($0.row + $0.column, $1.row + $1.column)
        guard sum == otherSum else { return sum < otherSum }
        return sum.isMultiple(of: 2) ? $0.column < $1.column : $0.row < $1.row
    }

    @Test(arguments: [false, true])
    func `decodes every coefficient to its wave`(hasWideQuantization: Bool) throws {
        for index in 1..<64 {
            var file = CoefficientFile(index: index, isNegative: !index.isMultiple(of: 2))
            file.hasWideQuantization = hasWideQuantization
            if hasWideQuantization { file.lowestFactor = 300 }

            let image = try #require(file.image)

            let coefficient = (file.isNegative ? -1 : 1) * file.factor(index)
            #expect(Self.largestError(of: image, index, coefficient) <= 0.53, "\(index)")
        }
    }

    @Test(arguments: [0, 1]) func `refines every coefficient`(bit: Int) throws {
        for index in 1..<64 {
            var file = CoefficientFile(index: index, isNegative: !index.isMultiple(of: 2))
            file.lowestFactor = 30
            file.isProgressive = true
            file.refinement = bit

            let image = try #require(file.image)

            let coefficient = (file.isNegative ? -1 : 1) * (2 + bit) * file.factor(index)
            #expect(Self.largestError(of: image, index, coefficient) <= 0.53, "\(index)")
        }
    }

    /// The largest error of a sample of a block with a single coefficient.
    private static func largestError(
        of image: PixelImage,
        _ index: Int,
        _ coefficient: Int
    ) -> Double {
        let (row, column) = Self.places[index]
        let half = 0.5.squareRoot()
        let amplitude = Double(coefficient) / 4 * (row == 0 ? half : 1) * (column == 0 ? half : 1)
        let errors = (0..<64).map { pixel in
            let (y, x) = pixel.quotientAndRemainder(dividingBy: 8)
            let wave =
                cos(Double((2 * x + 1) * column) * .pi / 16)
                * cos(Double((2 * y + 1) * row) * .pi / 16)
            return abs(Double(image.pixels[3 * pixel]) - 128 - amplitude * wave)
        }
        return errors.max() ?? .infinity
    }

    @Test func `rejects a file without a scan`() throws {
        let file = TestJPEG(width: 8, height: 8, components: [.init { _, _ in 99 }]).encoded()
        let scan = try #require(
            file.indices.dropFirst().first { file[$0 - 1...$0] == [0xFF, 0xDA] }
        )

        #expect(PixelImage(decoding: file, pixelLimit: 64) != nil)
        #expect(PixelImage(decoding: file[..<(scan - 1)] + [0xFF, 0xD9], pixelLimit: 64) == nil)
    }

    @Test(
        arguments: [
            ([8, 0, 8, 0, 8, 1, 1, 0x11, 3], true), ([8, 0, 8, 0, 8, 1, 1, 0x44, 3], true),
            ([8, 0, 8, 0, 8, 1, 1, 0x11, 3, 0], true), ([8, 0, 8, 0, 8, 1, 1, 0x11], false),
            ([7, 0, 8, 0, 8, 1, 1, 0x11, 3], false), ([12, 0, 8, 0, 8, 1, 1, 0x11, 3], false),
            ([8, 0, 8, 0, 8, 1, 1, 0x01, 3], false), ([8, 0, 8, 0, 8, 1, 1, 0x10, 3], false),
            ([8, 0, 8, 0, 8, 1, 1, 0x51, 3], false), ([8, 0, 8, 0, 8, 1, 1, 0x15, 3], false),
            ([8, 0, 8, 0, 8, 0], false), ([8, 0, 8, 0, 8, 2, 1, 0x11, 3, 2, 0x11, 3], false),
        ] as [([UInt8], Bool)]
    )
    func `rejects frames that it does not decode`(frame: [UInt8], isDecoded: Bool) {
        var file = CoefficientFile()
        file.frame = frame

        #expect((file.image != nil) == isDecoded)
    }

    @Test(
        arguments: [
            ([1, 1, 0x33, 0, 63, 0], true), ([1, 1, 0x33, 9, 99, 0xFF], true),
            ([1, 1, 0x30, 0, 63, 0], false), ([1, 1, 0x03, 0, 63, 0], false),
            ([1, 1, 0x43, 0, 63, 0], false), ([1, 1, 0x34, 0, 63, 0], false),
            ([1, 2, 0x33, 0, 63, 0], false), ([1, 1, 0x33, 0, 63], false), ([], false),
            ([0, 0, 63, 0], false), ([2, 1, 0x33, 1, 0x33, 0, 63, 0], false),
        ] as [([UInt8], Bool)]
    )
    func `rejects sequential scans that do not match the frame`(scan: [UInt8], isDecoded: Bool) {
        var file = CoefficientFile()
        file.scan = scan

        #expect((file.image != nil) == isDecoded)
    }

    @Test(
        arguments: [
            ([0x33, 0, 0, 0], true), ([0x30, 0, 0, 0], true), ([0x03, 0, 0, 0], false),
            ([0x33, 0, 0, 0x0D], true), ([0x33, 0, 0, 0x0E], false), ([0x33, 0, 1, 0], false),
            ([0x00, 0, 0, 0x10], true), ([0x00, 0, 0, 0x1D], true), ([0x00, 0, 0, 0x1E], false),
            ([0x33, 1, 63, 0], true), ([0x03, 1, 63, 0], true), ([0x30, 1, 63, 0], false),
            ([0x03, 1, 63, 0x10], true), ([0x30, 1, 63, 0x10], false), ([0x33, 1, 64, 0], false),
            ([0x33, 63, 63, 0], true), ([0x33, 5, 5, 0], true), ([0x33, 5, 4, 0], false),
        ] as [([UInt8], Bool)]
    )
    func `rejects progressive scans of no valid band`(scan: [UInt8], isDecoded: Bool) {
        var file = CoefficientFile()
        file.isProgressive = true
        file.scan = [1, 1] + scan

        #expect((file.image != nil) == isDecoded)
    }

    @Test(
        arguments: [([0, 0, 0], true), ([1, 63, 0], false), ([1, 63, 0x10], false)]
            as [([UInt8], Bool)]
    )
    func `only the first coefficients are in scans of several components`(
        band: [UInt8],
        isDecoded: Bool
    ) {
        var file = CoefficientFile()
        file.isProgressive = true
        file.frame = [8, 0, 8, 0, 8, 3, 1, 0x11, 3, 2, 0x11, 3, 3, 0x11, 3]
        file.scan = [2, 1, 0x33, 2, 0x33] + band

        #expect((file.image != nil) == isDecoded)
    }

    @Test func `rejects tables of numbers above three, and truncated ones`() {
        let changes: [(inout CoefficientFile) -> Void] = [
            { $0.quantizationTable = 4 }, { $0.dcTable = 0x04 }, { $0.acTable = 0x14 },
            { $0.acTable = 0x23 }, { $0.quantizationCount = 63 },
        ]
        for change in changes {
            var file = CoefficientFile()
            #expect(file.image != nil)
            change(&file)

            #expect(file.image == nil)
        }
    }

    @Test func `rejects a second frame`() {
        var file = CoefficientFile()
        file.frameCount = 2

        #expect(file.image == nil)
    }
}

/// A gray file of 8×8 pixels, with all tables under the number 3.
private struct CoefficientFile {
    /// The place of the coefficient in zigzag order, from 1 on.
    var index = 1
    var isNegative = false
    var hasWideQuantization = false

    /// What the first coefficient is multiplied by; each of the others by one more.
    var lowestFactor = 100

    /// The lowest bit of the coefficient, which a scan of its own has; `nil` for a single scan.
    var refinement: Int?
    var quantizationTable: UInt8 = 3
    var quantizationCount = 64
    var dcTable: UInt8 = 0x03
    var acTable: UInt8 = 0x13
    var isProgressive = false
    var frame: [UInt8] = [8, 0, 8, 0, 8, 1, 1, 0x11, 3]
    var frameCount = 1
    var scan: [UInt8] = [1, 1, 0x33, 0, 63, 0]

    var image: PixelImage? { PixelImage(decoding: encoded, pixelLimit: 64) }

    /// What the coefficient is multiplied by.
    func factor(_ index: Int) -> Int { lowestFactor + index }

    private var encoded: [UInt8] {
        let factors = (0..<quantizationCount).map { factor($0) }.flatMap {
            hasWideQuantization ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0)]
        }
        // One code for a difference of 0; codes of five bits for the end of the block, for 16
        // zeros, and for fewer zeros before a 1 or a -1.
        let dcCodes: [UInt8] = [1] + [UInt8](repeating: 0, count: 16)
        let acCounts: [UInt8] = [0, 0, 0, 0, 18] + [UInt8](repeating: 0, count: 11)
        let acSymbols: [UInt8] = [0x00, 0xF0] + (0..<16).map { UInt8($0 << 4 | 1) }
        let table = hasWideQuantization ? 0x10 | quantizationTable : quantizationTable
        var file: [UInt8] = [0xFF, 0xD8]
        file += TestJPEG.segment(0xDB, [table] + factors)
        for _ in 0..<frameCount { file += TestJPEG.segment(isProgressive ? 0xC2 : 0xC0, frame) }
        file += TestJPEG.segment(0xC4, [dcTable] + dcCodes)
        file += TestJPEG.segment(0xC4, [acTable] + acCounts + acSymbols)
        return file + scans + [0xFF, 0xD9]
    }

    private var scans: [UInt8] {
        guard let refinement else {
            return TestJPEG.segment(0xDA, scan) + TestJPEG.data("0" + bits)
        }
        return TestJPEG.segment(0xDA, [1, 1, 0x33, 0, 0, 0]) + TestJPEG.data("0")
            + TestJPEG.segment(0xDA, [1, 1, 0x33, 1, 63, 0x01]) + TestJPEG.data(bits)
            + TestJPEG.segment(0xDA, [1, 1, 0x33, 1, 63, 0x10])
            + TestJPEG.data(TestJPEG.code(0) + String(refinement))
    }

    /// The coefficient after zeros, as 1 or -1, and the end of the block.
    private var bits: String {
        var zeros = index - 1
        var codes: [Int] = []
        while zeros >= 16 {
            codes.append(1)
            zeros -= 16
        }
        codes.append(2 + zeros)
        let bits = codes.map(TestJPEG.code).joined() + (isNegative ? "0" : "1")
        return index < 63 ? bits + TestJPEG.code(0) : bits
    }
}
