/// The rules of a list of movies that need nothing but its state.
extension MoviesListState {
    /// Shows other movies, with a selection among them; `narrow` finds those that match the text.
    mutating func show(
        _ phase: Phase,
        narrow: ([MoviesListItemViewModel]) -> MoviesNarrowing? = { _ in nil }
    ) {
        switch phase {
        case .idle, .loading: self.phase = phase
        case .loaded(let list): show(list, narrow)
        case .empty, .failed:
            self.phase = phase
            (narrowing, selection) = (nil, nil)
        }
        settleSelection()
    }

    /// Shows a list, in which the selected movie stays where it is, unless the query is another one.
    private mutating func show(
        _ new: MoviesList,
        _ narrow: ([MoviesListItemViewModel]) -> MoviesNarrowing?
    ) {
        let before = list
        let selected = selection.flatMap(row)
        var list = new
        if let selected, let before, before.query == list.query, list.sections.isEmpty {
            // Another source may not have the movie.
            let mayLackIt = before.isProvisional || list.isProvisional
            if mayLackIt || list.items.contains(where: { $0.isSame(as: selected.item) }) {
                list = list.keeping(selected.item, at: selected.index)
            }
        }
        let isOther = before?.items != list.items
        phase = .loaded(list)
        narrowing = isOther ? narrow(list.items) : narrowing
        guard before?.query == list.query else { return (rowBeforeNarrowing, selection) = (nil, 0) }
        guard let selected, let selection, isOther else { return }
        guard let index = list.items.firstIndex(where: { $0.isSame(as: selected.item) }) else {
            return
        }
        narrowing = narrowing?.keeping(index, at: selection)
        self.selection = rowNumber(ofMovie: index) ?? selection
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
        if let index = marked.firstIndex(where: { $0.isSame(as: selected) }) {
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

    /// Shows the movies that match a text; the best match of another text is selected.
    ///
    /// With the same text, of whose movies more is known now, the selected one stays where it is.
    mutating func narrow(to new: MoviesNarrowing) {
        if narrowing == nil { rowBeforeNarrowing = selection }
        let selected = new.text == narrowing?.text ? selection.flatMap(row) : nil
        if new.text != narrowing?.text { selection = 0 }
        narrowing = new
        if let selected, let selection {
            narrowing = new.keeping(selected.index, at: selection)
            self.selection = rowNumber(ofMovie: selected.index) ?? selection
        }
        settleSelection()
    }

    /// Goes back to where the list was, or to the movie that was opened since.
    mutating func stopNarrowing() {
        guard narrowing != nil else { return }
        let index = selection.flatMap(row)?.index
        let place = rowBeforeNarrowing ?? index ?? 0
        (narrowing, rowBeforeNarrowing) = (nil, nil)
        select(place)
    }
}
