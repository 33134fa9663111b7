import Presentation
import Terminal

/// What keys do in the list of the search screen, where letters are keys.
extension SearchScreen {
    private typealias Action = KeyBinding.Action

    var listBindings: [KeyBinding] {
        (list.canPick ? [entering] : []) + [
            opening,
            KeyBinding(
                "↑ ↓ j k",
                "select another movie",
                .whenLoaded,
                Action(.up, .text("k"), .control("p")) { self.move(by: -1) },
                Action(.down, .text("j"), .control("n")) { self.move(by: 1) }
            ),
            KeyBinding(
                "PgUp PgDn Home g End G",
                "move by pages, or to an end",
                .whenLoaded,
                Action(.pageUp, .control("b")) { self.movePage(by: -2) },
                Action(.pageDown, .control("f")) { self.movePage(by: 2) },
                Action(.home, .text("g")) { self.selectFirstMovie() },
                Action(.end, .text("G")) { self.selectLastMovie() }
            ),
            KeyBinding(
                "Ctrl-D Ctrl-U",
                "move by half a page",
                .whenLoaded,
                Action(.control("d")) { self.movePage(by: 1) },
                Action(.control("u")) { self.movePage(by: -1) }
            ),
            KeyBinding(
                "Tab /",
                "go back to the text",
                .whenLoaded,
                Action(.tab, .text("/")) { self.isTyping = true }
            ).startingText.hinted("text", rank: 3, label: "/"),
            menuBinding("f", "filter the movies", .filters, .text("f")).startingText
                .hinted("filter", rank: 4),
            menuBinding("s", "sort the movies", .orders, .text("s")).startingText
                .hinted("sort", rank: 5),
            KeyBinding("x", "remove the order or the last filter", .whenLoaded, .text("x")) {
                self.movies.didRemoveLastFilter()
            },
            mark("Space", .text(" ")),
            openPage("o", .text("o"), label: "o"),
            copyURLs("y", .text("y")),
            scrollingDetails("J K", .text("J"), .text("K")),
            KeyBinding("n", "new search", .immediate, .text("n")) {
                self.startNewSearch()
            }.startingText,
            retry("r F5", .text("r"), .function(5)),
            KeyBinding(
                "Esc ← h",
                "go back to the text",
                .immediate,
                .escape,
                .left,
                .text("h"),
                .backspace
            ) { self.isTyping = true }.hinted("back", rank: 2),
            .help,
            .quit(movies),
        ]
    }

    private func startNewSearch() {
        isTyping = true
        // The text of a shelf only narrows its movies.
        if movies.shelfTitle == nil { queries.didType("") } else { movies.didRequestNewSearch() }
    }

    private var opening: KeyBinding {
        let keys: [Key] = (list.canPick ? [] : [.enter]) + [.right, .text("l")]
        return KeyBinding(
            list.canPick ? "→ l" : "Enter → l",
            "show the details",
            .whenLoaded,
            Action(keys: keys) {
                let isMovie = self.query.selection == nil
                if self.list.canPick, isMovie { self.movies.didOpen() } else { self.choose() }
            }
        ).hinted("open", rank: list.canPick ? 3 : 0)
    }
}
