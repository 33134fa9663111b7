import Domain
import Text
import TextIndex

/// The explanation of a text by the words of one title, and by what else a movie has.
struct TitleExplanation {
    private(set) var cost = Cost()

    /// The words that the movie does not explain, as bits.
    private(set) var ignored: UInt64 = 0

    /// Whether the title is the text, but for an article and the notation of numbers.
    private(set) var isWholeTitle = false

    private let words: [TopicMatches.Word]
    private let title: [Term]

    /// For each word of the text, what it matches in the title; `nil` for nothing.
    private var matches: [Match?]

    /// The words of the title that match, as bits.
    private var used: UInt64 = 0

    /// The last word of the title that matches, and the one that the word before matches.
    private var last = -1
    private var previous = -1

    private struct Match {
        let place: Int
        var cost = Cost()
    }

    /// Words that are left out as readily as articles are: `strangelove`.
    private static let formsOfAddress = ["dr", "mr", "mrs"]
    private static let titleLimit = 60

    /// `nil` if the title has no word of the text that says something, unless it has a small one and the
    /// year explains the rest: `her 2013`.
    init?(_ text: TopicMatches, title: [Term], topics: [TopicMatches.Explanation], year: Int?) {
        words = text.words
        self.title = Array(title.prefix(Self.titleLimit))
        matches = Array(repeating: nil, count: words.count)
        matchWords()
        let content = text.content
        let hasContent = matches.indices.contains { place in
            matches[place] != nil && (content == 0 || content & 1 << place != 0)
        }
        guard used != 0 else { return nil }
        addRest(hasContent ? topics : [], year)
        guard hasContent || ignored == 0 else { return nil }
        addMissing()
        isWholeTitle =
            matches.allSatisfy { $0 != nil }
            && cost.parts.allSatisfy { $0.weight == .missingSmallAfter }
    }

    // MARK: Words of the title

    /// Matches words that are joined or split, then those that say something, then the small ones between.
    private mutating func matchWords() {
        for index in words.indices where matches[index] == nil {
            if let place = joinedPlace(index) {
                matches[index + 1] = Match(place: place)
                use(place...place, for: index, match(index, place, joined: true))
            } else if let place = splitPlace(index) {
                use(place...place + 1, for: index, match(index, place, joined: true))
            } else if !isSmall(words[index].term), let best = bestMatch(index, title.indices) {
                use(best.place...best.place, for: index, best)
            }
        }
        for index in words.indices where matches[index] == nil && isSmall(words[index].term) {
            if isLastArticle(index) {
                use(0...0, for: index, Match(place: 0))
                continue
            }
            previous = matches[..<index].last { $0 != nil }??.place ?? -1
            let next = matches[(index + 1)...].first { $0 != nil }??.place ?? title.count
            guard previous < next, let best = bestMatch(index, previous + 1..<next) else {
                continue
            }
            use(best.place...best.place, for: index, best)
        }
    }

    /// Whether the title starts with an article that is the last word of the text: `Godfather, The`.
    private func isLastArticle(_ index: Int) -> Bool {
        index == words.count - 1 && used & 1 == 0 && words[index].term.article != .none
            && title.first == words[index].term
    }

    private mutating func use(_ places: ClosedRange<Int>, for index: Int, _ match: Match?) {
        matches[index] = match
        for place in places { used |= 1 << place }
        previous = places.upperBound
        last = max(last, previous)
    }

    private func bestMatch(_ index: Int, _ places: Range<Int>) -> Match? {
        let word = words[index]
        var best: Match?
        for place in places where used & 1 << place == 0 {
            guard let match = match(index, place) else { continue }
            if match.cost.bits < best?.cost.bits ?? .infinity { best = match }
            if match.cost.bits == 0 { break }
        }
        // An unfinished word says little, but is no other word.
        if let best, isUnfinished(index, title[best.place]) { return best }
        let most = word.ignored.bits + (word.isContent ? 0 : Weight.smallBeside.bits)
        return best.flatMap { $0.cost.bits < most ? $0 : nil }
    }

    /// Whether the last word of the text begins a longer word of the title.
    private func isUnfinished(_ index: Int, _ term: Term) -> Bool {
        let word = words[index].term.utf8
        return index == words.count - 1 && term.utf8.count > word.count
            && term.utf8.starts(with: word)
    }

    private func match(_ index: Int, _ place: Int, joined: Bool = false) -> Match? {
        var match = Match(place: place)
        let range = index..<index + 1
        if joined {
            match.cost.add(.joined, words: range)
        } else if !addRelation(of: index, to: title[place], &match.cost) {
            return nil
        }
        if place < previous {
            match.cost.add(.order, words: range)
        }
        return match
    }

