import Presentation
import Terminal

/// The keys of the search screen, by what it shows; those of the manual page have no screen.
struct SearchKeys {
    enum Choice {
        case open, take, search, pick
    }

    /// Whether letters are text, and not keys for the list.
    var isTyping = true
    var choice = Choice.open

    /// Whether Enter does something.
    var canChoose = false
    var isMenuOpen = false

    /// Whether the cursor is at the end of the text: within it, → moves the cursor, as ever.
    var isAtEnd = true

    /// What Escape does while text is typed.
    var escapeWords = "quit"
    var canPick = false
    var hasMarks = false
    var canRetry = false
    var screen: SearchScreen?

    var bindings: [KeyBinding] { isTyping ? typing : inList }

    // MARK: Typing

    private var typing: [KeyBinding] {
        [
            entering,
            KeyBinding(
                "↑ ↓ Ctrl-P Ctrl-N",
                "select a suggestion or a movie; ↑ in an empty prompt recalls queries"
            )
            .on(.up, .control("p")) { screen?.move(by: -1) }
            .on(.down, .control("n")) { screen?.move(by: 1) }
            .hinted("select", rank: 6, label: "↑↓"),
            KeyBinding("PgUp PgDn", "move by pages")
                .on(.pageUp) { screen?.movePage(by: -2) }
                .on(.pageDown) { screen?.movePage(by: 2) },
            KeyBinding(
                "Ctrl-D Ctrl-U",
                "move by half a page; at the first movie, Ctrl-U deletes the text"
            )
            .on(.control("d")) { screen?.movePage(by: 1) }
            .on(.control("u")) { screen?.deleteOrMoveUp() },
            isMenuOpen
                ? KeyBinding("Tab", "take the selected one")
                    .on(.tab) { screen?.queries.didTake() }
                    .hinted("take", rank: 5)
                : KeyBinding("Tab", "go to the list, where letters are keys")
                    .on(.tab) { screen?.isTyping = false }
                    .hinted("list", rank: 5),
            KeyBinding("→", "at the end of the text, complete it")
                .on(isAtEnd ? [.right] : []) { screen?.queries.didComplete() },
            KeyBinding("Ctrl-F", "filter the movies, as words such as genre:horror do")
                .on(.control("f")) { screen?.open(.filters) }
                .hinted("filter", rank: 3, label: "^F", if: !isMenuOpen),
            KeyBinding("Ctrl-S", "sort the movies")
                .on(.control("s")) { screen?.open(.orders) }
                .hinted("sort", rank: 4, label: "^S", if: !isMenuOpen),
            mark("Ctrl-Space", .control(" ")),
            openPage("Ctrl-O", .control("o"), label: "^O"),
            copyURLs("Ctrl-Y", .control("y")),
            KeyBinding("Ctrl-R", "recall the last query, then those before it")
                .on(.control("r")) { screen?.queries.didRecallOlder() },
            KeyBinding("Ctrl-X", "delete the selected recent query")
                .on(.control("x")) { _ = screen?.queries.didDelete() },
            scrollingDetails("Alt-J Alt-K", .alt("j"), .alt("k")),
            retry("F5", .function(5)),
            KeyBinding("← → Ctrl-A Ctrl-E", "move the cursor", .inOrder),
            KeyBinding("Ctrl-W Ctrl-K", "delete a word, or all text after the cursor", .inOrder),
            KeyBinding("F1", "show these keys", .inOrder).hinted("keys", rank: 1),
            escaping,
            KeyBinding("Ctrl-C", "quit", .inOrder),
        ]
    }

    private var entering: KeyBinding {
        let (purpose, words) =
            switch choice {
            case .open: ("show the details", "open")
            case .take: ("take the selected suggestion", "take")
            case .search: ("search for the selected query", "search")
            case .pick: ("pick the movie, or the marked movies", "pick")
            }
        return KeyBinding("Enter", purpose).on(.enter) { screen?.choose() }
            .hinted(words, rank: 0, if: canChoose)
    }

    private var escaping: KeyBinding {
        KeyBinding(
            "Esc",
            "close the menu, clear the text; in an empty prompt, go back or quit",
            // Pending keys may be text; then Esc clears it.
            escapeWords == "back" || escapeWords == "quit" ? .inOrder : .immediate
        )
        .on(.escape) { screen?.escape() }
        .hinted(escapeWords, rank: 2, if: escapeWords != "quit" || !hasMarks || !canPick)
    }

    // MARK: In the list

