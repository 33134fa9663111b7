import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

@MainActor
struct PromptScreenTests {
    private let viewModel = ScriptedQueryList()
    private let screen: PromptScreen

    init() {
        screen = PromptScreen(viewModel, ScreenContext(didChange: {}))
    }

    @Test func `shows a hint without text, with the cursor after the prompt`() {
        let content = screen.shown()

        #expect(content.text[0] == ">")
        #expect(content.text[1].hasPrefix("Type a title"))
        #expect(content.cursor == Frame.Position(row: 0, column: 2))
    }

    @Test func `starts with the initial text, and the cursor after it`() {
        let screen = PromptScreen(ScriptedQueryList("기생충"), ScreenContext(didChange: {}))

        #expect(screen.shown().text == ["> 기생충"])
        #expect(screen.shown().cursor?.column == 8)
    }

    @Test func `reports the whole text with each change, and nothing without a change`() {
        screen.press(.text("bl"), .text("a"), .left, .backspace, .home, .backspace, .insert)

        #expect(viewModel.events == ["type bl", "type bla", "type ba"])
        #expect(screen.shown().text[0] == "> ba")
    }

    @Test func `shows suggestions with matches in bold, and marks recent queries`() {
        viewModel.state.value = .loaded([
            .recent("blue velvet", matches: [0..<2]), .title("Alien"),
        ])

        let content = screen.shown(columns: 40)

        #expect(content.text[1] == "  blue velvet" + String(repeating: " ", count: 21) + "recent")
        #expect(content.text[2] == "  Alien")
        #expect(content.lines[1].pieces[1] == StyledText("bl", .match))
    }

    @Test func `shows the years of titles at the end of their rows, dim`() {
        screen.press(.text("d"))
        viewModel.state.value = .loaded([.title("Dune", year: 2021), .title("Dune: Part Two")])

        let content = screen.shown(columns: 40)

        #expect(content.text[1] == "  Dune" + String(repeating: " ", count: 30) + "2021")
        #expect(content.text[2] == "  Dune: Part Two")
        #expect(content.lines[1].pieces.last == StyledText("  2021", .secondary))
        #expect(screen.shown(columns: 12).text[1] == "  Dune  2021")
    }

    @Test func `says what is no title`() {
        screen.press(.text("a"))
        viewModel.state.value = .loaded([.person("Ada Lind"), .filter("genre:war")])

        let content = screen.shown(columns: 40)

        #expect(content.text[1...].allSatisfy { $0.count == 40 })
        #expect(content.text[1].hasSuffix("  person") && content.text[2].hasSuffix("  filter"))
        screen.press(.down, .enter)
        #expect(viewModel.events == ["type a", "submit Ada Lind"])
    }

    @Test(arguments: [(Key.enter, "submit Dune 2021"), (.tab, "type Dune 2021")])
    func `takes the query of a title, which may have its year`(key: Key, event: String) {
        viewModel.state.value = .loaded([.title("Dune", year: 2021, query: "Dune 2021")])

        screen.press(.down, key)

        #expect(viewModel.events == [event])
        #expect(screen.shown().text[0] == "> Dune 2021")
    }

    @Test func `keeps the menu while the next one loads`() {
        viewModel.state.value = .loaded([.title("Alien")])

        screen.press(.text("b"))

        #expect(screen.shown().text == ["> b", "  Alien"])
    }

    @Test func `selects rows of the menu, and none above the first`() {
        viewModel.state.value = .loaded([.title("Alien"), .title("Blade"), .title("Cube")])
        #expect(selectedLine == nil)

        screen.press(.down)
        #expect(selectedLine == "> Alien")
        screen.press(.control("n"), .down, .down)
        #expect(selectedLine == "> Cube")
        screen.press(.up, .control("p"))
        #expect(selectedLine == "> Alien")
        screen.press(.up, .up, .pageUp)
        #expect(selectedLine == nil)
        screen.press(.pageDown)
        #expect(selectedLine != nil)
    }

