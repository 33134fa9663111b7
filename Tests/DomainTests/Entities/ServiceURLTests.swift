import Domain
import Testing

struct ServiceURLTests {
    @Test(arguments: [
        ("https://api.example.org/3", "https://api.example.org/3"),
        ("https://API.Example.org:8443/A%20b", "https://api.example.org:8443/A%20b"),
        ("https://my_host", "https://my_host"), ("https://192.0.2.7/3", "https://192.0.2.7/3"),
        ("https://xn--r8jz45g.example/", "https://xn--r8jz45g.example"),
        ("https://[::1]:8443/3", "https://[::1]:8443/3"),
        ("http://127.0.0.1:8080/3", "http://127.0.0.1:8080/3"),
        ("HTTP://127.0.0.1:8080/3", "http://127.0.0.1:8080/3"),
        ("http://127.255.0.9", "http://127.255.0.9"), ("http://[::1]:8080", "http://[::1]:8080"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("http://LocalHost", "http://localhost"), ("http://localhost:/", "http://localhost"),
        ("https://example.org/3//", "https://example.org/3"),
        ("https://example.org/a%20", "https://example.org/a%20"),
    ])
    func `accepts https for any host, and http for this machine`(text: String, url: String) {
        #expect(ServiceURL(text)?.description == url)
    }

    @Test(arguments: [
        "", "banana", "api.example.org", "https://", "https:///3", "file:///etc", "ftp://127.0.0.1",
        "https://example.org/?x=1", "https://example.org/?", "https://example.org/#top",
        "https://user:secret@example.org", "https://user@example.org", "https://@example.org",
        "https://:@example.org", "https://good.example\\@example.org", "https://example.org:0",
        "https://example.org:65536", "https://example.org:+1", "https://example.org:x",
        "https://example org", " https://example.org", "https://example.org\n",
        "https://example..org", "https://.example.org", "https://example.org.",
        "https://%61.example", "https://example.org/%zz", "https://example.org/%2",
        "https://example.org/a b", "https://example.org/<3>", "https://example.org/é", "https:/3",
        "https://例え.example", "https://１.example.org",
    ])
    func `rejects other URLs`(text: String) {
        #expect(ServiceURL(text) == nil)
    }

    @Test(arguments: [
        "example.org", "127.0.0.1.example.org", "localhost.example.org", "localhost.", "127.0.0.1.",
        "127.0.0.+1", "127.00.0.1", "127.0.0.01", "127.0.0.0x1", "127.0.0x0.1", "127.1", "127",
        "127.0.0.256", "127.0.0.-1", "127.0.0", "127..0.1", "2130706433", "0x7f000001", "0x7f.1",
        "0177.0.0.1", "128.0.0.1", "0.0.0.0", "%6cocalhost", "127.0.0.%31", "127%2e0.0.1",
        "[::2]", "[::]", "::1", "[::1", "[::1%25lo]", "[::1%25%FF]", "[::ffff:127.0.0.1]",
        "[0:0:0:0:0:0:0:1]", "[127.0.0.1]", "[localhost]", "[::1].example.org", "127.0.0.1@[::2]",
    ])
    func `rejects http for other hosts`(host: String) {
        #expect(ServiceURL("http://\(host)/3") == nil)
        #expect(ServiceURL("http://\(host):8080/3") == nil)
    }

    @Test(arguments: ["127.1", "127.0.0.0x1", "127.00.0.1", "1.2.3", "256.1.1.1", "[2001:db8::1]"])
    func `rejects malformed IP addresses, for https too`(host: String) {
        #expect(ServiceURL("https://\(host)/3") == nil)
    }
}
