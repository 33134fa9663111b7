import Terminal

/// A list as tab-separated values, one item per line, without a header.
enum TSV {
    static func text<Field: ListField>(_ items: [Field.Item], _ fields: [Field]) -> String {
        items.reduce(into: "") { text, item in
            for (index, field) in fields.enumerated() {
                if index > 0 { text += "\t" }
                text += field.value(of: item).delimitedText
            }
            text += "\n"
        }
    }
}

/// A list as comma-separated values with a header, by RFC 4180.
enum CSV {
    /// With `isSafe`, a value that a spreadsheet may take for a formula gets a leading `'`.
    static func text<Field: ListField>(
        _ items: [Field.Item],
        _ fields: [Field],
        isSafe: Bool
    ) -> String {
        let rows = items.map { item in
            fields.map { field in
                let value = field.value(of: item)
                let prefix = isSafe && value.looksLikeFormula ? "'" : ""
                return quoted(prefix + value.delimitedText)
            }
        }
        return ([fields.map(\.name)] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
    }

    /// Readers may trim spaces around a field without quotes.
    static func quoted(_ field: String) -> String {
        // Bytes, because a character may be a quotation mark with an accent.
        let bytes = field.utf8
        let space = UInt8(ascii: " ")
        guard bytes.first == space || bytes.last == space || bytes.contains(where: needsQuotes)
        else { return field }
        let escaped = field.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "\"" { text += "\"" }
            text.unicodeScalars.append(scalar)
        }
        return "\"\(escaped)\""
    }

    private static func needsQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
        default: false
        }
    }
}

extension JSONValue {
    /// The value in one field, without tabs and line breaks: names are separated by `|`, and an
    /// unknown value is empty.
    var delimitedText: String {
        switch self {
        case .null: ""
        case .string(let text): text.sanitizedField
        case .array(let values): values.map(\.delimitedText).joined(separator: "|")
        case .bool, .int, .double, .object: text
        }
    }

    /// Whether the field begins with a character that starts a formula, or that a spreadsheet may
    /// skip before one.
    fileprivate var looksLikeFormula: Bool {
        switch self {
        case .string(let text):
            // What is left after sanitizing may begin with another character.
            [text, text.sanitizedField].contains { $0.utf8.first.map(Self.startsFormula) ?? false }
        case .array(let values): values.first?.looksLikeFormula ?? false
        case .int, .double: text.utf8.first == UInt8(ascii: "-")
        case .null, .bool, .object: false
        }
    }

    private static func startsFormula(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
            UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            true
        default: false
        }
    }
}
