import Testing

@testable import TextIndex

struct ColumnLayoutTests {
    private static let largest = Int(UInt32.max)

    @Test(arguments: [
        (ColumnLayout(), true), (ColumnLayout(bytes: 5..<9), true),
        (ColumnLayout(base: largest), true), (ColumnLayout(base: largest + 1), false),
        (ColumnLayout(knownCount: 3), true), (ColumnLayout(knownCount: 4), false),
        (ColumnLayout(bytes: 5..<11, width: 2), true),
        (ColumnLayout(bytes: 5..<10, width: 2), false),
        (ColumnLayout(bytes: 5..<12, width: 2), false),
        (ColumnLayout(bytes: 5..<17, width: 4), true),
        (ColumnLayout(bytes: 5..<20, width: 5), false),
    ])
    func `a column of three documents is valid within its bounds`(
        layout: ColumnLayout,
        isValid: Bool
    ) {
        #expect(layout.isValid(documentCount: 3) == isValid)
    }

    @Test(arguments: [
        (FlagLayout(), true), (FlagLayout(flaggedCount: 3), true),
        (FlagLayout(flaggedCount: 4), false), (FlagLayout(bytes: 5..<13), false),
        (FlagLayout(bytes: 5..<13, mask: 1 << 55), true),
        (FlagLayout(bytes: 5..<13, mask: 1 << 56), false),
        (FlagLayout(bytes: 5..<13, mask: 0b11), false),
        (FlagLayout(bytes: 5..<21, mask: 0b11), true),
        (FlagLayout(bytes: 5..<22, mask: 0b11), false),
    ])
    func `the flags of three documents are valid within their bounds`(
        layout: FlagLayout,
        isValid: Bool
    ) {
        #expect(layout.isValid(documentCount: 3) == isValid)
    }

    @Test(arguments: [(0, 0), (1, 8), (64, 8), (65, 16), (128, 16), (129, 24)])
    func `a flag takes a bit for each document, in whole words`(count: Int, size: Int) {
        #expect(FlagLayout.size(documentCount: count) == size)
    }

    @Test(
        arguments: [
            (0, 100..<116), (1, nil), (2, 116..<132), (54, nil), (55, 132..<148), (56, nil),
        ] as [(Int, Range<Int>?)]
    )
    func `knows where the documents with a flag are`(flag: Int, range: Range<Int>?) {
        let flags = FlagLayout(bytes: 100..<148, mask: 0b101 | 1 << 55 | 1 << 56)

        #expect(flags.range(of: flag, documentCount: 65) == range)
    }
}
