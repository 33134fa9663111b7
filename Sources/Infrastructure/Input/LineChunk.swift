import SystemKit

/// Some consecutive lines of a file.
package struct LineChunk: Sendable {
    /// Whole lines that end with a line break, or the last of a file without one.
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

    /// Whether it is a line that has no line break and is not too long: the last of a file.
    package var lacksFinalLineBreak: Bool {
        !bytes.isEmpty && bytes.last != UInt8(ascii: "\n") && bytes.count <= lineLimit
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
