/// The identifier that the linker computes from the contents of a program.
///
/// It is a note in the file of the program: see "Note Section" in the System V ABI, and `--build-id`
/// in the manual of `ld`. Packages and copies of the program keep it, unlike the time of the file.
package enum BuildID {
    /// How much of a file is read: its headers and notes are at its start.
    package static let prefixSize = 4096

    private static let identifierType = 3
    private static let noteSegmentType = 4

    /// The identifier in the start of a 64-bit little-endian ELF file, in hexadecimal digits.
    package static func value(inPrefix bytes: [UInt8]) -> String? {
        let file = ELFBytes(bytes: bytes)
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let headers = file.number(at: 32, size: 8),
            let headerSize = file.number(at: 54, size: 2),
            let headerCount = file.number(at: 56, size: 2)
        else { return nil }
        for index in 0..<headerCount {
            let header = headers + index * headerSize
            guard file.number(at: header, size: 4) == noteSegmentType,
                let start = file.number(at: header + 8, size: 8),
                let size = file.number(at: header + 32, size: 8)
            else { continue }
            if let identifier = identifier(in: file, start, size) {
                return identifier.reduce(into: "") { text, byte in
                    text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
                }
            }
        }
        return nil
    }

    /// A note is the sizes of its name and value, its type, and both, padded to a multiple of four.
    private static func identifier(in file: ELFBytes, _ start: Int, _ size: Int) -> [UInt8]? {
        var note = start
        while note < start + size {
            guard let nameSize = file.number(at: note, size: 4),
                let valueSize = file.number(at: note + 4, size: 4),
                let type = file.number(at: note + 8, size: 4)
            else { return nil }
            let name = note + 12
            let value = name + (nameSize + 3) & ~3
            if type == identifierType, file.slice(at: name, size: nameSize) == Array("GNU\0".utf8) {
                return file.slice(at: value, size: valueSize)
            }
            note = value + (valueSize + 3) & ~3
        }
        return nil
    }
}

/// Reads numbers from the start of a file, which may be anything.
private struct ELFBytes {
    let bytes: [UInt8]

    /// A little-endian number; `nil` if it is outside the bytes, or implausibly large.
    func number(at offset: Int, size: Int) -> Int? {
        guard let slice = slice(at: offset, size: size) else { return nil }
        let number = slice.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return number < 1 << 32 ? Int(number) : nil
    }

    func slice(at offset: Int, size: Int) -> [UInt8]? {
        guard offset >= 0, size > 0, offset <= bytes.count, size <= bytes.count - offset else {
            return nil
        }
        return Array(bytes[offset..<offset + size])
    }
}
