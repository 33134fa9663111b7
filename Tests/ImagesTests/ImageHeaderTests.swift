import Testing

@testable import Images

struct ImageHeaderTests {
    /// A made-up header up to its last relevant byte, and its contents.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let format: ImageHeader.Format
        var width = 500
        var height = 750
    }

    private static let jpegFrame: [UInt8] = [0x00, 0x11, 0x08, 0x02, 0xEE, 0x01, 0xF4]

    private static let samples = [
        Sample(
            testDescription: "PNG",
            bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
                + Array("IHDR".utf8) + [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20],
            format: .png,
            width: 20_000,
            height: 20_000
        ),
        Sample(
            testDescription: "baseline JPEG",
            bytes: [0xFF, 0xD8, 0xFF, 0xC0] + jpegFrame,
            format: .jpeg
        ),
        Sample(
            testDescription: "progressive JPEG after other segments",
            bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 0xFF, 0xC0, 1, 2, 0xFF, 0x01, 0xFF, 0xFF, 0xC4]
                + [0, 2, 0xFF, 0xC2] + jpegFrame,
            format: .jpeg
        ),
        Sample(
            testDescription: "JPEG with a byte between segments",
            bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0x00, 0xFF, 0xC0] + jpegFrame,
            format: .jpeg
        ),
        Sample(
            testDescription: "lossy WebP",
            bytes: riff("VP8 ") + [0, 0, 0, 0x9D, 0x01, 0x2A, 0xF4, 0x41, 0xEE, 0x82],
            format: .webP
        ),
        Sample(
            testDescription: "lossless WebP",
            bytes: riff("VP8L") + [0x2F, 0xF3, 0x41, 0xBB, 0x10],
            format: .webP
        ),
        Sample(
            testDescription: "extended WebP",
            bytes: riff("VP8X") + [0, 0, 0, 0, 0xF3, 0x01, 0, 0xED, 0x02, 0],
            format: .webP
        ),
    ]

    @Test(arguments: samples) func `reads the format and the size`(sample: Sample) throws {
        for rest in [[], [0], [UInt8](repeating: 0xFF, count: 100)] {
            let header = try #require(ImageHeader(sample.bytes + rest))

            #expect(header.format == sample.format)
            #expect(header.width == sample.width)
            #expect(header.height == sample.height)
        }
    }

    @Test(arguments: UInt8(0xC0)...0xCF) func `finds the frame headers of all kinds of JPEG files`(
        marker: UInt8
    ) {
        let header = ImageHeader([0xFF, 0xD8, 0xFF, marker] + Self.jpegFrame)

        // Tables of codes, a reserved marker, and conditions of arithmetic coding.
        let isFrame = ![0xC4, 0xC8, 0xCC].contains(marker)
        #expect(header?.width == (isFrame ? 500 : nil))
        #expect(header?.height == (isFrame ? 750 : nil))
    }

    @Test(
        arguments: [
            ([0x01], true), ([0xD0], true), ([0xD7], true), ([0xD8], false), ([0xD9], false),
            ([0xDA], false), ([0x00], false), ([0xFF], true), ([0xDB, 0, 2], true),
            ([0xDB, 0, 1], false), ([0xDB, 0, 0], false), ([0xFE, 0, 3, 9], true),
        ] as [([UInt8], Bool)]
    )
    func `skips the segments before the frame header`(segment: [UInt8], isSkipped: Bool) {
        let header = ImageHeader([0xFF, 0xD8, 0xFF] + segment + [0xFF, 0xC0] + Self.jpegFrame)

        #expect((header != nil) == isSkipped)
    }

    @Test(arguments: [
        (1, 1, true), (0, 1, false), (1, 0, false), (0x7FFF_FFFF, 1, true),
        (1, 0x7FFF_FFFF, true), (0x8000_0000, 1, false), (1, 0x8000_0000, false),
    ])
    func `knows the valid sizes`(width: Int, height: Int, isValid: Bool) {
        let size = [width, height].flatMap { value in
            stride(from: 24, through: 0, by: -8).map { UInt8(value >> $0 & 255) }
        }
        let header = ImageHeader(Array(Self.samples[0].bytes.prefix(16)) + size)

        #expect(header?.width == (isValid ? width : nil))
        #expect(header?.height == (isValid ? height : nil))
    }

    @Test(arguments: samples) func `rejects a truncated header`(sample: Sample) {
        for count in sample.bytes.indices {
            #expect(ImageHeader(Array(sample.bytes.prefix(count))) == nil, "\(count) bytes")
        }
    }

    @Test(arguments: samples) func `reads any header without a crash`(sample: Sample) {
        for index in sample.bytes.indices {
            for byte in UInt8.min...UInt8.max {
                var bytes = sample.bytes
                bytes[index] = byte

                if let header = ImageHeader(bytes) {
                    #expect(header.pixelCount > 0)
                }
            }
        }
    }

    @Test(
        arguments: [
            [], Array("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8), Array("<svg width='1' height='1'/>".utf8),
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0, 0, 0, 0, 0, 0, 0, 1],
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [UInt8](repeating: 0xFF, count: 8),
            [0xFF, 0xD8, 0xFF, 0xDA] + jpegFrame, [0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + jpegFrame,
            riff("VP9 ") + jpegFrame,
            // Other signatures of WebP, and of its chunks.
            Array("RIFX".utf8) + riff("VP8L").dropFirst(4) + [0x2F, 0xF3, 0x41, 0xBB, 0x10],
            Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WAVEVP8L".utf8) + [0, 1, 0, 0, 0x2F]
                + [0xF3, 0x41, 0xBB, 0x10],
            riff("VP8L") + [0x2E, 0xF3, 0x41, 0xBB, 0x10],
            riff("VP8 ") + [0, 0, 0, 0x9D, 0x01, 0x2B, 0xF4, 0x41, 0xEE, 0x82],
        ] as [[UInt8]]
    )
    func `rejects other formats and malformed headers`(bytes: [UInt8]) {
        #expect(ImageHeader(bytes) == nil)
    }

    /// The first chunk of a WebP file, up to its content.
    private static func riff(_ type: String) -> [UInt8] {
        Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WEBP\(type)".utf8) + [0, 1, 0, 0]
    }
}
