import Terminal
import Testing

@testable import MoviesCLI

struct KeyFateTests {
    /// `/` starts text; Esc acts at once, `?` has no action, Enter needs a loaded screen.
    private static let bindings = [
        KeyBinding("/", "narrow").on(.text("/")) {}.startingText,
        KeyBinding("Esc", "go back", .immediate).on(.escape) {},
        KeyBinding("Enter", "show").on(.enter) {},
        KeyBinding("Tab", "next", .inOrder).on(.tab) {},
    ]

    @Test(arguments: [
        // A screen that has loaded.
        (Key.enter, false, [Key](), KeyFate.now), (.tab, false, [], .now),
        (.escape, false, [], .nowAlone), (.text("z"), false, [], .now),
        (.text("?"), false, [], .help), (.function(1), false, [], .help),
        (.control("l"), false, [], .redraw), (.text("jj"), false, [], .split),
        // Keys don't overtake others.
        (.enter, false, [.down], .later), (.tab, false, [.down], .later),
        (.escape, false, [.down], .nowAlone), (.text("?"), false, [.down], .help),
        // A screen that loads.
        (.enter, true, [], .later), (.tab, true, [], .now), (.escape, true, [], .nowAlone),
        (.text("?"), true, [], .help), (.text("jj"), true, [], .split),
        // Characters after a key that will make them text.
        (.text("?"), true, [.text("/")], .later), (.text("z"), true, [.text("/")], .later),
        (.text("zz"), true, [.text("/")], .split), (.enter, true, [.text("/")], .later),
        (.function(1), true, [.text("/")], .help), (.escape, true, [.text("/")], .nowAlone),
    ])
    func `a key is handled now, waits, or is for the stack`(
        key: Key,
        isLoading: Bool,
        pending: [Key],
        fate: KeyFate
    ) {
        let found = KeyFate(
            key,
            bindings: Self.bindings,
            takesText: false,
            isLoading: isLoading,
            pending: pending
        )

        #expect(found == fate)
    }

    @Test(arguments: [
        (Key.text("?"), [Key](), KeyFate.now), (.text("ab"), [], .now),
        (.function(1), [], .help), (.text("ab"), [.down], .later), (.escape, [], .nowAlone),
    ])
    func `characters are text for a prompt`(key: Key, pending: [Key], fate: KeyFate) {
        let found = KeyFate(
            key,
            bindings: Self.bindings,
            takesText: true,
            isLoading: true,
            pending: pending
        )

        #expect(found == fate)
    }
}
