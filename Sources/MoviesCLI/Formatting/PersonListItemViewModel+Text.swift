import Presentation

extension PersonListItemViewModel {
    /// The profession, and the titles of some movies: `actor, known for Cast Away`; `nil` if
    /// neither is known.
    func description(of titleCount: Int) -> String? {
        let titles = knownFor.prefix(titleCount).joined(separator: ", ")
        let known = titles.isEmpty ? nil : "known for \(titles)"
        let parts = [profession, known].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The name, and in parentheses what tells people with the same name apart.
    func summary(of titleCount: Int, withID: Bool = false) -> String {
        let parts = [withID ? id : nil, description(of: titleCount)].compactMap(\.self)
        return parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
    }
}
