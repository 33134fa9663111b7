import TestSupport
import Testing

@testable import TextIndex

struct TermDictionaryTests {
    private let terms: [String]
    private let dictionary: TermDictionary

    /// The range of each term's postings, and of its champion list.
    private let spans: [String: TermDictionary.Span]
    private let header: TextIndexHeader

    init() throws {
        var random = SplitMix64(seed: 42)
        var set: Set<String> = ["a", "zz", String(repeating: "m", count: 200)]
        // Enough for three groups of blocks.
        let termCount = 2 * TermDictionaryWriter.groupSize * TermDictionaryWriter.blockSize + 700
        while set.count < termCount {
            let characters = Array("abcé千")
            let count = Int.random(in: 1...12, using: &random)
            set.insert(
                String(
                    (0..<count).map { _ in
                        characters[Int.random(in: 0..<characters.count, using: &random)]
                    }
                )
            )
        }
        terms = set.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var writer = TermDictionaryWriter()
        var spans: [String: TermDictionary.Span] = [:]
        var (full, top) = (100, 5_000_000)
        for term in terms {
            let sizes = (
                full: Int.random(in: 1...200, using: &random),
                top: Int.random(in: 0...2, using: &random)
            )
            writer.append(
                Array(term.utf8)[...],
                postingsSize: sizes.full,
                topPostingsSize: sizes.top
            )
            spans[term] = .init(full: full..<full + sizes.full, top: top..<top + sizes.top)
            full += sizes.full
            top += sizes.top
        }
        var header = TextIndexHeader()
        header.postings = 100..<full
        header.topPostings = 5_000_000..<top
        header.place(writer.terms, writer.blocks, writer.groups, from: 3)
        self.spans = spans
        self.header = header
        dictionary = try TermDictionary(
            MemoryIndexStorage(bytes: [0, 0, 0] + writer.terms + writer.blocks + writer.groups),
            header: header
        )
    }

