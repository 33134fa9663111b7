import Testing

@testable import Domain
@testable import Presentation

/// The rules of a list that need nothing but its state.
struct MoviesListStateTests {
    private var alternatives: [QuerySuggestionViewModel] {
        ["a", "b"].map {
            QuerySuggestionViewModel(QuerySuggestion(text: $0, origin: .title, matches: []))
        }
    }

    @Test func `knows whether there are movies, or may be soon`() throws {
        let list = try list([1])
        let phases: [(phase: MoviesListState.Phase, isWaiting: Bool, hasMovies: Bool)] = [
            (.idle, true, true), (.loading(), true, true), (.loading(before: list), true, true),
            (.loaded(list), false, true), (.empty(list), false, false),
            (.failed(FailureViewModel(.offline(.tmdb))), false, false),
        ]

        for (phase, isWaiting, hasMovies) in phases {
            var state = MoviesListState()
            state.show(phase)
            #expect(state.isWaiting == isWaiting)
            #expect(state.hasMovies == hasMovies)
        }
    }

    @Test func `has the list on the screen, and that without movies for filters`() throws {
        let (some, none) = (try list([1]), try list([]))
        var state = MoviesListState()
        #expect(state.filteredList == nil)

        state.show(.loaded(some))
        #expect(state.list == some)
        #expect(state.filteredList == some)
        state.show(.loading(before: some))
        #expect(state.list == some)
        state.show(.empty(none))
        #expect(state.list == nil)
        #expect(state.filteredList == none)
    }

    // MARK: Rows

    @Test(arguments: [(-1, nil), (0, 1), (2, 3), (3, nil)] as [(Int, Int?)])
    func `has the movies in rows`(row: Int, id: Int?) throws {
        let state = try loaded([1, 2, 3])

        #expect(state.row(row)?.item.id == id.map(String.init))
        #expect(state.row(row)?.index == (id == nil ? nil : row))
        #expect(state.rowNumber(ofMovie: row) == (id == nil ? nil : row))
    }

    @Test func `has only the movies that match in rows, best first`() throws {
        var state = try loaded([1, 2, 3])
        state.narrow(to: narrowing("x", [2, 0, 7]))

        #expect(state.rowCount == 3)
        #expect((-1...3).map { state.row($0)?.item.id } == [nil, "3", "1", nil, nil])
        #expect((0...3).map { state.rowNumber(ofMovie: $0) } == [1, nil, 0, nil])
    }

    @Test func `has the alternatives in rows if there are no movies`() throws {
        var state = MoviesListState()
        state.show(.empty(try list([]), alternatives: alternatives))

        #expect(state.rowCount == 2)
        #expect(state.row(0) == nil)
        #expect(state.selectedAlternative?.text == "a")
        state.move(by: 1)
        #expect(state.selectedAlternative?.text == "b")
        state.move(by: 1)
        #expect(state.selection == 1)
        #expect(state.chosen.isEmpty)
    }

    // MARK: Selecting

    @Test(arguments: [(-1, 0), (0, 0), (2, 2), (3, 2)])
    func `selects a row, or the nearest one`(row: Int, selection: Int) throws {
        var state = try loaded([1, 2, 3])

        state.select(row)

        #expect(state.selection == selection)
    }

    @Test(arguments: [(1, 0), (2, 1), (9, 2), (-1, 0)])
    func `moves from before the first row if none is selected`(rows: Int, selection: Int) throws {
        var state = try loaded([1, 2, 3])
        state.selection = nil

        state.move(by: rows)

        #expect(state.selection == selection)
    }

    @Test func `keeps the selection for the same query only, as far as there are rows`() throws {
        var state = try loaded([1, 2, 3])
        state.select(2)

        state.show(.loaded(try list([1, 2, 3, 4])))
        #expect(state.selection == 2)
        state.show(.loaded(try list([3, 4, 2, 1])))
        #expect(state.list?.items.map(\.id) == ["4", "2", "3", "1"])
        #expect(state.selection == 2)
        state.show(.loaded(try list([1, 2])))
        #expect(state.selection == 1)
        state.show(.loading(before: state.list))
        #expect(state.selection == 1)
        state.show(.loaded(try list([1, 2, 3], "brazil")))
        #expect(state.selection == 0)
        state.show(.failed(FailureViewModel(.offline(.tmdb))))
        #expect(state.selection == nil)
    }

    @Test(arguments: [
        (MoviesList.NextPage.available, true), (.loading, true), (.none, false),
        (.failed(FailureViewModel(.offline(.tmdb))), false),
    ])
    func `loads to the end while there are more movies`(
        nextPage: MoviesList.NextPage,
        isLoading: Bool
    ) throws {
        var more = try list([1, 2, 3])
        more.nextPage = nextPage
        var state = MoviesListState()
        state.show(.loaded(more))
        #expect(!state.isLoadingToEnd)

        state.moveToEnd()

        #expect(state.selection == 2)
        #expect(state.isLoadingToEnd == isLoading)
    }

    @Test func `follows the end of a whole list, and not of a narrowed one`() throws {
        var state = try loaded([1, 2, 3])
        state.moveToEnd()
        state.show(.loaded(try list([1, 2, 3, 4])))
        #expect(state.selection == 3)

        state.narrow(to: narrowing("x", [0, 1]))
        state.moveToEnd()
        #expect(state.selection == 1)
        state.narrow(to: narrowing("x", [0, 1, 2]))

        #expect(state.selection == 1)
    }

