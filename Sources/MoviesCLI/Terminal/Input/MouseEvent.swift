/// An action of the user with the mouse (xterm's SGR mode, 1006).
package struct MouseEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case wheelUp
        case wheelDown
        /// A press of the left button.
        case click
        /// The second of two quick presses in one place.
        case doubleClick
    }

    package var kind: Kind

    /// Counted from 0.
    package let position: Frame.Position
}

extension MouseEvent {
    /// Reads `CSI < button ; column ; row M`; fails for releases, other buttons and modifiers, and
    /// for positions that no terminal has.
    init?(_ sequence: KeySequence) {
        guard sequence.form == .control, sequence.final == UInt8(ascii: "M"),
            sequence.text.hasPrefix("<")
        else { return nil }
        let numbers = sequence.text.dropFirst().split(separator: ";").compactMap { Int($0) }
        let cells = 1...10_000
        guard numbers.count == 3, cells.contains(numbers[1]), cells.contains(numbers[2])
        else { return nil }
        switch numbers[0] {
        case 0: kind = .click
        case 64: kind = .wheelUp
        case 65: kind = .wheelDown
        default: return nil
        }
        position = Frame.Position(row: numbers[2] - 1, column: numbers[1] - 1)
    }
}

/// Tells double clicks from single ones.
package struct ClickCounter {
    /// The longest time between the clicks of a double click, as on most systems.
    private static let interval = Duration.milliseconds(400)

    private var last: (position: Frame.Position, time: ContinuousClock.Instant)?

    package init() {}

    /// The event, as a double click if it is the second of two.
    package mutating func counted(_ event: MouseEvent, now: ContinuousClock.Instant) -> MouseEvent {
        guard event.kind == .click else { return event }
        let isSecond =
            last.map { $0.position == event.position && $0.time.duration(to: now) < Self.interval }
            ?? false
        last = isSecond ? nil : (event.position, now)
        var event = event
        if isSecond { event.kind = .doubleClick }
        return event
    }
}
