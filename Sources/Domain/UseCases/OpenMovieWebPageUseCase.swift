/// Opens the web page of a film.
public protocol OpenMovieWebPageUseCase: Sendable {
    func execute(_ id: MovieID) async -> MovieWebPage
}

public struct DefaultOpenMovieWebPageUseCase: OpenMovieWebPageUseCase {
    private let pages: any MovieWebPagesRepository

    public init(pages: any MovieWebPagesRepository) {
        self.pages = pages
    }

    @concurrent
    public func execute(_ id: MovieID) async -> MovieWebPage {
        await pages.open(id)
    }
}
