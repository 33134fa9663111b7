import Domain

extension ExitCode {
    init(_ error: MoviesError) {
        switch error {
        case .unreachable, .serverFailed, .notFound, .requestRefused, .redirected, .offline:
            self = .unavailable
        case .unknownMovie: self = .nothingFound
        case .noResources: self = .tryAgainLater
        case .networkProgramUnusable: self = .unavailable
        case .timedOut, .rateLimited, .unavailable: self = .tryAgainLater
        case .unreadableAnswer, .webPage, .answerTooLarge, .catalogUnusable, .dataSetUnusable:
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
