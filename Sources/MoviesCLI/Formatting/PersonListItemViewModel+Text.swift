import Presentation
import Terminal

extension PersonListItemViewModel {
    /// The maximum width of what tells a person from others.
    private static let descriptionWidth = 80

    /// The profession, and the titles of some movies: `actor, known for Cast Away`; `nil` if
    /// neither is known.
    func description(of titleCount: Int) -> String? { description(of: titleCount, after: nil) }

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

    private func description(of titleCount: Int, after prefix: String?) -> String? {
        let titles = knownFor.prefix(titleCount).joined(separator: ", ")
        let known = titles.isEmpty ? nil : "known for \(titles)"
        let parts = [prefix, profession, known].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static func text(_ subject: String, _ description: String?) -> String {
        let subject = subject.sanitizedLine(width: descriptionWidth)
        guard let description else { return subject }
        return "\(subject) (\(description.sanitizedLine(width: descriptionWidth)))"
    }
}
