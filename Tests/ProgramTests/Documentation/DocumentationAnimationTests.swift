import Foundation
import TestSupport
import Testing

/// A session of twenty seconds as an animated picture for the README.
///
/// With `MOVIES_PICTURES_FOLDER` in the environment it writes the picture into that folder, which
/// must exist.
@Suite(.serialized, .onOwnThread)
struct DocumentationAnimationTests {
    private static let folder = ProcessInfo.processInfo.environment["MOVIES_PICTURES_FOLDER"]

    private static let down = "\u{1B}[B"
    private static let title =
        "movies: searches with a typo, in Hangul and without a title, a poster, an actor's movies, "
        + "and a movie picked for another command"

    /// Larger files are slow to load in a page.
    private static let maximumByteCount = 300_000

    @Test(.enabled(if: Program.installed("clear") != nil))
    func `draws a session`() async throws {
        let recording = try Recording()

        try await recording.press("", untilSeen: "$", 500)
        try await recording.run("movies search blade ruiner", untilSeen: "built-in catalog", 1500)
        try await recording.start("movies", untilSeen: "Popular", 400)
        try await recording.type("기생충", untilSeen: "> 2019  Parasite", 1500)
        try await recording.press("\u{15}", untilSeen: "Popular", 200)
        try await recording.type("90s horror", untilSeen: "> 199", 1200)
        try await recording.press(Self.down, untilSeen: "> 199", 400)
        try await recording.press("\r", untilSeen: "Enter follow", 900)
        try await recording.press("\t", untilSeen: "Enter follow", 400)
        try await recording.press(Self.down, untilSeen: "Enter follow", 700)
        try await recording.press("\r", untilSeen: "1/", 1500)
        try await recording.leave()
        try await recording.run("clear", untilSeen: "$", 100) { $0.lines[0] == "$" }
        let online = "movies search -i lantern keeper --source tmdb"
        try await recording.start(online, untilSeen: "Paper Lanterns", 500)
        try await recording.press("\r", untilSeen: "It waits.", 1900) { !$0.images.isEmpty }
        try await recording.leave()
        let pick = "movies --pick -q 'shark movies' --fields id,title | tee -a watchlist"
        try await recording.start(pick, untilSeen: "Jaws", 900)
        try await recording.press("\r", untilSeen: "578", 2000) {
            $0.lines.last { !$0.isEmpty } == Recording.prompt
        }

        let svg = ScreenSVG(animating: recording.frames, title: Self.title, theme: .dark).text
        #expect(svg.contains("<title>\(Self.title)</title>"))
        for text in ["Blade Runner", "Parasite", "Jaws", online] {
            #expect(svg.contains(text), "\(text)")
        }
        let seconds = recording.frames.reduce(0) { $0 + $1.milliseconds } / 1000
        #expect((15...25).contains(seconds))
        #expect(svg.utf8.count < Self.maximumByteCount)
        guard let folder = Self.folder else { return }
        let file = URL(filePath: folder).appending(path: "session.svg")
        try Data(svg.utf8).write(to: file)
    }
}

/// The screens of a shell on a terminal with kitty's graphics, and how long each is shown.
private final class Recording {
    private(set) var frames: [(screen: ScreenModel, milliseconds: Int)] = []

    /// Of the shell, without its blank.
    static let prompt = "$"

    private let terminal: PseudoTerminal
    private let home: TemporaryDirectory
    private let server: HTTPTestServer

