import CommandLineKit
import Foundation
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI

/// The file of options.
struct ConfigurationFileTests {
    private let home: TemporaryDirectory

    init() throws { home = try TemporaryDirectory() }

    private var folder: String { home.path(of: ".config/movies") }

    @Test func `reads an option on each line`() throws {
        let file = try file(
            """
            \u{FEFF}# --region=US
              --region=KR\r
            --language ko-KR
            \t
            --no-images
            --no-color
            --not-in=~/a b.csv
            --not-in "x".csv
            --in /y
            --bind=q:run(sh -c 'a=b' {title})
            --bind=::quit
            --bind =:open
            """
        )

        #expect(file.problems.isEmpty)
        #expect(
            file.lines.map { "\($0.number) \($0.option.word) \($0.value)" } == [
                "2 region KR", "3 language ko-KR", "5 no-images ", "6 color never",
                "7 not-in \(home.path)/a b.csv", "8 not-in \(folder)/\"x\".csv", "9 in /y",
                "10 bind q:run(sh -c 'a=b' {title})", "11 bind ::quit", "12 bind =:open",
            ]
        )
        #expect(file.place(3) == "\(folder)/config:3")
    }

    @Test(arguments: [
        ("--regoin=KR", nil, "unknown option '--regoin'; did you mean '--region'?"),
        ("region=KR", nil, "unknown option 'region'; did you mean '--region'?"),
        ("region: 'KR',", nil, "unknown option 'region:'; did you mean '--region'?"),
        ("xyz", nil, "unknown option 'xyz'"),
        (
            "--limit=5", nil,
            "--limit is only for command lines; 'movies config' lists what can be here"
        ),
        ("-q", nil, "-q is only for command lines; 'movies config' lists what can be here"),
        ("--region", "region", "--region must be a country such as KR"),
        ("--region=Korea", "region", "--region must be a country such as KR, not 'Korea'"),
        (
            "--source=tmbd", "source",
            "--source must be auto, tmdb or catalog, not 'tmbd'; did you mean 'tmdb'?"
        ),
        ("--no-images=yes", "no-images", "--no-images takes no value"),
        ("--in=-", "in", "--in must be the path of a file"),
        ("--in", "in", "--in must be the path of a file"),
        ("--bind=q:qiut", "bind", "--bind: unknown action 'qiut'; did you mean 'quit'?"),
    ])
    func `says what is wrong with a line, and reads the others`(
        line: String,
        option: String?,
        message: String
    ) throws {
        let file = try file("--language=ko\n\(line)\n--timeout=3")

        #expect(file.lines.map(\.value) == ["ko", "3"])
        #expect(file.problems.map(\.option?.word) == [option])
        let report = ErrorReport(.configuration, "\(folder)/config:2: \(message)")
        #expect(file.problems.map(\.report) == [report])
    }

    @Test(arguments: [[0xFF], [0xC3, 0x28], [0x61, 0x00], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func `names the line that is not UTF-8`(bytes: [UInt8]) throws {
        let file = try self.file(Data("--region=KR\n".utf8 + bytes + "\n--no-mouse".utf8))

        #expect(file.lines.count == 2)
        #expect(
            file.problems.map(\.report.summary)
                == ["\(folder)/config:2 is not text in UTF-8; save the file as UTF-8"]
        )
    }

    @Test func `says that a folder is no file`() throws {
        try home.write("", to: ".config/movies/config/x")

        let file = ConfigurationFile(environment())

        #expect(
            file.problems.map(\.report.summary)
                == ["can't read \(folder)/config: it is not a regular file"]
        )
    }

    @Test func `is another file if the environment says so, which must be there`() throws {
        try home.write("--region=KR", to: "other")
        try home.write("--region=US", to: ".config/movies/config")

        let other = ConfigurationFile(environment(["MOVIES_CONFIG": home.path(of: "other")]))
        let missing = ConfigurationFile(environment(["MOVIES_CONFIG": "/no/file"]))
        let none = ConfigurationFile(environment(["MOVIES_CONFIG": "/dev/null"]))

        #expect(other.lines.map(\.value) == ["KR"])
        #expect(
            missing.problems.map(\.report.summary)
                == ["there is no /no/file, which MOVIES_CONFIG names"]
        )
        #expect(none.lines.isEmpty && none.problems.isEmpty)
    }

    @Test func `is empty without a file or a home`() {
        #expect(ConfigurationFile(environment()).problems.isEmpty)
        #expect(!ConfigurationFile(environment()).exists)
        #expect(ConfigurationFile(Environment([:])).path == nil)
    }

    @Test func `reads any bytes as lines, of which each counts or is a problem`() throws {
        let corpus = FuzzCorpus(
            ["", "# mine\n--region=KR\n", "--bind=q:run(a 'b c' {title})\n--no-color\r\n"],
            tokens: ["--", "=", "\n", "#", " ", "'", "{", "}", ")", ":", "-", "\0", "é", "--in"]
                + OptionSpec.inFile.map(\.name)
        )
        let counts = try fuzz("config", corpus, iterations: 800) { bytes, _ in
            let file = try self.file(Data(bytes))
            let lines = bytes.split(separator: 0x0A).count { line in
                let text = String(validating: line, as: UTF8.self)?.trimmed
                return line.contains(0) || text.map { !$0.isEmpty && !$0.hasPrefix("#") } ?? true
            }
            let hasMark = bytes.starts(with: "\u{FEFF}".utf8)
            try #require(hasMark || file.lines.count + file.problems.count == lines)
            for problem in file.problems {
                try #require(problem.report.summary.hasPrefix("\(folder)/config:"))
            }
            return file.problems.isEmpty
        }

        #expect(counts.valid > 50)
        #expect(counts.invalid > 200)
    }

    @Test(arguments: OptionSpec.inFile)
    func `has only options that a command besides config takes`(option: OptionSpec) {
        let root = CommandTable.program.root
        let specs = CommandSpec.paths(from: [root]).compactMap(\.last)
        let options = specs.filter { $0.name != "config" }.flatMap(\.options) + OptionSpec.common

        #expect(options.contains(option))
        let ofConfig = ConfigCommand.spec.options + OptionSpec.common
        #expect(ofConfig.count { $0 == option } == 1)
    }

    private func file(_ text: String) throws -> ConfigurationFile { try file(Data(text.utf8)) }

    private func file(_ data: Data) throws -> ConfigurationFile {
        try home.write(data, to: ".config/movies/config")
        return ConfigurationFile(environment())
    }

    private func environment(_ variables: [String: String] = [:]) -> Environment {
        Environment(variables.merging(["HOME": home.path]) { $1 })
    }
}
