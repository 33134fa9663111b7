/// The form of a JSON document: the keys of its objects, and the types of their values.
indirect enum JSONSchema: Sendable {
    case boolean
    case integer
    case number
    case string

    /// A value of any type, also `null`.
    case any
    case array(JSONSchema)

    /// Every key is there, in this order.
    case object([(key: String, value: JSONSchema)])

    /// A value of the type, or `null`.
    case nullable(JSONSchema)

    static func object(_ members: KeyValuePairs<String, JSONSchema>) -> JSONSchema {
        .object(members.map { ($0.key, $0.value) })
    }

    /// The members of several objects; what is no object has none.
    static func joining(_ objects: JSONSchema...) -> JSONSchema {
        .object(
            objects.flatMap { object -> [(key: String, value: JSONSchema)] in
                if case .object(let members) = object { members } else { [] }
            }
        )
    }

    /// The schema in the words of JSON Schema, draft 2020-12.
    var json: JSONValue { json() }

    func json(comment: String? = nil) -> JSONValue {
        let draft = ("$schema", JSONValue("https://json-schema.org/draft/2020-12/schema"))
        return .object([draft] + (comment.map { [("$comment", JSONValue($0))] } ?? []) + members)
    }

    private var members: [(String, JSONValue)] {
        switch self {
        case .boolean: [("type", .string("boolean"))]
        case .integer: [("type", .string("integer"))]
        case .number: [("type", .string("number"))]
        case .string: [("type", .string("string"))]
        case .any: []
        case .array(let element):
            [("type", .string("array")), ("items", .object(element.members))]
        case .object(let members):
            [
                ("type", .string("object")),
                ("properties", .object(members.map { ($0.key, .object($0.value.members)) })),
                ("required", JSONValue(members.map(\.key))),
            ]
        case .nullable(let schema):
            schema.members.map { key, value in
                (key, key == "type" ? .array([value, .string("null")]) : value)
            }
        }
    }
}
