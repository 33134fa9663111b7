/// Writes the sorted terms of an index in blocks, the list of the blocks, and that of their groups.
///
/// A term is: how many bytes it shares with the previous term, how many follow, these bytes, and
/// the sizes of its postings and of its champion list. The first term of a block shares none. A
/// block's entry in the list is: the size and bytes of its first term, and the distances from the
/// previous block's terms, postings and champion lists to its own. A group is some consecutive
/// blocks, of which the distances of the first are 0. Its entry is: the size and bytes of its first
/// term, and the distances from the previous group's entries in the list of blocks, and from its
/// terms, postings and champion lists, to its own.
struct TermDictionaryWriter {
    /// In terms.
    static let blockSize = 128

    /// In blocks: reading an index decodes all groups, and a lookup decodes the blocks of one.
    static let groupSize = 32

    private(set) var terms: [UInt8] = []
    private(set) var blocks: [UInt8] = []
    private(set) var groups: [UInt8] = []
    private var count = 0
    private var last: ArraySlice<UInt8> = []
    private var position = TermDictionary.Position()
    private var blockStart = TermDictionary.Position()
    private var groupStart = TermDictionary.Position()
    private var groupStartInBlocks = 0

    mutating func append(_ term: ArraySlice<UInt8>, postingsSize: Int, topPostingsSize: Int) {
        let isFirst = count % Self.blockSize == 0
        if isFirst {
            if count % (Self.blockSize * Self.groupSize) == 0 { beginGroup(term) }
            beginBlock(term)
        }
        let shared = isFirst ? 0 : Self.sharedCount(term, last)
        terms.append(UInt8(shared))
        terms.append(UInt8(term.count - shared))
        terms.append(contentsOf: term.dropFirst(shared))
        VariableLengthInteger.append(postingsSize, to: &terms)
        VariableLengthInteger.append(topPostingsSize, to: &terms)
        position.terms = terms.count
        position.postings += postingsSize
        position.topPostings += topPostingsSize
        last = term
        count += 1
    }

    private static func sharedCount(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
        let limit = min(a.count, b.count)
        var count = 0
        while count < limit, a[a.startIndex + count] == b[b.startIndex + count] { count += 1 }
        return count
    }

    private mutating func beginGroup(_ term: ArraySlice<UInt8>) {
        groups.append(UInt8(term.count))
        groups.append(contentsOf: term)
        VariableLengthInteger.append(blocks.count - groupStartInBlocks, to: &groups)
        position.appendDistance(from: groupStart, to: &groups)
        (groupStart, groupStartInBlocks) = (position, blocks.count)
        blockStart = position
    }

    private mutating func beginBlock(_ term: ArraySlice<UInt8>) {
        blocks.append(UInt8(term.count))
        blocks.append(contentsOf: term)
        position.appendDistance(from: blockStart, to: &blocks)
        blockStart = position
    }
}
