/// A text with names of fields in braces, such as `{title} ({year})`; `{{` and `}}` are braces.
///
/// It does not know what fields there are.
struct FieldTemplate: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        case field(String)
    }

    /// What is wrong with the braces; it follows the text in a message.
    enum SyntaxError: Error, Hashable {
        case unclosedBrace
        case unopenedBrace
        case emptyName
    }

    /// Texts are not empty, and no two of them are beside each other.
    private(set) var parts: [Part] = []

    init(_ text: String) throws(SyntaxError) {
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                rest.removeFirst()
                append(character)
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw .unclosedBrace }
                let name = rest[..<end]
                guard !name.contains("{") else { throw .unclosedBrace }
                guard !name.isEmpty else { throw .emptyName }
                parts.append(.field(String(name)))
                rest = rest[end...].dropFirst()
            case "}": throw .unopenedBrace
            default: append(character)
            }
        }
    }

    /// The names of the fields, in their order.
    var fields: [String] {
        parts.compactMap { part in
            if case .field(let name) = part { name } else { nil }
        }
    }

    /// The text with values for the fields.
    func text<Failure>(
        _ value: (_ field: String) throws(Failure) -> String
    ) throws(Failure) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .field(let name): text += try value(name)
            }
        }
        return text
    }

    private mutating func append(_ character: Character) {
        guard case .text(let text) = parts.last else { return parts.append(.text("\(character)")) }
        parts[parts.count - 1] = .text(text + "\(character)")
    }
}

extension FieldTemplate.SyntaxError {
    var message: String {
        switch self {
        case .unclosedBrace: "a '{' is not closed; '{{' is a brace"
        case .unopenedBrace: "a '}' closes nothing; '}}' is a brace"
        case .emptyName: "'{}' names no field; '{{' and '}}' are braces"
        }
    }
}
