import Domain

/// How the program ends, as the numbers of `sysexits.h` where one fits.
enum ExitCode: Int32 {
    case done = 0
    case nothingFound = 1
    case usage = 64
    case unreadableData = 65
    case unavailable = 69
    case bug = 70
    case cannotCreate = 73
    case readOrWriteFailed = 74
    case tryAgainLater = 75
    case credential = 77
    case configuration = 78
    case interrupted = 130
}

extension ExitCode {
    init(_ error: MoviesError) {
        switch error {
        case .unreachable, .serverFailed, .notFound, .requestRefused, .redirectRefused, .offline:
            self = .unavailable
        case .movieNotFound: self = .nothingFound
        case .noResources: self = .tryAgainLater
        case .networkProgramUnusable: self = .unavailable
        case .timedOut, .rateLimited, .unavailable: self = .tryAgainLater
        case .invalidResponse, .unexpectedHTML, .responseTooLarge, .catalogUnusable,
            .dataSetUnusable:
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
