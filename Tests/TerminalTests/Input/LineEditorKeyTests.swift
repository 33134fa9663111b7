import Testing

@testable import Terminal

struct LineEditorKeyTests {
    @Test(
        arguments: [
            (.text("x"), "one twox", " three"), (.paste("x\ny"), "one twox y", " three"),
            (.backspace, "one tw", " three"),
            (.delete, "one two", "three"), (.deleteWord, "one ", " three"),
            (.control("w"), "one ", " three"), (.alt("d"), "one two", ""),
            (.control("u"), "", " three"), (.control("k"), "one two", ""),
            (.left, "one tw", "o three"), (.control("b"), "one tw", "o three"),
            (.right, "one two ", "three"), (.control("f"), "one two ", "three"),
            (.home, "", "one two three"), (.control("a"), "", "one two three"),
            (.end, "one two three", ""), (.control("e"), "one two three", ""),
            (.wordLeft, "one ", "two three"), (.alt("b"), "one ", "two three"),
            (.wordRight, "one two three", ""), (.alt("f"), "one two three", ""),
        ] as [(Key, String, String)]
    )
    func `editing keys edit the line`(key: Key, before: String, after: String) {
        var editor = middleOfThree
        let isForEditing = editor.handle(key)

        #expect(isForEditing)
        #expect(editor.beforeCursor == before)
        #expect(editor.afterCursor == after)
    }

    @Test(
        arguments: [
            .control("d"), .control("n"), .control("p"), .control("x"), .control("c"), .alt("x"),
            .tab,
            .backTab, .enter, .escape, .up, .down, .pageUp, .pageDown, .insert, .function(1),
        ] as [Key]
    )
    func `other keys are not handled`(key: Key) {
        var editor = middleOfThree
        let isForEditing = editor.handle(key)

        #expect(!isForEditing)
        #expect(editor == middleOfThree)
    }

    private var middleOfThree: LineEditor {
        var editor = LineEditor("one two three")
        editor.press(.wordLeft)
        editor.press(.left)
        return editor
    }
}
