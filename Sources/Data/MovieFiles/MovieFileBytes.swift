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
            let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
            return isUTF8 ? bytes : decodingLatin1Lines(bytes)
        }
        let start = bytes[0] >= 0xFE ? 2 : 0
        let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
            let (high, low) = isBigEndian ? (index, index + 1) : (index + 1, index)
            return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// The bytes with each line and each name decoded that is not UTF-8: a single one must not change
    /// the others.
    private static func decodingLatin1Lines(_ bytes: [UInt8]) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex { $0 == 0 || $0 == UInt8(ascii: "\n") } ?? rest.endIndex - 1
            let line = rest[...end]
            if String(validating: line, as: UTF8.self) != nil {
                decoded += line
            } else {
                // The bytes of Latin-1, and of the letters of Windows-1252, are their code points.
                decoded += String(decoding: line.map(UInt16.init), as: UTF16.self).utf8
            }
            rest = rest[line.endIndex...]
        }
        return decoded
    }

    /// By the byte order mark, or by the zeros of the first two letters and of a line break; `nil` if
    /// it is not UTF-16.
    private static func isBigEndianUTF16(_ bytes: [UInt8]) -> Bool? {
        let lineBreak = UInt8(ascii: "\n")
        return switch bytes.prefix(4).map({ $0 == 0 }) {
        case _ where bytes.starts(with: [0xFE, 0xFF]): true
        case _ where bytes.starts(with: [0xFF, 0xFE]): false
        // Names of one letter with NULs between them have no line break.
        case [true, false, true, false] where contains((0, lineBreak), in: bytes): true
        case [false, true, false, true] where contains((lineBreak, 0), in: bytes): false
        default: nil
        }
    }

    /// Whether one of the pairs of bytes is the given one.
    private static func contains(_ pair: (UInt8, UInt8), in bytes: [UInt8]) -> Bool {
        stride(from: 0, to: bytes.count - 1, by: 2).contains {
            (bytes[$0], bytes[$0 + 1]) == pair
        }
    }
}
