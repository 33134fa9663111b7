@testable import TextIndex

extension SearchRequest {
    /// A request with a single reading.
    init(
        _ text: String,
        tag: String? = nil,
        hiddenTag: String? = nil,
        allowsTypos: Bool = true,
        allowsPartialMatches: Bool = false,
        allowsEachPrefix: Bool = false
    ) {
        self.init(
            readings: [Reading(text, tags: tag.map { [$0] } ?? [])],
            filter: DocumentFilter(hiddenTags: hiddenTag.map { [$0] } ?? []),
            allowsTypos: allowsTypos,
            allowsPartialMatches: allowsPartialMatches,
            allowsEachPrefix: allowsEachPrefix
        )
    }
}
