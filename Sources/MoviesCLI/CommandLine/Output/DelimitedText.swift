import Terminal

/// Tab-separated values, one row per line.
package enum TSV {
    package static func text(_ rows: [[JSONValue]]) -> String {
        // Bytes, because joining texts takes three times as long.
        var bytes: [UInt8] = []
        for row in rows {
            for (column, value) in row.enumerated() {
                if column > 0 { bytes.append(UInt8(ascii: "\t")) }
                bytes.append(contentsOf: value.delimitedText.utf8)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Comma-separated values, by RFC 4180.
package enum CSV {
    package static func text(_ rows: [[JSONValue]]) -> String {
        rows.map { $0.map { quoted($0.delimitedText) }.joined(separator: ",") + "\n" }.joined()
    }

    /// Readers may trim spaces around a field without quotes.
    package static func quoted(_ field: String) -> String {
        // Bytes, because a character may be a quotation mark with an accent.
        let bytes = field.utf8
        let space = UInt8(ascii: " ")
        let needsQuotes = bytes.contains { ",\"\r\n".utf8.contains($0) }
        guard needsQuotes || bytes.first == space || bytes.last == space else { return field }
        let escaped = field.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "\"" { text += "\"" }
            text.unicodeScalars.append(scalar)
        }
        return "\"\(escaped)\""
    }
}

extension JSONValue {
    /// The value in one field, without tabs and line breaks: names are separated by `|`, and an
    /// unknown value is empty.
    package var delimitedText: String { fieldText(separator: "|") }

    /// The value for people: names are separated by commas.
    package var readableText: String { fieldText(separator: ", ") }

    private func fieldText(separator: String) -> String {
        switch self {
        case .null: ""
        case .string(let text): text.sanitizedField
        case .array(let values):
            values.map { $0.fieldText(separator: separator) }.joined(separator: separator)
        case .bool, .int, .double, .object: text
        }
    }
}
