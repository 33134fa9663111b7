import CommandLineKit
import Presentation

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

extension ExitCode {
    /// Begins in lower case and ends without a period.
    var meaning: String {
        switch self {
        case .done: "something was found or done"
        case .nothingFound: "nothing was found"
        case .usage: "a command, an option or a value is wrong"
        case .unreadableData: "a server or a file sent data that can't be read"
        case .unavailable:
            "there is no connection, the server failed, or a program is missing, such as "
                + "movies-network or that of your own command"
        case .bug: "the program has a bug; please report it"
        case .cannotCreate: "a file can't be created"
        case .readOrWriteFailed: "reading or writing failed"
        case .tryAgainLater:
            "too many requests, a timeout, a lock of another run, or a lack of memory or file "
                + "descriptors; try again later"
        case .credential: "the credential is missing or refused"
        case .configuration: "a setting can't be used"
        case .interrupted: "interrupted, as by Ctrl-C"
        }
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
