/// What happens to the screen of the cache.
@MainActor
public protocol ResponseCacheViewModelInput: AnyObject {
    func didOpen() async
    func didClear() async
}

/// What the screen of the cache shows.
@MainActor
public protocol ResponseCacheViewModelOutput: AnyObject {
    var state: Observable<ResponseCacheState> { get }
}

public typealias ResponseCacheViewModel = ResponseCacheViewModelInput & ResponseCacheViewModelOutput
