import Presentation
import Terminal

/// The movies of a person in aligned columns: year, title, rating, roles and id.
///
/// The year and the id are never truncated. On narrow terminals the roles and the ratings give way,
/// then the titles are truncated.
struct FilmographyTable: ConsoleTable {
    /// The minimum room in which the roles, or the ratings, are shown.
    private static let minimumRoomForRoles = 34
    private static let minimumRoomForRatings = 50

    let width: Int
    let usesColor: Bool
    let showsLinks: Bool

    func text(_ credits: [PersonCreditItemViewModel]) -> String {
        let columns = Columns(credits, width: width)
        let header = [
            "YEAR", "TITLE".truncated(to: columns.title).padded(to: columns.title),
            columns.rating > 0 ? "RATING" : nil,
            columns.roles > 0 ? "AS".padded(to: columns.roles) : nil, "ID",
        ]
        let lines = [styled(joined(header), .secondary)] + credits.map { line($0, columns) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The widths of the columns; 0 hides one.
    private struct Columns {
        let title: Int
        let roles: Int
        let rating: Int

        init(_ credits: [PersonCreditItemViewModel], width: Int) {
            let gap = MovieColumnWidths.gap
            let id = max(credits.map(\.movie.id.displayWidth).max() ?? 0, "ID".count)
            var room = max(width - MovieColumnWidths.year - id - 2 * gap, 1)
            let hasRatings =
                room >= minimumRoomForRatings && credits.contains { $0.movie.rating != nil }
            rating = hasRatings ? "RATING".count : 0
            if hasRatings { room -= rating + gap }
            let fullTitle = credits.map { $0.title.displayWidth }.max() ?? 0
            let fullRoles = credits.map { $0.rolesText.displayWidth }.max() ?? 0
            let titleWidth = max(fullTitle, "TITLE".count)
            guard room >= minimumRoomForRoles, fullRoles > 0 else {
                roles = 0
                title = min(titleWidth, room)
                return
            }
            // The roles get what the titles leave, but at least two fifths.
            let rolesRoom = max(room - gap - titleWidth, room * 2 / 5)
            roles = max(min(fullRoles, rolesRoom), "AS".count)
            title = min(titleWidth, room - gap - roles)
        }
    }

    private func line(_ credit: PersonCreditItemViewModel, _ columns: Columns) -> String {
        let movie = credit.movie
        let roles = credit.rolesText.truncated(to: columns.roles).padded(to: columns.roles)
        return joined([
            styled((movie.year ?? "").padded(to: MovieColumnWidths.year), .secondary),
            title(credit, columns.title),
            columns.rating > 0 ? (movie.rating ?? "").leftPadded(to: columns.rating) : nil,
            columns.roles > 0 ? styled(roles, .secondary) : nil,
            styled(movie.id, .secondary),
        ])
    }

    private func title(_ credit: PersonCreditItemViewModel, _ columns: Int) -> String {
        let title = credit.title.truncated(to: columns)
        return linked(title, to: credit.movie.pageURL)
            + "".padded(to: columns - title.displayWidth)
    }
}

extension PersonCreditItemViewModel {
    fileprivate var title: String { movie.title.sanitizedLine }
    fileprivate var rolesText: String { roles.map(\.text).joined(separator: ", ").sanitizedLine }
}

extension PersonCreditItemViewModel.Role {
    /// The name of the role, or that of the character: `director`, `as Ripley`.
    fileprivate var text: String {
        if case .cast(let character?) = self { "as \(character)" } else { name }
    }
}
