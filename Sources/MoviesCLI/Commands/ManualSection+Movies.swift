import CommandLineKit
import Domain
import Terminal

/// The titles differ enough from the usual ones, such as FILES, for the checks of mandoc(1).
extension ManualSection {
    /// The sections of the manual page, in order.
    static var movies: [ManualSection] {
        [keys, userCommands, filters, fields(.ofMovies), movieOperands, movieTypes]
    }

    static var keys: ManualSection {
        ManualSection(
            "KEYS",
            [
                "On a screen, ? shows its keys, and F1 does while you type.",
                """
                The setting 'keys' moves keys to others, by their names: {quit: 'Q', reload: 'F6'}. A \
                key is a character, Space, or a key such as Ctrl-T (or ^T), Alt-T or F6. Where letters \
                are text, it can't be a character.
                """,
            ],
            lists: KeyReference.lists
        )
    }

    /// The user's own commands.
    static var userCommands: ManualSection {
        ManualSection(
            "YOUR OWN COMMANDS",
            [
                """
                The setting 'commands' is a list of programs that run for the selected movie, such as \
                \(UserCommand.example). 'key' is the key on the screens, 'name' is in the help and \
                in 'movies open --with', and 'run' has the program, which is found on PATH, and its \
                arguments. With 'ends: true', movies ends with the command; otherwise the screen comes \
                back after it.
                """,
                """
                An argument may have fields of the movie: \
                \(MovieFields.ofDetails.all.map { "{\($0.name)}" }.joined(by: "and")). No shell is \
                involved, so that each argument remains one argument, whatever a title contains; \
                {{ and }} are braces. If a value is unknown, the command does not run.
                """,
            ]
        )
    }

    /// The filters as words and as options.
    static var filters: ManualSection {
        ManualSection(
            "QUERY FILTERS",
            FilterOptions.help,
            lists: [ManualList(nil, FilterOptions.reference)]
        )
    }

    static func fields(_ fields: MovieFields) -> ManualSection {
        ManualSection("OUTPUT FIELDS", fields.help)
    }

    /// What commands take as a movie.
    static var movieOperands: ManualSection { ManualSection("MOVIES", MovieReference.help) }

    /// What the catalog has of a data set.
    static var movieTypes: ManualSection {
        ManualSection(
            "CATALOG",
            [
                """
                Of IMDb's titles, the types movie, short, tvMovie, tvShort and video count as movies.
                """
            ]
        )
    }
}
