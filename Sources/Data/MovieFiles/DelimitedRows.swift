/// The rows of comma-separated or tab-separated values, read leniently: a field may be between
/// quotation marks, with line breaks in it (RFC 4180), and a quotation mark that none closes is a
/// character like any other.
struct DelimitedRows {
    private let bytes: [UInt8]
    private let separator: UInt8
    private var position = 0
    private var fields: [Range<Int>] = []

    init(_ bytes: [UInt8], separator: UInt8) {
        self.bytes = bytes
        self.separator = separator
    }

    /// Reads the next row that is not blank; returns `false` at the end.
    mutating func next() -> Bool {
        while position < bytes.count {
            readRow()
            if fields.contains(where: { !$0.isEmpty }) { return true }
        }
        return false
    }

    /// The text of a field without spaces around it; empty for a field that is missing.
    ///
    /// `""` between its quotation marks is one of them.
    func text(_ index: Int?) -> String {
        guard let index, index < fields.count else { return "" }
        var range = fields[index]
        while let last = range.last, bytes[last] == 0x20 { range.removeLast() }
        while let first = range.first, bytes[first] == 0x20 { range.removeFirst() }
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard text.utf8.contains(Self.quote) else { return text }
        // Scalars, because a character may be a quotation mark with an accent.
        return String(text.unicodeScalars.replacing("\"\"".unicodeScalars, with: ["\""]))
    }

    var texts: [String] { fields.indices.map { text($0) } }

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private mutating func readRow() {
        fields.removeAll(keepingCapacity: true)
        while true {
            fields.append(readField())
            guard position < bytes.count else { return }
            let end = bytes[position]
            position += 1
            guard end != separator else { continue }
            if end == Self.carriageReturn, position < bytes.count, bytes[position] == Self.newline {
                position += 1
            }
            return
        }
    }

    private mutating func readField() -> Range<Int> {
        let start = position
        if start < bytes.count, bytes[start] == Self.quote, let end = closingQuote(after: start) {
            position = end + 1
            return start + 1..<end
        }
        while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
        return start..<position
    }

    /// The end of the field that a quotation mark opens; `nil` if it is not quoted after all.
    private func closingQuote(after start: Int) -> Int? {
        var index = start + 1
        while index < bytes.count {
            guard bytes[index] == Self.quote else {
                index += 1
                continue
            }
            let next = index + 1
            if next == bytes.count || isEnd(bytes[next]) { return index }
            guard bytes[next] == Self.quote else { return nil }
            index += 2
        }
        return nil
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == Self.newline || byte == Self.carriageReturn
    }
}