    /// Adds how a word of the title differs; returns whether it is like that of the text.
    private func addRelation(of index: Int, to term: Term, _ cost: inout Cost) -> Bool {
        let word = words[index].term
        let range = index..<index + 1
        if words[index].forms.contains(term) { return true }
        guard words[index].isContent || index > 0 else { return false }
        let (letters, count) = (word.utf8.count, term.utf8.count)
        if isUnfinished(index, term) {
            cost.add(.prefix, words: range)
            cost.add(.prefixLetter, Double(min(8, count - letters)), words: range)
            return true
        }
        guard words[index].isContent, letters > 2, abs(letters - count) <= 2, !word.isNumber,
            !term.isNumber
        else { return false }
        if EditDistance.isOne(word.utf8, term.utf8) {
            cost.add(.typo, words: range)
        } else if letters > 4, !words[index].isKnown, hasTwoTypos(word, term) {
            cost.add(.twoTypos, words: range)
        } else {
            return false
        }
        cost.add(.typoInShort, 1 / Double(letters), words: range)
        return true
    }

    /// Whether two typos make one word of the other; most words differ in more letters.
    private func hasTwoTypos(_ word: Term, _ other: Term) -> Bool {
        var letters: UInt64 = 0
        for byte in other.utf8 { letters |= 1 << UInt64(byte & 63) }
        let unknown = word.utf8.count { letters & 1 << UInt64($0 & 63) == 0 }
        return unknown <= 2 && EditDistance.between(word.utf8, other.utf8) == 2
    }

    /// The place of two words of the title that are one word of the text.
    private func splitPlace(_ index: Int) -> Int? {
        let word = words[index].term.utf8
        // Two letters are initials: `et` is `E.T.`.
        guard word.count > 3 || word.count == 2 else { return nil }
        return title.indices.dropLast().first { place in
            used & 3 << place == 0 && Self.isJoined(word, title[place], title[place + 1])
        }
    }

    /// The place of a word of the title that is two words of the text.
    private func joinedPlace(_ index: Int) -> Int? {
        guard index + 1 < words.count else { return nil }
        let (first, second) = (words[index].term, words[index + 1].term)
        return title.indices.first { place in
            used & 1 << place == 0 && Self.isJoined(title[place].utf8, first, second)
        }
    }

    private static func isJoined(_ word: [UInt8], _ first: Term, _ second: Term) -> Bool {
        first.utf8.count + second.utf8.count == word.count && word.starts(with: first.utf8)
            && word[first.utf8.count...].elementsEqual(second.utf8)
    }

    // MARK: Other words

    /// Adds the cheapest explanation of the words that the title does not have.
    private mutating func addRest(_ topics: [TopicMatches.Explanation], _ year: Int?) {
        var costs = [Cost()]
        var masks: [UInt64] = [0]
        for (index, word) in words.enumerated() {
            var best = costs[index]
            var mask = masks[index]
            if let match = matches[index] {
                best.add(match.cost)
            } else if let own = yearCost(index, year) {
                best.add(own)
            } else {
                best.add(word.ignored)
                if word.isContent {
                    mask |= 1 << index
                } else {
                    best.add(.smallBeside, words: index..<index + 1)
                }
            }
            for explanation in topics where explanation.words.upperBound == index + 1 {
                let start = explanation.words.lowerBound
                let bits = costs[start].bits + explanation.cost.bits + Weight.topicBeside.bits
                guard bits < best.bits else { continue }
                best = costs[start]
                best.add(explanation.cost)
                best.add(.topicBeside, words: explanation.words)
                mask = masks[start]
            }
            costs.append(best)
            masks.append(mask)
        }
        cost.add(costs[words.count])
        ignored = masks[words.count]
    }

    /// The cost of the year of the movie, or of one beside it.
    private func yearCost(_ index: Int, _ year: Int?) -> Cost? {
        guard let year, words[index].term.utf8.count == 4,
            let number = Int(words[index].term.description), abs(number - year) <= 1
        else { return nil }
        var cost = Cost()
        cost.add(number == year ? .yearOfTitle : .yearNear, words: index..<index + 1)
        return cost
    }

    /// Adds the words of the title that the text lacks: before, between and after those that it has.
    private mutating func addMissing() {
        let first = used.trailingZeroBitCount
        var (before, after) = (Cost(), Cost())
        for place in title.indices where used & 1 << place == 0 {
            let isSmall =
                isSmall(title[place]) || Self.formsOfAddress.contains(title[place].description)
            if place > last {
                after.add(isSmall ? .missingSmallAfter : .missingAfter)
            } else if place < first {
                if !isSmall { before.add(.missing) }
            } else if !isSmall {
                cost.add(.missing)
            }
        }
        cost.add(before, atMost: .missingStart)
        // The words after an unfinished one are not typed yet.
        let isTyping = matches.last??.cost.has(.prefix) ?? false
        cost.add(after, atMost: isTyping ? .toCome : .unfinished)
    }

    private func isSmall(_ term: Term) -> Bool { StopWords.contains(term.utf8[...]) }
}
