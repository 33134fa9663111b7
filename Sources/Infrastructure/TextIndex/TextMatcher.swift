/// The parts of a text that match what was typed, as offsets of its characters.
public enum TextMatch: Hashable, Sendable {
    case whole(Range<Int>)

    /// In order, without overlaps; neither the list nor a range is empty.
    case words([Range<Int>])
}

/// Finds in one text after another what was typed, as far as folding tells texts apart.
///
/// A match begins where a word begins, and may end within a word.
public struct TextMatcher {
    private let typed: [[UInt8]]
    private var folder = Tokenizer()

    public init(_ typed: String) {
        folder.fold(typed)
        self.typed = folder.folded.words.map(folder.folded.text)
    }

    /// The first part that matches all that was typed, or else the first for each typed word.
    ///
    /// `nil` where nothing matches.
    public mutating func match(in text: String) -> TextMatch? {
        folder.fold(text)
        let whole = bytes(matching: typed[...])
        let found =
            whole.map { [$0] } ?? typed.indices.compactMap { bytes(matching: typed[$0...$0]) }
        guard !found.isEmpty else { return nil }
        // Few texts match: only these are worth a second pass, which looks for characters.
        let counts = folder.foldCounting(text)
        let ranges = found.compactMap { Self.characters(of: $0, counts) }
        return whole == nil ? .words(Self.joined(ranges)) : ranges.first.map(TextMatch.whole)
    }

    /// Where words stand one after the other, of which the last may be unfinished.
    private func bytes(matching typed: ArraySlice<[UInt8]>) -> Range<Int>? {
        let words = folder.folded.words
        guard let last = typed.last, typed.count <= words.count else { return nil }
        for first in 0...(words.count - typed.count) {
            let finished = zip(typed.dropLast(), words[first...])
            guard finished.allSatisfy({ folder.folded.bytes[$1.bytes].elementsEqual($0) }) else {
                continue
            }
            let end = words[first + typed.count - 1].bytes
            if folder.folded.bytes[end].starts(with: last) {
                return words[first].bytes.lowerBound..<end.lowerBound + last.count
            }
        }
        return nil
    }

    /// The characters that folded bytes came from, by how many bytes there are after each character.
    private static func characters(of bytes: Range<Int>, _ counts: [Int]) -> Range<Int>? {
        guard
            let first = counts.firstIndex(where: { $0 > bytes.lowerBound }),
            let last = counts.firstIndex(where: { $0 >= bytes.upperBound }), first <= last
        else { return nil }
        return first..<last + 1
    }

    /// Puts ranges in order and joins those that overlap.
    private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { result, range in
            if let last = result.last, range.lowerBound < last.upperBound {
                let end = max(last.upperBound, range.upperBound)
                result[result.count - 1] = last.lowerBound..<end
            } else {
                result.append(range)
            }
        }
    }
}
