import Testing

@testable import Terminal

struct LineEditorViewportTests {
    @Test(arguments: [
        ("", 0, 5, "", 0), ("Alien", 0, 6, "Alien", 5), ("Alien", 5, 5, "Alien", 0),
        ("Alien", 1, 5, "Alien", 4), ("Alien", 0, 5, "lien", 4), ("기생충", 0, 7, "기생충", 6),
        ("기생충", 0, 6, "생충", 4), ("기생충", 1, 6, "기생충", 4), ("기생충", 3, 5, "기생", 0),
        ("기생충", 1, 5, "생충", 2), ("0123456789", 5, 6, "234567", 3), ("0123456789", 9, 4, "0123", 1),
        ("0123456789", 1, 4, "6789", 3), ("Alien", 0, 1, "", 0), ("Alien", 2, 1, "e", 0),
        ("기", 1, 1, "", 0), ("a기", 1, 2, "기", 0), ("Alien", 0, 0, "", 0), ("Alien", 0, -1, "", 0),
        ("👨‍👩‍👧👨‍👩‍👧", 0, 4, "👨‍👩‍👧", 2),
    ])
    func `shows the text around the cursor`(
        text: String,
        left: Int,
        columns: Int,
        shown: String,
        cursorColumn: Int
    ) {
        let viewport = editor(text, left: left).viewport(columns: columns)

        #expect(viewport.text == shown)
        #expect(viewport.cursorColumn == cursorColumn)
    }

    @Test(arguments: [
        "Blade Runner 2049", "千と千尋の神隠し", "a기b생c충d", "👨‍👩‍👧e\u{301}🇰🇷x\u{200B}y", "हिन्दी फ़िल्म",
    ])
    func `the cursor is visible, and the text fits`(text: String) {
        for left in 0...text.count {
            let editor = editor(text, left: left)
            for columns in 1...30 {
                let viewport = editor.viewport(columns: columns)
                #expect(viewport.text.displayWidth <= columns)
                #expect((0..<columns).contains(viewport.cursorColumn))
                #expect(text.contains(viewport.text))
                if text.displayWidth < columns {
                    #expect(viewport.text == text)
                    #expect(viewport.cursorColumn == editor.beforeCursor.displayWidth)
                }
            }
        }
    }

    private func editor(_ text: String, left: Int) -> LineEditor {
        var editor = LineEditor(text)
        for _ in 0..<left { editor.press(.left) }
        return editor
    }
}
