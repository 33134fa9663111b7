/// A line that should be one JSON object.
enum JSONLine {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The object, without white space or a byte order mark; `nil` if a line is not one object.
    ///
    /// Whatever is between the braces may be malformed. Without this check, lines that are decoded
    /// together could pass as objects that start on one line and end on another.
    static func object(in line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        guard
            let start = line.firstIndex(of: UInt8(ascii: "{")),
            let last = line.lastIndex(of: UInt8(ascii: "}")), start < last,
            line[..<start].allSatisfy({ isBlank($0) || byteOrderMark.contains($0) }),
            line[(last + 1)...].allSatisfy(isBlank)
        else { return nil }
        let object = UnsafeBufferPointer(rebasing: line[start...last])
        return endOfObject(object) == object.count ? object : nil
    }

    /// Where the braces of the first object are closed; `nil` if they are not.
    private static func endOfObject(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\""):
                guard let end = endOfString(bytes, startingAt: index) else { return nil }
                index = end
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }

    /// The index of the quotation mark that ends a string; `nil` if there is none.
    private static func endOfString(
        _ line: UnsafeBufferPointer<UInt8>,
        startingAt start: Int
    ) -> Int? {
        var index = start + 1
        while index < line.count {
            switch line[index] {
            case UInt8(ascii: "\""): return index
            case UInt8(ascii: "\\"): index += 2
            default: index += 1
            }
        }
        return nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
