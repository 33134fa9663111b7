import Domain

/// Reads who did what in IMDb's `title.principals` and `title.crew`, and who that is in
/// `name.basics`.
struct IMDbCreditImporter {
    private static let castColumnCount = 6
    private static let crewColumnCount = 3
    private static let peopleColumnCount = 6

    /// In bytes; longer names are malformed.
    private static let nameLimit = 200

    /// Adds the credit of a line of `title.principals`; returns `false` for a malformed line.
    ///
    /// `document` returns the index of a movie's document, or `nil` for a title that was not
    /// imported.
    static func addCast(
        _ line: TSVRow,
        to draft: inout CatalogDraft,
        document: (UInt32) -> Int?
    ) -> Bool {
        guard
            line.count == castColumnCount, let title = line.titleNumber(0),
            let place = line.number(1), let person = line.personNumber(2)
        else { return false }
        guard let role = role(line), let document = document(title) else { return true }
        draft.credits.add(role, person, place: place, document: document)
        return true
    }

    /// Adds the credits of a line of `title.crew`; returns `false` for a malformed line.
    static func addCrew(
        _ line: TSVRow,
        to draft: inout CatalogDraft,
        document: (UInt32) -> Int?
    ) -> Bool {
        guard line.count == crewColumnCount, let title = line.titleNumber(0) else { return false }
        guard let document = document(title) else { return true }
        for (field, role) in [(1, CatalogRole.director), (2, .writer)] {
            for (place, person) in line.personNumbers(field).enumerated() {
                draft.credits.add(role, person, place: place, document: document)
            }
        }
        return true
    }

    /// Adds the name of a line of `name.basics`; returns `false` for a malformed line.
    static func addPerson(_ line: TSVRow, to draft: inout CatalogDraft) -> Bool {
        guard
            line.count == peopleColumnCount, let person = line.personNumber(0),
            let name = line.bytes(1), (1...nameLimit).contains(name.count)
        else { return false }
        draft.endCredits()
        draft.credits.addName(
            name,
            of: person,
            birthYear: line.number(2),
            deathYear: line.number(3)
        )
        return true
    }

    /// `nil` for a category that catalogs leave out, such as the editor.
    private static func role(_ line: TSVRow) -> CatalogRole? {
        let category = 3
        if line.isField(category, "actor") || line.isField(category, "actress")
            || line.isField(category, "self")
        {
            return .cast
        }
        if line.isField(category, "director") { return .director }
        return line.isField(category, "writer") ? .writer : nil
    }
}
