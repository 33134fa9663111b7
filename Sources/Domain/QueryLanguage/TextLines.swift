/// The lines of a text, or what stands between NULs if it has any, as `find -print0` prints names.
package enum TextLines {
    /// Without blank lines, and without the byte order mark that a file may begin with.
    package static func lines(in bytes: [UInt8]) -> [String] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        let separator = text.contains(0) ? 0 : UInt8(ascii: "\n")
        return text.split(separator: separator).compactMap { line in
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            let text = String(decoding: line, as: UTF8.self)
            return MovieQuery(text).map { _ in text }
        }
    }
}
