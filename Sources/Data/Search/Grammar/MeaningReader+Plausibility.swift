import TextIndex

/// Whether phrases are filters, or words of a story such as `a family trapped with an old man`.
extension MeaningReader {
    /// Whether so many words are text that these tell a story, in which a genre, a language or a
    /// year is a filter only beside another one or a word for movies.
    var isStory: Bool { textCount >= SearchWeights.longText }

    /// Whether a year may be when a story is set, of which fewer words are text.
    var isStoryOfTime: Bool { textWordCount >= SearchWeights.longText }

    /// Whether the phrase at an index, which has filters, means them.
    func isFilter(at index: Int) -> Bool {
        if phrases[index].has(.modifier), index + 1 < phrases.count, phrases[index + 1].isText {
            let isBeforeMovies = phrases.last.map { $0.has(.movie) || $0.hasFilters } ?? false
            return isFirst(index) && isBeforeMovies
        }
        guard isStory else { return true }
        let isLast = index == phrases.count - 1
        let isFirstOfSentence = isFirst(index) && !isLast && phrases[index + 1].isFiller
        let isAfterNames =
            isLast && textCount == SearchWeights.longText && !phrases[index].has(.modifier)
        return isFirstOfSentence || isAfterNames || isBesideFilters(index, index + 1)
    }

    private func isFirst(_ index: Int) -> Bool { phrases[..<index].allSatisfy(\.isFiller) }

    /// Whether a filter or a word for movies stands before or after some phrases.
    func isBesideFilters(_ start: Int, _ end: Int) -> Bool {
        let before = phrases[..<start].last { !$0.isFiller || $0.has(.movie) }
        let after = end < phrases.count ? phrases[end] : nil
        return [before, after].contains { phrase in
            phrase.map { $0.hasFilters || $0.has(.movie) } ?? false
        }
    }
}