    @Test func `moves by pages, and keeps a row of a shorter menu selected`() {
        viewModel.state.value = .loaded((1...10).map { .title("Movie \($0)") })
        _ = screen.shown(rows: 5)

        screen.press(.down, .pageDown)
        #expect(selectedLine == "> Movie 4")
        screen.press(.pageDown, .pageDown, .pageDown)
        #expect(selectedLine == "> Movie 10")
        viewModel.state.value = .loaded((1...5).map { .title("Movie \($0)") })
        #expect(selectedLine == "> Movie 5")
        viewModel.state.value = .loaded([])
        #expect(selectedLine == nil)
    }

    @Test func `clears the selection when the text changes`() {
        viewModel.state.value = .loaded([.title("Alien")])

        screen.press(.down, .text("x"))

        #expect(selectedLine == nil)
    }

    @Test func `searches for the text`() {
        screen.press(.text("alien"), .enter)

        #expect(viewModel.events == ["type alien", "submit alien"])
    }

    @Test func `searches for the selected query, which replaces the text`() {
        viewModel.state.value = .loaded([.title("Alien"), .title("Aliens")])

        screen.press(.down, .down, .enter)

        #expect(viewModel.events == ["submit Aliens"])
        #expect(screen.shown().text[0] == "> Aliens")
        #expect(selectedLine == nil)
    }

    @Test func `asks for a title if there is none, until the next key`() {
        screen.press(.text(" "), .enter)
        #expect(screen.shown().statusVariants.map(\.text) == ["type a title or a part of one"])

        screen.press(.right)

        #expect(screen.shown().statusVariants.isEmpty)
        #expect(viewModel.events == ["type  "])
    }

    @Test func `completes the text to the selected query, or else to the first`() {
        screen.press(.tab)
        #expect(viewModel.events.isEmpty)

        viewModel.state.value = .loaded([.title("Alien"), .title("Aliens")])
        screen.press(.tab)
        viewModel.state.value = .loaded([.title("Alien"), .title("Aliens")])
        screen.press(.down, .down, .tab)

        #expect(viewModel.events == ["type Alien", "type Aliens"])
        #expect(screen.shown().text[0] == "> Aliens")
    }

    @Test func `deletes only a selected recent query`() {
        viewModel.state.value = .loaded([.recent("alien"), .title("Alien 3")])

        let message = "select a recent query or an opened movie to delete it"
        screen.press(.control("x"))
        #expect(screen.shown().statusVariants.first?.text == message)
        screen.press(.down, .down, .control("x"))
        #expect(screen.shown().statusVariants.first?.text == message)
        #expect(viewModel.events.isEmpty)

        screen.press(.up, .control("x"))

        #expect(viewModel.events == ["remove alien"])
        #expect(screen.readiness == .loading)
    }

    @Test func `deletes, completes and searches for an opened movie, and does not recall it`() {
        let items: [QuerySuggestionViewModel] = [.opened("Dune", year: 1984), .recent("alien")]
        viewModel.state.value = .loaded(items)

        screen.press(.down, .control("x"))
        #expect(viewModel.events == ["remove Dune"])
        viewModel.state.value = .loaded(items)
        screen.press(.tab)
        #expect(screen.shown().text[0] == "> Dune 1984")
        screen.press(.control("u"))
        viewModel.state.value = .loaded(items)
        screen.press(.up)
        #expect(screen.shown().text[0] == "> alien")
        screen.press(.control("u"))
        viewModel.state.value = .loaded(items)
        screen.press(.down, .enter)

        #expect(viewModel.events.last == "submit Dune 1984")
    }

    @Test func `keeps a row selected in a shorter menu`() {
        viewModel.state.value = .loaded([.recent("alien"), .recent("brazil")])
        screen.press(.down, .down)

        viewModel.state.value = .loaded([.recent("alien")])

        #expect(selectedLine?.hasPrefix("> alien") == true)
    }

    @Test func `clears the text on Escape, leaves an empty prompt, and quits`() {
        screen.press(.text("alien"), .escape)
        #expect(screen.shown().text[0] == ">")
        #expect(viewModel.events == ["type alien", "type "])

        screen.press(.escape, .control("d"))

        #expect(viewModel.events == ["type alien", "type ", "cancel", "quit"])
    }

    @Test func `names the key that leaves, and what it does`() {
        #expect(leaveHint == "quit")
        viewModel.canGoBack = true
        #expect(leaveHint == "back")
        screen.press(.text("a"))
        #expect(leaveHint == "clear")
    }

