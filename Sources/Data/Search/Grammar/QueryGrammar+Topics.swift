package import Domain
import TextIndex

extension QueryGrammar {
    /// It does if the topic is a small part of the text, or that of a single movie and the text short.
    ///
    /// It also does if the best title is one of the movies about the topic, unless these are more.
    package func prefersTitles(
        _ titles: MoviesPage,
        to topics: MoviesPage,
        about topic: String,
        for query: MovieQuery
    ) -> Bool {
        let wordCount = query.text.wordCount
        let isRare = topics.totalCount == 1 && wordCount < SearchWeights.longText
        if isRare || topic.wordCount * SearchWeights.smallPart <= wordCount { return true }
        let isClosest = titles.notices.contains(.closestMatches)
        return (isClosest || topics.totalCount <= titles.totalCount)
            && topics.movies.contains { $0.id == titles.movies.first?.id }
    }
}

extension String {
    fileprivate var wordCount: Int { split(separator: " ").count }
}
