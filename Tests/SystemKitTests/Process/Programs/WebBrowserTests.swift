import SystemKit
import TestSupport
import Testing

@Suite(.onOwnThread)
struct WebBrowserTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test(arguments: [
        ("BROWSER", "https://example.org/1"), ("BROWSER -t %s -w", "-t https://example.org/1 -w"),
        ("no-such-browser:BROWSER -q", "-q https://example.org/1"),
    ])
    func `starts the first installed browser, with the URL in its place`(
        variable: String,
        arguments: String
    ) async throws {
        let script = try script("echo \"$*\" >\(folder.path(of: "log"))")
        let variable = variable.replacing("BROWSER", with: script, maxReplacements: 1)

        #expect(await WebBrowser(variable, mode: .foreground).open("https://example.org/1"))
        #expect(try folder.read("log") == arguments + "\n")
    }

    @Test(arguments: [
        ("/bin/sh 'PATH'", "https://example.org/1"),
        ("/bin/sh \"PATH\" -a 'b  c' %s", "-a b  c https://example.org/1"),
        ("/bin/sh ESCAPED \"\" x\\ y", " x y https://example.org/1"),
        ("/bin/sh -c '. \"PATH\" \"it'\\''s\"' sh", "https://example.org/1"),
    ])
    func `takes quotes and backslashes as a shell does`(
        variable: String,
        arguments: String
    ) async throws {
        let line = "echo \"$*\" >'\(folder.path(of: "log"))'\n"
        let path = try folder.write(line, to: "a browser")
        let variable = variable.replacing("PATH", with: path)
            .replacing("ESCAPED", with: path.replacing(" ", with: "\\ "))

        #expect(await WebBrowser(variable, mode: .foreground).open("https://example.org/1"))
        #expect(try folder.read("log") == arguments + "\n")
    }

    @Test func `tries the next browser if one fails`() async throws {
        let failing = try script("exit 3", name: "failing")
        let working = try script("touch \(folder.path(of: "log"))", name: "working")

        #expect(await WebBrowser("\(failing):\(working)", mode: .foreground).open("a"))
        #expect(folder.contents.contains("log"))
    }

    @Test func `counts a page as open if the browser still runs after the grace period`()
        async throws
    {
        try folder.place(.pipe, at: "pipe")
        let pipe = folder.path(of: "pipe")
        let script = try script("read line <\(pipe)")

        let browser = WebBrowser(script, mode: .detached(gracePeriod: .milliseconds(1)))

        #expect(await browser.open("https://example.org/1"))
        try await HeldFile.writingToPipe(pipe).write("\n")
    }

    private func script(_ line: String, name: String = "browser") throws -> String {
        let path = try folder.write("#!/bin/sh\n\(line)\n", to: name)
        return "/bin/sh \(path)"
    }
}
