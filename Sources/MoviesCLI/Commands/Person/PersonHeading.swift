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
