import CommandLineKit
import Testing

@testable import MoviesCLI

struct KeyReferenceTests {
    @Test func `has what a key does in each state of the screen`() {
        let typing = entries("Search screen, while you type")

        #expect(
            typing.prefix(3) == [
                HelpEntry("Enter", "show the details"),
                HelpEntry("Enter", "take the selected suggestion"),
                HelpEntry("Enter", "search for the selected query"),
            ]
        )
        #expect(Set(typing).count == typing.count)
        #expect(typing.filter { $0.name == "Tab" }.count == 2)
    }

    @Test func `has the keys that are different with --pick`() {
        #expect(
            entries("Picking movies") == [
                HelpEntry("Enter", "pick the movie, or the marked movies"),
                HelpEntry("Enter", "pick the movie"),
                HelpEntry("→ l", "show the details"),
                HelpEntry("→ l", "show the selected movie, or the movies of the person"),
            ]
        )
    }

    @Test func `has the names of the keys that can be moved, with the keys`() {
        let entries = entries("Names of keys in the setting 'keys'")

        #expect(entries.map(\.name) == MovableKey.allCases.map(\.rawValue))
        #expect(entries.contains(HelpEntry("quit", "the key q, in the list and in details")))
        #expect(entries.contains(HelpEntry("typingMark", "the key Ctrl-Space, while you type")))
    }

    private func entries(_ title: String) -> [HelpEntry] {
        KeyReference.lists.first { $0.title == title }?.entries ?? []
    }
}
