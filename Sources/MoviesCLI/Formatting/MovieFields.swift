import CommandLineKit
import Terminal

/// The fields of the lists that commands print.
enum MovieFields: CaseIterable {
    case ofMovies
    case ofFilmography

    /// Of movies that no search has found.
    case ofDetails

    var all: [MovieField] { MovieField.allCases.filter { $0.spec.lists.contains(self) } }

    /// The default fields of tsv and csv.
    var columns: [MovieField] { Self.movieColumns + (self == .ofFilmography ? Self.personal : []) }

    /// The default fields of JSON.
    var keys: [MovieField] { all.filter(\.spec.isKey) }

    private static let movieColumns: [MovieField] = [
        .id, .title, .originalTitle, .releaseDate, .genres, .voteAverage, .voteCount,
        .originalLanguage,
    ]

    /// Fields of filmographies only.
    private static let personal: [MovieField] = [.roles, .characters]

    /// Paragraphs of the help of commands that print such lists.
    var help: [String] {
        let names = all.filter { !Self.personal.contains($0) }.map(\.name)
        return [
            """
            The fields are \(names.joined(by: "and")), each at most once. In a table, --fields chooses \
            the columns, in json the keys of the movies; ids and letterboxd have no choice. The runtime is in \
            minutes. It, the directors and the cast are those that this machine knows.
            """,
            """
            A template prints each movie on a line: '{title} ({year})'. Names of fields stand in \
            braces, {{ and }} are braces, \\t is a tab, \\n a line break, and \\\\ a backslash. An \
            unknown value is empty.
            """,
            """
            --csv-safe protects spreadsheets: a value that begins with =, +, -, @, a tab or a \
            carriage return gets a leading apostrophe.
            """,
        ]
    }

    /// Parses names that are separated by commas.
    func parse(_ names: String) throws(UsageError) -> [MovieField] {
        var fields: [MovieField] = []
        for part in names.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.trimmed
            guard !name.isEmpty else {
                throw UsageError("--fields has an empty name; \(theFields)")
            }
            guard let field = field(name) else {
                let hint = hint(for: name)
                let end = hint.isEmpty ? "; \(theFields)" : "\(hint) T\(theFields.dropFirst())"
                throw UsageError("unknown field '\(name.prefix(60))'\(end)")
            }
            guard !fields.contains(field) else {
                throw UsageError("--fields has '\(field.name)' twice")
            }
            fields.append(field)
        }
        return fields
    }

    /// Parses the name of a field in a template.
    func parse(inTemplate name: String) throws(UsageError) -> MovieField {
        if let field = field(name) { return field }
        let hint = hint(for: name)
        throw UsageError(
            "unknown field '\(name.prefix(60))' in --format"
                + (hint.isEmpty ? "; \(theFields)" : hint)
        )
    }

    private func field(_ name: String) -> MovieField? {
        MovieField(rawValue: name).flatMap { all.contains($0) ? $0 : nil }
    }

    private func hint(for name: String) -> String {
        SpellingSuggestion.hint(for: name, in: all.map(\.name))
    }

    private var theFields: String {
        "the fields are " + all.map(\.name).joined(separator: ", ")
    }
}
