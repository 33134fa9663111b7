public import Domain

/// The input of a movie's web page.
@MainActor
public protocol WebPageViewModelInput: AnyObject {
    func didOpen() async
}

/// The output of a movie's web page.
@MainActor
public protocol WebPageViewModelOutput: AnyObject {
    var state: Observable<WebPageState> { get }
}

public typealias WebPageViewModel = WebPageViewModelInput & WebPageViewModelOutput

/// The state of a movie's web page.
public enum WebPageState: Hashable, Sendable {
    case idle
    case opening

    /// A browser shows the page at this URL.
    case opened(String)

    /// No browser could be started, so that only the URL can be shown.
    case url(String)

    /// The movie of a title in a link could not be found.
    case failed(FailureViewModel)
}

public final class DefaultWebPageViewModel: WebPageViewModel {
    public let state = Observable(WebPageState.idle)

    private let movie: MovieReference
    private let openPage: any OpenMovieWebPageUseCase

    public init(movie: MovieReference, openPage: any OpenMovieWebPageUseCase) {
        self.movie = movie
        self.openPage = openPage
    }

    public func didOpen() async {
        state.value = .opening
        do {
            let page = try await openPage.execute(movie)
            state.value = page.isOpen ? .opened(page.url) : .url(page.url)
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
