import Foundation
import Infrastructure
import Synchronization
import Testing

@testable import NetworkWorker

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct LoopbackURLTests {
    #if canImport(FoundationNetworking)
    @Test(arguments: [
        ("http://[::1]:8080/3?x=a%20b#c", "http://localhost:8080/3?x=a%20b#c"),
        ("http://[::1]", "http://localhost"), ("https://[::1]:1/", "https://localhost:1/"),
    ])
    func `reaches the loopback address of IPv6 by its name`(text: String, expected: String) throws {
        let url = try #require(URL(string: text))

        #expect(url.withReachableLoopback.absoluteString == expected)
    }
    #endif

    @Test(arguments: [
        "http://127.0.0.1:8080/3", "http://localhost/", "https://example.org/::1",
        "https://[2001:db8::1]/", "https://example.org/?host=[::1]",
    ])
    func `leaves every other URL as it is`(text: String) throws {
        let url = try #require(URL(string: text))

        #expect(url.withReachableLoopback == url)
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
            #expect(
                NetworkError(URLError(code), isSecure: isSecure, hasBegun: false) == failure
            )
        }
    }

    @Test func `takes an error of something else for one of an unknown kind`() {
        struct SomeError: Error {}

        #expect(
            NetworkError(SomeError(), isSecure: false, hasBegun: false) == .malformedResponse
        )
        #expect(NetworkError(SomeError(), isSecure: true, hasBegun: false) == .unreachable(.tls))
    }

    @Test func `has the port of SOCKS where a proxy names none, as curl does`() {
        let proxy = EnvironmentProxy(["HTTPS_PROXY": "proxy.example"])

        #expect(proxy.port == nil)
        #expect(proxy.dictionary?["HTTPSPort"] as? Int == 1080)
        #expect(proxy.dictionary?["HTTPSEnable"] as? Int == 1)
        #expect(proxy.dictionary?["ExceptionsList"] as? [String] == [])
    }

    @Test(arguments: [
        ("a,b", ["a", "b"]), (" a , b ", ["a", "b"]), (",,a,", ["a"]), ("", []), ("*", ["*"]),
    ])
    func `reads the hosts that need no proxy`(text: String, hosts: [String]) {
        #expect(EnvironmentProxy(["no_proxy": text]).exceptions == hosts)
        #expect(EnvironmentProxy(["NO_PROXY": text]).exceptions == hosts)
    }

    @Test func `runs an operation before it returns`() {
        let queue = InlineOperationQueue()
        let order = Mutex<[Int]>([])

        queue.addOperation { order.withLock { $0.append(1) } }
        order.withLock { $0.append(2) }
        queue.addOperation(BlockOperation { order.withLock { $0.append(3) } })
        order.withLock { $0.append(4) }

        #expect(order.withLock(\.self) == [1, 2, 3, 4])
    }
}