    private var inList: [KeyBinding] {
        (canPick ? [entering] : []) + [
            KeyBinding(canPick ? "→ l" : "Enter → l", "show the details")
                .on((canPick ? [] : [.enter]) + [.right, .text("l")]) { screen?.open() }
                .hinted("open", rank: canPick ? 3 : 0),
            KeyBinding("↑ ↓ j k", "select another movie")
                .on(.up, .text("k"), .control("p")) { screen?.move(by: -1) }
                .on(.down, .text("j"), .control("n")) { screen?.move(by: 1) },
            KeyBinding("PgUp PgDn Home g End G", "move by pages, or to an end")
                .on(.pageUp, .control("b")) { screen?.movePage(by: -2) }
                .on(.pageDown, .control("f")) { screen?.movePage(by: 2) }
                .on(.home, .text("g")) { screen?.selectFirstMovie() }
                .on(.end, .text("G")) { screen?.selectLastMovie() },
            KeyBinding("Ctrl-D Ctrl-U", "move by half a page")
                .on(.control("d")) { screen?.movePage(by: 1) }
                .on(.control("u")) { screen?.movePage(by: -1) },
            KeyBinding("Tab /", "go back to the text")
                .on(.tab, .text("/")) { screen?.isTyping = true }
                .startingText.hinted("text", rank: 3, label: "/"),
            KeyBinding("f", "filter the movies").on(.text("f")) { screen?.open(.filters) }
                .startingText.hinted("filter", rank: 4),
            KeyBinding("s", "sort the movies").on(.text("s")) { screen?.open(.orders) }
                .startingText.hinted("sort", rank: 5),
            KeyBinding("x", "remove the order or the last filter")
                .on(.text("x")) { screen?.movies.didRemoveLastFilter() },
            mark("Space", .text(" ")),
            openPage("o", .text("o"), label: "o"),
            copyURLs("y", .text("y")),
            scrollingDetails("J K", .text("J"), .text("K")),
            KeyBinding("n", "new search", .immediate)
                .on(.text("n")) { screen?.startNewSearch() }.startingText,
            retry("r F5", .text("r"), .function(5)),
            KeyBinding("Esc ← h", "go back to the text", .immediate)
                .on(.escape, .left, .text("h"), .backspace) { screen?.isTyping = true }
                .hinted("back", rank: 2),
            .help,
            .quit { screen?.movies.didQuit() },
        ]
    }

    // MARK: In both

    private func mark(_ label: String, _ key: Key) -> KeyBinding {
        KeyBinding(label, "mark the movie or unmark it, and go on to the next")
            .on(key) { if screen?.query.selection == nil { screen?.movies.didToggleMark() } }
            .hinted("mark", rank: 3, label: isTyping ? "^Space" : label, if: canPick || !isTyping)
    }

    private func openPage(_ label: String, _ key: Key, label short: String) -> KeyBinding {
        KeyBinding(label, "open the web page")
            .on(key) { if screen?.query.selection == nil { screen?.movies.didRequestWebPage() } }
            .hinted("browser", rank: 7, label: short)
    }

    private func copyURLs(_ label: String, _ key: Key) -> KeyBinding {
        KeyBinding(label, "copy the URL; of marked movies, all URLs")
            .on(key) { screen?.copyURLs() }
    }

    private func scrollingDetails(_ label: String, _ down: Key, _ up: Key) -> KeyBinding {
        KeyBinding(label, "scroll the details beside the list")
            .on(down) { screen?.pane.scroll(byHalfPages: 1) }
            .on(up) { screen?.pane.scroll(byHalfPages: -1) }
    }

    private func retry(_ label: String, _ keys: Key...) -> KeyBinding {
        KeyBinding(label, "ask TMDB again").on(keys) { Task { await screen?.movies.didRetry() } }
            .hinted("retry", rank: 1, if: canRetry)
    }
}

/// What the keys do.
extension SearchScreen {
    var keys: SearchKeys {
        let choice: SearchKeys.Choice =
            query.selected != nil
            ? .take : list.canPick ? .pick : list.selectedAlternative != nil ? .search : .open
        return SearchKeys(
            isTyping: isTyping,
            choice: choice,
            canChoose: canChoose,
            isMenuOpen: query.isMenuOpen,
            isAtEnd: editor.afterCursor.isEmpty,
            escapeWords: query.isMenuOpen
                ? "cancel" : clearsOnEscape ? "clear" : queries.canGoBack ? "back" : "quit",
            canPick: list.canPick,
            hasMarks: !list.marked.isEmpty,
            canRetry: list.canRetry,
            screen: self
        )
    }

    private var canChoose: Bool {
        if query.isMenuOpen || query.selected != nil { return query.selected != nil }
        return list.selected != nil || list.selectedAlternative != nil
            || list.canPick && !list.marked.isEmpty
    }

    /// Whether Escape first clears the text; movies to pick from are left at once.
    private var clearsOnEscape: Bool {
        !query.isBlank && !(list.canPick && list.marked.isEmpty && query.text == initialText)
    }

    fileprivate func escape() {
        if query.isMenuOpen {
            queries.didCloseMenu()
            if hasMenuOfList { isTyping = false }
        } else if clearsOnEscape {
            queries.didType("")
        } else if list.canPick, !list.marked.isEmpty {
            movies.didTryToLeave()
        } else {
            queries.didCancel()
        }
    }

    fileprivate func deleteOrMoveUp() {
        if query.selection == nil, list.selection ?? 0 > 0 {
            movePage(by: -1)
        } else {
            edit(.control("u"))
        }
    }

    fileprivate func open(_ menu: MoviesQueryListMenu) {
        hasMenuOfList = !isTyping
        isTyping = true
        queries.didOpenMenu(menu)
    }

    fileprivate func open() {
        if list.canPick, query.selection == nil { movies.didOpen() } else { choose() }
    }

    fileprivate func copyURLs() {
        guard query.selection == nil || !list.marked.isEmpty else { return }
        let urls = list.chosen.compactMap(\.pageURL)
        if !urls.isEmpty { context.copy(urls.joined(separator: "\n")) }
    }

    fileprivate func startNewSearch() {
        isTyping = true
        // The text of a shelf only narrows its movies.
        if movies.shelfTitle == nil { queries.didType("") } else { movies.didRequestNewSearch() }
    }
}
