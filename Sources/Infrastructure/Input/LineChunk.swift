import SystemKit

/// Some consecutive lines of a file.
package struct LineChunk: Sendable {
    /// Whole lines; each ends with a line break, but the last of a file may have none.
    private let bytes: [UInt8]

    /// In bytes, without the line break.
    private let lineLimit: Int

    /// Whether the end of a line precedes these that was too long to be kept.
    private let followsLongLine: Bool

    package init(_ bytes: [UInt8], lineLimit: Int = .max, followsLongLine: Bool = false) {
        self.bytes = bytes
        self.lineLimit = lineLimit
        self.followsLongLine = followsLongLine
    }

    /// Whether it ends with a line that has no line break and is not too long.
    package var lacksFinalLineBreak: Bool {
        let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return start < bytes.count && bytes.count - start <= lineLimit
    }

    /// Calls `body` with each line, without its line break; with `nil` for one that is too long.
    package func forEachLine(_ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
        if followsLongLine { body(nil) }
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                let rest = UnsafeBufferPointer(rebasing: bytes[start...])
                let count = rest.firstOffset(of: "\n") ?? rest.count
                let line = UnsafeBufferPointer(rebasing: rest[..<count])
                body(count > lineLimit ? nil : Self.withoutCarriageReturn(line))
                start += count + 1
            }
        }
    }

    private static func withoutCarriageReturn(
        _ line: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8> {
        line.last == UInt8(ascii: "\r") ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
    }
}
