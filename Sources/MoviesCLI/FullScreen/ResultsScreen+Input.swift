import Presentation
import Terminal

/// What keys do in the line above a list, which narrows, filters or sorts it.
extension ResultsScreen {
    private typealias Action = KeyBinding.Action

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

    var narrowingBindings: [KeyBinding] {
        [
            KeyBinding(
                "Enter",
                viewModel.canPick ? "pick the movie" : "show the details",
                .whenLoaded,
                Action(.enter) {
                    self.placeBeforeNarrowing = nil
                    self.input = nil
                    self.viewModel.canPick
                        ? self.pick() : self.selected.map(self.viewModel.didSelect) ?? ()
                }
            ).hinted(viewModel.canPick ? "pick" : "details", rank: 0),
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

    func startNarrowing() {
        let text = viewModel.narrowing.value?.text ?? ""
        if viewModel.narrowing.value == nil { placeBeforeNarrowing = selection.index }
        input = .narrowing(LineEditor(text))
        loadAllOfCatalog()
    }

    /// Loads all movies that may match.
    ///
    /// A catalog has them at once; TMDB would get a request for each page.
    func loadAllOfCatalog() {
        if shownList?.source.isCatalog ?? true { Task { await viewModel.didRequestAll() } }
    }

    /// Goes back to where the list was, or to the movie that was opened since.
    func stopNarrowing() {
        input = nil
        let id = selected?.id
        let place = placeBeforeNarrowing ?? shownList?.items.firstIndex { $0.id == id }
        placeBeforeNarrowing = nil
        viewModel.didNarrow(to: nil)
        move { $0.select(place ?? 0) }
    }

    // MARK: Filtering

    var filterBindings: [KeyBinding] {
        [
            KeyBinding(
                "Enter",
                "filter the movies",
                .whenLoaded,
                Action(.enter) { self.applyFilters() }
            ).hinted("filter", rank: 0),
            KeyBinding("Tab", "complete the word", .whenLoaded, Action(.tab) { self.complete() })
                .hinted("complete", rank: 1),
            KeyBinding(
                "↑ ↓",
                "select another completion",
                .whenLoaded,
                Action(.up, .control("p")) { self.moveCompletion(by: -1) },
                Action(.down, .control("n")) { self.moveCompletion(by: 1) }
            ).hinted("select", rank: 3, label: "↑↓"),
            KeyBinding("Ctrl-U", "delete all filters"),
            KeyBinding(
                "Esc",
                "keep the filters as they were",
                .immediate,
                Action(.escape) { self.input = nil }
            ).hinted("cancel", rank: 2),
            KeyBinding("F1", "show these keys"),
        ]
    }

    func editFilters() {
        guard let list = filterableList else { return }
        let words = list.filters.joined(separator: " ")
        setFilters(LineEditor(words.isEmpty ? "" : words + " "))
    }

    private func setFilters(_ editor: LineEditor) {
        input = .filters(editor, Completions(viewModel.completions(ofFilters: editor.text)))
    }

    private func complete() {
        guard case .filters(_, let completions) = input, let text = completions.selected else {
            return
        }
        setFilters(LineEditor(text))
    }

    private func moveCompletion(by count: Int) {
        guard case .filters(let editor, var completions) = input else { return }
        completions.move(by: count)
        input = .filters(editor, completions)
    }

    private func applyFilters() {
        guard case .filters(let editor, _) = input else { return }
        keepPlace()
        if let failure = viewModel.didFilter(by: editor.text) {
            message = failure.summary.sanitizedLine
        } else {
            input = nil
        }
    }

    func removeLastFilter() {
        guard let list = filterableList else { return }
        keepPlace()
        if list.sort != nil {
            viewModel.didSort(by: nil)
        } else if !list.filters.isEmpty {
            _ = viewModel.didFilter(by: list.filters.dropLast().joined(separator: " "))
        } else {
            message = "there is no filter; f adds one"
        }
    }

    // MARK: Sorting

    var orderBindings: [KeyBinding] {
        [
            KeyBinding(
                "Enter",
                "sort the movies",
                .whenLoaded,
                Action(.enter) { self.applyOrder() }
            ).hinted("sort", rank: 0),
            KeyBinding(
                "← → s",
                "select another order",
                .whenLoaded,
                Action(.left, .up, .text("h"), .backTab) { self.changeOrder { $0.move(by: -1) } },
                Action(.right, .down, .text("l"), .text("s"), .tab) {
                    self.changeOrder { $0.move(by: 1) }
                }
            ).hinted("select", rank: 1, label: "←→"),
            KeyBinding(
                "-",
                "reverse the order",
                .whenLoaded,
                Action(.text("-"), .text("r")) { self.changeOrder { $0.reverse() } }
            ).hinted("reverse", rank: 2),
            KeyBinding(
                "Esc",
                "keep the order as it was",
                .immediate,
                Action(.escape, .text("q")) { self.input = nil }
            ).hinted("cancel", rank: 3),
            KeyBinding("? F1", "show these keys"),
        ]
    }

    func selectOrder() {
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
        keepPlace()
        viewModel.didSort(by: choice.order)
    }
}
