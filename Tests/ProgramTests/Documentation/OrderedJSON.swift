import Foundation

/// A JSON value that keeps the order of keys, which `JSONSerialization` loses.
enum OrderedJSON: Sendable {
    case null
    case bool
    case number(isInteger: Bool)
    case string
    case array([OrderedJSON])
    case object([(key: String, value: OrderedJSON)])

    /// Throws for text that is not valid JSON.
    init(_ text: String) throws {
        // Checks the syntax, so that the reader need not.
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        var reader = OrderedJSONReader(rest: text.unicodeScalars[...])
        self = reader.value()
    }

    /// The type as docs/JSON.md names it; `nil` for `null`, whose type is unknown.
    var type: String? {
        switch self {
        case .null: nil
        case .bool: "boolean"
        case .number(let isInteger): isInteger ? "integer" : "number"
        case .string: "string"
        case .array(let values):
            // Of several types, none is named.
            "array of \(Set(values.map(\.type)).count == 1 ? values[0].type ?? "null" : "value")s"
        case .object: "object"
        }
    }

    /// The values by their paths, such as `movies[].id`, in order; a value of several elements of
    /// an array is there several times.
    var members: [(path: String, value: OrderedJSON)] {
        switch self {
        case .object(let members):
            members.flatMap { key, value in
                [(key, value)]
                    + value.members.map { member in
                        // The path in an array starts with brackets.
                        let separator = member.path.hasPrefix("[") ? "" : "."
                        return (key + separator + member.path, member.value)
                    }
            }
        case .array(let values):
            values.flatMap(\.members).map { ("[].\($0.path)", $0.value) }
        case .null, .bool, .number, .string: []
        }
    }
}

/// Reads valid JSON.
private struct OrderedJSONReader {
    var rest: Substring.UnicodeScalarView

    mutating func value() -> OrderedJSON {
        skipSpace()
        switch rest.first {
        case "{": return .object(list(until: "}") { ($0.string(), $0.valueAfterColon()) })
        case "[": return .array(list(until: "]") { $0.value() })
        case "\"":
            _ = string()
            return .string
        default: return scalar()
        }
    }

    private mutating func list<Element>(
        until end: Unicode.Scalar,
        _ element: (inout OrderedJSONReader) -> Element
    ) -> [Element] {
        var elements: [Element] = []
        rest.removeFirst()
        skipSpace()
        while rest.first != end {
            if rest.first == "," { rest.removeFirst() }
            skipSpace()
            elements.append(element(&self))
            skipSpace()
        }
        rest.removeFirst()
        return elements
    }

    private mutating func valueAfterColon() -> OrderedJSON {
        skipSpace()
        rest.removeFirst()
        return value()
    }

    /// Takes a string, and returns it without unescaping it.
    private mutating func string() -> String {
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst(), scalar != "\"" {
            text.append(scalar)
            if scalar == "\\", let escaped = rest.popFirst() { text.append(escaped) }
        }
        return String(text)
    }

    private mutating func scalar() -> OrderedJSON {
        let word = String(rest.prefix { !",]} \n".unicodeScalars.contains($0) })
        rest = rest.dropFirst(word.unicodeScalars.count)
        switch word {
        case "null": return .null
        case "true", "false": return .bool
        default: return .number(isInteger: Int(word) != nil)
        }
    }

    private mutating func skipSpace() { rest = rest.drop { " \n\t\r".unicodeScalars.contains($0) } }
}
