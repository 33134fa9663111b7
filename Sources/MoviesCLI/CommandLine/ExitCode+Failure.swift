import Presentation

extension ExitCode {
    init(_ failure: FailureViewModel) {
        switch failure.kind {
        case .movieNotFound, .titleNotFound, .movieNotBuiltIn, .siteIDUnknown, .personNotFound,
            .personNameNotFound, .personUnavailable:
            self = .nothingFound
        case .unreachable, .connectionRefused, .insecureConnection, .serverFailed, .wrongURL,
            .requestRefused, .offline, .networkProgramUnusable:
            self = .unavailable
        case .timedOut, .busy, .locked, .outOfResources: self = .tryAgainLater
        case .invalidResponse, .unexpectedHTML, .responseTooLarge, .catalogUnusable,
            .dataSetUnusable:
            self = .unreadableData
        case .credentialMissing, .credentialRefused, .accessDenied, .listUnavailable:
            self = .credential
        case .invalidFilter: self = .usage
        case .cannotCreate: self = .cannotCreate
        case .cannotReadOrWrite: self = .readOrWriteFailed
        case .cancelled: self = .interrupted
        }
    }
}
