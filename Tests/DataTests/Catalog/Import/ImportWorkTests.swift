import Testing

@testable import Data

struct ImportWorkTests {
    @Test func `grows from nothing to the whole`() {
        var shares: [Double] = []
        for done in [0, 25, 50, 75, 100] {
            shares.append(work(titles: done, cast: 0, written: 0).doneShare)
        }
        for done in [25, 50, 75, 100] {
            shares.append(work(titles: 100, cast: done, written: 0).doneShare)
        }
        for written in [0.25, 0.5, 0.75, 1] {
            shares.append(work(titles: 100, cast: 100, written: written).doneShare)
        }

        #expect(shares.first == 0)
        #expect(shares.last == 1)
        #expect(shares == shares.sorted())
        #expect(Set(shares).count == shares.count)
    }

    @Test func `is never beyond the whole, whatever the files have`() {
        let empty = ImportWork(files: [], movieCount: 0, creditCount: 0, writtenShare: 1)
        let grown = ImportWork(
            files: [.init(kind: .imdbTitles, readCount: 300, size: 100, isCompressed: false)],
            movieCount: 1_000,
            creditCount: 0,
            writtenShare: 1
        )

        #expect((0...1).contains(empty.doneShare))
        #expect((0...1).contains(grown.doneShare))
    }

    /// Takes percentages; each file has a hundred megabytes.
    private func work(titles: Int, cast: Int, written: Double) -> ImportWork {
        ImportWork(
            files: [
                .init(
                    kind: .imdbTitles,
                    readCount: titles * 1_000_000,
                    size: 100_000_000,
                    isCompressed: false
                ),
                .init(
                    kind: .imdbCast,
                    readCount: cast * 1_000_000,
                    size: 100_000_000,
                    isCompressed: false
                ),
            ],
            movieCount: titles * 2_000,
            creditCount: cast * 10_000,
            writtenShare: written
        )
    }
}