    @Test(arguments: [Key.up, .control("r")])
    func `recalls recent queries in an empty prompt, and comes back to it`(key: Key) {
        viewModel.state.value = .loaded([.recent("dune"), .recent("alien"), .title("Cube")])

        screen.press(key)
        #expect(screen.shown().text[0] == "> dune")
        screen.press(key, key)
        #expect(screen.shown().text[0] == "> alien")
        #expect(screen.shown().statusVariants.first?.text == "there is no older query")
        screen.press(.down)
        #expect(screen.shown().text[0] == "> dune")
        screen.press(.down)

        #expect(screen.shown().text[0] == ">")
        #expect(selectedLine == nil)
    }

    @Test func `recalls queries that contain the typed text`() {
        screen.press(.text("al"))
        viewModel.state.value = .loaded([.recent("alien"), .title("Aladdin")])
        // Without a selection, ↑ has no effect on a text.
        screen.press(.up)
        #expect(screen.shown().text[0] == "> al")

        screen.press(.control("r"), .text("s"), .control("r"))

        #expect(screen.shown().text[0] == "> alien")
    }

    private var leaveHint: String? {
        screen.shown().hints.first { $0.label == "Esc" }?.words
    }

    @Test func `is loading until the menu matches the text`() {
        #expect(screen.readiness == .loading)
        viewModel.state.value = .loaded([])
        #expect(screen.readiness == .ready)
        screen.press(.text("a"))
        #expect(screen.readiness == .loading)
        viewModel.state.value = .failed(.timeout)
        #expect(screen.readiness == .empty)
        #expect(
            screen.shown().statusVariants.first?.text.contains("example.org did not") == true
        )
    }

    @Test func `only keys for the menu wait for it`() {
        viewModel.state.value = .loaded([.title("Alien")])
        let bindings = screen.bindings
        for key in [Key.up, .down, .pageUp, .pageDown, .tab, .control("x")] {
            #expect(bindings.timing(of: key) == .whenLoaded, "\(key)")
        }
        for key in [Key.enter, .text("a"), .left, .deleteWord, .paste("a")] {
            #expect(bindings.timing(of: key) == .inOrder, "\(key)")
        }
        // In an empty prompt, keys before it may be text.
        #expect(bindings.timing(of: .escape) == .inOrder)
        #expect(bindings.timing(of: .control("d")) == .immediate)

        screen.press(.text("a"))
        #expect(screen.bindings.timing(of: .escape) == .immediate)
        viewModel.state.value = .loaded([.title("Alien")])
        screen.press(.down)
        #expect(screen.bindings.timing(of: .enter) == .whenLoaded)
    }

    @Test func `scrolls the menu by the wheel without a selection`() {
        viewModel.state.value = .loaded((1...20).map { .title("Movie \($0)") })
        _ = screen.shown(rows: 10)

        screen.handle(MouseEvent(kind: .wheelDown, position: .init(row: 3, column: 1)))
        screen.handle(MouseEvent(kind: .wheelDown, position: .init(row: 3, column: 1)))

        let menu = screen.shown(rows: 10).text.filter { $0.contains("Movie") }
        #expect(menu.first?.contains("Movie 3") == true)
    }

    @Test func `loads the menu again when it reappears`() {
        screen.press(.text("alien"))

        screen.didReappear()

        #expect(viewModel.events == ["type alien", "type alien"])
    }

    @Test(arguments: [1, 2, 3, 10, 40])
    func `fits, and keeps the cursor visible`(columns: Int) throws {
        screen.press(.text(String(repeating: "기a", count: 60)))
        viewModel.state.value = .loaded([
            .recent(String(repeating: "기", count: 60)), .title(String(repeating: "ab", count: 60)),
        ])
        screen.press(.down)

        let content = screen.shown(columns: columns, rows: 3)

        #expect(content.lines.count == 3)
        // There is no room beside the prompt in fewer columns.
        let cursor = try #require(content.cursor)
        #expect(cursor.column < max(columns, 3))
        guard columns >= 10 else { return }
        for line in content.lines { #expect(line.width <= columns) }
    }

    private var selectedLine: String? {
        let content = screen.shown()
        return content.lines.indices
            .first { content.lines[$0].pieces.contains { $0.style == .selection } }
            .map { content.text[$0] }
    }
}
