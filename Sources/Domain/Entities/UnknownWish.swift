/// Something that people ask of a search, and that no source knows.
package enum UnknownWish: String, CaseIterable, Hashable, Sendable {
    case awards, worst, ranking, earnings, underrated, dialogue, gender, cinemas, similarity
}
