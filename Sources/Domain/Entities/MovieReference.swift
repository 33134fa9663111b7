/// A movie as other sites name it: by its id at IMDb, or by a link.
public enum MovieReference: Hashable, Sendable {
    case id(MovieID)

    /// The title in a link that has no id; its last word may be the year.
    case title(MovieQuery)
}

extension MovieReference {
    /// The size in UTF-8 of the longest link; sites have shorter ones.
    private static let sizeLimit = 2_000

    /// Takes an IMDb id or a link, also in quotes or brackets; `nil` for any other text.
    ///
    /// A number is no reference, because it may be a title, such as `300`.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.sizeLimit else { return nil }
        let text = Self.unwrapped(text)
        if let id = IMDbID(anyCase: text) {
            self = .id(.imdb(id))
            return
        }
        guard text.utf8.contains(UInt8(ascii: "/")), let link = WebLink(text) else { return nil }
        if let id = link.movieID {
            self = .id(id)
        } else if let title = link.movieTitle {
            self = .title(title)
        } else {
            return nil
        }
    }

    /// The text without the quotes, brackets and punctuation around it.
    private static func unwrapped(_ text: String) -> Substring {
        var rest = text[...]
        while let first = rest.first, " <\"'“‘«([".contains(first) { rest.removeFirst() }
        while let last = rest.last, isWrapping(last, of: rest) { rest.removeLast() }
        return rest
    }

    /// Whether the last character is not a part of the link before it.
    private static func isWrapping(_ last: Character, of text: Substring) -> Bool {
        switch last {
        // A link may end with a bracket of its own: `The_Mask_(1994_film)`.
        case ")": text.count { $0 == ")" } > text.count { $0 == "(" }
        case "]": text.count { $0 == "]" } > text.count { $0 == "[" }
        default: " >\"'”’».,;:!?".contains(last)
        }
    }
}

extension IMDbID {
    /// Takes an id with `tt` or `TT`.
    init?(anyCase text: Substring) {
        guard text.utf8.count >= 9, text.prefix(2).lowercased() == "tt" else { return nil }
        self.init("tt\(text.dropFirst(2))")
    }
}
