import Testing

@testable import MoviesCLI

struct ListSelectionTests {
    @Test func `selects nothing at first, and the first row on a step down`() {
        var list = Self.list(of: 10)
        #expect(list.index == nil)
        #expect(list.place(in: .init(rows: 4)) == 0..<4)

        list.move(by: 1)

        #expect(list.index == 0)
    }

    @Test func `keeps the selected row visible, and scrolls as little as possible`() {
        var list = Self.list(of: 10)
        list.select(3)
        #expect(list.place(in: .init(rows: 4)) == 0..<4)
        list.move(by: 1)
        #expect(list.place(in: .init(rows: 4)) == 1..<5)
        list.move(by: -2)
        #expect(list.place(in: .init(rows: 4)) == 1..<5)
        list.move(by: -2)
        #expect(list.place(in: .init(rows: 4)) == 0..<4)
        list.movePage(by: 1)
        #expect(list.index == 3)
        list.select(99)
        #expect(list.index == 9)
        #expect(list.place(in: .init(rows: 4)) == 6..<10)
    }

    @Test func `fills the room, even if it grows or the list shrinks`() {
        var list = Self.list(of: 10)
        list.select(9)
        #expect(list.place(in: .init(rows: 3)) == 7..<10)
        #expect(list.place(in: .init(rows: 6)) == 4..<10)
        list.setCount(5)
        #expect(list.index == 4)
        #expect(list.place(in: .init(rows: 6)) == 0..<5)
        list.setCount(0)
        #expect(list.index == nil)
        #expect(list.place(in: .init(rows: 6)).isEmpty)
        #expect(list.place(in: .init(rows: 0)).isEmpty)
    }

    private static func list(of count: Int) -> ListSelection {
        var list = ListSelection()
        list.setCount(count)
        return list
    }
}
