import Synchronization
import Testing

@testable import SystemKit

struct ParallelMapTests {
    private struct Failure: Error, Equatable {
        let number: Int
    }

    @Test(arguments: [0, 1, 7])
    func `passes on the results in the order of the values`(threadCount: Int) {
        var (next, results) = (0, [Int]())
        ParallelMap(threadCount: threadCount) { (value: Int) in
            // The work for some values takes far longer than that for others.
            (0..<(value.isMultiple(of: 5) ? 20_000 : 10)).reduce(value) { sum, _ in sum }
        }
        .run {
            defer { next += 1 }
            return next < 500 ? next : nil
        } take: {
            results.append($0)
        }

        #expect(results == Array(0..<500))
    }

    @Test func `keeps few values in memory`() {
        let living = Mutex(0)
        var (count, most) = (0, 0)
        ParallelMap(threadCount: 2) { (value: Int) in value }
            .run {
                count += 1
                let now = living.withLock { living in
                    living += 1
                    return living
                }
                most = max(most, now)
                return count <= 100 ? count : nil
            } take: { _ in
                living.withLock { $0 -= 1 }
            }

        #expect(count == 101)
        #expect(most <= 5)
    }

    @Test(arguments: [0, 3])
    func `ends with the first error`(threadCount: Int) {
        let map = ParallelMap(threadCount: threadCount) { (value: Int) in value }
        var taken = 0

        do throws(Failure) {
            try map.run { () throws(Failure) -> Int? in
                1
            } take: { _ throws(Failure) in
                taken += 1
                if taken == 10 { throw Failure(number: taken) }
            }
            Issue.record("no error")
        } catch {
            #expect(error == Failure(number: 10))
        }
        #expect(taken == 10)
    }

    @Test func `makes values on other threads`() {
        let values = (0..<3).map { number in ParallelValue { (0...number).reduce(0, +) } }

        #expect(values.map { $0.get() } == [0, 1, 3])
    }
}
