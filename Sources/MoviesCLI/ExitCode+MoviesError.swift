import Domain

extension ExitCode {
    init(_ error: MoviesError) {
        switch error {
        case .unreachable, .serverFailed, .notFound, .requestRefused, .redirectRefused, .offline:
            self = .unavailable
        case .movieNotFound: self = .nothingFound
        case .noResources: self = .tryAgainLater
        case .networkProgramUnusable: self = .unavailable
        case .timedOut, .rateLimited, .unavailable: self = .tryAgainLater
        case .invalidResponse, .unexpectedHTML, .responseTooLarge, .catalogUnusable, .dataSetUnusable:
            self = .unreadableData
        case .credentialMissing, .credentialRefused, .accessDenied: self = .credential
        case .cancelled: self = .interrupted
        case .storage(let failure):
            switch failure.operation {
            case .create: self = .cannotCreate
            case .read, .write: self = .readOrWriteFailed
            }
        }
    }
}
