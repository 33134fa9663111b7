import CommandLineKit
import Domain
import Presentation
import Terminal

extension ProgramReference {
    /// The part of the manual page about this program besides its commands.
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
            credits: SourceViewModel.tmdbAttribution
        )
    }
}

extension ManualSection {
    static let variables = [
        ("TMDB_ACCESS_TOKEN", "TMDB's API read access token; with it, movies come from TMDB"),
        ("TMDB_API_KEY", "TMDB's older API key, which counts if there is no token"),
        (ConfigurationFile.variable, "another configuration file; /dev/null for none"),
        ("MOVIES_API_URL", "URL of TMDB's API"),
        ("MOVIES_IMAGE_URL", "URL of TMDB's posters"),
        ("MOVIES_IMDB_URL", "URL of IMDb's data sets"),
        ("MOVIES_NO_HISTORY", "if set, neither queries nor opened movies are saved"),
        (
            "LC_ALL, LC_MESSAGES, LANG",
            "the language of titles and overviews; the first that is set counts"
        ),
        ("NO_COLOR", "if set, results have no colors"),
        (
            "FORCE_COLOR, CLICOLOR_FORCE",
            "if one is set, and not to 0, tables and text have colors even in a pipe, "
                + "unless NO_COLOR is set"
        ),
        ("TERM", "if it is dumb, there are no colors and no screens"),
        ("COLUMNS", "width of tables; by default the width of the terminal"),
        (
            "PAGER",
            "command that shows results that are longer than the terminal, such as 'less -R'"
        ),
        ("LESS, LV", "options of pagers; if they are not set, the pager gets FRX and -c"),
        (
            "BROWSER",
            "commands that open a page, separated by colons, with %s for the URL; "
                + "the first that works is used"
        ),
        ("VISUAL, EDITOR", "the editor of 'movies config edit'; vi if neither is set"),
        ("https_proxy, all_proxy", "URL of the proxy to use"),
        ("no_proxy", "hosts to reach without the proxy, separated by commas"),
        (
            Directories.Folder.allCases.map(\.rawValue).joined(separator: ", "),
            "the folders of the files below, in place of ~/.config, ~/.local/share, "
                + "~/.local/state and ~/.cache"
        ),
        (
            "SWIFT_BACKTRACE",
            "if it is enable=yes, a crash prints a stack trace where Swift is installed"
        ),
    ].map { HelpEntry($0, $1) }
}

extension HelpOutline {
    /// The headings of the help; a test finds commands and options that have none.
    static var movies: HelpOutline {
        HelpOutline(
            commands: [
                (
                    "Find movies",
                    ["search", "like", "list", "random", "show", "open", "person", "collection"]
                ),
                ("Scripts", ["match", "suggest", "completions"]),
                ("Housekeeping", ["history", "catalog", "cache", "config", "doctor", "help"]),
            ],
            options: [
                group(
                    "Filters",
                    FilterKey.filters.map(\.option) + [.included, .excluded, .includeAdult, .exact]
                ),
                group("Order and number", [.sort, .seed, .limit, .page]),
                group("Source", [.source, .language, .region, .offline, .refresh]),
                group("Output", [.format, .json, .fields, .explain]),
                group("Screen", [.interactive, .noTUI] + OptionSpec.screen),
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

    private static func group(_ title: String, _ options: [OptionSpec]) -> Group {
        (title, options.map(\.word))
    }
}

/// The titles differ enough from the usual ones, such as FILES, for the checks of mandoc(1).
extension ManualSection {
    static var movies: [ManualSection] {
        [
            keys, userPrograms, filters, fields(.ofMovies), movieOperands, movieTypes, environment,
            files, statuses,
        ]
    }

    private static var environment: ManualSection {
        ManualSection(
            "ENVIRONMENT",
            [
                """
                An option of the command line overrides the environment, which overrides the \
                configuration file. The language is an exception: the one in the file overrides \
                that of the locale.
                """
            ],
            lists: [ManualList(nil, of: .variables, variables)]
        )
    }

    private static var files: ManualSection {
        let entries = ProgramFile.all.map { HelpEntry($0.path, $0.contents) }
        return ManualSection("FILES", lists: [ManualList(nil, of: .files, entries)])
    }

    private static var statuses: ManualSection {
        let entries = ExitCode.allCases.map { HelpEntry("\($0.rawValue)", $0.meaning) }
        return ManualSection("EXIT STATUS", lists: [ManualList(nil, of: .numbers, entries)])
    }

    static var keys: ManualSection {
        ManualSection(
            "KEYS",
            [
                "On a screen, ? shows its keys, and F1 does while you type.",
                """
                --bind KEY:ACTION moves the key of an action: --bind Q:quit, --bind ctrl-t:filter. A \
                key is a character, space, or a key such as ctrl-t (or ^t), alt-t or f6. A character \
                replaces the character of the action, and another key the key that works while you \
                type, if there is one. What is bound last counts.
                """,
            ],
            lists: ManualList.keys
        )
    }

    static var userPrograms: ManualSection {
        ManualSection(
            "YOUR OWN PROGRAMS",
            [
                """
                --bind KEY:run(ARGUMENTS) runs a program for the selected movie, such as --bind \
                'p:run(mpv {url})': the program, which is found on PATH, and its arguments. Then the \
                screen comes back; with then-quit(ARGUMENTS), movies ends with the program. Quotes of \
                both kinds group words, and nothing else in them has a meaning.
                """,
                """
                An argument may have fields of the movie: \
                \(MovieFields.ofDetails.all.map { "{\($0.name)}" }.joined(by: "and")). No shell is \
                involved, so that each argument remains one argument, whatever a title contains; \
                {{ and }} are braces. If a value is unknown, the program does not run.
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
