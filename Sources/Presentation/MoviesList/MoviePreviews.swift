/// The details of movies that were selected lately, so that going back to one shows it at once.
@MainActor
final class MoviePreviews {
    /// Each may have a poster of some 50 KB.
    private static let limit = 100

    /// The newest last.
    private var entries: [(id: String, details: any MovieDetailsViewModel)] = []

    /// The details of a movie, made if there are none.
    func details(
        of id: String,
        make: () -> (any MovieDetailsViewModel)?
    ) -> (any MovieDetailsViewModel)? {
        if let index = entries.firstIndex(where: { $0.id == id }) {
            entries.append(entries.remove(at: index))
        } else if let details = make() {
            entries.append((id, details))
            if entries.count > Self.limit { entries.removeFirst() }
        } else {
            return nil
        }
        return entries.last?.details
    }

    func removeAll() {
        entries = []
    }

    /// The names of the people of a movie, if they are known.
    func people(of id: String) -> [String] {
        guard let item = entries.first(where: { $0.id == id })?.details.state.value.item else {
            return []
        }
        return item.directors + item.writers + item.cast.map(\.name)
    }
}
