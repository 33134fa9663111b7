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

    /// The document with a number of 2ⁿ is n doublings from the most popular one.
    @Test func `costs as many doublings of the number as the closeness is worth`() {
        func document(_ doublings: Int) -> Int { 1 << doublings - 1 }
        var coincidence = rank()
        coincidence.isCoincidental = true
        let costs = [
            (rank(), 0), (rank(extra: true), 7), (coincidence, 5), (rank(outOfOrder: 1), 3),
            (rank(outOfOrder: 2), 6), (rank(.secondaryField), 8),
            (rank(extra: true, outOfOrder: 1), 10), (rank(.secondaryField, extra: true), 15),
        ]

        for (rank, cost) in costs {
            #expect(rank.sortKey(document: 0) == self.rank().sortKey(document: document(cost)))
            #expect(rank.sortKey(document: 0) == cost * TextRank.doubling)
            #expect(rank.sortKey(document: document(9)) == (cost + 9) * TextRank.doubling)
        }
        // If a part is missing.
        let partialCosts = [
            (rank(missing: 1), 0), (rank(typos: 1, missing: 1), 4), (rank(typos: 2, missing: 1), 8),
            (rank(.secondaryField, missing: 1), 4), (rank(.scattered, missing: 1), 4),
            (rank(extra: true, missing: 1), 7), (rank(missing: 17), 10), (rank(missing: 33), 20),
        ]
        for (rank, cost) in partialCosts {
            let other = self.rank(missing: 1).sortKey(document: document(cost))
            #expect(rank.sortKey(document: 0) == other)
        }
    }

    @Test func `between doublings the popularity falls evenly`() {
        for doublings in 0...20 {
            let half = rank().sortKey(document: 3 << doublings - 1)
            #expect(half == (doublings + 1) * TextRank.doubling + TextRank.doubling / 2)
        }
        let keys = (0..<3000).map { rank().sortKey(document: $0) }
        #expect(keys == keys.sorted())
        #expect(keys.prefix(8) == [0, 8, 12, 16, 18, 20, 22, 24])
    }

    @Test(arguments: [TextRank.Placement.title, .scattered], [0, 1, 3])
    func `what is found for a part of the query has the rank of a partial match`(
        placement: TextRank.Placement,
        typos: Int
    ) {
        for (extra, document) in [(false, 0), (true, 0), (false, 99), (true, 5000)] {
            let part = rank(placement, typos: typos, extra: extra)
            let partial = rank(placement, typos: typos, extra: extra, missing: 4)
            let lessComplete = rank(placement, typos: typos, extra: extra, missing: 14)

            let key = TextRank.sortKey(part.sortKey(document: document), missing: 4)
            #expect(key == partial.sortKey(document: document))
            #expect(
                TextRank.sortKey(key, missing: 10) == lessComplete.sortKey(document: document)
            )
        }
    }

    @Test func `is reliable and close if no other is likely to be meant`() {
        var resemblance = rank()
        resemblance.isResemblance = true
        var coincidence = rank()
        coincidence.isCoincidental = true
        let ranks: [(rank: TextRank, isReliable: Bool, isClose: Bool)] = [
            (rank(), true, true), (rank(typos: 1), true, true), (rank(extra: true), true, true),
            (rank(typos: 1, extra: true), true, false), (rank(.secondaryField), true, true),
            (rank(.secondaryField, typos: 1), false, false), (rank(.scattered), true, true),
            (rank(.scattered, typos: 1), false, false), (rank(missing: 1), false, false),
            (resemblance, false, false), (coincidence, false, false),
        ]

        for (rank, isReliable, isClose) in ranks {
            #expect(rank.isReliable == isReliable)
            #expect(rank.isClose == isClose)
        }
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
        outOfOrder: Int = 0,
        missing: Int = 0
    ) -> TextRank {
        TextRank(
            placement: placement,
            typos: typos,
            hasExtraTerms: extra,
            outOfOrderCount: outOfOrder,
            missing: missing
        )
    }
}
