/// A movie as other sites name it: by an id or by a link.
package enum MovieReference: Hashable, Sendable {
    case id(MovieID)

    /// The title in a link that has no id; its last word may be the year.
    case title(TypedQuery)
}

extension MovieReference {
    /// Takes an IMDb id, an id after its site or a link, also in quotes or brackets; `nil` for any
    /// other text.
    ///
    /// A number is no reference, because it may be a title, such as `300`.
    package init?(_ text: String) {
        guard QueryToken.isShort(text) else { return nil }
        let text = Self.unwrapped(text)
        if let id = MovieID(withSite: text) ?? IMDbID(anyCase: text).map(MovieID.imdb) {
            self = .id(id)
            return
        }
        guard text.utf8.contains(UInt8(ascii: "/")), let link = WebLink(text) else { return nil }
        if let id = link.movieID {
            self = .id(id)
        } else if let title = link.movieTitle {
            self = .title(TypedQuery(title))
        } else {
            return nil
        }
    }

    /// The text without the quotes, brackets and punctuation around it.
    static func unwrapped(_ text: String) -> Substring {
        var rest = text.unicodeScalars[...]
        while let first = rest.first, opening.contains(first) { rest.removeFirst() }
        while let last = rest.last, closing.contains(last) || isUnopened(last, in: rest) {
            rest.removeLast()
        }
        return Substring(rest)
    }

    private static let opening: [Unicode.Scalar] = [" ", "<", "\"", "'", "“", "‘", "«", "(", "["]
    private static let closing: [Unicode.Scalar] = [
        " ", ">", "\"", "'", "”", "’", "»", ".", ",", ";", ":", "!", "?",
    ]

    /// Whether a text has more of a closing bracket than of its opening one.
    ///
    /// A link may end with a bracket of its own: `The_Mask_(1994_film)`.
    private static func isUnopened(
        _ closing: Unicode.Scalar,
        in text: Substring.UnicodeScalarView
    ) -> Bool {
        guard closing == ")" || closing == "]" else { return false }
        let opening: Unicode.Scalar = closing == ")" ? "(" : "["
        return text.count { $0 == closing } > text.count { $0 == opening }
    }
}

extension MovieID {
    /// Takes an id, an id after its site, or a link that has one.
    package init?(named text: String) {
        if let id = MovieID(text) {
            self = id
        } else if case .id(let id) = MovieReference(text) {
            self = id
        } else {
            return nil
        }
    }
}

extension LosslessStringConvertible {
    /// Takes an id after its site, as in `tmdb:603` and `imdb:nm0000158`.
    fileprivate init?(withSite text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let id = Self(parts[1].lowercased()),
            parts[0].lowercased() == (Int(parts[1]) == nil ? "imdb" : "tmdb")
        else { return nil }
        self = id
    }

    /// Takes an id of IMDb, also with `TT` or `NM`.
    init?(anyCase text: Substring) {
        // Adding a substring to a string takes 4 % of the time of a search.
        self.init(text.prefix(2).lowercased() + String(text.dropFirst(2)))
    }
}

/// A person as the user names them: by an id, a link or the name.
package enum PersonReference: Hashable, Sendable {
    case id(PersonID)

    /// Words separated by single spaces, at least one.
    case name(String)
}

extension PersonReference {
    /// Takes an id, an id after its site, a link to the page of a person at TMDB or IMDb, or a
    /// name.
    ///
    /// Fails for a blank text, for a link to another page, and for the id of a movie.
    package init?(_ text: String) {
        guard QueryToken.isShort(text), let name = MovieQuery(text)?.text else { return nil }
        let word = MovieReference.unwrapped(name)
        guard IMDbID(anyCase: word) == nil else { return nil }
        if let id = PersonID(String(word)) ?? PersonID(withSite: word)
            ?? IMDbPersonID(anyCase: word).map(PersonID.imdb)
        {
            self = .id(id)
        } else if let link = WebLink(word), link.hasScheme || link.isOnSiteOfPeople {
            guard let id = link.personID else { return nil }
            self = .id(id)
        } else {
            self = .name(name)
        }
    }
}

/// Reads the id of a person in a link.
extension WebLink {
    fileprivate var isOnSiteOfPeople: Bool { isOn("imdb.com") || isOn("themoviedb.org") }

    /// The id of the person at IMDb or TMDB; `nil` if the link has none.
    fileprivate var personID: PersonID? {
        let imdbIDs = path.lazy.compactMap { IMDbPersonID(anyCase: $0[...]) }
        if let id = imdbIDs.first { return .imdb(id) }
        guard isOn("themoviedb.org"), let name = part(after: "person") else { return nil }
        // The name may follow: `31-tom-hanks`.
        return PersonID(String(name.prefix { $0 != "-" }))
    }
}
