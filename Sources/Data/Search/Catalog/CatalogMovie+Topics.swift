import TextIndex

extension CatalogMovie {
    /// The topics of the movie, with the people in it; only built-in movies have any.
    var topics: [TopicText] {
        guard overview != nil || !keywords.isEmpty || !series.isEmpty else { return [] }
        typealias Weights = SearchWeights
        var topics = titles.map { title in
            let weight = title.contains(" ") ? Weights.titleTopic : Weights.titleWordTopic
            return TopicText(title, .words, weight: weight)
        }
        topics += keywords.enumerated().map { place, keyword in
            TopicText(keyword, .phrase, weight: Weights.keywordTopic(place: place))
        }
        topics += (series + studios).map { TopicText($0, .name, weight: Weights.seriesTopic) }
        topics += characters.map { TopicText($0, .words, weight: Weights.characterTopic) }
        topics += (directors + cast).map { TopicText($0, .words, weight: Weights.personTopic) }
        return topics
            + [overview].compactMap(\.self).map {
                TopicText($0, .words, weight: Weights.overviewTopic)
            }
    }
}
