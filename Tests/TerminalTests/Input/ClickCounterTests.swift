import Testing

@testable import Terminal

struct ClickCounterTests {
    /// Presses in one place, at times in milliseconds.
    @Test(arguments: [
        ([0], [MouseEvent.Kind.click]), ([0, 0], [.click, .doubleClick]),
        ([0, 399], [.click, .doubleClick]), ([0, 400], [.click, .click]),
        // A third press starts again.
        ([0, 10, 20, 30], [.click, .doubleClick, .click, .doubleClick]),
        ([0, 500, 600], [.click, .click, .doubleClick]),
    ])
    func `takes two quick presses in one place for a double click`(
        times: [Int],
        kinds: [MouseEvent.Kind]
    ) {
        #expect(counted(times.map { ($0, .click, place) }) == kinds)
    }

    @Test(arguments: [Frame.Position(row: 3, column: 8), Frame.Position(row: 4, column: 7)])
    func `takes presses in two places for two clicks`(other: Frame.Position) {
        let kinds = counted([(0, .click, place), (10, .click, other), (20, .click, other)])

        #expect(kinds == [.click, .click, .doubleClick])
    }

    @Test func `leaves the wheel as it is, also between two presses`() {
        let kinds = counted([
            (0, .click, place), (10, .wheelUp, place), (20, .wheelUp, place), (30, .click, place),
        ])

        #expect(kinds == [.click, .wheelUp, .wheelUp, .doubleClick])
    }

    private let place = Frame.Position(row: 3, column: 7)

    private func counted(
        _ events: [(milliseconds: Int, kind: MouseEvent.Kind, position: Frame.Position)]
    ) -> [MouseEvent.Kind] {
        var clicks = ClickCounter()
        let start = ContinuousClock.now
        return events.map { time, kind, position in
            let event = MouseEvent(kind: kind, position: position)
            return clicks.counted(event, now: start + .milliseconds(time)).kind
        }
    }
}
