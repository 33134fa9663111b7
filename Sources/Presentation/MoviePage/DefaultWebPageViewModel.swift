public import Domain

public final class DefaultWebPageViewModel: WebPageViewModel {
    public let state = Observable(WebPageState.idle)

    private let id: MovieID
    private let openPage: any OpenMovieWebPageUseCase

    public init(id: MovieID, openPage: any OpenMovieWebPageUseCase) {
        self.id = id
        self.openPage = openPage
    }

    public func didOpen() async {
        state.value = .opening
        let page = await openPage.execute(id)
        state.value = page.isOpen ? .opened(page.address) : .address(page.address)
    }
}
