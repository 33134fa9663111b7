public import Domain

public final class DefaultMoviePageViewModel: MoviePageViewModel {
    public let state = Observable(MoviePageState.idle)

    private let id: MovieID
    private let openPage: any OpenMoviePageUseCase

    public init(id: MovieID, openPage: any OpenMoviePageUseCase) {
        self.id = id
        self.openPage = openPage
    }

    public func didOpen() async {
        state.value = .opening
        let page = await openPage.execute(id)
        state.value = page.isOpen ? .opened(page.address) : .address(page.address)
    }
}
