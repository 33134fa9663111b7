import CommandLineKit
import Terminal

/// A template such as `{title} ({year})`, which prints a movie as a line.
///
/// What the fields contain is printed as it is: braces and backslashes in a title mean nothing.
struct MovieTemplate {
    private enum Part {
        case text(String)
        case field(MovieField)
    }

    private var parts: [Part] = []

    /// A template is recognized by its first brace.
    static func isTemplate(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "{")) }

    /// `fields` are those of the list.
    init(_ text: String, _ fields: MovieFields) throws(UsageError) {
        var rest = text.unicodeScalars[...]
        var literal = ""
        while let scalar = rest.popFirst() {
            let next = rest.first
            switch (scalar, next) {
            case ("{", "{"), ("}", "}"), ("\\", "\\"):
                literal.unicodeScalars.append(scalar)
                rest.removeFirst()
            case ("\\", "t"), ("\\", "n"):
                literal += next == "t" ? "\t" : "\n"
                rest.removeFirst()
            case ("{", _):
                parts.append(.text(literal))
                literal = ""
                parts.append(.field(try Self.field(&rest, fields)))
            default: literal.unicodeScalars.append(scalar)
            }
        }
        parts.append(.text(literal))
    }

    /// Takes the name of a field, and the brace after it.
    private static func field(
        _ rest: inout Substring.UnicodeScalarView,
        _ fields: MovieFields
    ) throws(UsageError) -> MovieField {
        guard let end = rest.firstIndex(of: "}") else {
            throw UsageError(
                "--format has a { without a }: '\(String(rest).prefix(60))'; {{ is a brace itself"
            )
        }
        defer { rest = rest[rest.index(after: end)...] }
        return try fields.parse(inTemplate: Substring(rest[..<end]).trimmed)
    }

    /// The fields that it prints.
    var fields: [MovieField] {
        parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
    }

    /// The line for a movie, with a line break at its end.
    func line(for item: ListedMovie) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .field(let field): field.value(of: item).readableText
            }
        }.joined() + "\n"
    }
}
