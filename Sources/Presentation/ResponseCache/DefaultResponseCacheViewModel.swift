public import Domain

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
            state.value = .failed(error)
        }
    }

    public func didClear() async {
        do {
            try await clear.execute()
            state.value = .cleared
        } catch {
            state.value = .failed(error)
        }
    }
}
