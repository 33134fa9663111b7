import Testing

@testable import SystemKit

struct BuildIDTests {
    /// The start of a 64-bit little-endian ELF file with a note.
    private static func file(noteType: UInt8 = 3, name: String = "GNU\0") -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 160)
        bytes.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
        bytes[120] = UInt8(name.utf8.count)
        bytes[124] = 3  // The size of the value, which is padded.
        bytes[128] = noteType
        bytes.replaceSubrange(132..<132 + name.utf8.count, with: Array(name.utf8))
        bytes.replaceSubrange(136..<139, with: [0x0A, 0xBC, 0xFF])
        return bytes
    }

    @Test func `finds the identifier`() {
        #expect(BuildID.value(inPrefix: Self.file()) == "0abcff")
    }

    @Test func `skips other notes`() {
        #expect(BuildID.value(inPrefix: Self.file(noteType: 1)) == nil)
        #expect(BuildID.value(inPrefix: Self.file(name: "BSD\0")) == nil)
    }

    @Test func `finds the identifier after another note`() {
        var bytes = Self.file()
        bytes.replaceSubrange(140..<160, with: bytes[120..<140])
        bytes[128] = 1

        #expect(BuildID.value(inPrefix: bytes) == "0abcff")
    }

    @Test func `accepts no other files and none that are cut`() {
        var other = Self.file()
        other[4] = 1
        #expect(BuildID.value(inPrefix: other) == nil)
        #expect(BuildID.value(inPrefix: []) == nil)
        for count in 0..<139 {
            #expect(BuildID.value(inPrefix: Array(Self.file().prefix(count))) == nil)
        }
    }

    @Test func `survives any numbers`() {
        for index in 0..<160 {
            var bytes = Self.file()
            bytes[index] = 0xFF
            _ = BuildID.value(inPrefix: bytes)
        }
    }
}
