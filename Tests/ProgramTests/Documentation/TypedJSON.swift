/// A JSON value of which only the type matters, and those of its members.
enum TypedJSON: Decodable {
    case null, bool, integer, number, string
    case array([TypedJSON])
    case object([String: TypedJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if (try? container.decode(Bool.self)) != nil {
            self = .bool
        } else if (try? container.decode(Int.self)) != nil {
            self = .integer
        } else if (try? container.decode(Double.self)) != nil {
            self = .number
        } else if (try? container.decode(String.self)) != nil {
            self = .string
        } else if let values = try? container.decode([TypedJSON].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: TypedJSON].self))
        }
    }

    /// The type as docs/JSON.md names it; `nil` for `null`, whose type is unknown.
    var type: String? {
        switch self {
        case .null: nil
        case .bool: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string: "string"
        case .array(let values):
            // Of several types, none is named.
            "array of \(Set(values.map(\.type)).count == 1 ? values[0].type ?? "null" : "value")s"
        case .object: "object"
        }
    }

    /// The values by their paths, such as `movies[].id`; a value of several elements of an array is there
    /// several times.
    var members: [(path: String, value: TypedJSON)] {
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
        case .array(let values): values.flatMap(\.members).map { ("[].\($0.path)", $0.value) }
        case .null, .bool, .integer, .number, .string: []
        }
    }
}
