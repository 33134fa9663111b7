import Presentation
import Terminal

/// What keys do in a list of movies, and in the line above it.
extension ResultsScreen {
    private typealias Action = KeyBinding.Action

    var bindings: [KeyBinding] {
        switch state.mode {
        case .narrowing: narrowingBindings
        case .filtering: filterBindings
        case .sorting: orderBindings
        case .browsing: listBindings
        }
    }

    var hints: [KeyHint] {
        switch state.phase {
        case .idle: []
        case .loading(nil): [KeyHint(label: "Esc", words: "cancel", rank: 0)]
        case .loading, .loaded, .empty, .failed: bindings.hints
        }
    }

    private var listBindings: [KeyBinding] {
        let common: [KeyBinding] = [
            .newSearch(viewModel).hinted("new search", rank: state.hasMovies ? 7 : 2), retry, back,
            .help, .quit(viewModel),
        ]
        if state.hasMovies { return movieBindings + common }
        let alternatives = state.alternatives.isEmpty ? [] : [trying, moving]
        let filters = (state.filteredList?.filters ?? []).isEmpty ? [] : [filtering, removing]
        return alternatives + filters + common
    }

    private var movieBindings: [KeyBinding] {
        (state.canPick ? [picking] : []) + [
            opening,
            moving,
            KeyBinding(
                "PgUp PgDn Home g End G",
                "move by pages, or to an end",
                .whenLoaded,
                Action(.pageUp, .control("b")) { self.movePage(by: -1) },
                Action(.pageDown, .control("f")) { self.movePage(by: 1) },
                Action(.home, .text("g")) { self.viewModel.didSelectRow(0) },
                Action(.end, .text("G")) { self.viewModel.didMoveToEnd() }
            ),
            KeyBinding("/", "narrow the list as you type", .whenLoaded, .text("/")) {
                self.viewModel.didStartNarrowing()
            }.startingText.hinted("narrow", rank: 2),
            filtering,
            KeyBinding("s", "sort; - reverses the order", .whenLoaded, .text("s")) {
                self.viewModel.didStartSorting()
            }.hinted("sort", rank: 5),
            removing,
            KeyBinding("o", "open the web page", .whenLoaded, .text("o")) {
                self.viewModel.didRequestWebPage()
            }.hinted("browser", rank: 6),
            KeyBinding("y", "copy the URL; of marked movies, all URLs", .whenLoaded, .text("y")) {
                let urls = self.state.chosen.compactMap(\.pageURL)
                if !urls.isEmpty { self.copy(urls.joined(separator: "\n")) }
            },
            KeyBinding(
                "Space",
                "mark the movie or unmark it, and go on to the next",
                .whenLoaded,
                .text(" ")
            ) { self.viewModel.didToggleMark() },
        ]
    }

    // MARK: Movies

    private var picking: KeyBinding {
        KeyBinding("Enter", "pick the movie, or the marked movies", .whenLoaded, .enter) {
            self.viewModel.didChoose()
        }.hinted("pick", rank: 1)
    }

    private var opening: KeyBinding {
        let keys: [Key] = (state.canPick ? [] : [.enter]) + [.right, .text("l")]
        return KeyBinding(
            state.canPick ? "→ l" : "Enter → l",
            "show the details",
            .whenLoaded,
            Action(keys: keys) { self.viewModel.didOpen() }
        ).hinted("details", rank: state.canPick ? 3 : 1)
    }

    private var trying: KeyBinding {
        KeyBinding("Enter", "search for the selected query", .inOrder, .enter) {
            self.viewModel.didChoose()
        }.hinted("search", rank: 1)
    }

    private var moving: KeyBinding {
        KeyBinding(
            "↑ ↓ j k",
            "select another movie",
            .whenLoaded,
            Action(.up, .text("k"), .control("p")) { self.viewModel.didMove(by: -1) },
            Action(.down, .text("j"), .control("n")) { self.viewModel.didMove(by: 1) }
        )
    }

    private func movePage(by pages: Int) { viewModel.didMove(by: pages * viewport.pageRows) }

    private var filtering: KeyBinding {
        KeyBinding(
            "f",
            "filter by genre, year, rating and more",
            state.hasMovies ? .whenLoaded : .inOrder,
            .text("f")
        ) { self.viewModel.didStartFiltering() }
        .startingText.hinted("filter", rank: 4)
    }

