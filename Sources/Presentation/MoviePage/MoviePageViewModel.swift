/// What happens to a film's page on the web.
@MainActor
public protocol MoviePageViewModelInput: AnyObject {
    func didOpen() async
}

/// What is told of a film's page on the web.
@MainActor
public protocol MoviePageViewModelOutput: AnyObject {
    var state: Observable<MoviePageState> { get }
}

public typealias MoviePageViewModel = MoviePageViewModelInput & MoviePageViewModelOutput