    @Test func `marks the selected movie, and goes on to the next`() throws {
        var state = try loaded([1, 2])
        #expect(state.chosen.map(\.id) == ["1"])

        state.select(1)
        state.toggleMark()
        #expect(state.selection == 1)
        state.select(0)
        state.toggleMark()
        #expect(state.selection == 1)
        #expect(state.chosen.map(\.id) == ["2", "1"])
        state.toggleMark()
        #expect(state.chosen.map(\.id) == ["1"])

        state.show(.empty(try list([])))
        state.toggleMark()
        #expect(state.marked.map(\.id) == ["1"])
    }

    // MARK: Movies that replace others

    @Test(arguments: [
        // The selected movie is 2, in the row 1.
        ([2, 3, 1], ["3", "2", "1"]), ([1, 3], ["1", "2", "3"]), ([], ["2"]),
        ([4, 5, 6, 2], ["4", "2", "5", "6"]), ([1, 2, 3], ["1", "2", "3"]),
    ])
    func `keeps the selected movie in its row when those of an online source come`(
        ids: [Int],
        expected: [String]
    ) throws {
        var state = try provisional([1, 2, 3])
        state.select(1)

        state.show(.loaded(try list(ids)))

        #expect(state.list?.items.map(\.id) == expected)
        #expect(state.selected?.id == "2")
        #expect(state.selection == min(1, ids.isEmpty ? 0 : 1))
    }

    @Test func `keeps the selected movie when those of this machine come again`() throws {
        var state = try loaded([1, 2, 3])
        state.select(1)
        var local = try list([4, 5])
        local.isProvisional = true

        state.show(.loading(before: state.list))
        state.show(.loaded(local))

        #expect(state.list?.items.map(\.id) == ["4", "2", "5"])
        #expect(state.selected?.id == "2")
    }

    @Test func `knows a movie of another source by its ids, or by its title and year`() throws {
        let imdb = try #require(IMDbID("tt0078748"))
        let year = CalendarDate(year: 1979)
        let local = item(Movie(id: .imdb(imdb), title: "Alien", releaseDate: year))

        #expect(local.isSame(as: item(Movie(id: .tmdb(348), imdbID: imdb, title: "Xenomorph"))))
        #expect(local.isSame(as: item(Movie(id: .tmdb(348), title: "Alien", releaseDate: year))))
        #expect(!local.isSame(as: item(Movie(id: .tmdb(348), title: "Alien"))))
        let both = Movie(id: .tmdb(348), imdbID: imdb, title: "Alien", releaseDate: year)
        let remake = Movie(id: .tmdb(349), imdbID: imdb, title: "Alien", releaseDate: year)
        #expect(!item(both).isSame(as: item(remake)))
    }

    @Test func `marks a movie in the list of each source`() throws {
        let year = CalendarDate(year: 1979)
        let imdb = try #require(IMDbID("tt0078748"))
        var state = MoviesListState()
        state.show(.loaded(try list([Movie(id: .imdb(imdb), title: "Alien", releaseDate: year)])))
        state.toggleMark()

        state.show(.loaded(try list([Movie(id: .tmdb(348), title: "Alien", releaseDate: year)])))

        #expect(state.row(0)?.isMarked == true)
        state.toggleMark()
        #expect(state.marked.isEmpty)
    }

    @Test func `keeps the selected movie in its row while more of a narrowed list is known`() throws
    {
        var state = try loaded([1, 2, 3, 4])
        state.narrow(to: narrowing("x", [0, 2]))
        state.select(1)
        state.narrow(to: narrowing("x", [3, 2, 1, 0]))
        #expect(state.selected?.id == "3")
        #expect(state.selection == 1)

        state.narrow(to: narrowing("x", [0]))
        #expect(state.selected?.id == "1")
        state.narrow(to: narrowing("y", [3, 0]))
        #expect(state.selected?.id == "4")
    }

    @Test func `keeps the selected movie of a narrowed list in its row for another source`() throws
    {
        var state = try provisional([1, 2, 3])
        state.narrow(to: narrowing("x", [2, 1]))
        state.select(1)

        // The movie 2 has another place among all.
        state.show(.loaded(try list([3, 4, 1, 2]))) { items in
            narrowing("x", items.indices.reversed())
        }

        #expect(state.selected?.id == "2")
        #expect(state.selection == 1)
        #expect(state.rowCount == 4)
    }

    private func provisional(_ ids: [Int]) throws -> MoviesListState {
        var local = try list(ids)
        local.isProvisional = true
        var state = MoviesListState()
        state.show(.loaded(local))
        return state
    }

    private func item(_ movie: Movie) -> MoviesListItemViewModel { MoviesListItemViewModel(movie) }

    private func list(_ movies: [Movie]) throws -> MoviesList {
        var page = MoviesPage.sample([])
        page.movies = movies
        return MoviesList(page, of: MoviesSearch(query: try #require(TypedQuery("alien"))))
    }

    private func narrowing(_ text: String, _ indices: [Int]) -> MoviesNarrowing {
        MoviesNarrowing(text: text, movies: indices.map { NarrowedMovie(index: $0) })
    }

    private func loaded(_ ids: [Int]) throws -> MoviesListState {
        var state = MoviesListState()
        state.show(.loaded(try list(ids)))
        return state
    }

    private func list(_ ids: [Int], _ text: String = "alien") throws -> MoviesList {
        MoviesList(.sample(ids), of: MoviesSearch(query: try #require(TypedQuery(text))))
    }
}
