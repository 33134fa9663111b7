import Presentation
import Terminal

/// Who a person is, in a few lines.
struct PersonHeading {
    /// Longer lines are hard to read.
    private static let maximumWidth = 100

    private let item: PersonItemViewModel
    private let width: Int

    /// `width` is the available number of columns.
    init(_ item: PersonItemViewModel, width: Int) {
        self.item = item
        self.width = min(max(width, 10), Self.maximumWidth)
    }

    var lines: [StyledLine] {
        let person = item.person
        return wrapped(person.name, .title) + wrapped(person.description(of: 3), .plain)
            + wrapped(life, .plain)
            // Not wrapped: a terminal recognizes only a URL in one piece.
            + [person.pageURL?.sanitizedLine, ids].compactMap {
                $0.map { StyledLine($0, .secondary) }
            }
    }

    /// The ids at TMDB and IMDb; `nil` if the source has none.
    private var ids: String? {
        var ids: [String] = []
        for id in [item.person.id, item.person.imdbID].compactMap(\.self)
        where id != item.person.name && !ids.contains(id) {
            ids.append(id)
        }
        return ids.isEmpty ? nil : ids.joined(separator: " · ")
    }

    /// The dates of birth and death, and the place of birth.
    private var life: String? {
        let place = item.placeOfBirth
        return switch (item.birthday, item.deathday) {
        case (let birth?, let death?): "\(birth) – \(death)" + (place.map { " (\($0))" } ?? "")
        case (let birth?, nil): "born \(birth)" + (place.map { " (\($0))" } ?? "")
        case (nil, let death?):
            place.map { "born in \($0), died \(death)" } ?? "died \(death)"
        case (nil, nil): place.map { "born in \($0)" }
        }
    }

    private func wrapped(_ text: String?, _ style: TextStyle) -> [StyledLine] {
        guard let text = text?.sanitizedLine, !text.isEmpty else { return [] }
        return text.wrapped(to: width, style)
    }
}

extension PersonListItemViewModel {
    /// The maximum width of what tells a person from others.
    private static let descriptionWidth = 80

    /// The profession, and the titles of some movies: `actor, known for Cast Away`; `nil` if
    /// neither is known.
    func description(of titleCount: Int, after prefix: String? = nil) -> String? {
        let titles = knownFor.prefix(titleCount).joined(separator: ", ")
        let known = titles.isEmpty ? nil : "known for \(titles)"
        let parts = [prefix, profession, known].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The name, and in parentheses what tells people with the same name apart, safe to show.
    func summary(of titleCount: Int, withID: Bool = false) -> String {
        Self.text(name, description(of: titleCount, after: withID ? id : nil))
    }

    /// The id, and in parentheses what tells the person from another one, safe to show.
    ///
    /// The name is left out if it is that of the other person.
    func idSummary(of titleCount: Int, beside other: PersonListItemViewModel) -> String {
        let isNamed = id == name || name.lowercased() == other.name.lowercased()
        return Self.text(id, description(of: titleCount, after: isNamed ? nil : name))
    }

    private static func text(_ subject: String, _ description: String?) -> String {
        let subject = subject.sanitizedLine(width: descriptionWidth)
        guard let description else { return subject }
        return "\(subject) (\(description.sanitizedLine(width: descriptionWidth)))"
    }
}
