/// Named values, printed as lines or as JSON.
struct KeyValueReport {
    let members: [(name: String, value: JSONValue)]

    /// One `name<TAB>value` pair per line; an unknown value is empty.
    var lines: String {
        members.map { "\($0.name)\t\(Self.field($0.value))\n" }.joined()
    }

    /// One object; an unknown value is `null`.
    var json: String {
        JSONValue.object(members.map { ($0.name, $0.value) }).text + "\n"
    }

    private static func field(_ value: JSONValue) -> String {
        switch value {
        case .null: ""
        case .string(let text): text.sanitizedField
        default: value.text
        }
    }
}
