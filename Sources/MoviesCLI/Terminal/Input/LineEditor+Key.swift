extension LineEditor {
    /// Applies the key.
    ///
    /// - Returns: whether it is an editing key.
    package mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .text(let text), .paste(let text): insert(text)
        case .backspace: deleteBackward()
        case .delete: deleteForward()
        case .deleteWord, .control("w"): deleteWordBackward()
        case .alt("d"): deleteWordForward()
        case .control("u"): deleteToStart()
        case .control("k"): deleteToEnd()
        case .left, .control("b"): moveLeft()
        case .right, .control("f"): moveRight()
        case .home, .control("a"): moveToStart()
        case .end, .control("e"): moveToEnd()
        case .wordLeft, .alt("b"): moveWordLeft()
        case .wordRight, .alt("f"): moveWordRight()
        case .control, .alt, .enter, .tab, .backTab, .insert, .escape, .up, .down, .pageUp,
            .pageDown, .function, .mouse, .reply:
            return false
        }
        return true
    }
}
