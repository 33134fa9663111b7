package import Terminal

/// The layout of a JSON document.
package enum JSONLayout: Hashable, Sendable {
    case line

    /// For people, by two spaces.
    case indented

    package init(_ console: Console) { self = console.output.isTerminal ? .indented : .line }
}

/// A JSON value whose keys keep their order, which they don't in `JSONEncoder`.
package enum JSONValue: Sendable, ExpressibleByDictionaryLiteral {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    package init(_ text: String?) { self = text.map { .string($0) } ?? .null }
    package init(_ number: Int?) { self = number.map { .int($0) } ?? .null }
    package init(_ number: Double?) { self = number.map { .double($0) } ?? .null }
    package init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
    package init(_ texts: [String]?) { self = texts.map { JSONValue($0) } ?? .null }

    package static func list<Element>(
        _ elements: [Element],
        _ value: (Element) -> JSONValue
    ) -> JSONValue {
        .array(elements.map(value))
    }

    package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members) }

    /// The members of several objects; what is no object has none.
    package static func joining(_ objects: JSONValue...) -> JSONValue {
        .object(
            objects.flatMap { object -> [(String, JSONValue)] in
                if case .object(let members) = object { members } else { [] }
            }
        )
    }

    package func document(_ layout: JSONLayout) -> String {
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
    package var text: String {
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
