import Foundation
import Infrastructure

extension TransportFailure {
    /// Keeps the code of a Foundation error and nothing else: the error prints the whole URL, and so
    /// a key in it.
    ///
    /// `hasBegun` says whether the head of a response has arrived.
    init(_ error: any Error, isSecure: Bool, hasBegun: Bool) {
        switch (error as? URLError)?.code ?? .unknown {
        case .cancelled:
            self = .cancelled
        case .timedOut:
            self = .timedOut
        case .cannotFindHost, .dnsLookupFailed:
            self = .hostNotFound
        case .cannotConnectToHost:
            self = .connectionRefused
        case .networkConnectionLost, .badServerResponse:
            self = .connectionLost
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired:
            self = .tls
        case .notConnectedToInternet:
            self = .other
        // On Linux `unknown` is whatever libcurl could not make sense of: a failed handshake
        // before a response, invalid chunks, lengths or compression in it.
        case .unknown where isSecure && !hasBegun:
            self = .tls
        // On Linux `unsupportedURL` is a response that does not begin as HTTP does.
        case .unknown, .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData,
            .cannotDecodeContentData, .httpTooManyRedirects:
            self = .malformedResponse
        default:
            self = .other
        }
    }
}
