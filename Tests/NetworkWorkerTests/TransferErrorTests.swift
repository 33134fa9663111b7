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
        (.networkConnectionLost, .unreachable(.lost)),
        (.serverCertificateUntrusted, .unreachable(.tls)),
        (.cannotParseResponse, .malformedResponse),
        (.notConnectedToInternet, .unreachable(.other)), (.fileDoesNotExist, .unreachable(.other)),
    ])
    func `maps the error codes of URLSession`(code: URLError.Code, failure: NetworkError) {
        #expect(NetworkError(URLError(code), isSecure: true, hasBegun: false) == failure)
    }

    @Test(arguments: [
        (true, false, NetworkError.unreachable(.tls)), (true, true, .malformedResponse),
        (false, false, .malformedResponse),
    ])
    func `maps an unknown error before a secure response to a TLS failure`(
        isSecure: Bool,
        hasBegun: Bool,
        failure: NetworkError
    ) {
        #expect(NetworkError(URLError(.unknown), isSecure: isSecure, hasBegun: hasBegun) == failure)
    }

    @Test func `knows that a response was cut off`() {
        let failure = NetworkError(
            URLError(.unknown),
            isSecure: true,
            hasBegun: true,
            isCutOff: true
        )

        #expect(failure == .unreachable(.cutOff))
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

    @Test(arguments: [
        (URLError.Code.badServerResponse, NetworkError.unreachable(.lost)),
        (.secureConnectionFailed, .unreachable(.tls)),
        (.serverCertificateHasBadDate, .unreachable(.tls)),
        (.serverCertificateHasUnknownRoot, .unreachable(.tls)),
        (.serverCertificateNotYetValid, .unreachable(.tls)),
        (.clientCertificateRejected, .unreachable(.tls)),
        (.clientCertificateRequired, .unreachable(.tls)),
        (.unsupportedURL, .malformedResponse), (.cannotDecodeRawData, .malformedResponse),
        (.cannotDecodeContentData, .malformedResponse),
        (.httpTooManyRedirects, .malformedResponse), (.badURL, .unreachable(.other)),
        (.dataNotAllowed, .unreachable(.other)),
    ])
    func `knows why a transfer failed`(code: URLError.Code, failure: NetworkError) {
        for isSecure in [true, false] {
            #expect(NetworkError(URLError(code), isSecure: isSecure, hasBegun: false) == failure)
        }
    }

    @Test func `takes an error of something else for one of an unknown kind`() {
        struct SomeError: Error {}

        #expect(NetworkError(SomeError(), isSecure: false, hasBegun: false) == .malformedResponse)
        #expect(NetworkError(SomeError(), isSecure: true, hasBegun: false) == .unreachable(.tls))
    }
}
