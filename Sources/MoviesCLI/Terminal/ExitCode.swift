import Presentation

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
    init(_ failure: FailureViewModel) {
        switch failure.kind {
        case .movieNotFound, .movieNotBuiltIn: self = .nothingFound
        case .unreachable, .connectionRefused, .insecureConnection, .serverFailed, .wrongURL,
            .requestRefused, .offline, .networkProgramUnusable:
            self = .unavailable
        case .timedOut, .busy, .locked, .outOfResources: self = .tryAgainLater
        case .invalidResponse, .unexpectedHTML, .responseTooLarge, .catalogUnusable,
            .dataSetUnusable:
            self = .unreadableData
        case .credentialMissing, .credentialRefused, .accessDenied: self = .credential
        case .cannotCreate: self = .cannotCreate
        case .cannotReadOrWrite: self = .readOrWriteFailed
        case .cancelled: self = .interrupted
        }
    }
}
