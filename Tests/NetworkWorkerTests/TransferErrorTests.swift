import Foundation
import Infrastructure
import Testing

@testable import NetworkWorker

struct TransferErrorTests {
    @Test(arguments: [
        (URLError.Code.cancelled, NetworkError.cancelled), (.timedOut, .timedOut),
        (.cannotFindHost, .unreachable(.hostNotFound)),
        (.dnsLookupFailed, .unreachable(.hostNotFound)),
        (.cannotConnectToHost, .unreachable(.refused)),
        (.networkConnectionLost, .unreachable(.lost)), (.badServerResponse, .unreachable(.lost)),
        (.secureConnectionFailed, .unreachable(.tls)),
        (.serverCertificateUntrusted, .unreachable(.tls)),
        (.serverCertificateHasBadDate, .unreachable(.tls)),
        (.serverCertificateHasUnknownRoot, .unreachable(.tls)),
        (.serverCertificateNotYetValid, .unreachable(.tls)),
        (.clientCertificateRejected, .unreachable(.tls)),
        (.clientCertificateRequired, .unreachable(.tls)),
        (.cannotParseResponse, .malformedResponse), (.unsupportedURL, .malformedResponse),
        (.cannotDecodeRawData, .malformedResponse), (.cannotDecodeContentData, .malformedResponse),
        (.httpTooManyRedirects, .malformedResponse), (.badURL, .unreachable(.other)),
        (.notConnectedToInternet, .unreachable(.other)), (.fileDoesNotExist, .unreachable(.other)),
        (.dataNotAllowed, .unreachable(.other)),
    ])
    func `maps the error codes of URLSession`(code: URLError.Code, failure: NetworkError) {
        for isSecure in [true, false] {
            #expect(NetworkError(URLError(code), isSecure: isSecure, hasBegun: false) == failure)
        }
    }

    /// Whether the connection is secure, a response has begun, and it is shorter than announced.
    @Test(arguments: [
        (true, false, false, NetworkError.unreachable(.tls)),
        (true, true, false, .malformedResponse), (false, false, false, .malformedResponse),
        (true, true, true, .unreachable(.cutOff)),
    ])
    func `maps an unknown error by what has arrived`(
        isSecure: Bool,
        hasBegun: Bool,
        isCutOff: Bool,
        failure: NetworkError
    ) {
        let error = NetworkError(
            URLError(.unknown),
            isSecure: isSecure,
            hasBegun: hasBegun,
            isCutOff: isCutOff
        )
        #expect(error == failure)
    }

    @Test(arguments: [
        (URLError.Code.unknown, NetworkError.unreachable(.proxy)),
        (.cannotFindHost, .unreachable(.proxy)), (.cannotConnectToHost, .unreachable(.proxy)),
        (.networkConnectionLost, .unreachable(.proxy)), (.timedOut, .timedOut),
        (.serverCertificateUntrusted, .unreachable(.tls)),
    ])
    func `knows that a proxy failed`(code: URLError.Code, failure: NetworkError) {
        for hasBegun in [true, false] {
            let error = NetworkError(
                URLError(code),
                isSecure: true,
                hasBegun: hasBegun,
                isBehindProxy: true
            )
            #expect(error == failure)
        }
    }

    @Test func `takes an error of something else for one of an unknown kind`() {
        struct SomeError: Error {}

        #expect(NetworkError(SomeError(), isSecure: false, hasBegun: false) == .malformedResponse)
        #expect(NetworkError(SomeError(), isSecure: true, hasBegun: false) == .unreachable(.tls))
    }
}
