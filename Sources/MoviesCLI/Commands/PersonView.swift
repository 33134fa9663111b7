import CommandLineKit
import Domain
import Presentation
import Terminal

@MainActor
struct PersonView {
    let formatter: ListFormatter

    func output(_ item: PersonItemViewModel) -> CommandOutput {
        var output = CommandOutput(results: text(item))
        if item.totalCount == 0, !item.filters.isEmpty { output.exitCode = .nothingFound }
        guard !formatter.settings.isQuiet else { return output }
        let notices = PersonNotices(item: item)
        let introductions = [item.fallback?.message, notices.correction, notices.otherPeople]
        for text in introductions.compactMap(\.self) + item.limitations { output.introduce(text) }
        if item.fallback == nil {
            formatter.options.localization.notice(about: item.source).map { output.report($0) }
        }
        notices.noMovies.map { output.report($0) }
        formatter.footer(notices.footer).map { output.messages.append($0) }
        return output
    }

    private func text(_ item: PersonItemViewModel) -> String {
        formatter.text(item.credits) {
            JSONValue(item, movies: $0)
        } heading: {
            PersonHeading(item, width: formatter.console.width).lines
                .output(usesColor: formatter.usesColor)
        } table: {
            $0.text(credits: item.credits)
        }
    }
}

struct PersonNotices {
    /// The number of other people who are named; more are only counted.
    private static let namedCount = 5

    private static let nameWidth = 80

    let item: PersonItemViewModel

    /// Says that no person has the requested name, and who is shown instead; `nil` if one has it.
    var correction: String? {
        item.unknownName.map { name in
            "\(item.source.subject) has no person \"\(name.sanitizedLine(width: Self.nameWidth))\"; "
                + "showing \(item.person.name.sanitizedLine(width: Self.nameWidth))"
        }
    }

    /// The name of the shown person, and the ids of others with the same name; `nil` if there are
    /// no others.
    var otherPeople: String? {
        guard !item.others.isEmpty else { return nil }
        let named = item.others.prefix(Self.namedCount)
            .map { $0.idSummary(of: 1, beside: item.person) }
        let rest = item.others.count - named.count
        return "showing \(item.person.summary(of: 2)); others: "
            + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// The reason that there are no movies; `nil` if there are some.
    var noMovies: String? {
        guard item.totalCount == 0 else { return nil }
        let name = item.person.name.sanitizedLine(width: Self.nameWidth)
        guard !item.filters.isEmpty else {
            return "\(item.source.subject) has no movies of \(name)"
        }
        let filters = item.filters.joined(separator: " ").sanitizedLine(width: Self.nameWidth)
        return "no movies of \(name) match \(filters); "
            + (item.filters.count == 1 ? "try without it" : "try fewer filters")
    }

    /// The number of movies, and their source; in a narrow terminal, the end is left out.
    func footer(width: Int) -> String {
        let variants = item.source.names.map { "\(count) · \($0)" } + [count]
        return variants.first { $0.displayWidth <= width } ?? count.truncated(to: width)
    }

    private var count: String {
        let (shown, total) = (item.credits.count, item.totalCount)
        guard shown < total else { return total.counted("movie") }
        let range = shown == 1 ? "movie 1" : "movies 1–\(shown.withThousandsCommas)"
        return
            "\(range) of \(total.withThousandsCommas) · --limit \(min(2 * shown, total)) for more"
    }
}

struct PersonHeading {
    private let item: PersonItemViewModel
    private let width: Int

    init(_ item: PersonItemViewModel, width: Int) {
        self.item = item
        self.width = min(max(width, 10), MovieDetailsLayout.maximumWidth)
    }

    var lines: [StyledLine] {
        let person = item.person
        return wrapped(person.name, .title) + wrapped(person.description(of: 3), .plain)
            + wrapped(life, .plain)
            // Not wrapped: a terminal recognizes only a URL in one piece.
            + [person.pageURL, ids].compactMap {
                $0.map { StyledLine($0, .secondary) }
            }
    }

    /// The ids at TMDB and IMDb; `nil` if the source has none.
    private var ids: String? {
        let (id, imdbID) = (item.person.id.description, item.person.imdbID?.description)
        let ids = [id == item.person.name ? nil : id, imdbID == id ? nil : imdbID]
        let text = ids.compactMap(\.self).joined(separator: " · ")
        return text.isEmpty ? nil : text
    }

    private var life: String? {
        let place = item.person.placeOfBirth
        return switch (item.person.birthday, item.person.deathday) {
        case (let birth?, let death?): "\(birth) – \(death)" + (place.map { " (\($0))" } ?? "")
        case (let birth?, nil): "born \(birth)" + (place.map { " (\($0))" } ?? "")
        case (nil, let death?): place.map { "born in \($0), died \(death)" } ?? "died \(death)"
        case (nil, nil): place.map { "born in \($0)" }
        }
    }

    private func wrapped(_ text: String?, _ style: TextStyle) -> [StyledLine] {
        guard let text = text?.sanitizedLine, !text.isEmpty else { return [] }
        return text.wrapped(to: width, style)
    }
}

extension Person {
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
        Self.text(name, description(of: titleCount, after: withID ? id.description : nil))
    }

    /// The id, and in parentheses what tells the person from another one, safe to show; without the name
    /// if it is that of the other person.
    func idSummary(of titleCount: Int, beside other: Person) -> String {
        let isNamed = id.description == name || name.lowercased() == other.name.lowercased()
        return Self.text(id.description, description(of: titleCount, after: isNamed ? nil : name))
    }

    private static func text(_ subject: String, _ description: String?) -> String {
        let subject = subject.sanitizedLine(width: descriptionWidth)
        guard let description else { return subject }
        return "\(subject) (\(description.sanitizedLine(width: descriptionWidth)))"
    }
}
