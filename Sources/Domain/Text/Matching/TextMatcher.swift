/// The matches of a text with the typed text.
package struct TextMatch: Hashable, Sendable {
    /// The best first.
    package enum Quality: CaseIterable, Sendable {
        /// A word of the text starts with all that was typed.
        case whole

        /// A word of the text starts with each typed word.
        case prefix

        /// The text contains each typed word.
        case substring

        /// The text has the letters of each typed word in order.
        case letters

        /// Words of the text start with some of the typed words.
        case someWords
    }

    package let quality: Quality

    /// The characters that match; in order, not overlapping, none empty.
    package let ranges: [Range<Int>]
}

/// Finds a query in one text after another, ignoring what the tokenizer ignores.
///
/// A match starts at the start of a word, and may end within a word.
package struct TextMatcher {
    private let terms: [[UInt8]]
    private var tokenizer = Tokenizer()

    package init(_ query: String) {
        tokenizer.tokenize(query)
        terms = tokenizer.text.tokens.map(tokenizer.text.utf8)
    }

    /// One result for each of the texts.
    package static func matches(of query: String, in texts: [String]) -> [TextMatch?] {
        var matcher = TextMatcher(query)
        return texts.map { matcher.match(in: $0) }
    }

    /// The first part that matches the whole query, or else the first match of each of its words.
    ///
    /// `nil` if nothing matches.
    package mutating func match(in text: String) -> TextMatch? {
        guard mayMatch(text) else { return nil }
        tokenizer.tokenize(text)
        let whole = bytes(matching: terms[...])
        let found =
            whole.map { [$0] } ?? terms.indices.compactMap { bytes(matching: terms[$0...$0]) }
        guard !found.isEmpty else { return nil }
        // Few texts match: only these are worth a second pass, which counts characters.
        let counts = tokenizer.tokenizeCounting(text)
        let ranges = found.compactMap { Self.characters(of: $0, counts) }
        if whole != nil { return ranges.isEmpty ? nil : TextMatch(quality: .whole, ranges: ranges) }
        return TextMatch(
            quality: found.count == terms.count ? .prefix : .someWords,
            ranges: ranges.merged(joiningAdjacent: false)
        )
    }

    /// Whether a word of a text may start with a term.
    ///
    /// Most texts are of plain letters, digits and spaces, which are compared in a tenth of the time
    /// that tokenizing them takes.
    private func mayMatch(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var isStart = true
            for index in bytes.indices {
                guard bytes[index].isASCIIWordCharacter else {
                    if bytes[index] != UInt8(ascii: " ") { return true }
                    isStart = true
                    continue
                }
                if isStart, terms.contains(where: { bytes[index...].hasPlainPrefix($0) }) {
                    return true
                }
                isStart = false
            }
            return false
        }
    }

    /// The first consecutive tokens that equal the terms; the last term may be a prefix.
    private func bytes(matching terms: ArraySlice<[UInt8]>) -> Range<Int>? {
        let (tokens, bytes) = (tokenizer.text.tokens, tokenizer.text.bytes)
        guard let last = terms.last, terms.count <= tokens.count else { return nil }
        for first in 0...(tokens.count - terms.count) {
            let complete = zip(terms.dropLast(), tokens[first...])
            guard complete.allSatisfy({ bytes[$1.bytes].elementsEqual($0) }) else { continue }
            let end = tokens[first + terms.count - 1].bytes
            if bytes[end].starts(with: last) {
                return tokens[first].bytes.lowerBound..<end.lowerBound + last.count
            }
        }
        return nil
    }

    /// The characters that bytes of tokens came from; `counts` has the byte count after each one.
    package static func characters(of bytes: Range<Int>, _ counts: [Int]) -> Range<Int>? {
        guard let first = counts.firstIndex(where: { $0 > bytes.lowerBound }),
            let last = counts.firstIndex(where: { $0 >= bytes.upperBound }), first <= last
        else { return nil }
        return first..<last + 1
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Whether these ASCII bytes start with a term, regardless of case.
    fileprivate func hasPlainPrefix(_ term: [UInt8]) -> Bool {
        guard count >= term.count else { return false }
        return term.indices.allSatisfy { self[startIndex + $0].asciiLowercased == term[$0] }
    }
}

extension [Range<Int>] {
    /// The ranges in their order, those joined that overlap, or also those that are adjacent.
    func merged(joiningAdjacent: Bool) -> [Range<Int>] {
        sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { result, range in
            let limit = range.lowerBound - (joiningAdjacent ? 1 : 0)
            if let last = result.last, limit < last.upperBound {
                let end = Swift.max(last.upperBound, range.upperBound)
                result[result.count - 1] = last.lowerBound..<end
            } else {
                result.append(range)
            }
        }
    }
}
