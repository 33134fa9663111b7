public import Domain

/// What happens to a film's page on the web.
@MainActor
public protocol WebPageViewModelInput: AnyObject {
    func didOpen() async
}

/// What is told of a film's page on the web.
@MainActor
public protocol WebPageViewModelOutput: AnyObject {
    var state: Observable<WebPageState> { get }
}

public typealias WebPageViewModel = WebPageViewModelInput & WebPageViewModelOutput

/// What is told of the opening of a film's web page; one of these at a time.
public enum WebPageState: Hashable, Sendable {
    case idle
    case opening

    /// A browser shows the page at this address.
    case opened(String)

    /// No browser does: the address is all that can be shown.
    case url(String)
}

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
        state.value = page.isOpen ? .opened(page.url) : .url(page.url)
    }
}
