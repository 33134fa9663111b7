import Presentation
import Terminal

/// What keys do in the prompt.
extension PromptScreen {
    private typealias Action = KeyBinding.Action

    /// Keys for the menu wait until it matches the text.
    var bindings: [KeyBinding] {
        [
            KeyBinding(
                "Enter",
                "search for the text or the selected query",
                // Searching for the text needs no menu.
                selection == nil ? .inOrder : .whenLoaded,
                Action(.enter) { self.submit() }
            ).hinted("search", rank: 2),
            KeyBinding("Tab", "complete the text", .whenLoaded, .tab) { self.complete() }
                .hinted("complete", rank: 4, if: !items.isEmpty),
            KeyBinding(
                "↑ ↓ Ctrl-P Ctrl-N",
                "select a suggestion",
                .whenLoaded,
                Action(.up, .control("p")) { self.moveUp() },
                Action(.down, .control("n")) { self.moveDown() },
                Action(.pageUp) { if self.selection != nil { self.movePage(by: -1) } },
                Action(.pageDown) { self.movePage(by: 1) }
            ).hinted("select", rank: 3, label: "↑↓"),
            recalling,
            KeyBinding(
                "Ctrl-X",
                "delete the selected recent query or opened movie",
                .whenLoaded,
                .control("x")
            ) {
                self.removeQuery()
            },
            KeyBinding("← → Ctrl-A Ctrl-E", "move the cursor"),
            KeyBinding("Ctrl-W Ctrl-U", "delete a word, or all text before the cursor"),
            KeyBinding("F1", "show these keys").hinted("keys", rank: 0),
            escaping,
            KeyBinding("Ctrl-D Ctrl-C", "quit", .immediate, .control("d")) {
                self.viewModel.didQuit()
            },
        ]
    }

    private var recalling: KeyBinding {
        KeyBinding(
            "Ctrl-R",
            "recall the last query, then those before it; ↑ does so in an empty prompt",
            .whenLoaded,
            Action(.control("r")) { self.recallOlder() }
        ).hinted("recall", rank: 5, if: recall != nil || items.contains(where: \.isRecent))
    }

    private var escaping: KeyBinding {
        KeyBinding(
            "Esc",
            "clear the text; in an empty prompt, go back or quit",
            // Pending keys may be text; then Esc clears it.
            editor.text.isEmpty ? .inOrder : .immediate,
            Action(.escape) { self.clearOrGoBack() }
        ).hinted(escapeWords, rank: 1)
    }

    private var escapeWords: String {
        !editor.text.isEmpty ? "clear" : viewModel.canGoBack ? "back" : "quit"
    }
}
