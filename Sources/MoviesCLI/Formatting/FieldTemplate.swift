import CommandLineKit
import Presentation
import Terminal

/// A text with names of fields in braces, such as `{title} ({year})`; `{{` and `}}` are braces.
///
/// It does not know what fields there are.
struct FieldTemplate: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        case field(String)
    }

    /// What is wrong with the braces; it follows the text in a message.
    enum SyntaxError: String, Error {
        case unclosedBrace = "a '{' is not closed; '{{' is a brace"
        case unopenedBrace = "a '}' closes nothing; '}}' is a brace"
        case emptyName = "'{}' names no field; '{{' and '}}' are braces"
    }

    /// Texts are not empty, and no two of them are beside each other.
    private(set) var parts: [Part] = []

    init(_ text: String) throws(SyntaxError) {
        // A character may be a brace with marks.
        var rest = text.unicodeScalars[...]
        var literal = ""
        while let scalar = rest.popFirst() {
            switch scalar {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                rest.removeFirst()
                literal.unicodeScalars.append(scalar)
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw .unclosedBrace }
                let name = Substring(rest[..<end]).trimmed
                guard !name.contains("{") else { throw .unclosedBrace }
                guard !name.isEmpty else { throw .emptyName }
                append(literal)
                literal = ""
                parts.append(.field(name))
                rest = rest[end...].dropFirst()
            case "}": throw .unopenedBrace
            default: literal.unicodeScalars.append(scalar)
            }
        }
        append(literal)
    }

    private mutating func append(_ literal: String) {
        if !literal.isEmpty { parts.append(.text(literal)) }
    }

    var fields: [String] {
        parts.compactMap { part in
            if case .field(let name) = part { name } else { nil }
        }
    }

    /// The text with values for the fields, in their order.
    func text<Failure>(
        _ value: (_ field: String) throws(Failure) -> String,
        literal: (String) -> String = { $0 }
    ) throws(Failure) -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += literal(text)
            case .field(let name): result += try value(name)
            }
        }
        return result
    }
}

/// A template such as `{title} ({year})`, which prints a movie as a line; `\t` is a tab, `\n` a line
/// break, and `\\` a backslash.
///
/// What the fields contain is printed as it is: braces and backslashes in a title mean nothing.
struct MovieTemplate {
    private let template: FieldTemplate
    let fields: [MovieField]

    /// A template is recognized by its first brace.
    static func isTemplate(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "{")) }

    init(_ text: String, _ allowed: MovieFields) throws(ErrorReport) {
        do throws(FieldTemplate.SyntaxError) {
            template = try FieldTemplate(text)
        } catch {
            throw .usage("--format: \(error.rawValue)")
        }
        fields = try template.fields.map { name throws(ErrorReport) in
            try allowed.parse(inTemplate: name)
        }
    }

    /// The line for a movie, with a line break at its end.
    func line(for item: MoviesListItemViewModel) -> String {
        var fields = fields[...]
        let line = template.text { _ in
            fields.popFirst()?.value(of: item).readableText ?? ""
        } literal: {
            Self.replacingEscapes(in: $0)
        }
        return line + "\n"
    }

    private static func replacingEscapes(in text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let character: Unicode.Scalar? =
                switch (scalar, rest.first) {
                case ("\\", "t"): "\t"
                case ("\\", "n"): "\n"
                case ("\\", "\\"): "\\"
                default: nil
                }
            if character != nil { rest.removeFirst() }
            result.unicodeScalars.append(character ?? scalar)
        }
        return result
    }
}
