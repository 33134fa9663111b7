import CommandLineKit
import Domain
import Presentation
import Terminal

extension ProgramReference {
    /// What the manual page says about this program besides its commands.
    static var movies: ProgramReference {
        ProgramReference(
            version: Version.current,
            releaseDate: Version.releaseDate,
            description: [
                """
                searches movies by title, forgives typos, and prints details, people and web pages \
                of movies. Without a command, it is interactive: a prompt suggests titles while you \
                type, and leads to results and details.
                """,
                """
                Movies come from a catalog on this machine: the built-in one, or one that is \
                imported from IMDb or TMDB. With a credential of TMDB, they come from TMDB.
                """,
                """
                On a terminal, results are tables and text. In a pipe, a list is one movie per line \
                in tab-separated fields. Results go to standard output; notices, progress and errors \
                go to standard error.
                """,
            ],
            sections: ManualSection.movies,
            settings: """
                An option overrides the environment, which overrides the configuration file. The \
                language is an exception: the one in the file overrides that of the locale.
                """,
            variables: movieVariables,
            files: ProgramFile.all.map { HelpEntry($0.path, $0.contents) },
            statuses: ExitCode.allCases.map { HelpEntry("\($0.rawValue)", $0.meaning) },
            credits: SourceViewModel.tmdbAttribution
        )
    }
}

extension ProgramReference {
    /// In the order of the manual; a setting that has no place in it comes last.
    static var movieVariables: [HelpEntry] {
        let listed =
            of(.accessToken, .apiKey, .apiURL, .imageURL, .imdbURL, .exportsURL, .history)
            + of(.language, .color) + screen + of(.pager) + pagers + of(.browser) + system
        let names = listed.map(\.name)
        return listed + Setting.allCases.flatMap { of($0) }.filter { !names.contains($0.name) }
    }

    private static func of(_ settings: Setting...) -> [HelpEntry] {
        settings.flatMap(\.declaration.variables.documentation)
    }

    private static let screen = [
        HelpEntry("TERM", "if it is dumb, there are no colors and no screens"),
        HelpEntry("COLUMNS", "width of tables; by default the width of the terminal"),
    ]

    private static let pagers = [
        HelpEntry("LESS, LV", "options of pagers; if they are not set, the pager gets FRX and -c")
    ]

    private static let system = [
        HelpEntry("https_proxy, all_proxy", "URL of the proxy to use"),
        HelpEntry("no_proxy", "hosts to reach without the proxy, separated by commas"),
        HelpEntry(
            Directories.Folder.allCases.map(\.rawValue).joined(separator: ", "),
            "the folders of the files below, in place of ~/.config, ~/.local/share, "
                + "~/.local/state and ~/.cache"
        ),
        HelpEntry(
            "SWIFT_BACKTRACE",
            "if it is enable=yes, a crash prints a stack trace where Swift is installed"
        ),
    ]
}

extension HelpOutline {
    /// The headings of the help; a test finds commands and options that have none.
    static var movies: HelpOutline {
        HelpOutline(
            commands: [
                (
                    "Find movies",
                    ["search", "list", "random", "show", "open", "person", "collection"]
                ),
                ("Scripts", ["match", "suggest", "completions"]),
                ("Housekeeping", ["history", "catalog", "cache", "config", "doctor", "help"]),
            ],
            options: [
                group(
                    "Filters",
                    FilterKey.filters.map(\.option) + [.included, .excluded, .includeAdult, .exact]
                ),
                group("Order and number", [.sort, .reverse, .seed, .limit, .page]),
                group("Source", [.source, .language, .region, .offline, .refresh]),
                group("Output", [.format, .json, .fields, .csvSafe, .explain]),
                group("Screen", [.interactive, .noTUI, .noImages, .noMouse]),
            ],
            programOptions: [.pick, .version, .help],
            notes: [
                """
                Movies come from the catalog on this machine, or with a credential from TMDB. \
                'movies help --man | man -l -' shows the manual, with all keys and filters.
                """
            ]
        )
    }

    private static func group(_ title: String, _ options: [OptionName]) -> Group {
        (title, options.map(\.rawValue))
    }
}

/// The titles differ enough from the usual ones, such as FILES, for the checks of mandoc(1).
extension ManualSection {
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

    static var movieOperands: ManualSection { ManualSection("MOVIES", MovieReference.help) }

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
