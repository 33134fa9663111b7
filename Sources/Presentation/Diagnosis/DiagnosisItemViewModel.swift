import Domain

/// What the program depends on, and whether it can be used.
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

    /// Whether the online source can be used.
    package enum OnlineSource: Hashable, Sendable {
        case usable

        /// The user asked not to use the network.
        case offline
        case withoutCredential

        /// It responds, and refuses the credential or its account.
        case refusesCredential(FailureViewModel)
        case failed(FailureViewModel)

        init(_ error: MoviesError?) {
            switch error {
            case nil: self = .usable
            case .offline: self = .offline
            case .credentialMissing: self = .withoutCredential
            case let error?:
                let failure = FailureViewModel(error)
                self = failure.refusesCredential ? .refusesCredential(failure) : .failed(failure)
            }
        }
    }

    /// Why the network program can't be used; `nil` if it can.
    package let networkProgram: FailureViewModel?

    package let onlineSource: OnlineSource
    package let catalog: Finding<CatalogItemViewModel>
    package let responseCache: Finding<ResponseCacheItemViewModel>

    /// The number of recent queries.
    package let recentQueries: Finding<Int>

    package init(
        networkProgram: FailureViewModel?,
        onlineSource: OnlineSource,
        catalog: Finding<CatalogItemViewModel>,
        responseCache: Finding<ResponseCacheItemViewModel>,
        recentQueries: Finding<Int>
    ) {
        self.networkProgram = networkProgram
        self.onlineSource = onlineSource
        self.catalog = catalog
        self.responseCache = responseCache
        self.recentQueries = recentQueries
    }

    init(_ diagnosis: Diagnosis) {
        self.init(
            networkProgram: diagnosis.networkProgram.map { FailureViewModel($0) },
            onlineSource: OnlineSource(diagnosis.onlineSource),
            catalog: Finding(diagnosis.catalog, CatalogItemViewModel.init),
            responseCache: Finding(diagnosis.responseCache, ResponseCacheItemViewModel.init),
            recentQueries: Finding(diagnosis.recentQueries) { $0 }
        )
    }
}
