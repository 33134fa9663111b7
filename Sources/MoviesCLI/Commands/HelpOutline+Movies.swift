import CommandLineKit
import Domain

extension HelpOutline {
    /// The headings of the help; a test finds commands and options that have none.
    static var movies: HelpOutline {
        HelpOutline(
            commands: [
                HelpGroup(
                    "Find movies",
                    ["search", "list", "random", "show", "open", "person", "collection"]
                ),
                HelpGroup("Scripts", ["match", "suggest", "completions"]),
                HelpGroup(
                    "Housekeeping",
                    ["history", "catalog", "cache", "config", "doctor", "help"]
                ),
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

    private static func group(_ title: String, _ options: [OptionName]) -> HelpGroup {
        HelpGroup(title, options.map(\.rawValue))
    }
}
