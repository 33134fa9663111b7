import Foundation
import TestSupport
import Testing

/// A size of the terminal that has pictures of all screens.
struct PictureSize: Sendable, CustomTestStringConvertible {
    static let all = [(200, 50), (120, 30), (80, 24), (40, 10), (20, 5)].map(PictureSize.init)

    let columns: Int
    let rows: Int

    var testDescription: String { "\(columns)x\(rows)" }
}

/// A screen with pictures, by the name of the files without the size.
enum PicturedScreen: String, CaseIterable {
    case promptFirst = "prompt-first"
    case promptSuggestions = "prompt-suggestions"
    case nothingFound = "results-nothing-found"
    case results
    case shelf
    case filterMenu = "menu-filters"
    case sortMenu = "menu-orders"
    case sorted = "results-filtered-sorted"
    case marked = "results-marked"
    case help
    case details
    case networkResults = "network-results"
    case networkDetails = "network-details"
    case networkRecommendations = "network-recommendations"
    case failedSearch = "network-failed-search"
    case failedPage = "network-failed-page"
}

/// Compares the screens of one session with stored pictures, or stores them.
///
/// With `MOVIES_UPDATE_PICTURES` in the environment it stores them, and the test fails, since it has
/// compared nothing.
struct PictureSession {
    static let isUpdating = ProcessInfo.processInfo.environment["MOVIES_UPDATE_PICTURES"] != nil
    static let pictures = StoredPictures(
        folder: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")
    )

    private let session: InteractiveSession
    private let size: PictureSize

    /// What the names of the files have after the name of the screen.
    private let variant: String
    private var storedCount = 0
    private var changedNames: [String] = []
    private var hasMismatch = false

    init(_ session: InteractiveSession, _ size: PictureSize, variant: String = "") {
        self.session = session
        self.size = size
        self.variant = variant
    }

    /// Types keys, and waits for the settled screen.
    func type(
        _ keys: String,
        until isReached: @escaping @Sendable (ScreenModel) -> Bool
    ) async throws {
        if !keys.isEmpty { try await session.terminal.write(keys) }
        let isSeen = await session.terminal.waitForScreen { $0.isSettled && isReached($0) }
        // What follows would make no sense on another screen.
        try #require(
            isSeen,
            "after \(keys.debugDescription)\n\(ScreenPicture(session.terminal.screen).text)"
        )
    }

    /// Types keys in a larger terminal, where more can be seen, and waits; then resizes it back.
    func typeEnlarged(
        _ keys: String,
        until isReached: @escaping @Sendable (ScreenModel) -> Bool
    ) async throws {
        try session.terminal.resize(columns: size.columns + 100, rows: size.rows + 50)
        try await type(keys, until: isReached)
        try session.terminal.resize(columns: size.columns, rows: size.rows)
        // The program redraws everything.
        try await type("") { !$0.lines[0].isEmpty }
    }

    /// Types keys, waits for the settled screen, and compares it with its picture.
    mutating func expect(
        _ screen: PicturedScreen,
        after keys: String = "",
        until isReached: @escaping @Sendable (ScreenModel) -> Bool
    ) async throws {
        try await type(keys, until: isReached)
        let name = Self.name(screen, size, variant: variant)
        let stored = Self.pictures.picture(name)
        // A frame may still be on its way; after one mismatch, others are likely.
        let isEqual = await session.terminal.waitForScreen(
            timeout: hasMismatch && !Self.isUpdating ? .zero : .seconds(2)
        ) { ScreenPicture($0) == stored }
        if Self.isUpdating {
            if !isEqual { try store(name) }
            storedCount += 1
        } else if !isEqual {
            hasMismatch = true
            report(name, stored)
        }
        let shown = session.terminal.screen
        #expect(shown.overflowCount == 0, "\(name) has lines that are too long")
        #expect(shown.unknownSequences.isEmpty, "\(name)")
        #expect(shown.selectionFaults.isEmpty, "\(name)")
    }

    /// Call it at the end: in a run that stores pictures it records an issue.
    func finish() {
        guard Self.isUpdating else { return }
        Issue.record(
            """
            compared nothing: stored \(storedCount) pictures, of which \(changedNames.count) have \
            changed: \(changedNames.joined(separator: ", "))
            """
        )
    }

    static func name(
        _ screen: PicturedScreen,
        _ size: PictureSize,
        variant: String = ""
    ) -> String {
        "\(screen.rawValue)\(variant)-\(size.testDescription)"
    }

    private mutating func store(_ name: String) throws {
        let shown = ScreenPicture(session.terminal.screen)
        if try Self.pictures.store(shown, as: name) { changedNames.append(name) }
    }

    private func report(_ name: String, _ stored: ScreenPicture?) {
        guard let stored else {
            Issue.record("there is no picture \(name); MOVIES_UPDATE_PICTURES=1 stores it")
            return
        }
        let difference = ScreenPicture(session.terminal.screen).difference(from: stored)
        Issue.record("\(name) differs from its picture\n\(difference ?? "")")
    }
}

extension ScreenModel {
    /// Whether nothing is in progress: there is no spinner, and the details beside a list are all
    /// details of the selected movie.
    var isSettled: Bool {
        let hasSpinner = lines.contains { line in
            line.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
        }
        return !hasSpinner && !shows("loading") && isPaneComplete
    }

    private var isPaneComplete: Bool {
        let rows = lines.indices.filter { ruleColumn(row: $0) != nil }
        guard let first = rows.first, let selectedLine else { return true }
        let list = selectedLine.prefix { $0 != "│" }
        // Beside a suggestion are the details of a movie below it.
        guard Int(list.dropFirst(2).prefix(4)) != nil else { return true }
        let pane = rows.map { lines[$0].drop { $0 != "│" }.dropFirst(2) }
        // A long title has more than one line.
        let title = pane.first.map { $0.prefix(12) } ?? ""
        return list.contains(title.prefix { $0 != "(" })
            && lines[first...].contains { $0.contains("Director") }
    }

    /// The column of the rule between a list and the details; `nil` for none.
    private func ruleColumn(row: Int) -> Int? {
        (0..<columns).first { text(row: row, column: $0) == "│" }
    }

    /// What is wrong with the selected row: it is reversed over the whole width of the list, and
    /// has no other style.
    var selectionFaults: [String] {
        let reversed = (0..<rows).filter { row in
            (0..<columns).contains { isReversed(row: row, column: $0) }
        }
        let isPartial = reversed.filter { row in
            let width = ruleColumn(row: row).map { $0 - 1 } ?? columns
            return (0..<columns).contains { column in
                column < width
                    ? style(row: row, column: column).description != "reversed"
                    : isReversed(row: row, column: column)
            }
        }
        return (reversed.count > 1 ? ["rows \(reversed) are selected"] : [])
            + isPartial.map { "row \($0) is not reversed as a whole" }
    }
}
