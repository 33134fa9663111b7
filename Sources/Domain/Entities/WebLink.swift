import Text

/// A link to a web page, as far as it may name a movie.
struct WebLink {
    /// Without a scheme it may be any text with a dot and a slash.
    let hasScheme: Bool

    /// The parts of the path, decoded, none of them empty.
    let path: [String]

    /// In lower case, without a port.
    private let host: String

    /// Fails without a host that has a dot, and without a path.
    init?(_ text: Substring) {
        let scheme = ["https://", "http://"].first { text.prefix($0.count).lowercased() == $0 }
        hasScheme = scheme != nil
        let rest = text.dropFirst(scheme?.count ?? 0)
        guard let end = rest.firstIndex(of: "/") else { return nil }
        host = rest[..<end].prefix { $0 != ":" }.lowercased()
        path = rest[end...].prefix { $0 != "?" && $0 != "#" }
            .split(separator: "/")
            .compactMap(Self.decoded)
        guard host.contains("."), !path.isEmpty else { return nil }
    }

    /// Whether the host is a domain, or belongs to it as `www` or a language does.
    func isOn(_ domain: String) -> Bool { host == domain || host.hasSuffix(".\(domain)") }

    /// The part of the path that follows another one; `nil` if there is none.
    func part(after name: String) -> String? {
        path.firstIndex(of: name).flatMap { path.dropFirst($0 + 1).first }
    }

    /// Replaces percent-encoded bytes; `nil` if the result is no UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        let parts = text.split(separator: "%", omittingEmptySubsequences: false)
        var bytes = Array((parts.first ?? "").utf8)
        for part in parts.dropFirst() {
            let digits = part.prefix(2)
            guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
                let byte = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(byte)
            bytes += part.dropFirst(2).utf8
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

/// Reads the id or the title of a movie in a link.
extension WebLink {
    /// The part of a path that precedes a movie, on sites that have pages of other kinds too.
    private static let sections = [
        (domain: "imdb.com", name: "title"), (domain: "themoviedb.org", name: "movie"),
        (domain: "letterboxd.com", name: "film"), (domain: "rottentomatoes.com", name: "m"),
        (domain: "wikipedia.org", name: "wiki"),
    ]

    /// Sites whose links have ids, or nothing to search for.
    private static let domainsWithoutTitles = ["imdb.com", "themoviedb.org", "boxd.it"]

    /// Pages of many sites that are about no movie, or whose path does not name it.
    private static let pagesWithoutTitles = ["search", "find", "results", "watch", "player"]

    /// The id of the movie at IMDb or TMDB; `nil` if the link has none.
    var movieID: MovieID? {
        guard isCertain else { return nil }
        let imdbIDs = path.lazy.compactMap { IMDbID(anyCase: $0[...]) }
        if let id = imdbIDs.first { return .imdb(id) }
        guard isOn("themoviedb.org"), let name = movieName else { return nil }
        // A title may follow: `603-the-matrix`.
        return MovieID(String(name.prefix { $0 != "-" }))
    }

    /// The title of the movie, and its year where it is known; `nil` if the link has none.
    var movieTitle: MovieQuery? {
        guard isCertain, !Self.domainsWithoutTitles.contains(where: isOn) else { return nil }
        return movieName.flatMap(Self.title)
    }

    /// Whether this is surely a link: without a scheme, only a known site tells it from a title
    /// such as "Face/Off".
    private var isCertain: Bool { hasScheme || section != nil }

    private var section: String? { Self.sections.first { isOn($0.domain) }?.name }

    /// The part of the path that names the movie.
    private var movieName: String? {
        if let section { return part(after: section) }
        let named = ["movie", "movies", "film"].lazy.compactMap(part(after:)).first
        // On an unknown site, a single word may be anything.
        let name = named ?? path.last.flatMap { $0.contains { "-_+/ ".contains($0) } ? $0 : nil }
        // A number is an id of that site.
        return name.flatMap { name in
            name.utf8.allSatisfy(\.isASCIIDigit) || Self.pagesWithoutTitles.contains(name)
                ? nil : name
        }
    }

    /// Takes a title as links have it: `the-usual-suspects`, `The_Mask_(1994_film)`.
    private static func title(_ name: String) -> MovieQuery? {
        var words = name.split { "-_+ ".contains($0) }
        // Rotten Tomatoes tells movies with the same title apart by numbers such as 1000628.
        if words.count > 1, words[0].count > 5, words[0].utf8.allSatisfy(\.isASCIIDigit) {
            words.removeFirst()
        }
        // A link is copied, and has no typos; without that, any link would lead to some movie.
        return MovieQuery(withoutNote(words.joined(separator: " ")), isExact: true)
    }

    /// Wikipedia tells articles with the same title apart by notes such as `(1994 film)`, of which
    /// only the year remains.
    private static func withoutNote(_ title: String) -> String {
        guard title.last == ")", let start = title.lastIndex(of: "("), start > title.startIndex
        else { return title }
        let note = title[start...].dropFirst().dropLast()
        let numbers = note.split { !("0"..."9").contains($0) }.map { String($0) }
        let year = numbers.first { $0.count == 4 }
        // Longer notes without a year belong to the title.
        guard year != nil || note.split(separator: " ").count <= 2 else { return title }
        return "\(title[..<start])\(year ?? "")"
    }
}
