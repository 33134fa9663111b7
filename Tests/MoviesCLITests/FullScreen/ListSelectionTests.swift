import Testing

@testable import MoviesCLI

struct ListSelectionTests {
    @Test func `selects nothing at first, and the first row by a step down`() {
        var scroller = list(of: 10)
        #expect(scroller.selection == nil)
        #expect(scroller.visible(rows: 4) == 0..<4)

        scroller.move(by: 1)

        #expect(scroller.selection == 0)
    }

    @Test func `keeps the selected row in sight, and moves no more than it must`() {
        var scroller = list(of: 10)
        scroller.select(3)
        #expect(scroller.visible(rows: 4) == 0..<4)
        scroller.move(by: 1)
        #expect(scroller.visible(rows: 4) == 1..<5)
        scroller.move(by: -2)
        #expect(scroller.visible(rows: 4) == 1..<5)
        scroller.move(by: -2)
        #expect(scroller.visible(rows: 4) == 0..<4)
        scroller.movePage(by: 1)
        #expect(scroller.selection == 3)
        scroller.select(99)
        #expect(scroller.selection == 9)
        #expect(scroller.visible(rows: 4) == 6..<10)
    }

    @Test func `fills the room there is, also when that grows or the list shrinks`() {
        var scroller = list(of: 10)
        scroller.select(9)
        #expect(scroller.visible(rows: 3) == 7..<10)
        #expect(scroller.visible(rows: 6) == 4..<10)
        scroller.setCount(5)
        #expect(scroller.selection == 4)
        #expect(scroller.visible(rows: 6) == 0..<5)
        scroller.setCount(0)
        #expect(scroller.selection == nil)
        #expect(scroller.visible(rows: 6).isEmpty)
        #expect(scroller.visible(rows: 0).isEmpty)
    }

    private func list(of count: Int) -> ListSelection {
        var scroller = ListSelection()
        scroller.setCount(count)
        return scroller
    }
}
