import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(20)))
struct ThreadClockTests {
    private let clock = ThreadClock()

    @Test func `sleeps until a deadline`() async throws {
        let deadline = clock.now.advanced(by: .milliseconds(20))

        try await clock.sleep(until: deadline)

        #expect(ContinuousClock.now >= deadline)
    }

    @Test func `stops sleeping when the task is cancelled`() async {
        let task = Task { try await clock.sleep(for: .seconds(36_000)) }

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
