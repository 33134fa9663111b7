import Presentation

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
        return viewModel.alternatives.value.isEmpty ? common : [trying, moving] + common
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
        guard case .failed(let error) = viewModel.state.value, error.isRetryable else {
            return retry
        }
        return retry.hinted("retry", rank: 0)
    }

    private var movieBindings: [KeyBinding] {
        [
            opening,
            moving,
            paging,
            KeyBinding(
                "/",
                "narrow the list as you type",
                .whenLoaded,
                Action(.text("/")) { self.startNarrowing() }
            ).hinted("narrow", rank: 2),
            KeyBinding(
                "f",
                "filter by genre, year, rating and more",
                .whenLoaded,
                Action(.text("f")) { self.editFilters() }
            ).hinted("filter", rank: 4),
            KeyBinding(
                "s",
                "sort",
                .whenLoaded,
                Action(.text("s")) { self.chooseOrder() }
            ).hinted("sort", rank: 5),
            KeyBinding(
                "x",
                "remove the order or the last filter",
                .whenLoaded,
                Action(.text("x")) { self.removeLastFilter() }
            ),
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
                "mark the movie, or unmark it",
                .whenLoaded,
                Action(.text(" ")) { self.toggleMark() }
            ),
        ] + (viewModel.canPick ? [picking] : [])
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
            "choose the movie, or the marked movies",
            .whenLoaded,
            Action(.enter) { self.pick() }
        ).hinted("choose", rank: 1)
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
            "PgUp PgDn Home End",
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

    private func move(_ change: (inout ListSelection) -> Void) {
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
        guard let id = selected?.id else { return }
        if let index = marked.firstIndex(of: id) {
            marked.remove(at: index)
        } else {
            marked.append(id)
        }
        move { $0.move(by: 1) }
    }

    /// The marked movies in the order of the marking, or else the selected one.
    private var chosen: [MoviesListItemViewModel] {
        let items = shownList?.items ?? []
        let marked = marked.compactMap { id in items.first { $0.id == id } }
        return marked.isEmpty ? [selected].compactMap(\.self) : marked
    }

    private func copyURLs() {
        let urls = chosen.compactMap(\.pageURL)
        if !urls.isEmpty { copy(urls.joined(separator: "\n")) }
    }

    private func pick() {
        if !chosen.isEmpty { viewModel.didPick(chosen) }
    }

    // MARK: Typing

    /// Edits the line above the list.
    func type(_ key: Key) {
        switch input {
        case .narrowing(var editor):
            guard editor.handle(key) else { return }
            input = .narrowing(editor)
            if viewModel.narrowing.value?.text != editor.text {
                viewModel.didNarrow(to: editor.text)
            }
        case .filters(var editor, _):
            guard editor.handle(key) else { return }
            setFilters(editor)
        case .order, nil: break
        }
    }

    // MARK: Narrowing

    private var narrowingBindings: [KeyBinding] {
        [
            KeyBinding(
                "Enter",
                viewModel.canPick ? "choose the movie" : "show the details",
                .whenLoaded,
                Action(.enter) {
                    self.placeBeforeNarrowing = nil
                    self.input = nil
                    self.viewModel.canPick
                        ? self.pick() : self.selected.map(self.viewModel.didSelect) ?? ()
                }
            ).hinted(viewModel.canPick ? "choose" : "details", rank: 0),
            KeyBinding(
                "↑ ↓",
                "select another movie",
                .whenLoaded,
                Action(.up, .control("p")) { self.move { $0.move(by: -1) } },
                Action(.down, .control("n")) { self.move { $0.move(by: 1) } },
                Action(.pageUp) { self.move { $0.movePage(by: -1) } },
                Action(.pageDown) { self.move { $0.movePage(by: 1) } }
            ).hinted("select", rank: 2, label: "↑↓"),
            KeyBinding(
                "Tab",
                "keep the narrowed list, and use the other keys in it",
                .whenLoaded,
                Action(.tab) { self.input = nil }
            ).hinted("keep", rank: 3),
            KeyBinding(
                "Esc",
                "show all movies again",
                .immediate,
                Action(.escape) { self.stopNarrowing() }
            ).hinted("all movies", rank: 1),
            KeyBinding("F1", "show these keys"),
        ]
    }

    private func startNarrowing() {
        let text = viewModel.narrowing.value?.text ?? ""
        if viewModel.narrowing.value == nil { placeBeforeNarrowing = selection.index }
        input = .narrowing(LineEditor(text))
    }

    /// Goes back to where the list was, or to the movie that was opened since.
    private func stopNarrowing() {
        input = nil
        let id = selected?.id
        let place = placeBeforeNarrowing ?? shownList?.items.firstIndex { $0.id == id }
        placeBeforeNarrowing = nil
        viewModel.didNarrow(to: nil)
        move { $0.select(place ?? 0) }
    }

    // MARK: Filtering

    private var filterBindings: [KeyBinding] {
        [
            KeyBinding(
                "Enter",
                "filter the movies",
                .whenLoaded,
                Action(.enter) { self.applyFilters() }
            ).hinted("filter", rank: 0),
            KeyBinding("Tab", "complete the word", .whenLoaded, Action(.tab) { self.complete() })
                .hinted("complete", rank: 1),
            KeyBinding("Ctrl-U", "delete all filters"),
            KeyBinding(
                "Esc",
                "leave the filters as they were",
                .immediate,
                Action(.escape) { self.input = nil }
            ).hinted("cancel", rank: 2),
            KeyBinding("F1", "show these keys"),
        ]
    }

    private func editFilters() {
        guard let list = shownList else { return }
        let words = list.filters.joined(separator: " ")
        setFilters(LineEditor(words.isEmpty ? "" : words + " "))
    }

    private func setFilters(_ editor: LineEditor) {
        input = .filters(editor, completions: viewModel.completions(ofFilters: editor.text))
    }

    private func complete() {
        guard case .filters(_, let completions) = input, let first = completions.first else {
            return
        }
        setFilters(LineEditor(first))
    }

    private func applyFilters() {
        guard case .filters(let editor, _) = input else { return }
        if let failure = viewModel.didFilter(by: editor.text) {
            message = failure.summary.sanitizedLine
        } else {
            input = nil
        }
    }

    private func removeLastFilter() {
        guard let list = shownList else { return }
        if list.sort != nil {
            viewModel.didSort(by: nil)
        } else if !list.filters.isEmpty {
            _ = viewModel.didFilter(by: list.filters.dropLast().joined(separator: " "))
        } else {
            message = "there is no filter; f adds one"
        }
    }

    // MARK: Sorting

    private var orderBindings: [KeyBinding] {
        [
            KeyBinding(
                "Enter",
                "sort the movies",
                .whenLoaded,
                Action(.enter) { self.applyOrder() }
            ).hinted("sort", rank: 0),
            KeyBinding(
                "← → s",
                "choose another order",
                .whenLoaded,
                Action(.left, .up, .text("h"), .backTab) { self.changeOrder { $0.move(by: -1) } },
                Action(.right, .down, .text("l"), .text("s"), .tab) {
                    self.changeOrder { $0.move(by: 1) }
                }
            ).hinted("choose", rank: 1, label: "←→"),
            KeyBinding(
                "-",
                "reverse the order",
                .whenLoaded,
                Action(.text("-"), .text("r")) { self.changeOrder { $0.reverse() } }
            ).hinted("reverse", rank: 2),
            KeyBinding(
                "Esc",
                "leave the order as it was",
                .immediate,
                Action(.escape, .text("q")) { self.input = nil }
            ).hinted("cancel", rank: 3),
            KeyBinding("? F1", "show these keys"),
        ]
    }

    private func chooseOrder() {
        input = .order(SortChoice(viewModel.sortOrders, current: shownList?.sort))
    }

    private func changeOrder(_ change: (inout SortChoice) -> Void) {
        guard case .order(var choice) = input else { return }
        change(&choice)
        input = .order(choice)
    }

    private func applyOrder() {
        guard case .order(let choice) = input else { return }
        input = nil
        viewModel.didSort(by: choice.order)
    }
}
