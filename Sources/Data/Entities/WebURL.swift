import Domain

/// The URL of a web page, safe to show and to open: `javascript:` and the like are none.
struct WebURL: CustomStringConvertible {
    /// In bytes; browsers accept no more.
    private static let sizeLimit = 2_000

    let description: String

    /// Fails for a URL of another scheme, without a host, or with a space or a control.
    init?(_ text: String) {
        guard text.utf8.count <= Self.sizeLimit,
            let scheme = ["https://", "http://"].first(where: {
                text.prefix($0.count).lowercased() == $0
            }),
            let host = text.dropFirst(scheme.count).first, !"/?#:@".contains(host),
            text.unicodeScalars.allSatisfy(\.isVisible)
        else { return nil }
        description = text
    }
}
