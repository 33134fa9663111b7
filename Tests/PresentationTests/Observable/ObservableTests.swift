import Testing

@testable import Presentation

@MainActor
struct ObservableTests {
    /// Plays the role of a view.
    private final class Owner {}

    private let owner = Owner()
    private let observable = Observable(0)

    @Test func `an observer receives the current value at once`() {
        var received: [Int] = []

        observable.observe(on: owner) { received.append($1) }

        #expect(received == [0])
    }

    @Test func `an observer receives every assignment, equal to the last or not`() {
        var received: [Int] = []
        observable.observe(on: owner) { received.append($1) }

        observable.value = 1
        observable.value = 1
        observable.value = 2

        #expect(received == [0, 1, 1, 2])
    }

    @Test func `observers are called in the order of subscription`() {
        var received: [String] = []
        observable.observe(on: owner) { received.append("a\($1)") }
        observable.observe(on: owner) { received.append("b\($1)") }

        observable.value = 1

        #expect(received == ["a0", "b0", "a1", "b1"])
    }

    @Test func `an observer whose owner is gone is not called`() {
        var received: [Int] = []
        var gone: Owner? = Owner()
        if let gone { observable.observe(on: gone) { received.append($1) } }
        gone = nil

        observable.value = 1

        #expect(received == [0])
    }

    @Test func `the owner is not retained`() {
        weak var trace: Owner?
        do {
            let passing = Owner()
            trace = passing
            observable.observe(on: passing) { _, _ in }
        }

        #expect(trace == nil)
    }

    @Test func `an assignment by an observer is delivered after the current one`() {
        var received: [String] = []
        observable.observe(on: owner) { [observable] _, value in
            received.append("a\(value)")
            if value == 1 { observable.value = 2 }
        }
        observable.observe(on: owner) { received.append("b\($1)") }

        observable.value = 1

        #expect(received == ["a0", "b0", "a1", "b1", "a2", "b2"])
    }

    @Test func `an assignment at subscription reaches every observer once, in order`() {
        var received: [String] = []
        observable.observe(on: owner) { received.append("a\($1)") }

        observable.observe(on: owner) { [observable] _, value in
            received.append("b\(value)")
            if value == 0 { observable.value = 1 }
        }

        #expect(received == ["a0", "b0", "a1", "b1"])
    }

    @Test func `an assignment at subscription is delivered after the current value`() {
        var events: [String] = []

        observable.observe(on: owner) { [observable] _, value in
            events.append("begin \(value)")
            if value == 0 { observable.value = 1 }
            events.append("end \(value)")
        }

        #expect(events == ["begin 0", "end 0", "begin 1", "end 1"])
    }

    @Test func `an observer added during a delivery receives no older value after a newer one`() {
        var received: [Int] = []
        let late = Owner()
        observable.observe(on: owner) { [observable] _, value in
            guard value == 1 else { return }
            observable.value = 2
            observable.observe(on: late) { received.append($1) }
        }

        observable.value = 1

        #expect(received == [2])
    }

    @Test func `removal takes effect during a delivery`() {
        var received: [Int] = []
        let other = Owner()
        observable.observe(on: owner) { [observable] _, value in
            if value == 1 { observable.remove(other) }
        }
        observable.observe(on: other) { received.append($1) }

        observable.value = 1

        #expect(received == [0])
    }

    @Test func `an observer may remove itself`() {
        var received: [Int] = []
        observable.observe(on: owner) { [observable] owner, value in
            received.append(value)
            if value == 1 { observable.remove(owner) }
        }

        observable.value = 1
        observable.value = 2

        #expect(received == [0, 1])
    }

    @Test func `removing one owner leaves the others`() {
        var received: [Int] = []
        let other = Owner()
        observable.observe(on: owner) { _, _ in }
        observable.observe(on: other) { received.append($1) }

        observable.remove(owner)
        observable.value = 1

        #expect(received == [0, 1])
    }
}
