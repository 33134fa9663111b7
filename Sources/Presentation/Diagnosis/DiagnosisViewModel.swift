package import Domain

/// The input of the diagnosis.
@MainActor
package protocol DiagnosisViewModelInput: AnyObject {
    func didOpen() async
}

/// The output of the diagnosis.
@MainActor
package protocol DiagnosisViewModelOutput: AnyObject {
    /// `nil` until the checks have ended.
    var diagnosis: Observable<DiagnosisItemViewModel?> { get }
}

package typealias DiagnosisViewModel = DiagnosisViewModelInput & DiagnosisViewModelOutput

/// The state of what the program depends on, in plain values.
package struct DiagnosisItemViewModel: Hashable, Sendable {
    /// Facts about something that can be used, or why it can't.
    package enum Finding<Facts: Hashable & Sendable>: Hashable, Sendable {
        case usable(Facts)
        case failed(FailureViewModel)

        init<Value>(_ result: Result<Value, MoviesError>, _ facts: (Value) -> Facts) {
            switch result {
            case .success(let value): self = .usable(facts(value))
            case .failure(let error): self = .failed(FailureViewModel(error))
            }
        }
    }

    /// Why the network program can't be used; `nil` if it can.
    package let networkProgram: FailureViewModel?

    /// Why TMDB can't be used; `nil` if it can.
    package let tmdb: FailureViewModel?
    package let catalog: Finding<CatalogItemViewModel>
    package let responseCache: Finding<ResponseCacheItemViewModel>

    /// The number of recent queries.
    package let recentQueries: Finding<Int>

    package init(
        networkProgram: FailureViewModel?,
        tmdb: FailureViewModel?,
        catalog: Finding<CatalogItemViewModel>,
        responseCache: Finding<ResponseCacheItemViewModel>,
        recentQueries: Finding<Int>
    ) {
        self.networkProgram = networkProgram
        self.tmdb = tmdb
        self.catalog = catalog
        self.responseCache = responseCache
        self.recentQueries = recentQueries
    }

    init(_ diagnosis: Diagnosis) {
        self.init(
            networkProgram: diagnosis.networkProgram.map { FailureViewModel($0) },
            tmdb: diagnosis.tmdb.map { FailureViewModel($0) },
            catalog: Finding(diagnosis.catalog, CatalogItemViewModel.init),
            responseCache: Finding(diagnosis.responseCache, ResponseCacheItemViewModel.init),
            recentQueries: Finding(diagnosis.recentQueries) { $0 }
        )
    }
}

package final class DefaultDiagnosisViewModel: DiagnosisViewModel {
    package let diagnosis = Observable(DiagnosisItemViewModel?.none)

    private let diagnose: any DiagnoseUseCase

    package init(diagnose: any DiagnoseUseCase) {
        self.diagnose = diagnose
    }

    package func didOpen() async {
        diagnosis.value = DiagnosisItemViewModel(await diagnose.execute())
    }
}
