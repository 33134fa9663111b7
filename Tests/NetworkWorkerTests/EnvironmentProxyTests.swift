import Foundation
import Testing

@testable import NetworkWorker

struct EnvironmentProxyTests {
    @Test(arguments: [
        ("http://proxy.example:3128", "proxy.example", 3128),
        ("proxy.example:3128", "proxy.example", 3128),
        ("http://user:pw@proxy.example:8080/", "proxy.example", 8080),
    ])
    func `reads the host and the port`(url: String, host: String, port: Int) {
        let proxy = EnvironmentProxy(["https_proxy": url])

        #expect(proxy.host == host)
        #expect(proxy.port == port)
        #expect(proxy.dictionary?["HTTPSProxy"] as? String == host)
        #expect(proxy.dictionary?["HTTPSPort"] as? Int == port)
    }

    @Test func `prefers the lower-case variables, as curl does`() {
        let proxy = EnvironmentProxy([
            "https_proxy": "http://one.example:1", "HTTPS_PROXY": "http://two.example:2",
            "no_proxy": "localhost, .example.org", "NO_PROXY": "x",
        ])

        #expect(proxy.host == "one.example")
        #expect(proxy.exceptions == ["localhost", ".example.org"])
    }

    @Test(arguments: ["no_proxy", "NO_PROXY"])
    func `adds this machine to the user's exceptions`(variable: String) {
        let proxy = EnvironmentProxy([variable: "intranet.example"])

        #expect(
            proxy.exceptionsWithLoopback == "intranet.example,localhost,127.0.0.0/8,127.0.0.1,::1"
        )
        // With others beside it, curl takes it for the name of a host.
        #expect(EnvironmentProxy([variable: "a, *"]).exceptionsWithLoopback == "*")
    }

    @Test(arguments: ["", "http://", "://"])
    func `uses the system's settings without a valid proxy`(value: String) {
        #expect(EnvironmentProxy(["https_proxy": value]).dictionary == nil)
        #expect(EnvironmentProxy([:]).dictionary == nil)
    }

    @Test func `has the port of SOCKS where a proxy names none, as curl does`() {
        let proxy = EnvironmentProxy(["HTTPS_PROXY": "proxy.example"])

        #expect(proxy.port == nil)
        #expect(proxy.dictionary?["HTTPSPort"] as? Int == 1080)
        #expect(proxy.dictionary?["HTTPSEnable"] as? Int == 1)
        #expect(proxy.dictionary?["ExceptionsList"] as? [String] == [])
    }

    @Test(arguments: ["all_proxy", "ALL_PROXY"])
    func `reads the proxy of all protocols, which may be one of SOCKS`(variable: String) {
        let proxy = EnvironmentProxy([variable: "socks5://proxy.example:9050"])

        #expect(proxy.dictionary?["SOCKSEnable"] as? Int == 1)
        #expect(proxy.dictionary?["SOCKSProxy"] as? String == "proxy.example")
        #expect(proxy.dictionary?["SOCKSPort"] as? Int == 9050)
        #expect(proxy.dictionary?["HTTPSProxy"] == nil)
    }

    @Test(arguments: [
        ("https://api.example.com/3", true), ("https://example.org/", false),
        ("https://API.example.org/", false), ("https://notexample.org/", true),
        ("https://localhost:1/", false), ("http://api.example.com/", false),
    ])
    func `knows which requests go through it`(url: String, isUsed: Bool) throws {
        let proxy = EnvironmentProxy([
            "https_proxy": "proxy.example", "no_proxy": ".example.org,localhost",
        ])

        #expect(proxy.isUsed(for: try #require(URL(string: url))) == isUsed)
        #expect(!EnvironmentProxy([:]).isUsed(for: try #require(URL(string: url))))
        let none = EnvironmentProxy(["https_proxy": "proxy.example", "no_proxy": "*"])
        #expect(!none.isUsed(for: try #require(URL(string: url))))
    }

    @Test(arguments: ["http://", "garbage value"])
    func `is used even with a malformed URL, so that its failures are known`(value: String) throws {
        let proxy = EnvironmentProxy(["https_proxy": value])

        #expect(proxy.isUsed(for: try #require(URL(string: "https://example.org"))))
    }

    @Test(arguments: [
        ("*.a.b", [".a.b"]), ("a:443,::1,*.b:8", ["a", "::1", ".b"]),
        ("a,b", ["a", "b"]), (" a , b ", ["a", "b"]), (",,a,", ["a"]), ("", []), ("*", ["*"]),
    ])
    func `reads the hosts that need no proxy`(text: String, hosts: [String]) {
        #expect(EnvironmentProxy(["no_proxy": text]).exceptions == hosts)
        #expect(EnvironmentProxy(["NO_PROXY": text]).exceptions == hosts)
    }
}
