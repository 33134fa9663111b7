/// A language, perhaps as spoken in a country: `ko` or `ko-KR`.
struct Language: Hashable, CustomStringConvertible {
    static let standard = Language(description: "en-US")

    let description: String

    private init(description: String) {
        self.description = description
    }

    /// In any case, with a dash before the country.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let code = parts[0].lowercased()
        guard parts.count <= 2, Self.isTwoLetters(code) else { return nil }
        guard parts.count == 2 else {
            description = code
            return
        }
        guard let region = Region(String(parts[1])) else { return nil }
        description = "\(code)-\(region)"
    }

    /// The language of a POSIX locale such as `ko_KR.UTF-8`; `nil` for `C` and what is not one.
    init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        self.init(name.split(separator: "_").map(String.init).joined(separator: "-"))
    }

    static func isTwoLetters(_ text: String) -> Bool {
        text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }
}

/// A country by its two letters of ISO 3166-1: `KR`.
struct Region: Hashable, CustomStringConvertible {
    let description: String

    /// In any case.
    init?(_ text: String) {
        guard Language.isTwoLetters(text) else { return nil }
        description = text.uppercased()
    }
}

/// How long a command may wait for the network: more than nothing, a day at most.
struct Timeout: Hashable {
    static let standard = Timeout(duration: .seconds(10))

    let duration: Duration

    private init(duration: Duration) {
        self.duration = duration
    }

    /// From seconds in decimal notation.
    init?(_ text: String) {
        guard let seconds = Double(text) else { return nil }
        self.init(seconds: seconds)
    }

    init?(seconds: Double) {
        guard seconds > 0, seconds <= 86_400 else { return nil }
        duration = .seconds(seconds)
    }
}
