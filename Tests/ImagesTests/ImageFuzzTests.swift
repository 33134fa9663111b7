import TestSupport
import Testing

@testable import Images

/// Files that are nearly images: no file crashes a decoder, which would end the tests.
struct ImageFuzzTests {
    private static let pixelLimit = 2000

    @Test func `decodes any JPEG file within the limit, or refuses it`() throws {
        let samples = [
            TestJPEG(width: 17, height: 9, components: [.init { 7 * $0 + $1 }]),
            TestJPEG(
                width: 33,
                height: 20,
                components: [
                    .init(horizontal: 2, vertical: 2) { 20 * $0 + 3 * $1 },
                    .init { column, _ in 200 - column }, .init { 5 * $1 + $0 },
                ],
                isInterleaved: false,
                restartInterval: 2
            ),
        ]
        let markers: [[UInt8]] = [0xC0, 0xC2, 0xC4, 0xD0, 0xD8, 0xD9, 0xDA, 0xDB, 0xDD, 0xEE].map {
            [0xFF, $0]
        }
        let corpus = FuzzCorpus(
            JPEGFixture.allCases.map(\.bytes) + samples.map { $0.encoded() },
            tokens: markers
        )

        let counts = try fuzz("JPEG", corpus, iterations: 2000) { file, _ in
            try Self.checkFrames(of: file)
            return try Self.isValid(file, .jpeg)
        }

        #expect(counts.valid > 200)
        #expect(counts.invalid > 200)
    }

    @Test func `decodes any PNG file within the limit, or refuses it`() throws {
        let corpus = FuzzCorpus(
            Self.pngSamples.map { $0.encoded() },
            tokens: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Array($0.utf8) }
        )

        let counts = try fuzz("PNG", corpus, iterations: 5000) { file, _ in
            try Self.isValid(file, .png)
        }

        #expect(counts.valid > 500)
        #expect(counts.invalid > 500)
    }

    /// All color types, depths and filters.
    private static let pngSamples: [TestPNG] =
        [1, 2, 4, 8, 16].map { png(0, samples: 1, depth: $0, transparency: [0, 1]) }
        + [8, 16].map { png(2, samples: 3, depth: $0, transparency: [0, 1, 0, 2, 0, 3]) }
        + [1, 2, 4, 8].map { png(3, samples: 1, depth: $0, transparency: [0, 128]) }
        + [8, 16].map { png(4, samples: 2, depth: $0) }
        + [8, 16].map { png(6, samples: 4, depth: $0) }

    private static func png(
        _ colorType: UInt8,
        samples: Int,
        depth: Int,
        transparency: [UInt8] = []
    ) -> TestPNG {
        let (width, height) = (11, 6)
        let stride = (width * samples * depth + 7) / 8
        var rows: [UInt8] = []
        for row in 0..<height {
            rows.append(UInt8(row % 5))
            for column in 0..<stride {
                rows.append(UInt8(truncatingIfNeeded: column * 37 + row * 11))
            }
        }
        let palette: [UInt8] = colorType == 3 ? [0, 20, 40, 60, 80, 100, 120, 140, 160] : []
        return TestPNG(
            width: width,
            height: height,
            colorType: colorType,
            depth: UInt8(depth),
            rows: rows,
            palette: palette,
            transparency: transparency
        )
    }

    /// Decodes a file, and checks that the image has what the header says, each time the same.
    private static func isValid(_ file: [UInt8], _ format: ImageHeader.Format) throws -> Bool {
        guard let image = PixelImage(decoding: file, pixelLimit: pixelLimit) else { return false }
        let header = try #require(ImageHeader(file))
        let count = image.width * image.height
        try #require(count <= pixelLimit)
        try #require(image.pixels.count == 3 * count)
        if header.format == .png {
            try #require(header.width == image.width && header.height == image.height)
        }
        try #require(PixelImage(decoding: file, pixelLimit: count) == image)
        try #require(PixelImage(decoding: file, pixelLimit: count - 1) == nil)
        return true
    }

    /// Checks that a frame keeps the limit, and takes no more memory than its whole units need.
    private static func checkFrames(of file: [UInt8]) throws {
        let starts = file.indices.dropLast(3).filter { file[$0] == 0xFF && file[$0 + 1] == 0xC2 }
        for start in starts {
            let segment = Array(file[(start + 4)...])
            let frame = JPEGFrame(segment, isProgressive: true, pixelLimit: pixelLimit)
            guard let frame else { continue }
            try #require(frame.width * frame.height <= pixelLimit)
            let limit = 3 * (frame.width + 31) * (frame.height + 31)
            try #require(frame.blockCount * 64 <= limit)
        }
    }
}
