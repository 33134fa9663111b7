import Foundation
import Infrastructure
import Testing

@testable import NetworkWorker

struct TransportFailureTests {
    @Test(arguments: [
        (URLError.Code.cancelled, TransportFailure.cancelled), (.timedOut, .timedOut),
        (.cannotFindHost, .hostNotFound), (.dnsLookupFailed, .hostNotFound),
        (.cannotConnectToHost, .connectionRefused), (.networkConnectionLost, .connectionLost),
        (.serverCertificateUntrusted, .tls), (.cannotParseResponse, .malformedResponse),
        (.notConnectedToInternet, .other), (.fileDoesNotExist, .other),
    ])
    func `maps the error codes of URLSession`(code: URLError.Code, failure: TransportFailure) {
        #expect(TransportFailure(URLError(code), isSecure: true, hasBegun: false) == failure)
    }

    @Test(arguments: [
        (true, false, TransportFailure.tls), (true, true, .malformedResponse),
        (false, false, .malformedResponse),
    ])
    func `maps an unknown error before a secure response to a TLS failure`(
        isSecure: Bool,
        hasBegun: Bool,
        failure: TransportFailure
    ) {
        let error = URLError(.unknown)

        #expect(
            TransportFailure(error, isSecure: isSecure, hasBegun: hasBegun) == failure
        )
    }
}
