import Domain
import Text
import TextIndex

/// Reads the filters and the order that the phrases of a text mean, and what remains.
struct MeaningReader {
    let words: [Word]
    let phrases: [MeaningPhrase]
    private(set) var filters = MeaningFilters()

    /// The words that remain, each with the separator before it.
    private var rest: [(separator: String, text: String)] = []
    private(set) var excludedText = ""
    private let isBesideFilters: Bool

    /// Whether the text has only digits, without marks such as `>`.
    let isNumber: Bool
    let textCount: Int
    let textWordCount: Int
    var index = 0

    init(_ text: String, besideFilters isBesideFilters: Bool = false) {
        self.isBesideFilters = isBesideFilters
        isNumber = text.folded.utf8.allSatisfy(\.isASCIIDigit)
        let divided = MeaningPhrases(text)
        (words, phrases) = (divided.words, divided.phrases)
        let texts = phrases.filter(\.isText)
        textCount = texts.count
        textWordCount = texts.reduce(0) { $0 + $1.words.count }
        while index < phrases.count { readNext() }
    }

    var text: String {
        rest.reduce(into: "") { $0 += ($0.isEmpty ? "" : $1.separator) + $1.text }
    }

    private mutating func readNext() {
        if let (years, end) = yearsOfSetting(at: index) {
            let isDecade = years.isDecade
            rest.append(
                (" ", isDecade ? "\(years.minimum ?? 0)s" : NumberFormat.years.text(of: years))
            )
            index = end
        } else if let (years, end) = years(at: index) {
            filters.add(years, .year)
            index = end
        } else if let (runtimes, end) = runtimes(at: index) {
            filters.add(runtimes, .runtime)
            index = end
        } else if !readExclusion(), !readExcluded(), !readOrderBeforeName() {
            readMeaning(of: phrases[index])
            index += 1
        }
    }

    private mutating func readMeaning(of phrase: MeaningPhrase) {
        if let meaning = phrase.meaning, meaning.filters.isEmpty || isFilter(at: index) {
            for filter in meaning.filters { filters.add(filter) }
            for word in meaning.text ?? [] { rest.append((" ", word)) }
        } else if !isMeaningless(phrase) {
            keep(phrase)
        }
    }

    private mutating func keep(_ phrase: MeaningPhrase) {
        for index in phrase.words {
            let isFirst = index == phrase.words.lowerBound
            let isAfterKept = !isFirst || self.index > 0 && phrases[self.index - 1].isWord
            rest.append((isAfterKept ? words[index].separator : " ", words[index].text))
        }
    }

    /// Whether a phrase is filler, an article such as `l'` before a phrase, or at the end.
    private func isMeaningless(_ phrase: MeaningPhrase) -> Bool {
        let next = self.phrase(index + 1)
        if phrase.isFiller { return !isInsideName(phrase, next) && !isUnfinished(phrase) }
        let word = phrase.first
        let isArticle = phrase.isWord && word.key.hasSuffix("'") && next?.meanings.isEmpty == false
        let isParticle =
            phrase.isUnspaced && self.phrase(index - 1)?.isWord == false && word.separator.isEmpty
            && Word.particles.contains(word.key)
        // `director clint eastwood`, `ben affleck director`
        let isOfName = phrase.has(.director) && !isStory && (index == 0 || next == nil)
        return isArticle || isParticle || isOfName
            || phrase.has(.ending)
                && phrases[(index + 1)...].allSatisfy { $0.isFiller || $0.has(.ending) }
    }
}

extension MeaningReader {
    /// Whether a phrase is a letter at the end: the start of a word.
    private func isUnfinished(_ phrase: MeaningPhrase) -> Bool {
        let isLast = index > 0 && index + 1 == phrases.count
        return isLast && phrase.words.count == 1 && phrase.first.text.count == 1
            && !phrase.isUnspaced
    }

    /// Whether a short phrase of another language stands between two words, as in `Louis de Funès`.
    private func isInsideName(_ phrase: MeaningPhrase, _ next: MeaningPhrase?) -> Bool {
        let isBetweenWords = [self.phrase(index - 1), next].allSatisfy { other in
            other.map { $0.isWord && $0.number == nil } ?? false
        }
        return isBetweenWords && !phrase.isUnspaced && phrase.words.count == 1
            && phrase.first.key.count <= 3 && phrase.meanings.allSatisfy { $0.language > 0 }
    }

