import Testing

@testable import TextIndex

struct EvidenceTests {
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
            #expect(better.cost(document: Self.unknown) < worse.cost(document: 0))
        }
    }

    @Test func `a secondary field is less than a title, and more than a title with a typo`() {
        #expect(rank() < rank(.secondaryField))
        #expect(rank(extra: true) < rank(.secondaryField))
        #expect(rank(.secondaryField) < rank(typos: 1))
        #expect(rank(.secondaryField).cost(document: 9) < rank().cost(document: Self.unknown))
        #expect(rank(.secondaryField, typos: 1) < rank(.scattered))
    }

    @Test func `of equally popular documents the one that matches more closely wins`() {
        let ascending = [
            rank(), rank(outOfOrder: 1), rank(outOfOrder: 2), rank(extra: true),
            rank(extra: true, outOfOrder: 1), rank(extra: true, outOfOrder: 63),
        ]

        for (better, worse) in zip(ascending, ascending.dropFirst()) {
            #expect(better.cost(document: 7) < worse.cost(document: 7))
        }
    }

    @Test func `a popular document beats an unknown one that matches a little better`() {
        #expect(rank(extra: true).cost(document: 10) < rank().cost(document: Self.unknown))
        #expect(rank(outOfOrder: 2).cost(document: 10) < rank().cost(document: Self.unknown))
    }

    @Test func `of documents about as popular the one that matches more closely wins`() {
        #expect(rank().cost(document: 100) < rank(extra: true).cost(document: 10))
        #expect(rank().cost(document: 30_000) < rank(extra: true).cost(document: 10_000))
        #expect(rank().cost(document: 50) < rank(outOfOrder: 1).cost(document: 20))
    }

    @Test func `documents that match equally are in the order of popularity`() {
        for (more, less) in [(0, 1), (1, 3), (8, 16), (1_000, 2_000), (400_000, 1_000_000)] {
            #expect(rank().cost(document: more) < rank().cost(document: less))
        }
    }

    @Test func `the share that is missing is weighed against popularity`() {
        var (little, much) = (rank(), rank())
        (little.missing, much.missing) = (10, 30)

        #expect(little.cost(document: 1_000) < much.cost(document: 1_000))
        #expect(little.cost(document: 1_000) < much.cost(document: 100))
        #expect(much.cost(document: 0) < little.cost(document: Self.unknown))
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
            #expect(rank.cost(document: 0) == self.rank().cost(document: document(cost)))
            #expect(rank.cost(document: 0) == cost * SearchWeights.doubling)
            #expect(rank.cost(document: document(9)) == (cost + 9) * SearchWeights.doubling)
        }
        // If a part is missing.
        let partialCosts = [
            (rank(missing: 1), 0), (rank(typos: 1, missing: 1), 4), (rank(typos: 2, missing: 1), 8),
            (rank(.secondaryField, missing: 1), 4), (rank(.scattered, missing: 1), 4),
            (rank(extra: true, missing: 1), 7), (rank(missing: 17), 10), (rank(missing: 33), 20),
        ]
        for (rank, cost) in partialCosts {
            let other = self.rank(missing: 1).cost(document: document(cost))
            #expect(rank.cost(document: 0) == other)
        }
    }

    @Test func `between doublings the popularity falls evenly`() {
        for doublings in 0...20 {
            let half = rank().cost(document: 3 << doublings - 1)
            #expect(half == (doublings + 1) * SearchWeights.doubling + SearchWeights.doubling / 2)
        }
        let keys = (0..<3000).map { rank().cost(document: $0) }
        #expect(keys == keys.sorted())
        #expect(keys.prefix(8) == [0, 8, 12, 16, 18, 20, 22, 24])
    }

    @Test(arguments: [Evidence.Place.title, .scattered], [0, 1, 3])
    func `what is found for a part of the query has the rank of a partial match`(
        place: Evidence.Place,
        typos: Int
    ) {
        for (extra, document) in [(false, 0), (true, 0), (false, 99), (true, 5000)] {
            let part = rank(place, typos: typos, extra: extra)
            let partial = rank(place, typos: typos, extra: extra, missing: 4)
            let lessComplete = rank(place, typos: typos, extra: extra, missing: 14)

            #expect(unread(part, 4).cost(document: document) == partial.cost(document: document))
            #expect(
                unread(partial, 10).cost(document: document)
                    == lessComplete.cost(document: document)
            )
        }
    }

    @Test func `the prices add up to the cost`() {
        var hits = [rank(typos: 2, extra: true, outOfOrder: 1), rank(.scattered, typos: 1)]
        hits += [rank(.secondaryField, missing: 17), unread(rank(typos: 1), 4)]
        var coincidence = rank(extra: true)
        coincidence.isCoincidental = true
        var otherTag = rank(typos: 1)
        otherTag.hasSimilarTag = true

        for evidence in hits + [coincidence, otherTag] {
            let sum = evidence.prices(document: 99).reduce(0) { $0 + $1.price }
            #expect(sum * Double(SearchWeights.doubling) == Double(evidence.cost(document: 99)))
        }
    }

    @Test func `is reliable and close if no other is likely to be meant`() {
        var resemblance = rank()
        resemblance.isResemblance = true
        var coincidence = rank()
        coincidence.isCoincidental = true
        let ranks: [(rank: Evidence, isReliable: Bool, isClose: Bool)] = [
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

    @Test func `is a whole title only if nothing differs`() {
        #expect(rank().isWholeTitle)
        #expect(!rank(typos: 1).isWholeTitle)
        #expect(!rank(extra: true).isWholeTitle)
        #expect(!rank(outOfOrder: 1).isWholeTitle)
        #expect(!rank(.secondaryField).isWholeTitle)
    }

    private func unread(_ evidence: Evidence, _ share: Int) -> Evidence {
        var evidence = evidence
        evidence.unread = share
        return evidence
    }

    private func rank(
        _ place: Evidence.Place = .title,
        typos: Int = 0,
        extra: Bool = false,
        outOfOrder: Int = 0,
        missing: Int = 0
    ) -> Evidence {
        Evidence(
            place,
            typos: typos,
            hasExtraTerms: extra,
            outOfOrderCount: outOfOrder,
            missing: missing
        )
    }
}
