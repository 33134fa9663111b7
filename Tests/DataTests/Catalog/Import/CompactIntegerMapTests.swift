import TestSupport
import Testing

@testable import Data

struct CompactIntegerMapTests {
    @Test func `is empty at first`() {
        let map = CompactIntegerMap(unset: 0)

        #expect(map.count == 0)
        #expect(map[1] == nil)
        #expect(map[.max] == nil)
    }

    @Test func `keeps the last value that was set`() {
        var map = CompactIntegerMap(unset: 0)

        map[7] = 70
        map[8] = 80
        map[7] = 71

        #expect(map[7] == 71)
        #expect(map[8] == 80)
        #expect(map[9] == nil)
        #expect(map.count == 2)
    }

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

    /// More keys than fit at first, so that it grows, and consecutive ones, so that slots collide.
    @Test func `keeps every value while it grows`() {
        var map = CompactIntegerMap(unset: -1)
        let keys = (1...5_000).map { UInt32($0) } + (1...5_000).map { .max - UInt32($0) }

        for key in keys { map[key] = Int(key) * 2 }

        #expect(map.count == keys.count)
        #expect(keys.allSatisfy { map[$0] == Int($0) * 2 })
        #expect((5_001...9_000).allSatisfy { map[UInt32($0)] == nil })
    }

    @Test func `has the same values as a dictionary`() {
        var random = SplitMix64(seed: 1)
        var map = CompactIntegerMap(unset: UInt64(0))
        var dictionary: [UInt32: UInt64] = [:]

        for _ in 0..<20_000 {
            let key = UInt32.random(in: 1...6_000, using: &random)
            let value = UInt64.random(in: 1...9, using: &random)
            map[key] = value
            dictionary[key] = value
        }

        #expect(map.count == dictionary.count)
        #expect((1...6_000).allSatisfy { map[UInt32($0)] == dictionary[UInt32($0)] })
    }
}
