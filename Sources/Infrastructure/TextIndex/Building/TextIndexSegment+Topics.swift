import Text

extension TextIndexSegment {
    /// Adds the words of texts about a document, each word once, and the phrases.
    mutating func addTopics(_ topics: [TopicText], of document: Int) {
        guard !topics.isEmpty else { return }
        var weights = [id(of: IndexKey.topic([])): TopicWeight(1)]
        for topic in topics { add(topic, to: &weights) }
        for (term, weight) in weights { addOccurrence(of: term, document, weight.location) }
    }

    /// Adds to the weights of terms by their IDs.
    private mutating func add(_ topic: TopicText, to weights: inout [UInt32: TopicWeight]) {
        tokenizer.tokenize(topic.text)
        var terms: [UInt32] = []
        var stems: [EnglishStem] = []
        let tokens = tokenizer.text.tokens
        for (place, token) in tokens.enumerated() {
            let word = tokenizer.text.bytes[token.bytes]
            let isNumeral = TopicText.isNumeral(word, at: place, of: tokens.count)
            guard !StopWords.contains(word) || isNumeral else { continue }
            let term = id(of: IndexKey.topic(word))
            if !terms.contains(term) { weights[term, default: TopicWeight(0)].add(topic.weight) }
            terms.append(term)
            if topic.kind != .words { stems.append(stem(of: term, word)) }
        }
        let isName = topic.kind == .name
        let limit = isName ? SearchWeights.nameWords : SearchWeights.phraseWords
        guard stems.count > (isName ? 0 : 1), stems.count <= limit else { return }
        let key = IndexKey.topicPhrase(stems)
        guard key.count <= Tokenizer.termSizeLimit else { return }
        let phrase = id(of: key)
        weights[phrase] = max(weights[phrase] ?? TopicWeight(0), TopicPhrase(isName: isName).weight)
    }

    private mutating func id(of key: [UInt8]) -> UInt32 { interner.id(of: key[...]) }

    /// The stem of a word, which is cached: keywords have the same words again and again.
    private mutating func stem(of term: UInt32, _ word: ArraySlice<UInt8>) -> EnglishStem {
        if let cached = topicStems[term] { return cached }
        let stem = EnglishStem(word)
        topicStems[term] = stem
        return stem
    }
}
