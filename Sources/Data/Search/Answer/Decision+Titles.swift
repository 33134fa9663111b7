import Domain
import Text
import TextIndex

// The comparison of titles with the words of a reading.
extension Decision {
    mutating func addTitles(_ found: [SearchHit], of number: Int) throws(TextIndexError) {
        let found = found.withoutParts(ofPhrasesFor: readings[number].query)
        hits[number] = found
        guard let words = readings[number].words else { return }
        let compared = found.prefix(SearchWeights.compared)
        for (hit, movie) in zip(compared, try catalog.movies(compared.map(\.document))) {
            let explained = addTitles(of: movie, hit.document, number)
            // The match of words that were compared one by one says nothing else.
            if hit.isLiteral, let title = hit.title, explained.contains(title) { continue }
            guard var cost = Cost(of: hit, movie, words) else { continue }
            if asksForMovies { cost.add(.severalMovies) }
            add(hit.document, number, .titles, cost, title: hit.title)
        }
    }

    /// Adds the titles of some movies that have words of a reading.
    mutating func addTitles(of documents: [Int], _ number: Int) throws(TextIndexError) {
        for (document, movie) in zip(documents, try catalog.movies(documents)) {
            addTitles(of: movie, document, number)
        }
    }

    /// Adds the titles of a movie that have words of a reading; returns those that have all.
    @discardableResult mutating func addTitles(
        of movie: CatalogMovie,
        _ document: Int,
        _ number: Int,
        only: Int? = nil
    ) -> [Int] {
        note(movie, document)
        guard let words = readings[number].words else { return [] }
        var complete: [Int] = []
        let topics = words.explanations(in: document)
        for (place, title) in movie.numberedTitles where only == nil || only == place {
            guard !words.isLatin || title.mayBeLatin else { continue }
            let terms = tokenizer.terms(in: title)
            let year = movie.releaseDate?.year
            let explanation = TitleExplanation(words, title: terms, topics: topics, year: year)
            guard let explanation else { continue }
            if place >= TextDocument.firstPhrase {
                let isLong = words.words.count >= SearchWeights.wordsOfPhrase
                guard readings[number].query.findsPhrases, isLong || explanation.isWholeTitle
                else { continue }
            }
            if explanation.ignored == 0 { complete.append(place) }
            var cost = explanation.cost
            cost.addField(ofTitle: place, movie, isWhole: explanation.isWholeTitle)
            if asksForMovies { cost.add(.severalMovies) }
            add(
                document,
                number,
                .titles,
                cost,
                ignored: explanation.ignored,
                title: place,
                isWholeTitle: explanation.isWholeTitle
            )
        }
        return complete
    }

    mutating func note(_ movie: CatalogMovie, _ document: Int) {
        guard let date = movie.releaseDate else { return }
        if moviesByTitle[movie.title]?.contains(where: { $0.document == document }) ?? false {
            return
        }
        moviesByTitle[movie.title, default: []].append((document, date))
    }

    /// Adds to the titles of movies what it costs that an older one has the same title.
    mutating func addRemakes() {
        for movies in moviesByTitle.values where movies.count > 1 {
            guard let first = movies.map(\.date).min() else { continue }
            for movie in movies where movie.date > first {
                add(.remake, toTitleOf: movie.document)
            }
        }
    }
}

extension Cost {
    /// The cost of a match of all words, or of letters; `nil` for that of some words.
    fileprivate init?(of hit: SearchHit, _ movie: CatalogMovie, _ words: TopicMatches) {
        self.init()
        let evidence = hit.evidence
        let letters = words.words.reduce(0) { $0 + $1.term.scalars.count }
        if evidence.isOfInitials {
            add(.initials)
            if evidence.hasExtraTerms { add(.partOfInitials) }
        } else if evidence.isOfLetters {
            add(.letters, evidence.missingShare * Double(letters))
            if evidence.hasExtraTerms { add(.unfinished) }
        } else if hit.isPartial {
            return nil
        } else if hit.title == nil {
            add(.personTypo, Double(hit.typos))
        } else if hit.typos > 0 {
            add(.hitTypo)
            add(.hitTypos, Double(hit.typos - 1))
        }
        add(.order, Double(evidence.disorder))
        guard let title = hit.title else {
            add(.noTitle)
            add(.person, evidence.isInSeveralFields ? Double(words.words.count) : 1)
            if words.words.count == 1 { add(.partOfName) }
            return
        }
        addField(ofTitle: title, movie, isWhole: evidence.isWholeTitle)
        guard !evidence.isOfInitials, !evidence.isOfLetters else { return }
        // An import stores only the words of some titles.
        let text = movie.numberedTitles.first { $0.number == title }?.text
        let known = Tokenizer.terms(in: text ?? "")
        if hit.typos == 0, !known.isEmpty {
            let unfinished = words.words.count { word in
                word.number == nil && !word.term.isUnsegmented
                    && !known.contains(where: word.forms.contains)
            }
            add(.prefix, Double(unfinished))
        }
        let extra = known.count - words.words.count
        var missing = Cost()
        missing.add(.missing, Double(max(evidence.hasExtraTerms ? 1 : 0, extra)))
        add(missing, atMost: .unfinished)
    }

    fileprivate mutating func addField(ofTitle title: Int, _ movie: CatalogMovie, isWhole: Bool) {
        guard title >= movie.shownTitles.count else { return }
        guard title < TextDocument.firstPhrase else {
            return add(isWhole ? .famousLine : .partOfFamousLine)
        }
        // Words of a title in another language are often there by chance.
        let isLocal = title >= movie.shownTitles.count + movie.otherTitles.count
        add(isLocal && !isWhole ? .localTitle : .otherTitle)
    }
}

extension TopicMatches {
    fileprivate var isLatin: Bool { words.allSatisfy { $0.term.utf8.allSatisfy { $0 < 0x80 } } }
}

extension String {
    /// Whether it has a digit or a letter of the Latin script: scalars below U+0370, or around U+1E00.
    fileprivate var mayBeLatin: Bool {
        utf8.contains { (0x30...0x7A).contains($0) || (0xC2..<0xCE).contains($0) || $0 == 0xE1 }
    }
}

extension [SearchHit] {
    /// The hits without those of a few words in a famous line, which say nothing, or without all famous
    /// lines if only titles are searched for.
    func withoutParts(ofPhrasesFor query: MovieQuery) -> [SearchHit] {
        guard contains(where: \.isOfPhrase) else { return self }
        let isLong = Tokenizer.terms(in: query.text).count >= SearchWeights.wordsOfPhrase
        return filter {
            !$0.isOfPhrase || query.findsPhrases && (isLong || $0.isWholeTitle)
        }
    }
}

extension MovieQuery {
    /// Whether it finds movies by famous lines, too.
    fileprivate var findsPhrases: Bool { subject == .everything || subject == .topics }
}