    /// Reads `not` and the genre, the mood, the award or the language after it, or the text at the end.
    private mutating func readExclusion() -> Bool {
        guard phrases[index].has(.not) else { return false }
        let start = afterFiller(index + 1)
        guard let phrase = phrase(start) else { return false }
        if let filter = excludableFilter(of: phrase) {
            filters.exclude(filter)
            index = start + 1
            return true
        }
        let excluded = phrases[start...].filter { !$0.isFiller }
        guard isAfterSubject(phrases[index]),
            excluded.allSatisfy({ $0.isText || $0.meaning?.text?.isEmpty == false })
        else { return false }
        excludedText = excluded.flatMap { phrase in
            phrase.meaning?.text ?? phrase.words.map { words[$0].text }
        }
        .joined(separator: " ")
        index = phrases.count
        return true
    }

    /// Reads a genre or a language and a phrase after it such as `없는`.
    private mutating func readExcluded() -> Bool {
        let end = afterFiller(index + 1)
        guard phrase(end)?.has(.excluded) == true,
            let filter = excludableFilter(of: phrases[index])
        else { return false }
        filters.exclude(filter)
        index = end + 1
        return true
    }

    /// The genre or the language that is all that a phrase means; `nil` if it means something else.
    private func excludableFilter(of phrase: MeaningPhrase) -> FilterWord? {
        guard let meaning = phrase.meaning, meaning.text?.isEmpty == true,
            let filter = meaning.filters.first,
            [.genre, .mood, .award, .language].contains(filter.key)
        else { return nil }
        return filter
    }

    /// Whether there is something of which a phrase such as `not` can exclude a part.
    ///
    /// `man without past` is rather a title.
    private func isAfterSubject(_ phrase: MeaningPhrase) -> Bool {
        let before = words[..<phrase.words.lowerBound].map(\.text).joined(separator: " ")
        if before.asksForMovies { return true }
        let isNot = Self.exclusions.contains(phrase.first.key)
        return !filters.isEmpty || isBesideFilters
            || !rest.isEmpty && (isNot || phrases[..<index].contains(where: \.isFiller))
    }

    /// Words that are rare in titles.
    private static let exclusions = ["not", "but", "except", "excluding", "minus"]

    /// Reads `early` in `early hitchcock films`.
    private mutating func readOrderBeforeName() -> Bool {
        let isEarly = phrases[index].has(.early)
        guard index == 0, isEarly || phrases[index].has(.late) else { return false }
        let name = phrases[1...].prefix { $0.isWord && $0.number == nil }
        guard (1...2).contains(name.count), phrases[name.endIndex...].allSatisfy(\.isFiller),
            name.count == 1 || name.endIndex < phrases.count
        else { return false }
        filters.add(FilterWord(key: .sort, value: isEarly ? "-year" : "year"))
        index = 1
        return true
    }

    func phrase(_ index: Int) -> MeaningPhrase? {
        phrases.indices.contains(index) ? phrases[index] : nil
    }

    /// The index of the next phrase that is no filler.
    func afterFiller(_ start: Int) -> Int {
        phrases[min(start, phrases.count)...].firstIndex { !$0.isFiller || $0.value != nil }
            ?? phrases.count
    }
}

/// Whether phrases are filters, or words of a story such as `a family trapped with an old man`.
extension MeaningReader {
    /// Whether so many words are text that these tell a story, in which a genre, a language or a
    /// year is a filter only beside another one or a word for movies.
    var isStory: Bool { textCount >= SearchWeights.longText }

    /// Whether a year may be when a story is set, of which fewer words are text.
    var isStoryOfTime: Bool { textWordCount >= SearchWeights.longText }

    /// Whether the phrase at an index, which has filters, means them.
    func isFilter(at index: Int) -> Bool {
        if phrases[index].has(.modifier), phrase(index + 1)?.isText == true {
            let isBeforeMovies = phrases.last.map { $0.has(.movie) || $0.hasFilters } ?? false
            return isFirst(index) && isBeforeMovies
        }
        guard isStory else { return true }
        let next = phrase(index + 1)
        let isFirstOfSentence = isFirst(index) && next?.isFiller == true
        let isAfterNames =
            next == nil && textCount == SearchWeights.longText && !phrases[index].has(.modifier)
        return isFirstOfSentence || isAfterNames || isBesideFilters(index, index + 1)
    }

    private func isFirst(_ index: Int) -> Bool { phrases[..<index].allSatisfy(\.isFiller) }

    /// Whether a filter or a word for movies stands before or after some phrases.
    func isBesideFilters(_ start: Int, _ end: Int) -> Bool {
        let before = phrases[..<start].last { !$0.isFiller || $0.has(.movie) }
        return [before, phrase(end)].contains { phrase in
            phrase.map { $0.hasFilters || $0.has(.movie) } ?? false
        }
    }
}
