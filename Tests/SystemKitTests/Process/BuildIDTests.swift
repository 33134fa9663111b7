import Testing

@testable import SystemKit

struct BuildIDTests {
    /// The start of a 64-bit little-endian ELF file with one segment of notes.
    private static func file(noteType: UInt8 = 3, name: String = "GNU\0") -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 160)
        bytes.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
        bytes[32] = 64  // The offset of the segments' headers.
        bytes[54] = 56  // The size of a header.
        bytes[56] = 1  // How many there are.
        bytes[64] = 4  // A segment of notes
        bytes[72] = 120  // at this offset
        bytes[96] = 40  // of this size.
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

    /// The first note, with a name and a value of any size, fills 20 bytes, as the second one does.
    @Test(arguments: [1, 2, 3, 4] as [UInt8], [1, 2, 3, 4] as [UInt8])
    func `finds the identifier after another note`(nameSize: UInt8, valueSize: UInt8) {
        var bytes = Self.file()
        bytes.replaceSubrange(140..<160, with: bytes[120..<140])
        bytes[120] = nameSize
        bytes[124] = valueSize
        bytes[128] = 1
        #expect(BuildID.value(inPrefix: bytes) == "0abcff")

        // Only the first note is in the segment.
        bytes[96] = 20
        #expect(BuildID.value(inPrefix: bytes) == nil)
    }

    @Test func `finds the identifier in another segment`() {
        var bytes = Self.file() + [UInt8](repeating: 0, count: 36)
        bytes.replaceSubrange(176..<196, with: bytes[120..<140])
        bytes.replaceSubrange(120..<176, with: bytes[64..<120])
        bytes[64] = 1  // A segment of another type.
        bytes[128] = 176
        bytes[152] = 20
        #expect(BuildID.value(inPrefix: bytes) == nil)

        bytes[56] = 2
        #expect(BuildID.value(inPrefix: bytes) == "0abcff")
        // Offsets of 4 GiB and more are implausible.
        bytes[132] = 1
        #expect(BuildID.value(inPrefix: bytes) == nil)
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
