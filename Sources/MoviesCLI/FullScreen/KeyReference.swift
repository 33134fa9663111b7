import CommandLineKit
import Presentation
import Terminal

/// The keys of all screens, for the manual page.
enum KeyReference {
    static var lists: [ManualList] {
        let typing = alternatives([
            SearchKeys(), SearchKeys(choice: .take, isMenuOpen: true), SearchKeys(choice: .search),
        ])
        let list = SearchKeys(isTyping: false).bindings.map(\.entry)
        let details = DetailsKeys().bindings.map(\.entry)
        return [
            ManualList("Search screen, while you type", typing),
            ManualList("Search screen, in the list", list),
            ManualList("Details", details),
            ManualList("Picking movies", picking(besides: typing + list + details)),
            ManualList("Names of keys in the setting 'keys'", names),
        ]
    }

    /// The keys that can be moved, with the usual ones.
    private static var names: [HelpEntry] {
        MovableKey.allCases.map { key in
            let (usual, screens) = key.declaration
            let places = screens.map(\.place).joined(by: "and")
            // A description begins with a capital letter, which a key must not.
            return HelpEntry(key.rawValue, "the key \(usual.name ?? ""), \(places)")
        }
    }

    /// The keys of the same screen in several states, of which only some differ.
    private static func alternatives(_ states: [SearchKeys]) -> [HelpEntry] {
        let entries = states.map { $0.bindings.map(\.entry) }
        return (entries.first ?? []).indices.flatMap { index in unique(entries.map { $0[index] }) }
    }

    /// What is different with `--pick`.
    private static func picking(besides others: [HelpEntry]) -> [HelpEntry] {
        let bindings =
            SearchKeys(choice: .pick, canPick: true).bindings
            + SearchKeys(isTyping: false, choice: .pick, canPick: true).bindings
            + DetailsKeys(canPick: true).bindings
        let entries = unique(bindings.map(\.entry).filter { !others.contains($0) })
        return entries.filter { $0.name == "Enter" } + entries.filter { $0.name != "Enter" }
    }

    private static func unique(_ entries: [HelpEntry]) -> [HelpEntry] {
        entries.indices.filter { !entries[..<$0].contains(entries[$0]) }.map { entries[$0] }
    }
}

extension KeyBinding {
    fileprivate var entry: HelpEntry { HelpEntry(label, purpose) }
}

extension KeyScreen {
    fileprivate var place: String {
        switch self {
        case .typing: "while you type"
        case .list: "in the list"
        case .details: "in details"
        }
    }
}