    private var removing: KeyBinding {
        KeyBinding(
            "x",
            "remove the order or the last filter",
            state.hasMovies ? .whenLoaded : .inOrder,
            .text("x")
        ) { self.viewModel.didRemoveLastFilter() }
        .hinted("remove the last filter", rank: 2, if: !state.hasMovies)
    }

    private var retry: KeyBinding {
        let retry = KeyBinding.retry { await self.viewModel.didRetry() }
        switch state.phase {
        case .failed(let error) where error.isRetryable: return retry.hinted("retry", rank: 0)
        case .loaded(let list) where list.fallback != nil: return retry.hinted("retry", rank: 1)
        case .idle, .loading, .loaded, .empty, .failed: return retry
        }
    }

    /// A narrowed list first shows all movies again.
    private var back: KeyBinding {
        guard state.narrowing != nil else {
            return .back(viewModel).hinted("back", rank: 1, if: !state.hasMovies)
        }
        return showingAll(.escape, .left, .text("h"), .backspace).hinted("all movies", rank: 2)
    }

    private func showingAll(_ keys: Key...) -> KeyBinding {
        let show = Action(keys: keys) { self.viewModel.didStopNarrowing() }
        return KeyBinding("Esc", "show all movies again", .immediate, show)
    }

    // MARK: The line above the list

    private func submitting(_ purpose: String, _ hint: String) -> KeyBinding {
        KeyBinding("Enter", purpose, .whenLoaded, .enter) { self.viewModel.didSubmit() }
            .hinted(hint, rank: 0)
    }

    private func canceling(_ purpose: String, _ keys: Key..., rank: Int) -> KeyBinding {
        let end = Action(keys: keys) { self.viewModel.didEndTyping() }
        return KeyBinding("Esc", purpose, .immediate, end).hinted("cancel", rank: rank)
    }

    private var narrowingBindings: [KeyBinding] {
        [
            state.canPick
                ? submitting("pick the movie", "pick") : submitting("show the details", "details"),
            KeyBinding(
                "↑ ↓",
                "select another movie",
                .whenLoaded,
                Action(.up, .control("p")) { self.viewModel.didMove(by: -1) },
                Action(.down, .control("n")) { self.viewModel.didMove(by: 1) },
                Action(.pageUp) { self.movePage(by: -1) },
                Action(.pageDown) { self.movePage(by: 1) }
            ).hinted("select", rank: 2, label: "↑↓"),
            KeyBinding(
                "Tab",
                "keep the narrowed list, and use the other keys in it",
                .whenLoaded,
                .tab
            ) { self.viewModel.didEndTyping() }.hinted("keep", rank: 3),
            showingAll(.escape).hinted("all movies", rank: 1),
            KeyBinding("F1", "show these keys"),
        ]
    }

    private var filterBindings: [KeyBinding] {
        [
            submitting("filter the movies", "filter"),
            KeyBinding("Tab", "complete the word", .whenLoaded, .tab) {
                self.viewModel.didComplete()
            }.hinted("complete", rank: 1),
            KeyBinding(
                "↑ ↓",
                "select another completion",
                .whenLoaded,
                Action(.up, .control("p")) { self.viewModel.didMoveChoice(by: -1) },
                Action(.down, .control("n")) { self.viewModel.didMoveChoice(by: 1) }
            ).hinted("select", rank: 3, label: "↑↓"),
            KeyBinding("Ctrl-U", "delete all filters"),
            canceling("keep the filters as they were", .escape, rank: 2),
            KeyBinding("F1", "show these keys"),
        ]
    }

    private var orderBindings: [KeyBinding] {
        [
            submitting("sort the movies", "sort"),
            KeyBinding(
                "← → s",
                "select another order",
                .whenLoaded,
                Action(.left, .up, .text("h"), .backTab) { self.viewModel.didMoveChoice(by: -1) },
                Action(.right, .down, .text("l"), .text("s"), .tab) {
                    self.viewModel.didMoveChoice(by: 1)
                }
            ).hinted("select", rank: 1, label: "←→"),
            KeyBinding("-", "reverse the order", .whenLoaded, .text("-"), .text("r")) {
                self.viewModel.didReverseOrder()
            }.hinted("reverse", rank: 2),
            canceling("keep the order as it was", .escape, .text("q"), rank: 3),
            KeyBinding("? F1", "show these keys"),
        ]
    }
}
