import Text

/// Adds what documents are about.
extension TextIndexSegment {
    /// The terms of a document, each once, with their weights; a document has few.
    private struct Weights {
        private(set) var terms: [UInt32] = []
        private(set) var weights: [TopicWeight] = []

        subscript(term: UInt32) -> TopicWeight {
            get { terms.firstIndex(of: term).map { weights[$0] } ?? TopicWeight(0) }
            set {
                guard let place = terms.firstIndex(of: term) else {
                    terms.append(term)
                    return weights.append(newValue)
                }
                weights[place] = newValue
            }
        }
    }

    /// Adds the words of texts about a document, each word once, and the phrases.
    mutating func addTopics(_ topics: [TopicText], of document: Int) {
        guard !topics.isEmpty else { return }
        var key: [UInt8] = []
        var weights = Weights()
        weights[topicTerm([], &key)] = TopicWeight(1)
        for topic in topics { add(topic, to: &weights, &key) }
        for (term, weight) in zip(weights.terms, weights.weights) {
            addOccurrence(of: term, document, weight.location)
        }
    }

    /// Reuses `key` for the keys of terms.
    private mutating func add(_ topic: TopicText, to weights: inout Weights, _ key: inout [UInt8]) {
        tokenizer.tokenize(topic.text)
        var terms: [UInt32] = []
        var stems: [EnglishStem] = []
        let tokens = tokenizer.text.tokens
        for (place, token) in tokens.enumerated() {
            let word = tokenizer.text.bytes[token.bytes]
            let isNumeral = TopicText.isNumeral(word, at: place, of: tokens.count)
            guard !StopWords.contains(word) || isNumeral else { continue }
            let term = topicTerm(word, &key)
            if !terms.contains(term) { weights[term].add(topic.weight) }
            terms.append(term)
            if topic.kind != .words { stems.append(stem(of: term, word)) }
        }
        let isName = topic.kind == .name
        let limit = isName ? SearchWeights.nameWords : SearchWeights.phraseWords
        guard stems.count > (isName ? 0 : 1), stems.count <= limit else { return }
        key = IndexKey.topicPhrase(stems)
        guard key.count <= Tokenizer.termSizeLimit else { return }
        let phrase = key.withUnsafeBufferPointer { interner.id(of: $0) }
        weights[phrase] = max(weights[phrase], TopicPhrase(isName: isName).weight)
    }

    private mutating func topicTerm(_ word: ArraySlice<UInt8>, _ key: inout [UInt8]) -> UInt32 {
        IndexKey.setTopic(word, to: &key)
        return key.withUnsafeBufferPointer { interner.id(of: $0) }
    }

    /// The stem of a word, which is cached: keywords have the same words again and again.
    private mutating func stem(of term: UInt32, _ word: ArraySlice<UInt8>) -> EnglishStem {
        if let cached = topicStems[term] { return cached }
        let stem = EnglishStem(word)
        topicStems[term] = stem
        return stem
    }
}
