import Presentation

/// The columns of `MoviesTSV` below a header, by RFC 4180.
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
