import Domain
import Testing

struct MoviesPageTests {
    @Test func `has a next page before the last one`() {
        #expect(page(1, of: 2).hasNext)
        #expect(!page(2, of: 2).hasNext)
        #expect(!page(1, of: 0).hasNext)
    }

    @Test func `never counts more pages than a search takes`() {
        #expect(page(500, of: 38_029).pageCount == 500)
        #expect(!page(500, of: 38_029).hasNext)
    }

    private func page(_ number: Int, of count: Int) -> MoviesPage {
        MoviesPage(number: number, pageCount: count, totalCount: 0, movies: [], source: .tmdb)
    }
}
