import CommandLineKit
import Presentation
import Terminal

/// A template such as `{title} ({year})`, which prints a movie as a line; `\t` is a tab, `\n` a line
/// break, and `\\` a backslash.
///
/// What the fields contain is printed as it is: braces and backslashes in a title mean nothing.
struct MovieTemplate {
    private let template: FieldTemplate

    /// The fields that it prints.
    let fields: [MovieField]

    /// A template is recognized by its first brace.
    static func isTemplate(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "{")) }

    /// `allowed` are the fields of the list.
    init(_ text: String, _ allowed: MovieFields) throws(UsageError) {
        do throws(FieldTemplate.SyntaxError) {
            template = try FieldTemplate(text)
        } catch {
            throw UsageError("--format: \(error.message)")
        }
        fields = try template.fields.map { name throws(UsageError) in
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
