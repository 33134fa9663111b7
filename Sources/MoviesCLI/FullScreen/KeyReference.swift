import CommandLineKit

/// The keys of all screens, for the manual page.
///
/// A screen makes its bindings for what it shows, so that none are here; a test compares them with
/// these.
enum KeyReference {
    static var lists: [ManualList] {
        [
            ManualList("The prompt", prompt),
            ManualList("Results", results),
            ManualList("Results, while narrowing", narrowing),
            ManualList("Results, while filtering", filtering),
            ManualList("Results, while sorting", sorting),
            ManualList("Details", details),
            ManualList("Picking movies", picking),
        ]
    }

    private static let prompt = [
        HelpEntry("Enter", "search for the text or the selected query"),
        HelpEntry("Tab", "complete the text"),
        HelpEntry("↑ ↓ Ctrl-P Ctrl-N", "select a suggestion"),
        HelpEntry(
            "Ctrl-R",
            "recall the last query, then those before it; ↑ does so in an empty prompt"
        ),
        HelpEntry("Ctrl-X", "delete the selected recent query or opened movie"),
        HelpEntry("← → Ctrl-A Ctrl-E", "move the cursor"),
        HelpEntry("Ctrl-W Ctrl-U", "delete a word, or all text before the cursor"),
        HelpEntry("F1", "show these keys"),
        HelpEntry("Esc", "clear the text; in an empty prompt, go back or quit"),
        HelpEntry("Ctrl-D Ctrl-C", "quit"),
    ]

    private static let results = [
        HelpEntry("Enter → l", "show the details"),
        HelpEntry("Enter", "search for the selected query"),
        HelpEntry("↑ ↓ j k", "select another movie"),
        HelpEntry("PgUp PgDn Home g End G", "move by pages, or to an end"),
        HelpEntry("/", "narrow the list as you type"),
        HelpEntry("f", "filter by genre, year, rating and more"),
        HelpEntry("s", "sort; - reverses the order"),
        HelpEntry("x", "remove the order or the last filter"),
        HelpEntry("o", "open the web page"),
        HelpEntry("y", "copy the URL; of marked movies, all URLs"),
        HelpEntry("Space", "mark the movie or unmark it, and go on to the next"),
        HelpEntry("n", "new search"),
        HelpEntry("r", "retry"),
        HelpEntry("Esc", "show all movies again"),
        HelpEntry("Esc ← h", "go back"),
        HelpEntry("? F1", "show these keys"),
        HelpEntry("q", "quit"),
    ]

    private static let narrowing = [
        HelpEntry("Enter", "show the details"),
        HelpEntry("↑ ↓", "select another movie"),
        HelpEntry("Tab", "keep the narrowed list, and use the other keys in it"),
        HelpEntry("Esc", "show all movies again"),
        HelpEntry("F1", "show these keys"),
    ]

    private static let filtering = [
        HelpEntry("Enter", "filter the movies"),
        HelpEntry("Tab", "complete the word"),
        HelpEntry("↑ ↓", "select another completion"),
        HelpEntry("Ctrl-U", "delete all filters"),
        HelpEntry("Esc", "keep the filters as they were"),
        HelpEntry("F1", "show these keys"),
    ]

    private static let sorting = [
        HelpEntry("Enter", "sort the movies"),
        HelpEntry("← → s", "select another order"),
        HelpEntry("-", "reverse the order"),
        HelpEntry("Esc", "keep the order as it was"),
        HelpEntry("? F1", "show these keys"),
    ]

    private static let details = [
        HelpEntry("↑ ↓ j k", "scroll, and select people and movies"),
        HelpEntry("Tab Shift-Tab", "select the next person or movie, or the one before"),
        HelpEntry("Enter → l", "show the selected movie, or the movies of the person"),
        HelpEntry("PgUp PgDn Home End", "scroll by pages, or to an end"),
        HelpEntry("o", "open the web page"),
        HelpEntry("y", "copy the URL"),
        HelpEntry("t", "open the trailer"),
        HelpEntry("n", "new search"),
        HelpEntry("r", "retry"),
        HelpEntry("Esc ← h", "go back"),
        HelpEntry("? F1", "show these keys"),
        HelpEntry("q", "quit"),
    ]

    /// What is different with `--pick`.
    private static let picking = [
        HelpEntry("Enter", "pick the movie, or the marked movies"),
        HelpEntry("Enter", "pick the movie"),
        HelpEntry("→ l", "show the details"),
        HelpEntry("→ l", "show the selected movie, or the movies of the person"),
    ]
}
