import Testing

@testable import Presentation

@MainActor
struct ObservableTests {
    /// Stands for a view.
    private final class Owner {}

    private let owner = Owner()
    private let observable = Observable(0)

    @Test func `an observer hears the present value at once`() {
        var heard: [Int] = []

        observable.observe(on: owner) { heard.append($0) }

        #expect(heard == [0])
    }

    @Test func `an observer hears every assignment, equal to the last or not`() {
        var heard: [Int] = []
        observable.observe(on: owner) { heard.append($0) }

        observable.value = 1
        observable.value = 1
        observable.value = 2

        #expect(heard == [0, 1, 1, 2])
    }

    @Test func `observers hear in the order of subscription`() {
        var heard: [String] = []
        observable.observe(on: owner) { heard.append("a\($0)") }
        observable.observe(on: owner) { heard.append("b\($0)") }

        observable.value = 1

        #expect(heard == ["a0", "b0", "a1", "b1"])
    }

    @Test func `an observer whose owner is gone is not called`() {
        var heard: [Int] = []
        var gone: Owner? = Owner()
        if let gone { observable.observe(on: gone) { heard.append($0) } }
        gone = nil

        observable.value = 1

        #expect(heard == [0])
    }

    @Test func `the owner is not kept alive`() {
        weak var trace: Owner?
        do {
            let passing = Owner()
            trace = passing
            observable.observe(on: passing) { _ in }
        }

        #expect(trace == nil)
    }

    @Test func `an assignment by an observer is told after the present round`() {
        var heard: [String] = []
        observable.observe(on: owner) { [observable] value in
            heard.append("a\(value)")
            if value == 1 { observable.value = 2 }
        }
        observable.observe(on: owner) { heard.append("b\($0)") }

        observable.value = 1

        #expect(heard == ["a0", "b0", "a1", "b1", "a2", "b2"])
    }

    @Test func `an assignment at subscription reaches everyone once, in order`() {
        var heard: [String] = []
        observable.observe(on: owner) { heard.append("a\($0)") }

        observable.observe(on: owner) { [observable] value in
            heard.append("b\(value)")
            if value == 0 { observable.value = 1 }
        }

        #expect(heard == ["a0", "b0", "a1", "b1"])
    }

    @Test func `who subscribes in a round hears no older value after a newer one`() {
        var heard: [Int] = []
        let late = Owner()
        observable.observe(on: owner) { [observable] value in
            guard value == 1 else { return }
            observable.value = 2
            observable.observe(on: late) { heard.append($0) }
        }

        observable.value = 1

        #expect(heard == [2])
    }

    @Test func `removal takes effect in the middle of a round`() {
        var heard: [Int] = []
        let other = Owner()
        observable.observe(on: owner) { [observable] value in
            if value == 1 { observable.remove(other) }
        }
        observable.observe(on: other) { heard.append($0) }

        observable.value = 1

        #expect(heard == [0])
    }

    @Test func `an observer may remove itself`() {
        var heard: [Int] = []
        observable.observe(on: owner) { [observable, owner] value in
            heard.append(value)
            if value == 1 { observable.remove(owner) }
        }

        observable.value = 1
        observable.value = 2

        #expect(heard == [0, 1])
    }

    @Test func `removal of one owner leaves the others`() {
        var heard: [Int] = []
        let other = Owner()
        observable.observe(on: owner) { _ in }
        observable.observe(on: other) { heard.append($0) }

        observable.remove(owner)
        observable.value = 1

        #expect(heard == [0, 1])
    }
}
