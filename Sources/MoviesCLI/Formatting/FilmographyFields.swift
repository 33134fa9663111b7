import Presentation

/// The fields of a person's movie in TSV and CSV: those of a movie, then the roles.
enum FilmographyFields {
    static let names = MovieFields.names + ["roles"]

    static func fields(of credit: PersonCreditItemViewModel) -> [String] {
        let roles = credit.roles.map(\.text).joined(separator: "|")
        return MovieFields.fields(of: credit.movie) + [roles.sanitizedField]
    }
}

/// The movies of a person as tab-separated values, one movie per line, without a header.
enum FilmographyTSV {
    static func text(_ credits: [PersonCreditItemViewModel]) -> String {
        credits.map { FilmographyFields.fields(of: $0).joined(separator: "\t") + "\n" }.joined()
    }
}

/// The movies of a person as comma-separated values with a header, by RFC 4180.
enum FilmographyCSV {
    static func text(_ credits: [PersonCreditItemViewModel]) -> String {
        let rows = [FilmographyFields.names] + credits.map(FilmographyFields.fields)
        return rows.map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
    }

    private static func quoted(_ field: String) -> String {
        guard field.contains(where: { $0 == "," || $0 == "\"" }) else { return field }
        return "\""
            + field.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
    }
}
