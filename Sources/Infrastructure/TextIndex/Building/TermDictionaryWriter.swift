/// Writes the sorted words of an index in blocks, and the list of the blocks.
///
/// A word is: how many bytes it shares with the word before it, how many follow, these bytes, and
/// the sizes of its postings and of those in the head. The first word of a block shares none. An
/// entry of the list is: the first word's size and bytes, and how far the block, its postings and
/// its postings in the head begin after those of the block before.
struct TermDictionaryWriter {
    static let blockSize = 128

    private(set) var words: [UInt8] = []
    private(set) var blocks: [UInt8] = []
    private var count = 0
    private var last: ArraySlice<UInt8> = []
    private var position = (words: 0, postings: 0, head: 0)
    private var blockStart = (words: 0, postings: 0, head: 0)

    mutating func append(_ word: ArraySlice<UInt8>, postingsSize: Int, headSize: Int) {
        let isFirst = count % Self.blockSize == 0
        if isFirst { beginBlock(word) }
        let shared = isFirst ? 0 : Self.sharedCount(word, last)
        words.append(UInt8(shared))
        words.append(UInt8(word.count - shared))
        words.append(contentsOf: word.dropFirst(shared))
        VariableLengthInteger.append(postingsSize, to: &words)
        VariableLengthInteger.append(headSize, to: &words)
        position.words = words.count
        position.postings += postingsSize
        position.head += headSize
        last = word
        count += 1
    }

    private static func sharedCount(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
        let limit = min(a.count, b.count)
        var count = 0
        while count < limit, a[a.startIndex + count] == b[b.startIndex + count] { count += 1 }
        return count
    }

    private mutating func beginBlock(_ word: ArraySlice<UInt8>) {
        blocks.append(UInt8(word.count))
        blocks.append(contentsOf: word)
        VariableLengthInteger.append(position.words - blockStart.words, to: &blocks)
        VariableLengthInteger.append(position.postings - blockStart.postings, to: &blocks)
        VariableLengthInteger.append(position.head - blockStart.head, to: &blocks)
        blockStart = position
    }
}
