import Foundation
import Testing

@testable import TestSupport

struct FuzzTests {
    private struct Odd: Error {}

    private let corpus = FuzzCorpus(["one entry", "another"], tokens: ["<token>"])

    @Test func `makes the same inputs in each run`() throws {
        #expect(try inputs() == inputs())
        #expect(try Set(inputs()).count > 100)
        #expect(try inputs().contains(Array("another".utf8)))
        #expect(try inputs().contains { $0.starts(with: "<token>".utf8) })
        #expect(
            try fuzz("counts", corpus, iterations: 200, environment: [:]) { _, _ in true }.valid
                == 200
        )
    }

    @Test func `a finding names the seed that makes its input first`() throws {
        var wanted: [UInt8] = []
        let finding = #expect(throws: FuzzFinding.self) {
            try fuzz("finding", corpus, iterations: 1000, environment: [:]) { input, _ in
                wanted = input
                if input.contains(0x80) { throw Odd() }
                return true
            }
        }
        let text = try #require(finding?.description)
        let seed = try #require(text.firstMatch(of: #/MOVIES_FUZZ_SEED=(\d+)/#)?.output.1)

        #expect(try inputs(["MOVIES_FUZZ_SEED": String(seed)]).first == wanted)
        #expect(text.contains("has \(wanted.count) bytes"))
        #expect(text.hasSuffix("\(Odd())"))
    }

    @Test func `runs for a time, or from another seed, if the environment says so`() throws {
        let now = ContinuousClock.now
        let plan = try FuzzPlan(iterations: 1, environment: ["MOVIES_FUZZ_SECONDS": "60"])
        let endless = try FuzzPlan(iterations: 1, environment: ["MOVIES_FUZZ_SECONDS": "forever"])

        #expect(!plan.isOver(after: 1000, now.advanced(by: .seconds(1000))))
        #expect(plan.isOver(after: 1000, now.advanced(by: .seconds(-60))))
        #expect(!endless.isOver(after: .max, now.advanced(by: .seconds(-1_000_000))))
        #expect(try inputs(["MOVIES_FUZZ_SEED": "9"]) != inputs())
    }

    private func inputs(
        _ environment: [String: String] = [:],
        iterations: Int = 200
    ) throws -> [[UInt8]] {
        var inputs: [[UInt8]] = []
        try fuzz("inputs", corpus, iterations: iterations, environment: environment) { input, _ in
            inputs.append(input)
            return true
        }
        return inputs
    }
}
