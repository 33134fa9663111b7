import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension NetworkError {
    /// Takes the number that a worker gave for the error of a request.
    init(workerCode: Int, _ request: NetworkRequest, hasBegun: Bool) {
        // Only on Linux is there a number that is no code.
        let code: URLError.Code? = URLError.Code(rawValue: workerCode)
        self.init(
            code ?? .unknown,
            isSecure: request.url.scheme == "https",
            hasBegun: hasBegun
        )
    }

    /// Keeps the code and nothing else of a Foundation error.
    ///
    /// The error itself prints the whole URL, and so a key in it.
    ///
    /// `hasBegun` says whether the head of an answer had arrived.
    init(_ code: URLError.Code, isSecure: Bool, hasBegun: Bool) {
        switch code {
        case .cancelled:
            self = .cancelled
        case .timedOut:
            self = .timedOut
        case .cannotFindHost, .dnsLookupFailed:
            self = .unreachable(.nameNotFound)
        case .cannotConnectToHost:
            self = .unreachable(.refused)
        case .networkConnectionLost, .badServerResponse:
            self = .unreachable(.lost)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired:
            self = .unreachable(.notSecure)
        case .notConnectedToInternet:
            self = .unreachable(.other)
        // On Linux `unknown` is whatever libcurl could not make sense of: a failed handshake
        // before an answer, broken chunks, lengths or compression in it.
        case .unknown where isSecure && !hasBegun:
            self = .unreachable(.notSecure)
        // On Linux `unsupportedURL` is an answer that does not begin as HTTP does.
        case .unknown, .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData,
            .cannotDecodeContentData, .httpTooManyRedirects:
            self = .damaged
        default:
            self = .unreachable(.other)
        }
    }
}
