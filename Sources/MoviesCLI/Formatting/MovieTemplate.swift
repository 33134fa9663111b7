import CommandLineKit
import Presentation
import Terminal

/// A text with names of fields in braces, such as `{title} ({year})`; `{{` and `}}` are braces.
///
/// Values of fields are taken as they are: braces and backslashes in a title mean nothing.
struct MovieTemplate: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        case field(MovieField)
    }

    /// Texts are not empty, and no two of them are beside each other.
    private(set) var parts: [Part] = []

    /// `place` begins messages about braces, and `field` throws one about a name that is no field.
    init(
        _ text: String,
        place: String = "",
        field: (_ name: String) throws(ErrorReport) -> MovieField
    ) throws(ErrorReport) {
        let unclosed = ErrorReport.usage("\(place)a '{' is not closed; '{{' is a brace")
        // A character may be a brace with marks.
        var rest = text.unicodeScalars[...]
        var literal = ""
        while let scalar = rest.popFirst() {
            switch scalar {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                rest.removeFirst()
                literal.unicodeScalars.append(scalar)
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw unclosed }
                let name = Substring(rest[..<end]).trimmed
                guard !name.contains("{") else { throw unclosed }
                guard !name.isEmpty else {
                    throw .usage("\(place)'{}' names no field; '{{' and '}}' are braces")
                }
                if !literal.isEmpty { parts.append(.text(literal)) }
                literal = ""
                parts.append(.field(try field(name)))
                rest = rest[end...].dropFirst()
            case "}": throw .usage("\(place)a '}' closes nothing; '}}' is a brace")
            default: literal.unicodeScalars.append(scalar)
            }
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
    }

    var fields: [MovieField] {
        parts.compactMap { part in
            if case .field(let field) = part { field } else { nil }
        }
    }

    func text<Failure>(
        _ value: (MovieField) throws(Failure) -> String
    ) throws(Failure) -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .field(let field): result += try value(field)
            }
        }
        return result
    }
}

/// The template of `--format`, which prints a movie as a line; `\t` is a tab, `\n` a line break, and
/// `\\` a backslash.
extension MovieTemplate {
    /// A template is recognized by its first brace.
    static func isTemplate(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "{")) }

    init(format: String, _ fields: MovieFields) throws(ErrorReport) {
        try self.init(
            Self.replacingEscapes(in: format),
            place: "--format: ",
            field: fields.parse(inTemplate:)
        )
    }

    /// The template in place of a format; `nil` if there is none.
    init?(of options: OptionValues, _ fields: MovieFields) throws(ErrorReport) {
        guard let text = options[.format], Self.isTemplate(text) else { return nil }
        try self.init(format: text, fields)
    }

    /// The line for a movie, with a line break at its end.
    func line(for item: MoviesListItemViewModel) -> String {
        text { $0.value(of: item).readableText } + "\n"
    }

    private static func replacingEscapes(in text: String) -> String {
        let escapes: [Unicode.Scalar: Unicode.Scalar] = ["t": "\t", "n": "\n", "\\": "\\"]
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let character = scalar == "\\" ? rest.first.flatMap { escapes[$0] } : nil
            if character != nil { rest.removeFirst() }
            result.append(character ?? scalar)
        }
        return String(result)
    }
}