    init() throws {
        home = try TemporaryDirectory()
        server = try HTTPTestServer { request in
            request.path.hasPrefix("/t/p")
                ? .bytes(LanternPoster.png, contentType: "image/png")
                : PictureResponses.reply(to: request)
        }
        try home.write("--source=catalog", to: ".config/movies/config")
        let bin = home.path(of: "bin")
        try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: bin + "/movies",
            withDestinationPath: try Program.movies.path
        )
        terminal = try PseudoTerminal(
            Program(path: "/bin/sh"),
            ["-i"],
            columns: 100,
            rows: 24,
            environment: [
                "PS1": "$ ", "HOME": home.path, "PATH": "\(bin):\(Program.installationPath)",
                "TERM": "xterm-256color", "COLORFGBG": "15;0",
                "BASH_SILENCE_DEPRECATION_WARNING": "1",
                "TMDB_API_KEY": "k", "MOVIES_API_URL": server.url + "/3",
                "MOVIES_IMAGE_URL": server.url + "/t/p",
            ],
            workingDirectory: home.path,
            reply: ("\u{1B}[c", "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;9t\u{1B}[?62c")
        )
    }

    /// Types a command in the shell, and shows its output for a time in milliseconds.
    func run(
        _ command: String,
        untilSeen text: String,
        _ milliseconds: Int,
        _ isReached: @escaping @Sendable (ScreenModel) -> Bool = { _ in true }
    ) async throws {
        try await type(command)
        try await press("\r", untilSeen: text, milliseconds) {
            $0.lines.last { !$0.isEmpty } == Self.prompt && isReached($0)
        }
    }

    /// Leaves the screen, and shows the shell for a moment.
    func leave() async throws {
        try await press("\u{3}", untilSeen: Self.prompt, 300) {
            $0.lines.last { !$0.isEmpty } == Self.prompt
        }
    }

    /// Types a command in the shell that opens the screen.
    func start(_ command: String, untilSeen text: String, _ milliseconds: Int) async throws {
        try await type(command)
        try await press("\r", untilSeen: text, milliseconds, \.isAlternate)
    }

    /// Types on the screen, one character after the other.
    func type(_ typed: String, untilSeen text: String, _ milliseconds: Int) async throws {
        try await type(typed)
        try await press("", untilSeen: text, milliseconds)
    }

    private func type(_ text: String) async throws {
        var typed = ""
        for character in text {
            typed.append(character)
            let expected = typed.trimmingCharacters(in: .whitespaces)
            try await press(String(character), untilSeen: expected, 50)
        }
    }

    /// Presses keys, waits for the settled screen, and shows it for a time in milliseconds.
    func press(
        _ keys: String,
        untilSeen text: String,
        _ milliseconds: Int,
        _ isReached: @escaping @Sendable (ScreenModel) -> Bool = { _ in true }
    ) async throws {
        if !keys.isEmpty { try await terminal.write(keys) }
        let isSeen = await terminal.waitForScreen {
            $0.shows(text) && isReached($0) && (!$0.isAlternate || $0.isSettled)
        }
        let screen = terminal.screen
        try #require(isSeen, "\(text) in\n\(screen.lines.joined(separator: "\n"))")
        #expect(screen.unknownSequences.isEmpty)
        frames.append((screen, milliseconds))
    }
}

/// The poster of a movie that does not exist: a lighthouse at night.
private enum LanternPoster {
    static let png = ImageSample.png(rows: drawing.map { $0.map { colors[$0] ?? 0 } })

    private static let colors: [Character: Int] = [
        ".": 0x10_1A_33, "-": 0x1B_2B_52, "*": 0xF2_E9_C9, "#": 0xE8_E4_DA, "r": 0xC8_3A_32,
        "y": 0xFF_C9_4A, "o": 0xF0_9A_3E, "k": 0x2A_22_2A, "w": 0x16_4A_66, "b": 0x22_6E_8C,
        "~": 0x9A_C7_D4,
    ]

    private static let drawing = [
        "................", "..*.........*...", "................", ".......kk.......",
        "......krrk...*..", ".*....kkkk......", "----..oyyo..----", "--yyyyyyyyyyyy--",
        "----..oyyo..----", "......kkkk......", "......####......", ".*....####....*.",
        "......rrrr......", "......rrrr......", ".....######.....", ".....######.....",
        ".....rrrrrr.....", "..*..rrrrrr..*..", "....########....", "....##kk####....",
        "...kkkkkkkkkk...", "wwkkkkkkkkkkkkww", "wb~bwwbb~bwwb~bw", "bbwwb~bwwwbb~bww",
    ]
}
