import Domain
import Testing

struct MoviesPageTests {
    @Test func `has a next page on all pages but the last`() {
        #expect(page(1, of: 2).hasNext)
        #expect(!page(2, of: 2).hasNext)
        #expect(!page(1, of: 0).hasNext)
    }

    @Test func `never counts more pages than a search allows`() {
        #expect(page(500, of: 38_029).count.pages == 500)
        #expect(!page(500, of: 38_029).hasNext)
    }

    @Test(arguments: [(0, 0), (1, 1), (499, 499), (500, 500), (501, 500), (.max, 500)])
    func `limits the page count to that of the source`(count: Int, expected: Int) {
        #expect(page(1, of: count).count.pages == expected)
        #expect(MoviesPage.numbers == 1...500)
    }

    private func page(_ number: Int, of count: Int) -> MoviesPage {
        MoviesPage(number: number, pageCount: count, totalCount: 0, movies: [], source: .tmdb)
    }
}
