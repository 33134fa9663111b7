public import Domain

/// The input of the cache screen.
@MainActor
public protocol ResponseCacheViewModelInput: AnyObject {
    func didOpen() async
    func didClear() async
}

/// The output of the cache screen.
@MainActor
public protocol ResponseCacheViewModelOutput: AnyObject {
    var state: Observable<ResponseCacheState> { get }
}

public typealias ResponseCacheViewModel = ResponseCacheViewModelInput & ResponseCacheViewModelOutput

/// The state of the cache screen.
public enum ResponseCacheState: Hashable, Sendable {
    case idle
    case loaded(ResponseCacheItemViewModel)
    case cleared
    case failed(FailureViewModel)
}

/// The location and size of the cache of responses, in plain values.
public struct ResponseCacheItemViewModel: Hashable, Sendable {
    public let path: String
    public let responseCount: Int
    public let byteCount: Int
    public let byteLimit: Int

    /// The size for people: `1.2 MB`.
    public let size: String

    /// The limit for people: `67.1 MB`.
    public let limit: String

    init(_ info: ResponseCacheInfo) {
        path = info.path
        responseCount = info.responseCount
        byteCount = info.byteCount
        byteLimit = info.byteLimit
        size = ByteCount(info.byteCount).description
        limit = ByteCount(info.byteLimit).description
    }
}

public final class DefaultResponseCacheViewModel: ResponseCacheViewModel {
    public let state = Observable(ResponseCacheState.idle)

    private let fetchInfo: any FetchResponseCacheInfoUseCase
    private let clear: any ClearResponseCacheUseCase

    public init(
        fetchInfo: any FetchResponseCacheInfoUseCase,
        clear: any ClearResponseCacheUseCase
    ) {
        self.fetchInfo = fetchInfo
        self.clear = clear
    }

    public func didOpen() async {
        do {
            state.value = .loaded(ResponseCacheItemViewModel(try await fetchInfo.execute()))
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    public func didClear() async {
        do {
            try await clear.execute()
            state.value = .cleared
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
