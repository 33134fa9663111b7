import Testing

@testable import TextIndex

struct TextRankTests {
    private static let unknown = 1_000_000

    @Test func `missing terms, several fields and typos outweigh everything after them`() {
        var missing = rank()
        missing.missing = 1
        let ascending = [
            rank(), rank(typos: 1), rank(typos: 15), rank(.scattered),
            rank(.scattered, typos: 15), missing,
        ]

        for (better, worse) in zip(ascending, ascending.dropFirst()) {
            #expect(better < worse)
            #expect(better.sortKey(document: Self.unknown) < worse.sortKey(document: 0))
        }
    }

    @Test func `a secondary field is less than a title, and more than a title with a typo`() {
        #expect(rank() < rank(.secondaryField))
        #expect(rank(extra: true) < rank(.secondaryField))
        #expect(rank(.secondaryField) < rank(typos: 1))
        #expect(rank(.secondaryField).sortKey(document: 9) < rank().sortKey(document: Self.unknown))
        #expect(rank(.secondaryField, typos: 1) < rank(.scattered))
    }

    @Test func `of equally popular documents the one that matches more closely wins`() {
        let ascending = [
            rank(), rank(outOfOrder: 1), rank(outOfOrder: 2), rank(extra: true),
            rank(extra: true, outOfOrder: 1), rank(extra: true, outOfOrder: 63),
        ]

        for (better, worse) in zip(ascending, ascending.dropFirst()) {
            #expect(better.sortKey(document: 7) < worse.sortKey(document: 7))
        }
    }

    @Test func `a popular document beats an unknown one that matches a little better`() {
        #expect(rank(extra: true).sortKey(document: 10) < rank().sortKey(document: Self.unknown))
        #expect(rank(outOfOrder: 2).sortKey(document: 10) < rank().sortKey(document: Self.unknown))
    }

    @Test func `of documents about as popular the one that matches more closely wins`() {
        #expect(rank().sortKey(document: 100) < rank(extra: true).sortKey(document: 10))
        #expect(rank().sortKey(document: 30_000) < rank(extra: true).sortKey(document: 10_000))
        #expect(rank().sortKey(document: 50) < rank(outOfOrder: 1).sortKey(document: 20))
    }

    @Test func `documents that match equally are in the order of popularity`() {
        for (more, less) in [(0, 1), (1, 3), (8, 16), (1_000, 2_000), (400_000, 1_000_000)] {
            #expect(rank().sortKey(document: more) < rank().sortKey(document: less))
        }
    }

    @Test func `the share that is missing is weighed against popularity`() {
        var (little, much) = (rank(), rank())
        (little.missing, much.missing) = (10, 30)

        #expect(little.sortKey(document: 1_000) < much.sortKey(document: 1_000))
        #expect(little.sortKey(document: 1_000) < much.sortKey(document: 100))
        #expect(much.sortKey(document: 0) < little.sortKey(document: Self.unknown))
    }

    @Test func `clamps typos and order`() {
        #expect(
            rank(typos: 99, outOfOrder: 99).sortKey(document: 0)
                == rank(typos: 15, outOfOrder: 63).sortKey(document: 0)
        )
    }

    @Test func `is a whole title only if nothing differs`() {
        #expect(rank().isWholeTitle)
        #expect(!rank(typos: 1).isWholeTitle)
        #expect(!rank(extra: true).isWholeTitle)
        #expect(!rank(outOfOrder: 1).isWholeTitle)
        #expect(!rank(.secondaryField).isWholeTitle)
    }

    private func rank(
        _ placement: TextRank.Placement = .title,
        typos: Int = 0,
        extra: Bool = false,
        outOfOrder: Int = 0
    ) -> TextRank {
        TextRank(
            placement: placement,
            typos: typos,
            hasExtraTerms: extra,
            outOfOrderCount: outOfOrder
        )
    }
}
