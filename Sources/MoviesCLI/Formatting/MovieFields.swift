import Presentation

/// The fields of a movie in TSV and CSV.
enum MovieFields {
    static let names = [
        "id", "title", "original_title", "release_date", "genres", "vote_average", "vote_count",
        "original_language",
    ]

    /// One for each name, without tabs and line breaks; an unknown value is empty.
    static func fields(of item: MoviesListItemViewModel) -> [String] {
        [
            item.id,
            item.title,
            item.originalTitle,
            item.releaseDate,
            item.genres.joined(separator: "|"),
            item.voteAverage.map { "\($0)" },
            item.voteCount.map { "\($0)" },
            item.originalLanguage,
        ].map { ($0 ?? "").sanitizedField }
    }
}

/// Movies as comma-separated values with a header, by RFC 4180.
enum MoviesCSV {
    static func text(_ items: [MoviesListItemViewModel]) -> String {
        let rows = [MovieFields.names] + items.map(MovieFields.fields)
        return rows.map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
    }

    private static func quoted(_ field: String) -> String {
        guard field.contains(where: { $0 == "," || $0 == "\"" }) else { return field }
        return "\""
            + field.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
    }
}

/// Movies as tab-separated values, one movie per line, without a header.
enum MoviesTSV {
    static func text(_ items: [MoviesListItemViewModel]) -> String {
        items.reduce(into: "") { text, item in
            for (index, field) in MovieFields.fields(of: item).enumerated() {
                if index > 0 { text += "\t" }
                text += field
            }
            text += "\n"
        }
    }
}
