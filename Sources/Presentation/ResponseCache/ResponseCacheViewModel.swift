package import Domain

/// The input of the cache screen.
@MainActor
package protocol ResponseCacheViewModelInput: AnyObject {
    func didOpen() async
    func didClear() async
}

/// The output of the cache screen.
@MainActor
package protocol ResponseCacheViewModelOutput: AnyObject {
    var state: Observable<ResponseCacheState> { get }
}

package typealias ResponseCacheViewModel =
    ResponseCacheViewModelInput & ResponseCacheViewModelOutput

/// The state of the cache screen.
package enum ResponseCacheState: Hashable, Sendable {
    case idle
    case loaded(ResponseCacheItemViewModel)
    case cleared
    case failed(FailureViewModel)
}

/// The location and size of the cache of responses, in plain values.
package struct ResponseCacheItemViewModel: Hashable, Sendable {
    package let path: String
    package let responseCount: Int
    package let byteCount: Int
    package let byteLimit: Int

    /// The size for people: `1.2 MB`.
    package let size: String

    /// The limit for people: `67.1 MB`.
    package let limit: String

    init(_ info: ResponseCacheInfo) {
        path = info.path
        responseCount = info.responseCount
        byteCount = info.byteCount
        byteLimit = info.byteLimit
        size = ByteCount(info.byteCount).description
        limit = ByteCount(info.byteLimit).description
    }
}

package final class DefaultResponseCacheViewModel: ResponseCacheViewModel {
    package let state = Observable(ResponseCacheState.idle)

    private let fetchInfo: any FetchResponseCacheInfoUseCase
    private let clear: any ClearResponseCacheUseCase

    package init(
        fetchInfo: any FetchResponseCacheInfoUseCase,
        clear: any ClearResponseCacheUseCase
    ) {
        self.fetchInfo = fetchInfo
        self.clear = clear
    }

    package func didOpen() async {
        do {
            state.value = .loaded(ResponseCacheItemViewModel(try await fetchInfo.execute()))
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    package func didClear() async {
        do {
            try await clear.execute()
            state.value = .cleared
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
