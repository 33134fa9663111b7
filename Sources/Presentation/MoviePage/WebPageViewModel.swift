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
