import CommandLineKit
import Terminal

/// The keys of all screens, for the manual page.
///
/// A screen makes its bindings for what it shows, so that none are here; a test compares them with
/// these.
enum KeyReference {
    static var lists: [ManualList] {
        [
            ManualList("Search screen, while you type", typing),
            ManualList("Search screen, in the list", list),
            ManualList("Details", details),
            ManualList("Picking movies", picking),
            ManualList("Names of keys in the setting 'keys'", names),
        ]
    }

    /// The keys that can be moved, with the usual ones.
    private static var names: [HelpEntry] {
        MovableKey.allCases.map { key in
            let (usual, screens) = key.declaration
            let places = screens.map(\.place).joined(by: "and")
            // A description begins with a capital letter, which a key must not.
            return HelpEntry(key.rawValue, "the key \(usual.name ?? ""), \(places)")
        }
    }

    private static let typing = [
        HelpEntry("Enter", "show the details"),
        HelpEntry("Enter", "take the selected suggestion"),
        HelpEntry("Enter", "search for the selected query"),
        HelpEntry(
            "↑ ↓ Ctrl-P Ctrl-N",
            "select a suggestion or a movie; ↑ in an empty prompt recalls queries"
        ),
        HelpEntry("PgUp PgDn", "move by pages"),
        HelpEntry(
            "Ctrl-D Ctrl-U",
            "move by half a page; at the first movie, Ctrl-U deletes the text"
        ),
        HelpEntry("Tab", "go to the list, where letters are keys"),
        HelpEntry("Tab", "take the selected one"),
        HelpEntry("→", "at the end of the text, complete it"),
        HelpEntry("Ctrl-F", "filter the movies, as words such as genre:horror do"),
        HelpEntry("Ctrl-S", "sort the movies"),
        HelpEntry("Ctrl-Space", "mark the movie or unmark it, and go on to the next"),
        HelpEntry("Ctrl-O", "open the web page"),
        HelpEntry("Ctrl-Y", "copy the URL; of marked movies, all URLs"),
        HelpEntry("Ctrl-R", "recall the last query, then those before it"),
        HelpEntry("Ctrl-X", "delete the selected recent query"),
        HelpEntry("Alt-J Alt-K", "scroll the details beside the list"),
        HelpEntry("F5", "ask TMDB again"),
        HelpEntry("← → Ctrl-A Ctrl-E", "move the cursor"),
        HelpEntry("Ctrl-W Ctrl-K", "delete a word, or all text after the cursor"),
        HelpEntry("F1", "show these keys"),
        HelpEntry("Esc", "close the menu, clear the text; in an empty prompt, go back or quit"),
        HelpEntry("Ctrl-C", "quit"),
    ]

    private static let list = [
        HelpEntry("Enter → l", "show the details"),
        HelpEntry("↑ ↓ j k", "select another movie"),
        HelpEntry("PgUp PgDn Home g End G", "move by pages, or to an end"),
        HelpEntry("Ctrl-D Ctrl-U", "move by half a page"),
        HelpEntry("Tab /", "go back to the text"),
        HelpEntry("f", "filter the movies"),
        HelpEntry("s", "sort the movies"),
        HelpEntry("x", "remove the order or the last filter"),
        HelpEntry("Space", "mark the movie or unmark it, and go on to the next"),
        HelpEntry("o", "open the web page"),
        HelpEntry("y", "copy the URL; of marked movies, all URLs"),
        HelpEntry("J K", "scroll the details beside the list"),
        HelpEntry("n", "new search"),
        HelpEntry("r F5", "ask TMDB again"),
        HelpEntry("Esc ← h", "go back to the text"),
        HelpEntry("? F1", "show these keys"),
        HelpEntry("q", "quit"),
    ]

    private static let details = [
        HelpEntry("↑ ↓ j k", "select the next person or movie, or scroll to it"),
        HelpEntry("Tab Shift-Tab", "select the next person or movie, or the one before"),
        HelpEntry("Enter → l", "show the selected movie, or the movies of the person"),
        HelpEntry("PgUp PgDn Home End", "scroll by pages, or to an end"),
        HelpEntry("Ctrl-D Ctrl-U", "scroll by half a page"),
        HelpEntry("J K", "show the next movie of the list, or the one before"),
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

extension KeyScreen {
    /// Where it is, for the manual.
    fileprivate var place: String {
        switch self {
        case .typing: "while you type"
        case .list: "in the list"
        case .details: "in details"
        }
    }
}
