import TestSupport
import Testing

@testable import Terminal

struct ChafaTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `passes the image and the size in cells to the program`() async throws {
        let chafa = try chafa(#"printf '%s ' "$@"; wc -c"#)

        let text = try #require(await chafa.text(of: png(width: 4000, 4000), columns: 20, rows: 8))

        let words = text.split { $0.isWhitespace }
        #expect(words == ["--format", "symbols", "--animate", "off", "--size", "20x8", "-", "24"])
    }

    @Test func `converts no image with too many pixels`() async throws {
        let chafa = try chafa("echo text")

        #expect(await chafa.text(of: png(width: 4000, 4001), columns: 20, rows: 8) == nil)
        #expect(await chafa.text(of: [1, 2, 3], columns: 20, rows: 8) == nil)
    }

    @Test(arguments: ["echo text; exit 1", "exec head -c 1100000 /dev/zero"])
    func `shows no image if the program fails or prints too much`(command: String) async throws {
        #expect(try await chafa(command).text(of: png(width: 1, 1), columns: 20, rows: 8) == nil)
    }

    @Test func `shows no image if the program can't be run`() async {
        let chafa = Chafa(path: folder.path(of: "missing"))

        #expect(await chafa.text(of: png(width: 1, 1), columns: 20, rows: 8) == nil)
    }

    private func chafa(_ command: String) throws -> Chafa {
        Chafa(path: try folder.writeExecutable("#!/bin/sh\n\(command)\n", to: "chafa"))
    }

    /// A PNG file that ends after its size.
    private func png(width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
}
