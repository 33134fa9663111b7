/// Opens the web page of a film.
public protocol OpenMoviePageUseCase: Sendable {
    func execute(_ id: MovieID) async -> MoviePage
}

public struct DefaultOpenMoviePageUseCase: OpenMoviePageUseCase {
    private let pages: any MoviePagesRepository

    public init(pages: any MoviePagesRepository) {
        self.pages = pages
    }

    @concurrent
    public func execute(_ id: MovieID) async -> MoviePage {
        await pages.open(id)
    }
}
