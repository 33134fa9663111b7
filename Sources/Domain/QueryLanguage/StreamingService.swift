import Text

package enum StreamingService {
    /// Names of services that are in many countries, as users type them; a source knows the others.
    static let common = [
        "netflix", "amazon-prime-video", "disney+", "apple-tv+", "criterion-channel", "crunchyroll",
        "hbo-max", "hulu", "mubi", "paramount+", "peacock-premium", "shudder",
    ]

    /// A name without case, accents, spaces and punctuation, and with a word for `+`: `disneyplus`
    /// for `Disney+` and for `disney plus`.
    package static func folded(_ name: String) -> String {
        name.folded.reduce(into: "") { folded, character in
            if character == "+" {
                folded += "plus"
            } else if character.isLetter || character.isNumber {
                folded.append(character)
            }
        }
    }

    /// Whether a text is the name of a common service, or several with commas between them.
    static func isCommon(_ names: String) -> Bool {
        let common = common.map(folded)
        return ListedName.all(in: names).allSatisfy { common.contains(folded(String($0.name))) }
    }

    /// The names between the commas of a value; `nil` if one is blank, excluded or far too long.
    static func names(in value: String) -> [String]? {
        var names: [String] = []
        for listed in ListedName.all(in: value) {
            guard !listed.isExcluded, let name = ListedName.name(listed.name),
                !folded(name).isEmpty
            else { return nil }
            names.append(name)
        }
        return names
    }
}

/// The name of a service that a source does not have in a country, or has several times.
package struct UnknownService: Hashable, Sendable {
    package let name: String

    /// The country by ISO 3166-1, such as `KR`.
    package let region: String
    package let candidates: [String]
    package let similar: [String]
}

extension UnknownService {
    private static let similarLimit = 3

    /// Takes the names of all services in the country.
    package init(_ name: String, among names: [String], region: String, candidates: [String]) {
        self.name = name
        self.region = region
        self.candidates = candidates
        guard candidates.isEmpty else {
            similar = []
            return
        }
        let folded = StreamingService.folded(name)
        let limit = max(folded.utf8.count / 3, 1)
        let near = names.compactMap { other -> (name: String, distance: Int)? in
            let word = StreamingService.folded(other)
            // `prime` is a part of `Amazon Prime Video`.
            let distance =
                word.contains(folded) ? 0 : EditDistance.between(folded, word)
            return distance <= limit ? (other, distance) : nil
        }
        similar = near.sorted { $0.distance < $1.distance }.prefix(Self.similarLimit).map(\.name)
    }
}
