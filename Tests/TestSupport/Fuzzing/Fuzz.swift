import Foundation

/// Calls `body` with inputs that are changed entries of a corpus, and throws a `FuzzFinding` if it
/// throws.
///
/// `body` returns whether an input is valid, and may draw more random numbers. An input depends on
/// nothing but its seed. How many there are, the environment may change: see `FuzzPlan`.
@discardableResult
package func fuzz(
    _ name: String,
    _ corpus: FuzzCorpus,
    iterations: Int,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    body: (_ input: [UInt8], _ random: inout SplitMix64) throws -> Bool
) throws -> FuzzCounts {
    let plan = try FuzzPlan(iterations: iterations, environment: environment)
    let file = plan.isChosen ? try FuzzSeedFile(name) : nil
    defer { file?.remove() }
    if plan.isChosen { FuzzLog.write("\(name): \(FuzzPlan.seedVariable)=\(plan.firstSeed)") }
    let start = ContinuousClock.now
    var counts = FuzzCounts()
    while !plan.isOver(after: counts.total, start) {
        let seed = plan.firstSeed &+ UInt64(counts.total)
        file?.write(seed)
        var random = SplitMix64(seed: seed)
        let input = corpus.input(&random)
        do {
            if try body(input, &random) { counts.valid += 1 } else { counts.invalid += 1 }
        } catch {
            throw FuzzFinding(name, seed: seed, number: counts.total, input, error)
        }
    }
    if plan.isChosen { FuzzLog.write("\(name): \(counts.valid) valid of \(counts.total) inputs") }
    return counts
}

/// How many inputs were valid, and how many not.
///
/// A test that expects some of both knows that its inputs reach what it tests.
package struct FuzzCounts: Hashable, Sendable {
    package fileprivate(set) var valid = 0
    package fileprivate(set) var invalid = 0

    package var total: Int { valid + invalid }
}

/// An input for which a test failed, and how to try it again.
package struct FuzzFinding: Error, CustomStringConvertible {
    package let description: String

    fileprivate init(
        _ name: String,
        seed: UInt64,
        number: Int,
        _ input: [UInt8],
        _ error: any Error
    ) {
        let hex = input.prefix(1 << 11).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        description = """
            \(name): \(FuzzPlan.seedVariable)=\(seed) makes this input first; it is number \
            \(number) of this run, and has \(input.count) bytes: \(hex.joined()): \(error)
            """
    }
}

/// A file in the temporary folder with the seed of the current input; it remains after a crash.
private struct FuzzSeedFile {
    private let path: String
    private let descriptor: Descriptor

    init(_ name: String) throws {
        let file = "movies-fuzz-" + name.replacing(" ", with: "-")
        path = FileManager.default.temporaryDirectory.appending(path: file).path
        try Data().write(to: URL(filePath: path))
        descriptor = try Descriptor.opening(path, O_WRONLY)
    }

    func write(_ seed: UInt64) {
        let digits = String(seed)
        let text = String(repeating: "0", count: 20 - digits.count) + digits + "\n"
        // Without it, only a crash is harder to repeat.
        _ = pwrite(descriptor.number, text, text.utf8.count, 0)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}

private enum FuzzLog {
    static func write(_ line: String) {
        FileHandle.standardError.write(Data("fuzz \(line)\n".utf8))
    }
}
