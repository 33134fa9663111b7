import Presentation
import Terminal

/// What keys do on the search screen while text is typed, and some of them in the list as well.
extension SearchScreen {
    private typealias Action = KeyBinding.Action

    private static let filterPurpose = "filter the movies, as words such as genre:horror do"

    var bindings: [KeyBinding] {
        let screen: KeyScreen = isTyping ? .typing : .list
        return (isTyping ? typingBindings : listBindings).moved(by: userKeys.map, on: screen)
            + KeyBinding.commands(userKeys, on: screen) { self.run($0) }
    }

    // MARK: Typing

    private var typingBindings: [KeyBinding] {
        let menu = query.isMenuOpen
        return [
            entering,
            KeyBinding(
                "↑ ↓ Ctrl-P Ctrl-N",
                "select a suggestion or a movie; ↑ in an empty prompt recalls queries",
                .whenLoaded,
                Action(.up, .control("p")) { self.move(by: -1) },
                Action(.down, .control("n")) { self.move(by: 1) }
            ).hinted("select", rank: 6, label: "↑↓"),
            KeyBinding(
                "PgUp PgDn",
                "move by pages",
                .whenLoaded,
                Action(.pageUp) { self.movePage(by: -2) },
                Action(.pageDown) { self.movePage(by: 2) }
            ),
            KeyBinding(
                "Ctrl-D Ctrl-U",
                "move by half a page; at the first movie, Ctrl-U deletes the text",
                .whenLoaded,
                Action(.control("d")) { self.movePage(by: 1) },
                Action(.control("u")) { self.deleteOrMoveUp() }
            ),
            KeyBinding(
                "Tab",
                menu ? "take the selected one" : "go to the list, where letters are keys",
                .whenLoaded,
                .tab
            ) { if menu { self.queries.didTake() } else { self.isTyping = false } }
            .hinted(menu ? "take" : "list", rank: 5),
            completing,
            menuBinding("Ctrl-F", Self.filterPurpose, .filters, .control("f"))
                .hinted("filter", rank: 3, label: "^F", if: !menu),
            menuBinding("Ctrl-S", "sort the movies", .orders, .control("s"))
                .hinted("sort", rank: 4, label: "^S", if: !menu),
            mark("Ctrl-Space", .control(" ")),
            openPage("Ctrl-O", .control("o"), label: "^O"),
            copyURLs("Ctrl-Y", .control("y")),
            KeyBinding(
                "Ctrl-R",
                "recall the last query, then those before it",
                .whenLoaded,
                .control("r")
            ) { self.queries.didRecallOlder() },
            KeyBinding("Ctrl-X", "delete the selected recent query", .whenLoaded, .control("x")) {
                _ = self.queries.didDelete()
            },
            scrollingDetails("Alt-J Alt-K", .alt("j"), .alt("k")),
            retry("F5", .function(5)),
            KeyBinding("← → Ctrl-A Ctrl-E", "move the cursor"),
            KeyBinding("Ctrl-W Ctrl-K", "delete a word, or all text after the cursor"),
            KeyBinding("F1", "show these keys").hinted("keys", rank: 1),
            escaping,
            KeyBinding("Ctrl-C", "quit"),
        ]
    }

    var entering: KeyBinding {
        let (purpose, words) =
            query.selected != nil
            ? ("take the selected suggestion", "take")
            : list.canPick
                ? ("pick the movie, or the marked movies", "pick")
                : list.selectedAlternative != nil
                    ? ("search for the selected query", "search")
                    : ("show the details", "open")
        return KeyBinding("Enter", purpose, .whenLoaded, .enter) { self.choose() }
            .hinted(words, rank: 0, if: canChoose)
    }

    /// Whether Enter does something.
    private var canChoose: Bool {
        if query.isMenuOpen || query.selected != nil { return query.selected != nil }
        return list.selected != nil || list.selectedAlternative != nil
            || list.canPick && !list.marked.isEmpty
    }

    private var completing: KeyBinding {
        // Within the text it moves the cursor, as ever.
        let keys: [Key] = editor.afterCursor.isEmpty ? [.right] : []
        return KeyBinding(
            "→",
            "at the end of the text, complete it",
            .whenLoaded,
            Action(keys: keys) { self.queries.didComplete() }
        )
    }

    private var escaping: KeyBinding {
        let words =
            query.isMenuOpen
            ? "cancel" : clearsOnEscape ? "clear" : queries.canGoBack ? "back" : "quit"
        return KeyBinding(
            "Esc",
            "close the menu, clear the text; in an empty prompt, go back or quit",
            // Pending keys may be text; then Esc clears it.
            words == "back" || words == "quit" ? .inOrder : .immediate,
            .escape
        ) { self.escape() }
        .hinted(words, rank: 2, if: words != "quit" || list.marked.isEmpty || !list.canPick)
    }

    /// Whether Escape first clears the text; movies to pick from are left at once.
    private var clearsOnEscape: Bool {
        !query.isBlank && !(list.canPick && list.marked.isEmpty && query.text == initialText)
    }

    private func escape() {
        if query.isMenuOpen {
            queries.didCloseMenu()
            if hasMenuOfList { isTyping = false }
            return
        }
        if clearsOnEscape {
            queries.didType("")
        } else if list.canPick, !list.marked.isEmpty {
            movies.didTryToLeave()
        } else {
            queries.didCancel()
        }
    }

    private func deleteOrMoveUp() {
        if query.selection == nil, list.selection ?? 0 > 0 {
            movePage(by: -1)
        } else {
            edit(.control("u"))
        }
    }

    // MARK: Keys of both

    func menuBinding(
        _ label: String,
        _ purpose: String,
        _ menu: MoviesQueryListMenu,
        _ key: Key
    ) -> KeyBinding {
        KeyBinding(label, purpose, .whenLoaded, key) {
            self.hasMenuOfList = !self.isTyping
            self.isTyping = true
            self.queries.didOpenMenu(menu)
        }
    }

    func mark(_ label: String, _ key: Key) -> KeyBinding {
        KeyBinding(label, "mark the movie or unmark it, and go on to the next", .whenLoaded, key) {
            if self.query.selection == nil { self.movies.didToggleMark() }
        }.hinted("mark", rank: 3, label: isTyping ? "^Space" : label, if: list.canPick || !isTyping)
    }

    func openPage(_ label: String, _ key: Key, label short: String) -> KeyBinding {
        KeyBinding(label, "open the web page", .whenLoaded, key) {
            if self.query.selection == nil { self.movies.didRequestWebPage() }
        }
        .hinted("browser", rank: 7, label: short)
    }

    func copyURLs(_ label: String, _ key: Key) -> KeyBinding {
        KeyBinding(label, "copy the URL; of marked movies, all URLs", .whenLoaded, key) {
            guard self.query.selection == nil || !self.list.marked.isEmpty else { return }
            let urls = self.list.chosen.compactMap(\.pageURL)
            if !urls.isEmpty { self.copy(urls.joined(separator: "\n")) }
        }
    }

    func scrollingDetails(_ label: String, _ down: Key, _ up: Key) -> KeyBinding {
        KeyBinding(
            label,
            "scroll the details beside the list",
            .whenLoaded,
            Action(down) { self.pane.scroll(byHalfPages: 1) },
            Action(up) { self.pane.scroll(byHalfPages: -1) }
        )
    }

    func retry(_ label: String, _ keys: Key...) -> KeyBinding {
        let action = Action(keys: keys) { Task { await self.movies.didRetry() } }
        return KeyBinding(label, "ask TMDB again", .whenLoaded, action)
            .hinted("retry", rank: 1, if: list.canRetry)
    }
}
