import Presentation
import Terminal

/// The keys of the search screen, by what it shows; those of the manual page have no screen.
struct SearchKeys {
    /// Whether letters are text, and not keys for the list.
    var isTyping = true
    var choice = SearchState.Choice.open
    var isMenuOpen = false
    var canPick = false

    /// Whether the cursor is at the end of the text: within it, → moves the cursor, as ever.
    var isAtEnd = true
    var screen: SearchScreen?
    var shared = Shared(SearchState())

    /// An object, since the action of each key has a copy of the keys, and a state is large.
    final class Shared: Sendable {
        let state: SearchState

        init(_ state: SearchState) { self.state = state }
    }

    private var state: SearchState { shared.state }

    @MainActor private func send(_ event: SearchEvent) { screen?.viewModel.handle(event) }

    @MainActor private func move(by step: Int) { send(.move(by: step, recalls: isTyping)) }

    var bindings: [KeyBinding] { isTyping ? typing : inList }

    // MARK: Typing

    private var typing: [KeyBinding] {
        [
            entering,
            KeyBinding(
                "↑ ↓ Ctrl-P Ctrl-N",
                "select a suggestion or a movie; ↑ in an empty prompt recalls queries"
            )
            .on(.up, .control("p")) { move(by: -1) }
            .on(.down, .control("n")) { move(by: 1) }
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
                    .on(.tab) { send(.choose) }
                    .hinted("take", rank: 5)
                : KeyBinding("Tab", "go to the list, where letters are keys")
                    .on(.tab) { screen?.isTyping = false }
                    .hinted("list", rank: 5),
            KeyBinding("→", "at the end of the text, complete it")
                .on(isAtEnd ? [.right] : []) { send(.complete) },
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
                .on(.control("r")) { send(.recallOlder) },
            KeyBinding("Ctrl-X", "delete the selected recent query")
                .on(.control("x")) { send(.deleteRecent) },
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
        return KeyBinding("Enter", purpose).on(.enter) { send(.choose) }
            .hinted(words, rank: 0, if: state.canChoose)
    }

    private var escaping: KeyBinding {
        let words =
            switch state.escape {
            case .closeMenu: "cancel"
            case .clearText: "clear"
            case .goBack: "back"
            case .quit: "quit"
            }
        let leaves = state.escape == .goBack || state.escape == .quit
        let hasPicked = canPick && !state.movies.marked.isEmpty
        return KeyBinding(
            "Esc",
            "close the menu, clear the text; in an empty prompt, go back or quit",
            // Pending keys may be text; then Esc clears it.
            leaves ? .inOrder : .immediate
        )
        .on(.escape) { screen?.escape() }
        .hinted(words, rank: 2, if: state.escape != .quit || !hasPicked)
    }

    // MARK: In the list

    private var inList: [KeyBinding] {
        (canPick ? [entering] : []) + [
            KeyBinding(canPick ? "→ l" : "Enter → l", "show the details")
                .on((canPick ? [] : [.enter]) + [.right, .text("l")]) { open() }
                .hinted("open", rank: canPick ? 3 : 0),
            KeyBinding("↑ ↓ j k", "select another movie")
                .on(.up, .text("k"), .control("p")) { move(by: -1) }
                .on(.down, .text("j"), .control("n")) { move(by: 1) },
            KeyBinding("PgUp PgDn Home g End G", "move by pages, or to an end")
                .on(.pageUp, .control("b")) { screen?.movePage(by: -2) }
                .on(.pageDown, .control("f")) { screen?.movePage(by: 2) }
                .on(.home, .text("g")) { send(.selectMovie(0)) }
                .on(.end, .text("G")) { send(.moveToEnd) },
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
                .on(.text("x")) { send(.removeLastFilter) },
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
            .quit { send(.quit) },
        ]
    }

    // MARK: In both

    @MainActor private func open() {
        send(canPick && state.prompt.selection == nil ? .open : .choose)
    }

    private func mark(_ label: String, _ key: Key) -> KeyBinding {
        KeyBinding(label, "mark the movie or unmark it, and go on to the next")
            .on(key) { if state.prompt.selection == nil { send(.mark) } }
            .hinted("mark", rank: 3, label: isTyping ? "^Space" : label, if: canPick || !isTyping)
    }

    private func openPage(_ label: String, _ key: Key, label short: String) -> KeyBinding {
        KeyBinding(label, "open the web page")
            .on(key) { if state.selectedMovie != nil { send(.openWebPage) } }
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
        KeyBinding(label, "ask TMDB again").on(keys) { send(.retry) }
            .hinted("retry", rank: 1, if: state.movies.canRetry)
    }
}

extension SearchScreen {
    var keys: SearchKeys {
        SearchKeys(
            isTyping: isTyping,
            choice: state.choice,
            isMenuOpen: state.prompt.isMenuOpen,
            canPick: state.movies.canPick,
            isAtEnd: editor.afterCursor.isEmpty,
            screen: self,
            shared: SearchKeys.Shared(state)
        )
    }
}
