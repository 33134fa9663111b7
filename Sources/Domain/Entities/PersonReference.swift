/// A person as the user names them: by an id, a link or the name.
package enum PersonReference: Hashable, Sendable {
    case id(PersonID)

    /// Words separated by single spaces, at least one.
    case name(String)
}

extension PersonReference {
    /// The size in UTF-8 of the longest name and of the longest link.
    private static let sizeLimit = 2_000

    /// Takes an id, an id after its site, a link to the page of a person at TMDB or IMDb, or a
    /// name.
    ///
    /// Fails for a blank text, for a link to another page, and for the id of a movie.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.sizeLimit, let name = MovieQuery(text)?.text else {
            return nil
        }
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

extension PersonID {
    /// Takes an id after its site, as in `tmdb:31` and `imdb:nm0000158`.
    fileprivate init?(withSite text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let id = PersonID(parts[1].lowercased()) else { return nil }
        switch (parts[0].lowercased(), id) {
        case ("tmdb", .tmdb), ("imdb", .imdb): self = id
        default: return nil
        }
    }
}

extension IMDbPersonID {
    /// Takes an id with `nm` or `NM`.
    fileprivate init?(anyCase text: Substring) {
        self.init("\(text.prefix(2).lowercased())\(text.dropFirst(2))")
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
