import TestSupport
import Testing

@testable import Data

struct CompactIntegerMapTests {
    @Test func `removes no value`() {
        var map = CompactIntegerMap(unset: 1)
        map[7] = 70

        map[7] = nil
        map[8] = nil

        #expect(map[7] == 70)
        #expect(map[8] == nil)
        #expect(map.count == 1)
    }

    @Test func `has no value for the key 0`() {
        var map = CompactIntegerMap(unset: 1)

        map[0] = 7

        #expect(map[0] == nil)
        #expect(map.count == 0)
    }

    @Test func `has the same values as a dictionary`() {
        var random = SplitMix64(seed: 1)
        var map = CompactIntegerMap(unset: UInt64(0))
        var dictionary: [UInt32: UInt64] = [:]

        for _ in 0..<20_000 {
            let number = UInt32.random(in: 1...6_000, using: &random)
            // Consecutive keys, so that slots collide, at both ends.
            let key = Bool.random(using: &random) ? number : .max - number
            let value = UInt64.random(in: 1...9, using: &random)
            map[key] = value
            dictionary[key] = value
        }

        #expect(map.count == dictionary.count)
        #expect(dictionary.allSatisfy { map[$0] == $1 })
        #expect((6_001...9_000).allSatisfy { map[$0] == nil && map[.max - $0] == nil })
    }
}
