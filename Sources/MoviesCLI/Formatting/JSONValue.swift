import Terminal

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
    var line: String { text + "\n" }

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
