import Foundation
import Infrastructure
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension NetworkError {
    /// Maps only the code of an error: its description has the whole URL, including a key.
    ///
    /// `hasBegun` says whether the head of a response has arrived.
    init(_ error: any Error, isSecure: Bool, hasBegun: Bool) {
        switch (error as? URLError)?.code ?? .unknown {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut
        case .cannotFindHost, .dnsLookupFailed: self = .unreachable(.hostNotFound)
        case .cannotConnectToHost: self = .unreachable(.refused)
        case .networkConnectionLost, .badServerResponse: self = .unreachable(.lost)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired:
            self = .unreachable(.tls)
        // On Linux, `unknown` is any other libcurl error: a failed handshake before the response,
        // or invalid chunks, lengths or compression in it.
        case .unknown where isSecure && !hasBegun: self = .unreachable(.tls)
        // On Linux, `unsupportedURL` is a response that does not start like HTTP.
        case .unknown, .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData,
            .cannotDecodeContentData, .httpTooManyRedirects:
            self = .malformedResponse
        default: self = .unreachable(.other)
        }
    }
}
