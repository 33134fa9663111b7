import Presentation
import Terminal

/// What keys do in a list of movies.
extension ResultsScreen {
    private typealias Action = KeyBinding.Action

    var bindings: [KeyBinding] {
        switch input {
        case .narrowing: narrowingBindings
        case .filters: filterBindings
        case .order: orderBindings
        case nil: listBindings
        }
    }

    private var listBindings: [KeyBinding] {
        let common: [KeyBinding] = [
            .newSearch(viewModel).hinted("new search", rank: hasMovies ? 7 : 2), retry, back, .help,
            .quit(viewModel),
        ]
        if hasMovies { return movieBindings + common }
        let alternatives = viewModel.alternatives.value.isEmpty ? [] : [trying, moving]
        let filters = (filterableList?.filters ?? []).isEmpty ? [] : [filtering, removing]
        return alternatives + filters + common
    }

    /// The list whose filters can be changed; one without movies may have too many of them.
    var filterableList: MoviesList? {
        if case .empty(let list) = viewModel.state.value { list } else { shownList }
    }

    private var filtering: KeyBinding {
        KeyBinding(
            "f",
            "filter by genre, year, rating and more",
            hasMovies ? .whenLoaded : .inOrder,
            Action(.text("f")) { self.editFilters() }
        ).startingText.hinted("filter", rank: 4)
    }

    private var removing: KeyBinding {
        let binding = KeyBinding(
            "x",
            "remove the order or the last filter",
            hasMovies ? .whenLoaded : .inOrder,
            Action(.text("x")) { self.removeLastFilter() }
        )
        return hasMovies ? binding : binding.hinted("remove the last filter", rank: 2)
    }

    private var trying: KeyBinding {
        KeyBinding(
            "Enter",
            "search for the selected query",
            .inOrder,
            Action(.enter) { self.selectedAlternative.map(self.viewModel.didSelectAlternative) }
        ).hinted("search", rank: 1)
    }

    /// Whether there are movies, or may be soon.
    private var hasMovies: Bool {
        switch viewModel.state.value {
        case .idle, .loading, .loaded: true
        case .empty, .failed: false
        }
    }

    private var retry: KeyBinding {
        let retry = KeyBinding.retry { await self.viewModel.didRetry() }
        switch viewModel.state.value {
        case .failed(let error) where error.isRetryable: return retry.hinted("retry", rank: 0)
        case .loaded(let list) where list.fallback != nil: return retry.hinted("retry", rank: 1)
        case .idle, .loading, .loaded, .empty, .failed: return retry
        }
    }

    private var movieBindings: [KeyBinding] {
        (viewModel.canPick ? [picking] : []) + [
            opening,
            moving,
            paging,
            KeyBinding(
                "/",
                "narrow the list as you type",
                .whenLoaded,
                Action(.text("/")) { self.startNarrowing() }
            ).startingText.hinted("narrow", rank: 2),
            filtering,
            KeyBinding(
                "s",
                "sort; - reverses the order",
                .whenLoaded,
                Action(.text("s")) { self.selectOrder() }
            ).hinted("sort", rank: 5),
            removing,
            KeyBinding(
                "o",
                "open the web page",
                .whenLoaded,
                Action(.text("o")) { self.selected.map(self.viewModel.didRequestWebPage) }
            ).hinted("browser", rank: 6),
            KeyBinding(
                "y",
                "copy the URL; of marked movies, all URLs",
                .whenLoaded,
                Action(.text("y")) { self.copyURLs() }
            ),
            KeyBinding(
                "Space",
                "mark the movie or unmark it, and go on to the next",
                .whenLoaded,
                Action(.text(" ")) { self.toggleMark() }
            ),
        ]
    }

    private var opening: KeyBinding {
        let open = { @MainActor in _ = self.selected.map(self.viewModel.didSelect) }
        if viewModel.canPick {
            return KeyBinding(
                "→ l",
                "show the details",
                .whenLoaded,
                Action(.right, .text("l"), perform: open)
            ).hinted("details", rank: 3)
        }
        return KeyBinding(
            "Enter → l",
            "show the details",
            .whenLoaded,
            Action(.enter, .right, .text("l"), perform: open)
        ).hinted("details", rank: 1)
    }

    private var picking: KeyBinding {
        KeyBinding(
            "Enter",
            "pick the movie, or the marked movies",
            .whenLoaded,
            Action(.enter) { self.pick() }
        ).hinted("pick", rank: 1)
    }

    private var moving: KeyBinding {
        KeyBinding(
            "↑ ↓ j k",
            "select another movie",
            .whenLoaded,
            Action(.up, .text("k"), .control("p")) { self.move { $0.move(by: -1) } },
            Action(.down, .text("j"), .control("n")) { self.move { $0.move(by: 1) } }
        )
    }

    private var paging: KeyBinding {
        KeyBinding(
            "PgUp PgDn Home g End G",
            "move by pages, or to an end",
            .whenLoaded,
            Action(.pageUp, .control("b")) { self.move { $0.movePage(by: -1) } },
            Action(.pageDown, .control("f")) { self.move { $0.movePage(by: 1) } },
            Action(.home, .text("g")) { self.move { $0.select(0) } },
            Action(.end, .text("G")) { self.moveToEnd() }
        )
    }

    /// A narrowed list first shows all movies again.
    private var back: KeyBinding {
        guard viewModel.narrowing.value != nil else {
            let back = KeyBinding.back(viewModel)
            return hasMovies ? back : back.hinted("back", rank: 1)
        }
        return KeyBinding(
            "Esc",
            "show all movies again",
            .immediate,
            Action(.escape, .left, .text("h"), .backspace) { self.stopNarrowing() }
        ).hinted("all movies", rank: 2)
    }

    // MARK: Moving

    func move(_ change: (inout ListSelection) -> Void) {
        change(&selection)
        followSelection()
    }

    /// Goes to the last movie of all, which may have to be loaded first.
    private func moveToEnd() {
        move { $0.select($0.count - 1) }
        guard viewModel.narrowing.value == nil else { return }
        followsEnd = true
        Task { await viewModel.didRequestAll() }
    }

    private func toggleMark() {
        guard let selected else { return }
        if let index = marked.firstIndex(where: { $0.id == selected.id }) {
            marked.remove(at: index)
        } else {
            marked.append(selected)
        }
        move { $0.move(by: 1) }
    }

    /// The marked movies in the order of the marking, or else the selected one.
    private var chosen: [MoviesListItemViewModel] {
        marked.isEmpty ? [selected].compactMap(\.self) : marked
    }

    private func copyURLs() {
        let urls = chosen.compactMap(\.pageURL)
        if !urls.isEmpty { copy(urls.joined(separator: "\n")) }
    }

    func pick() {
        if !chosen.isEmpty { viewModel.didPick(chosen) }
    }
}
