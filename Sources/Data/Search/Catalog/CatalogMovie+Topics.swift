import TextIndex

extension CatalogMovie {
    /// What the movie is about, with the people in it; only built-in movies have any.
    ///
    /// The weights are those with which most of our own queries found the right movies.
    var topics: [TopicText] {
        guard overview != nil || !keywords.isEmpty || !series.isEmpty else { return [] }
        var topics = titles.map { TopicText($0, .words, weight: $0.contains(" ") ? 20 : 24) }
        topics += keywords.enumerated().map { place, keyword in
            // The first keywords are the most important ones.
            TopicText(keyword, .phrase, weight: place < 3 ? 26 : place < 6 ? 23 : 20)
        }
        topics += (series + studios).map { TopicText($0, .name, weight: 26) }
        topics += characters.map { TopicText($0, .words, weight: 24) }
        topics += (directors + cast).map { TopicText($0, .words, weight: 23) }
        return topics + [overview].compactMap(\.self).map { TopicText($0, .words, weight: 15) }
    }
}
