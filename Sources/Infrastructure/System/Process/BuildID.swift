/// The identifier that the linker computes from the contents of a program.
///
/// It is a note in the file of the program: see "Note Section" in the System V ABI, and `--build-id`
/// in the manual of `ld`. Packages and copies of the program keep it, unlike the time of the file.
package enum BuildID {
    /// The size of the part of a file that is read, in bytes: its notes are at its start.
    package static let prefixSize = 4096

    /// The identifier in the start of a 64-bit little-endian ELF file, in hexadecimal digits.
    package static func value(inPrefix bytes: [UInt8]) -> String? {
        // A note is the sizes of its name and value, its type, which is 3 here, the name and the value.
        let noteStart = [3, 0, 0, 0] + Array("GNU\0".utf8)
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let start = bytes.firstRange(of: noteStart), start.lowerBound >= 4
        else { return nil }
        let size = Int(bytes[start.lowerBound - 4])
        let value = bytes[start.upperBound...].prefix(size)
        guard value.count == size else { return nil }
        return value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
