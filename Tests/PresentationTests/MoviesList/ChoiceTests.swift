import Testing

@testable import Presentation

struct ChoiceTests {
    @Test func `starts with the given text, and goes around`() {
        var choice = Choice(["a", "b", "c"], selected: "b")
        for (count, text) in [(0, "b"), (1, "c"), (1, "a"), (-1, "c"), (-1, "b")] {
            choice.move(by: count)
            #expect(choice.selected == text)
        }
        #expect(Choice(["a"], selected: "z").selected == "a")
    }

    @Test func `has nothing to select among no texts`() {
        var choice = Choice([])
        choice.move(by: 1)
        #expect(choice.selected == nil)
    }
}
