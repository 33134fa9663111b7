import Testing

@testable import MoviesCLI

struct ScalarAssemblerTests {
    @Test func `completes each scalar with its last byte`() {
        for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 61) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(scalar).utf8)

            let found = assemble(bytes)

            if found != Array(repeating: nil, count: bytes.count - 1) + [scalar] {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    /// Every pair of bytes, filled up with as many bytes as the first one asks for.
    @Test func `drops exactly what is not UTF-8`() {
        for first in UInt8(0x80)...0xFF {
            for second in UInt8(0x80)...0xFF {
                let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
                let bytes = [first, second] + Array(repeating: 0x80, count: count - 2)
                let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
                    .filter { $0 != "\u{FFFD}" }

                let found = assemble(bytes).compactMap(\.self)

                if found != Array(expected) { Issue.record("\(bytes)") }
            }
        }
    }

    @Test func `begins again with a byte that begins a character`() {
        #expect(assemble([0xE7, 0x94, 0xC3, 0xA9]) == [nil, nil, nil, "é"])
        #expect(assemble([0xF0, 0x9F, 0xE7, 0x94, 0x9F]) == [nil, nil, nil, nil, "生"])
    }

    @Test func `forgets what it is told to drop`() {
        var assembler = ScalarAssembler()

        #expect(!assembler.isPending)
        _ = assembler.scalar(completedBy: 0xC3)
        #expect(assembler.isPending)
        assembler.drop()

        #expect(!assembler.isPending)
        let scalar = assembler.scalar(completedBy: 0xA9)
        #expect(scalar == nil)
        #expect(!assembler.isPending)
    }

    @Test func `keeps a paste up to its mark, and gives each part once`() {
        var paste = BracketedPasteBuffer()

        let isComplete = Array("Ali\u{1B}[20".utf8).map { paste.take($0) }

        #expect(!isComplete.contains(true))
        #expect(!paste.isEmpty)
        #expect(!paste.wasTaken)
        let first = paste.takeText()
        #expect(first == "Ali")
        #expect(paste.isEmpty)
        #expect(paste.wasTaken)
        let rest = Array("x\u{1B}\u{1B}[201~".utf8).map { paste.take($0) }
        #expect(rest.last == true)
        #expect(rest.count(where: \.self) == 1)
        #expect(paste.text == "\u{1B}[20x\u{1B}")
    }

    private func assemble(_ bytes: [UInt8]) -> [Unicode.Scalar?] {
        var assembler = ScalarAssembler()
        return bytes.map { assembler.scalar(completedBy: $0) }
    }
}
