import Domain
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a user's list of movies as UTF-8, whatever program has written it.
enum MovieFileBytes {
    /// In bytes; a million rows take less than a third.
    private static let sizeLimit = 1 << 28

    /// The contents without a byte order mark, also of a pipe, such as a shell's `<(…)`.
    ///
    /// Takes `-` for standard input.
    static func read(_ path: String) throws(MoviesError) -> [UInt8] {
        let file =
            path == "-"
            ? FileDescriptor(duplicating: FileDescriptor.standardInput)
            : FileDescriptor(reading: path, waitsForPipe: true)
        guard let file, let data = file.read(upTo: sizeLimit + 1) else {
            throw MoviesError(.cannotRead(path: path))
        }
        guard data.count <= sizeLimit else {
            throw MoviesError(.cannotRead(path: path, reason: "it is too large"))
        }
        return utf8(Array(data))
    }

    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard let isBigEndian = isBigEndianUTF16(bytes) else {
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
            if isUTF8(bytes) { return bytes }
            // The bytes of Latin-1, and of the letters of Windows-1252, are their code points.
            return Array(String(decoding: bytes.map(UInt16.init), as: UTF16.self).utf8)
        }
        let start = bytes[0] >= 0xFE ? 2 : 0
        let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
            let (high, low) = isBigEndian ? (index, index + 1) : (index + 1, index)
            return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Validates small parts, since the validation makes a copy of each.
    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            var part = rest.prefix(1 << 16)
            // Up to the end of a character.
            let end = rest[part.endIndex...].firstIndex { $0 & 0xC0 != 0x80 } ?? rest.endIndex
            part = rest[..<end]
            guard String(validating: part, as: UTF8.self) != nil else { return false }
            rest = rest[part.endIndex...]
        }
        return true
    }

    /// By the byte order mark, or by the zeros of the first two letters; `nil` if it is not UTF-16.
    private static func isBigEndianUTF16(_ bytes: [UInt8]) -> Bool? {
        switch bytes.prefix(4).map({ $0 == 0 }) {
        case _ where bytes.starts(with: [0xFE, 0xFF]): true
        case _ where bytes.starts(with: [0xFF, 0xFE]): false
        case [true, false, true, false]: true
        case [false, true, false, true]: false
        default: nil
        }
    }
}
