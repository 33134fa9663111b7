import Text

/// Adds the terms of titles and secondary fields.
extension TextIndexSegment {
    /// Adds the text of a title or secondary field.
    ///
    /// It takes two field numbers. In the second, words separated only by punctuation are
    /// compounds: `Spider-Man` is `spider man` and `spiderman`.
    mutating func addField(_ text: String, _ number: Int, of document: Int, isSecondary: Bool) {
        tokenizer.tokenize(text)
        let text = tokenizer.text
        addTokens(of: text, document, field: number * 2, isSecondary: isSecondary)
        guard text.tokens.contains(where: \.followsPunctuation) else { return }
        addTokens(of: text.withCompounds, document, field: number * 2 + 1, isSecondary: isSecondary)
    }

    private mutating func addTokens(
        of text: TokenizedText,
        _ document: Int,
        field: Int,
        isSecondary: Bool
    ) {
        let articleCount = text.tokens.indices.count { text.article(at: $0) != .none }
        let count = text.tokens.count - articleCount
        var position = 0
        var last = LeadingArticle.none
        for (index, token) in text.tokens.enumerated() {
            let article = articleCount == 0 ? .none : text.article(at: index)
            defer { last = article }
            let isCounted = article == .none
            let location = Posting.location(
                isSecondary: isSecondary,
                field: field,
                article: isCounted ? last : .none,
                position: position,
                // One more after an article, so that it is never a whole field by itself.
                following: count - position - (isCounted ? 1 : 0)
            )
            addOccurrences(of: token, in: text, document, location: location)
            if isCounted { position += 1 }
        }
    }

    private mutating func addOccurrences(
        of token: TokenizedText.Token,
        in text: TokenizedText,
        _ document: Int,
        location: UInt32
    ) {
        text.bytes.withUnsafeBufferPointer {
            addOccurrence(of: UnsafeBufferPointer(rebasing: $0[token.bytes]), document, location)
        }
        guard token.script.isUnsegmented else { return }
        for ngram in IndexKey.ngrams(of: text.bytes[token.bytes]) {
            addOccurrence(of: ngram, document, location: location)
        }
    }

    mutating func addOccurrence(of key: [UInt8], _ document: Int, location: UInt32) {
        key.withUnsafeBufferPointer { addOccurrence(of: $0, document, location) }
    }

    private mutating func addOccurrence(
        of key: UnsafeBufferPointer<UInt8>,
        _ document: Int,
        _ location: UInt32
    ) {
        addOccurrence(of: interner.id(of: key), document, location)
    }

    /// Takes a term's ID.
    mutating func addOccurrence(of term: UInt32, _ document: Int, _ location: UInt32) {
        while Int(term) >= occurrenceCounts.count { occurrenceCounts.append(0) }
        occurrenceCounts[Int(term)] += 1
        occurrences.append(
            TokenOccurrence(term: term, document: UInt32(document), location: location)
        )
    }
}
