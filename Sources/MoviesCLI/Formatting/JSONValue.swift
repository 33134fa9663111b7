import Presentation
import Terminal

/// How a JSON document is laid out.
enum JSONLayout: Hashable, Sendable {
    /// On one line.
    case line

    /// For people, by two spaces.
    case indented

    init(_ console: Console) { self = console.output.isTerminal ? .indented : .line }
}

/// A JSON value whose keys keep their order, which they don't in `JSONEncoder`.
enum JSONValue: Sendable, ExpressibleByDictionaryLiteral {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// `nil` becomes `null`.
    init(_ text: String?) { self = text.map { .string($0) } ?? .null }
    init(_ number: Int?) { self = number.map { .int($0) } ?? .null }
    init(_ number: Double?) { self = number.map { .double($0) } ?? .null }
    init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
    init(_ texts: [String]?) { self = texts.map { JSONValue($0) } ?? .null }

    init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members) }

    /// The members of several objects; what is no object has none.
    static func joining(_ objects: JSONValue...) -> JSONValue {
        .object(
            objects.flatMap { object -> [(String, JSONValue)] in
                if case .object(let members) = object { members } else { [] }
            }
        )
    }

    /// The value as the output of a command.
    func document(_ layout: JSONLayout) -> String {
        (layout == .indented ? indented(after: "") : text) + "\n"
    }

    /// With each member on a line; `indentation` is that of the line where the value begins.
    private func indented(after indentation: String) -> String {
        let inner = indentation + "  "
        let (open, lines, close): (String, [String], String)
        switch self {
        case .array(let values):
            (open, lines, close) = ("[", values.map { $0.indented(after: inner) }, "]")
        case .object(let members):
            let lined = members.map { Self.quoted($0.0) + ": " + $0.1.indented(after: inner) }
            (open, lines, close) = ("{", lined, "}")
        case .null, .bool, .int, .double, .string: return text
        }
        guard !lines.isEmpty else { return open + close }
        let body = lines.map { inner + $0 }.joined(separator: ",\n")
        return "\(open)\n\(body)\n\(indentation)\(close)"
    }

    /// On one line, by RFC 8259, with each text sanitized.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .double(let value): value.isFinite ? "\(value)" : "null"
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        // The control characters, which would need an escape as well, are removed.
        let escaped = text.sanitizedLine.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\"" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return "\"\(escaped)\""
    }
}

/// Tab-separated values, one row per line.
enum TSV {
    static func text(_ rows: [[JSONValue]]) -> String {
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
enum CSV {
    /// With `isSafe`, a value that a spreadsheet may take for a formula gets a leading `'`.
    static func text(_ rows: [[JSONValue]], isSafe: Bool) -> String {
        let lines = rows.map { row in
            row.map { value in
                let prefix = isSafe && value.looksLikeFormula ? "'" : ""
                return quoted(prefix + value.delimitedText)
            }
        }
        return lines.map { $0.joined(separator: ",") + "\n" }.joined()
    }

    /// Readers may trim spaces around a field without quotes.
    static func quoted(_ field: String) -> String {
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
    var delimitedText: String { fieldText(separator: "|") }

    /// The value for people: names are separated by commas.
    var readableText: String { fieldText(separator: ", ") }

    private func fieldText(separator: String) -> String {
        switch self {
        case .null: ""
        case .string(let text): text.sanitizedField
        case .array(let values):
            values.map { $0.fieldText(separator: separator) }.joined(separator: separator)
        case .bool, .int, .double, .object: text
        }
    }

    /// Whether the field begins with a character that starts a formula, or that a spreadsheet may
    /// skip before one.
    fileprivate var looksLikeFormula: Bool {
        switch self {
        case .string(let text):
            // What is left after sanitizing may begin with another character.
            [text, text.sanitizedField].contains {
                $0.utf8.first.map("=+-@\t\r".utf8.contains) ?? false
            }
        case .array(let values): values.first?.looksLikeFormula ?? false
        case .int, .double: text.utf8.first == UInt8(ascii: "-")
        case .null, .bool, .object: false
        }
    }
}

/// The comma-separated values that Letterboxd imports (letterboxd.com/about/importing-data).
enum LetterboxdCSV {
    private static let names = ["tmdbID", "imdbID", "Title", "Year", "Rating10"]

    static func text(_ items: [MoviesListItemViewModel], hasHeader: Bool = true) -> String {
        let header = hasHeader ? [names.map { JSONValue($0) }] : []
        return CSV.text(header + items.map(values), isSafe: false)
    }

    private static func values(_ item: MoviesListItemViewModel) -> [JSONValue] {
        let fields: [MovieField] = [.tmdbID, .imdbID, .title, .year]
        // From 1 to 10, in whole numbers.
        let rating = JSONValue(item.ownRating.map { Int($0.rounded()) })
        return fields.map { $0.value(of: item) } + [rating]
    }
}
