package import Text

/// The words of a text, and the documents of an index that explain them.
///
/// Each word of the text is explained by a document, or paid for: the cost of a document is a sum in
/// bits. Neighbouring words may be explained together, as a phrase.
package struct TopicMatches: Sendable {
    package struct Word: Sendable {
        package let term: Term

        /// The word and its other forms, such as `ii` and `two` for `2`.
        package let forms: [Term]

        /// The number that it is, in digits or at the end of the text in words; `nil` for none.
        package let number: Int?

        /// Whether the word says something by itself, other than `of` or `movies`.
        package internal(set) var isContent: Bool

        /// Whether it is a letter at the end of the text: the start of a word.
        package let isUnfinished: Bool

        /// Whether some document has the word as it is spelled, in any form.
        package internal(set) var isKnown = false
        package internal(set) var ignored = Cost()

        /// Cost of the word if the text means something that the index does not know.
        package internal(set) var background = Cost()
    }

    /// The relation between a word of the text and that of a document.
    enum Relation: Int, CaseIterable {
        case same, form, related, relatedForm, typo, twoTypos

        /// As a part of a phrase, or of the whole name of something.
        case phrase, name
    }

    /// Words of the text that a document explains, by their places.
    package struct Explanation: Sendable {
        package let words: Range<Int>
        package internal(set) var cost = Cost()
        let relation: Relation
        let weight: Int
        var isOfPhrase: Bool { relation == .phrase || relation == .name }
    }

    static let wordLimit = 24

    package internal(set) var words: [Word] = []
    package private(set) var isQuestion = false
    var phrases: [Range<Int>] = []

    /// Sorted: the document in the upper half, the place of the word or, after those, of the phrase, the
    /// relation, and the weight of the word in the document.
    var items: [UInt64] = []

    static func item(_ document: Int, _ place: Int, _ relation: Relation, weight: Int) -> UInt64 {
        UInt64(document) << 32 | UInt64(place) << 16 | UInt64(relation.rawValue) << 8
            | UInt64(weight)
    }

    /// Notes that a word says nothing about a movie, such as *watch*.
    package mutating func setFiller(_ place: Int) {
        guard words[place].isContent else { return }
        words[place].isContent = false
        words[place].ignored = Cost()
        words[place].ignored.add(.filler, words: place..<place + 1)
        words[place].background = Cost()
        words[place].background.add(.backgroundFiller, words: place..<place + 1)
    }

    /// Notes that the text asks something, though not for movies: its first word costs more.
    package mutating func setQuestion() {
        isQuestion = true
        words[0].ignored.add(.question, words: 0..<1)
    }

    /// The words that say something, as bits.
    package var content: UInt64 {
        words.indices.reduce(0) { words[$1].isContent ? $0 | 1 << $1 : $0 }
    }

    package func explanations(in document: Int) -> [Explanation] {
        items(of: document).map { explanation($0) }
    }

    /// The cheapest explanation of the text by what a document is about.
    package func cost(of document: Int) -> (cost: Cost, ignored: UInt64) {
        let explanations = explanations(in: document)
        var paths = Paths()
        find(&paths, explanations)
        var cost = Cost()
        cost.add(.noTitle)
        var end = words.count
        while end > 0 {
            if let last = paths.last[end - 1] {
                cost.add(explanations[last].cost)
                end = explanations[last].words.lowerBound
            } else {
                cost.add(words[end - 1].ignored)
                end -= 1
            }
        }
        return (cost, paths.ignored[words.count])
    }

    private func cost(of explanation: Explanation) -> Cost {
        var cost = Cost()
        let words = explanation.words
        switch explanation.relation {
        case .phrase: cost.add(.phrase, words: words)
        case .name: cost.add(.name, words: words)
        default:
            let lack = Double(TopicWeight.unit - explanation.weight)
            cost.add(.topic, words: words)
            // In a long text, a single word says less about the document.
            let count = Double(max(1, content.nonzeroBitCount))
            cost.add(.topicWeight, lack / count, words: words)
        }
        let letters = Double(self.words[words.lowerBound].term.utf8.count)
        switch explanation.relation {
        case .form: cost.add(.topicForm, words: words)
        case .related, .relatedForm:
            cost.add(.related, words: words)
            if explanation.relation == .relatedForm { cost.add(.topicForm, words: words) }
        case .typo, .twoTypos:
            cost.add(.topicTypo, words: words)
            cost.add(explanation.relation == .typo ? .typo : .twoTypos, words: words)
            cost.add(.typoInShort, 1 / letters, words: words)
        case .same, .phrase, .name: break
        }
        return cost
    }

    private func items(of document: Int) -> ArraySlice<UInt64> {
        let first = items.indices.partitioningIndex { items[$0] >> 32 >= document }
        return items[first...].prefix { $0 >> 32 == document }
    }

    private func explanation(_ item: UInt64) -> Explanation {
        let place = Int(item >> 16 & 0xFFFF)
        let words = place < words.count ? place..<place + 1 : phrases[place - words.count]
        let relation = Relation(rawValue: Int(item >> 8 & 0xFF)) ?? .same
        let weight = Int(item & 0xFF)
        var explanation = Explanation(words: words, relation: relation, weight: weight)
        explanation.cost = cost(of: explanation)
        return explanation
    }

    /// All documents that explain a word, with the cheapest explanation of the text, in order.
    func hits() -> [TopicHit] {
        var known: [UInt64: Explanation] = [:]
        var hits: [TopicHit] = []
        var start = 0
        var explanations: [Explanation] = []
        let content = content
        var paths = Paths()
        while start < items.count {
            let document = items[start] >> 32
            explanations.removeAll(keepingCapacity: true)
            while start < items.count, items[start] >> 32 == document {
                let key = items[start] & 0xFFFF_FFFF
                let explanation = known[key] ?? explanation(items[start])
                known[key] = explanation
                explanations.append(explanation)
                start += 1
            }
            find(&paths, explanations)
            let (cost, ignored) = (paths.costs[words.count], paths.ignored[words.count])
            guard ignored != content else { continue }
            hits.append(TopicHit(document: Int(document), explanation: cost, ignored: ignored))
        }
        return hits
    }

    /// The cheapest explanations of the first words: of none, of one, and so on.
    private struct Paths {
        var costs: [Double] = []
        var ignored: [UInt64] = []

        /// The explanation that each ends with; `nil` if the last word is ignored.
        var last: [Int?] = []
    }

    private func find(_ paths: inout Paths, _ explanations: [Explanation]) {
        paths.costs.removeAll(keepingCapacity: true)
        paths.ignored.removeAll(keepingCapacity: true)
        paths.last.removeAll(keepingCapacity: true)
        paths.costs.append(0)
        paths.ignored.append(0)
        // Explanations of single words come first, in the order of the words; then those of phrases.
        let phrases = explanations.firstIndex { $0.isOfPhrase } ?? explanations.count
        var next = 0
        for place in words.indices {
            var cost = paths.costs[place] + words[place].ignored.bits
            var ignored = paths.ignored[place] | (words[place].isContent ? 1 << place : 0)
            var last: Int?
            func compare(_ index: Int) {
                let start = explanations[index].words.lowerBound
                guard paths.costs[start] + explanations[index].cost.bits < cost else { return }
                cost = paths.costs[start] + explanations[index].cost.bits
                (ignored, last) = (paths.ignored[start], index)
            }
            while next < phrases, explanations[next].words.upperBound == place + 1 {
                compare(next)
                next += 1
            }
            for index in phrases..<explanations.count
            where explanations[index].words.upperBound == place + 1 {
                compare(index)
            }
            paths.costs.append(cost)
            paths.ignored.append(ignored)
            paths.last.append(last)
        }
    }
}

/// A document about what was asked for.
package struct TopicHit: Hashable, Sendable {
    /// The document's number in the index.
    package let document: Int

    /// The cost in bits of the words: of those that the document explains, and of those it does not.
    package let explanation: Double

    /// The places of words that the document does not explain, as bits.
    package let ignored: UInt64

    package var cost: Double {
        explanation + Weight.popularity.bits * Double(document + 1).binaryLogarithm
    }
}
