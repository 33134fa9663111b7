/// Completes the name of a person in the last of the filters that are being typed.
package struct CompleteNamesUseCase: Sendable {
    /// As many as the user can take in at a glance.
    private static let limit = 20

    private let people: any PersonSuggestionsRepository

    package init(people: any PersonSuggestionsRepository) { self.people = people }

    /// The texts with a whole name, each followed by a space, the best known people first.
    ///
    /// Empty if the text, which is only filters, does not end in a name, or if no name is found.
    package func execute(_ text: String) async -> [String] {
        guard let unfinished = UnfinishedName(in: text, isOnlyFilters: true) else { return [] }
        return await people.completions(of: unfinished, limit: Self.limit).map { $0 + " " }
    }
}
