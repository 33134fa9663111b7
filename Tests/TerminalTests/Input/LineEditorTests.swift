import TestSupport
import Testing

@testable import Terminal

struct LineEditorTests {
    @Test func `inserts text at the cursor`() {
        var editor = LineEditor("Aien")
        editor.press(.home)
        editor.press(.right)
        editor.insert("l")

        #expect(editor.beforeCursor == "Al")
        #expect(editor.afterCursor == "ien")
        #expect(editor.text == "Alien")
    }

    @Test(arguments: [
        ("two\r\n\n\rlines\n", "two lines "), ("a\tb", "a b"), ("a\u{1B}[31mb\u{7}", "ab"),
        ("a\u{202E}b\u{2028}c", "ab c"), ("a\n\nb\nc", "a b c"), ("\u{1B}", ""),
    ])
    func `sanitizes inserted text for one line`(text: String, line: String) {
        #expect(LineEditor(text).text == line)
    }

    @Test func `drops text beyond the limit`() {
        var editor = LineEditor(String(repeating: "é", count: 998))
        editor.press(.home)
        editor.insert("abc")

        #expect(editor.beforeCursor == "ab")
        #expect(editor.text.count == 1_000)

        editor.insert("d")
        #expect(editor.beforeCursor == "ab")

        editor.insert("\u{301}")
        #expect(editor.beforeCursor.unicodeScalars.elementsEqual("ab\u{301}".unicodeScalars))
    }

    @Test func `processes only a line's worth of a huge paste`() {
        let editor = LineEditor(String(repeating: "\u{1B}]", count: 200_000) + "a")
        let families = LineEditor(String(repeating: "👨‍👩‍👧", count: 100_000))

        #expect(editor.text.count <= LineEditor.limit)
        #expect(families.text == String(repeating: "👨‍👩‍👧", count: LineEditor.limit))
    }

    @Test(arguments: [
        "é", "e\u{301}", "e\u{301}\u{323}", "\u{1112}\u{1161}\u{11AB}", "👨‍👩‍👧", "🇰🇷", "👍🏽", "생", "❤️",
    ])
    func `moves over and deletes whole characters`(character: String) {
        var editor = LineEditor("a\(character)")
        editor.press(.backspace)
        #expect(editor.text == "a")

        editor = LineEditor("\(character)b")
        editor.press(.home)
        editor.press(.delete)
        #expect(editor.text == "b")

        editor = LineEditor("a\(character)b")
        editor.press(.left)
        editor.press(.left)
        #expect(editor.beforeCursor == "a")
        editor.press(.right)
        #expect(editor.afterCursor == "b")
    }

    @Test func `does nothing at the ends`() {
        var editor = LineEditor("a")
        editor.press(.right)
        editor.press(.delete)
        #expect(editor == LineEditor("a"))

        editor.press(.home)
        editor.press(.left)
        editor.press(.backspace)
        editor.press(.deleteWord)
        editor.press(.wordLeft)
        #expect(editor.afterCursor == "a")
        #expect(editor.beforeCursor == "")
    }

    @Test func `a combining mark joins the character before it`() {
        var editor = LineEditor("e")
        editor.insert("\u{301}")
        #expect(editor.beforeCursor.count == 1)

        editor.press(.backspace)
        #expect(editor == LineEditor())
    }

    @Test func `moves the cursor after characters that combine across it`() {
        var editor = LineEditor("👧")
        editor.press(.home)
        editor.insert("👨\u{200D}")
        #expect(editor.beforeCursor == "👨‍👧")
        #expect(editor.afterCursor == "")

        editor = LineEditor("🇰x🇷🇫a")
        for _ in 0..<2 { editor.press(.left) }
        #expect(editor.beforeCursor == "🇰x")
        editor.press(.backspace)
        #expect(editor.beforeCursor == "🇰🇷")
        #expect(editor.afterCursor == "🇫a")
    }

    @Test func `the cursor is between two characters after any edits`() {
        var random = SplitMix64(seed: 9)
        let keys: [Key] = [
            .text("🇰"), .text("\u{301}"), .text("\u{200D}"), .text("👩"), .text("\u{1112}"),
            .text("\u{1161}"), .text("a "), .text("\u{94D}"), .text("क"), .paste("e\r\n\u{301}"),
            .left,
            .left, .right, .backspace, .delete, .deleteWord, .wordLeft, .wordRight, .home,
        ]
        var editor = LineEditor()

        for _ in 0..<20_000 {
            guard let key = keys.randomElement(using: &random) else { return }
            _ = editor.handle(key)
            if editor.text.count > 30 { editor = LineEditor() }
            let characters = Array(editor.beforeCursor) + Array(editor.afterCursor)
            guard characters.elementsEqual(editor.text) else {
                Issue.record("\(editor) is cut inside a character after \(key)")
                return
            }
        }
    }
}

extension LineEditor {
    /// Applies an editing key.
    mutating func press(_ key: Key) { _ = handle(key) }
}
