import Domain

/// The rules of a list of movies that need nothing but its state.
extension MoviesListState {
    // MARK: Movies

    /// Shows other movies, with a selection among them.
    mutating func show(_ phase: Phase) {
        let before = list
        self.phase = phase
        switch phase {
        case .idle, .loading: break
        case .loaded(let list): if list.query != before?.query { selectFirst(in: list) }
        case .empty, .failed: (narrowing, selection) = (nil, nil)
        }
        settleSelection()
    }

    /// The list before its filters or its order were changed comes back as it was.
    private mutating func selectFirst(in list: MoviesList) {
        rowBeforeNarrowing = nil
        let id = anchor?.query == list.query ? anchor?.movieID : nil
        let index = id.flatMap { id in list.items.firstIndex { $0.id == id } }
        selection = index.flatMap(rowNumber) ?? 0
    }

    /// Keeps the selected movie for the list that comes back if another one leads nowhere.
    mutating func anchorSelection() {
        if let list, let selected { anchor = Anchor(query: list.query, movieID: selected.id) }
    }

    // MARK: Selecting

    /// Selects a row, or the nearest one that exists.
    mutating func select(_ row: Int) {
        selection = rowCount > 0 ? min(max(row, 0), rowCount - 1) : nil
    }

    mutating func move(by rows: Int) { select((selection ?? -1) + rows) }

    /// Goes to the last movie, and, in a whole list, follows it while more are loaded.
    mutating func moveToEnd() {
        select(rowCount - 1)
        followsEnd = narrowing == nil
    }

    /// Marks the selected movie or unmarks it, and goes on to the next.
    mutating func toggleMark() {
        guard let selected else { return }
        if let index = marked.firstIndex(where: { $0.id == selected.id }) {
            marked.remove(at: index)
        } else {
            marked.append(selected)
        }
        move(by: 1)
    }

    /// Hides the problem of the last input, and no longer follows the end.
    mutating func receiveInput() {
        problem = nil
        followsEnd = false
    }

    private mutating func settleSelection() {
        select(followsEnd ? rowCount - 1 : selection ?? 0)
    }

    // MARK: Narrowing

    mutating func startNarrowing() {
        if narrowing == nil { rowBeforeNarrowing = selection }
        mode = .narrowing(narrowing?.text ?? "")
    }

    /// Shows the movies that match a text; the best match of another text is selected.
    mutating func narrow(to new: MoviesNarrowing?) {
        if let new, new.text != narrowing?.text { selection = 0 }
        narrowing = new
        settleSelection()
    }

    /// Goes back to where the list was, or to the movie that was opened since.
    mutating func stopNarrowing() {
        let index = selection.flatMap(row)?.index
        let place = rowBeforeNarrowing ?? index ?? 0
        (mode, narrowing, rowBeforeNarrowing) = (.browsing, nil, nil)
        select(place)
    }

    /// Ends the typing; if a movie was chosen, its place is the one to go back to.
    mutating func choose() {
        if case .narrowing = mode, selected != nil { rowBeforeNarrowing = nil }
        mode = .browsing
    }

    // MARK: Choosing above the list

    /// Selects another completion or order, from the last one on the first.
    mutating func moveChoice(by count: Int) {
        switch mode {
        case .filtering(let text, var completions):
            completions.move(by: count)
            mode = .filtering(text, completions: completions)
        case .sorting(var orders, let isReversed):
            orders.move(by: count)
            mode = .sorting(orders, isReversed: isReversed)
        case .browsing, .narrowing: break
        }
    }

    mutating func reverseOrder() {
        guard case .sorting(let orders, let isReversed) = mode else { return }
        mode = .sorting(orders, isReversed: !isReversed)
    }

    /// Chooses among orders, first the one of the list.
    mutating func startSorting(by orders: [String]) {
        let order = list?.sort.flatMap(MovieSort.init)
        mode = .sorting(
            Choice(orders, selected: order?.field.rawValue),
            isReversed: order?.isReversed ?? false
        )
    }

    /// Chooses the typed order, an empty one for the source's own; an unknown one ends the choice.
    mutating func typeOrder(_ text: String) {
        guard case .sorting(let orders, _) = mode else { return }
        if text.isEmpty { return mode = .sorting(Choice([]), isReversed: false) }
        guard let order = MovieSort(text), orders.texts.contains(order.field.rawValue) else {
            return (mode, problem) = (.browsing, .unknownOrder(orders.texts))
        }
        let choice = Choice(orders.texts, selected: order.field.rawValue)
        mode = .sorting(choice, isReversed: order.isReversed)
    }
}