    @Test func `finds every term`() throws {
        for term in terms { #expect(try dictionary.span(of: Array(term.utf8)) == spans[term]) }
    }

    @Test(arguments: ["", "A", "aa\u{1}", "zzz", "zy", "m", "千千千千千千千千千千", "\u{10FFFF}"])
    func `has no other term`(term: String) throws {
        #expect(try dictionary.span(of: Array(term.utf8)) == nil)
    }

    @Test func `finds the terms between any two keys`() throws {
        var random = SplitMix64(seed: 43)
        for _ in 0..<200 {
            let keys = (0..<2).map { _ in
                let term = terms[Int.random(in: 0..<terms.count, using: &random)]
                let suffix = ["", "a", "\u{10FFFF}"][Int.random(in: 0..<3, using: &random)]
                return Array((term + suffix).utf8)
            }.sorted { $0.lexicographicallyPrecedes($1) }
            let between = terms.filter {
                !$0.utf8.lexicographicallyPrecedes(keys[0])
                    && $0.utf8.lexicographicallyPrecedes(keys[1])
            }

            let span = try dictionary.span(from: keys[0], to: keys[1])

            #expect(span.full.count == between.reduce(0) { $0 + (spans[$1]?.full.count ?? 0) })
            #expect(span.top.count == between.reduce(0) { $0 + (spans[$1]?.top.count ?? 0) })
            if let first = between.first, let last = between.last {
                #expect(span.full.lowerBound == spans[first]?.full.lowerBound)
                #expect(span.top.upperBound == spans[last]?.top.upperBound)
            }
            guard let end = between.dropFirst().last.map({ Array($0.utf8) }) else { continue }
            #expect(throws: TextIndexError.corrupt) { try dictionary.span(from: end, to: keys[0]) }
        }
        let everything = try dictionary.span(from: [], to: [0xFF])
        #expect(everything.full == header.postings)
        #expect(everything.top == header.topPostings)
    }

    @Test func `iterates over the terms between two keys, in order`() throws {
        for (first, end) in [("", "\u{10FFFF}"), ("b", "c"), ("c", "é"), ("千", "b"), ("zz", "zz")] {
            var cursor = try dictionary.cursor(from: Array(first.utf8), to: Array(end.utf8))
            var found: [String] = []
            var previous: [UInt8] = []
            while try cursor.next() {
                let term = String(decoding: cursor.term, as: UTF8.self)
                #expect(cursor.span == spans[term])
                #expect(cursor.term.starts(with: previous.prefix(cursor.sharedCount)))
                previous = Array(cursor.term)
                found.append(term)
            }
            let between = terms.filter {
                !$0.utf8.lexicographicallyPrecedes(first.utf8)
                    && $0.utf8.lexicographicallyPrecedes(end.utf8)
            }
            #expect(found.count <= between.count + 2 * TermDictionaryWriter.blockSize)
            #expect(found.filter(between.contains) == between)
            #expect(!found.isEmpty)
        }
    }

    @Test func `skips terms that share a prefix with the current one`() throws {
        var cursor = try dictionary.cursor(from: [], to: [0xFF])
        var found: [String] = []

        while try cursor.next(sharingFewerThan: found.isEmpty ? .max : 1) {
            found.append(String(decoding: cursor.term, as: UTF8.self))
            #expect(cursor.span == spans[found.last ?? ""])
        }

        // The first term of a block shares nothing by definition.
        let initials = terms.indices.filter { index in
            index % TermDictionaryWriter.blockSize == 0
                || terms[index].utf8.first != terms[index - 1].utf8.first
        }
        #expect(found == initials.map { terms[$0] })
        #expect(cursor.span.full == header.postings.upperBound..<header.postings.upperBound)
        #expect(cursor.span.top == header.topPostings.upperBound..<header.topPostings.upperBound)
    }

    @Test func `is empty without terms`() throws {
        let empty = try TermDictionary(MemoryIndexStorage(bytes: []), header: TextIndexHeader())
        var cursor = try empty.cursor(from: [0x61], to: [0x62])

        #expect(try empty.span(of: [0x61]) == nil)
        #expect(try empty.span(from: [0x61], to: [0x62]).full.isEmpty)
        #expect(try !cursor.next())
        empty.prefetch([[0x61]])
    }

    @Test(
        arguments: [
            ([0], false), ([0, 2, 0x61], false), ([0, 1, 0x61], false), ([0, 1, 0x61, 10], false),
            ([0, 1, 0x61, 11, 0], false), ([0, 1, 0x61, 10, 6], false),
            ([1, 1, 0x61, 10, 5], false),
            ([0, 1, 0x61, 10, 5], true), ([0, 1, 0x61, 5, 0, 2, 1, 0x62, 5, 0], false),
            ([0, 1, 0x61, 5, 0, 1, 1, 0x62, 5, 5], true),
            ([0, 1, 0x61, 5, 0, 1, 1, 0x62, 6, 5], false),
            ([0, 1, 0x61, 5, 3, 1, 1, 0x62, 5, 3], false),
        ] as [([UInt8], Bool)]
    )
    func `rejects corrupt terms`(terms: [UInt8], isValid: Bool) throws {
        let dictionary = try dictionary(terms, [1, 0x61, 0, 0, 0], [1, 0x61, 0, 0, 0, 0])

        if isValid {
            #expect(try dictionary.span(from: [], to: [0xFF]).full == 0..<10)
        } else {
            #expect(throws: TextIndexError.corrupt) { try dictionary.span(from: [], to: [0xFF]) }
        }
    }

    /// A dictionary with ten bytes of postings and five of champion lists.
    private func dictionary(
        _ terms: [UInt8],
        _ blocks: [UInt8],
        _ groups: [UInt8]
    ) throws -> TermDictionary {
        var header = TextIndexHeader()
        header.postings = 0..<10
        header.topPostings = 10..<15
        header.place(terms, blocks, groups, from: 0)
        return try TermDictionary(
            MemoryIndexStorage(bytes: terms + blocks + groups),
            header: header
        )
    }
}

extension TextIndexHeader {
    /// Sets where the parts of a dictionary are that follow one another.
    fileprivate mutating func place(
        _ terms: [UInt8],
        _ blocks: [UInt8],
        _ groups: [UInt8],
        from start: Int
    ) {
        self.terms = start..<start + terms.count
        termBlocks = self.terms.upperBound..<self.terms.upperBound + blocks.count
        termGroups = termBlocks.upperBound..<termBlocks.upperBound + groups.count
    }
}
