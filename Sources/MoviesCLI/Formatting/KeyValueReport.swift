/// Named values, printed as lines or as JSON.
struct KeyValueReport {
    let members: [(name: String, value: JSONValue)]

    /// One `name<TAB>value` pair per line; an unknown value is empty.
    var lines: String {
        members.map { "\($0.name)\t\($0.value.delimitedText)\n" }.joined()
    }

    /// One object; an unknown value is `null`.
    var json: String {
        JSONValue.object(members.map { ($0.name, $0.value) }).text + "\n"
    }
}
