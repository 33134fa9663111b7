import Foundation
import TestSupport
import Testing

/// The commands for developers in the documents, which build, measure and release.
///
/// They take too long for a test. So what they name is checked, and then they run with other
/// programs in place of the builds, the benchmarks and the profilers. `movies` is the real one.
@Suite(.serialized, .onOwnThread)
struct DeveloperCommandTests {
    private static let scriptFolders = ["Benchmarks", "Scripts", "packaging", ".ci"]

    /// Shell scripts for the programs that the commands start.
    private static let programs = [
        // Profilers run a program with its options, which follow theirs.
        "perf": #"""
        [ "$1" = report ] && exit
        shift
        while [ "$1" != "${1#-}" ]; do case "$1" in -[eFr]) shift 2 ;; *) shift ;; esac; done
        "$@"
        """#,
        "strace": #"""
        while [ "$1" != "${1#-}" ]; do case "$1" in -e) shift 2 ;; *) shift ;; esac; done
        "$@"
        echo 'pread64(4, ""..., 4096, 8192) = 4096' >&2
        """#,
        "valgrind": #"""
        while [ "$1" != "${1#-}" ]; do shift; done
        "$@"
        echo '==1== Collected : 1' >&2
        """#,
        "callgrind_annotate": #"echo "1 (1%) swift_once""#,
        "hyperfine": #"for command; do :; done; sh -c "$command""#,
        // Compilers read files and make a program.
        "gcc": compiler, "swiftc": compiler,
        "make": #"""
        while [ "$1" != "${1#*=}" ]; do shift; done
        for target; do grep -q "^$target:" Makefile || exit 2; done
        """#,
        "seq": "echo 1 2",
        "swift": "", "apt-get": "", "dnf": "", "brew": "",
    ]

    private static let compiler = #"""
        program=a.out
        while [ $# -gt 0 ]; do
            case "$1" in
            -o) program="$2"; shift ;;
            -Xlinker) shift ;;
            -*) ;;
            *) test -r "$1" || exit 1 ;;
            esac
            shift
        done
        echo '#!/bin/sh' >"$program"
        chmod +x "$program"
        """#

    private static func blocks() throws -> [CodeBlock] {
        try Document.paths.flatMap { try CodeBlock.all(in: $0, language: "sh") }
    }

    private static func commands() throws -> [CodeBlock] {
        let documents = [
            "docs/DATA.md", "docs/SPEED.md", "Benchmarks/README.md", "CONTRIBUTING.md",
        ]
        return try blocks().filter { documents.contains($0.document) }
    }

    @Test(arguments: try commands())
    func `runs`(block: CodeBlock) async throws {
        let folder = try Self.folder(for: block)

        let result = try await Program(path: "/bin/sh").run(
            ["-e", "-c", block.text],
            environment: [
                "HOME": folder.path, "PATH": "\(folder.path)/bin:\(Program.installationPath)",
            ],
            workingDirectory: folder.path
        )

        #expect(result.status == 0, "\(block.text)\n\(result.stdout)\(result.stderr)")
        #expect(!result.stderr.contains("sh:"), "\(result.stderr)")
        #expect((try? folder.read("failures")) == nil)
    }

    /// A folder with what the commands name of the repository, and with the programs.
    private static func folder(for block: CodeBlock) throws -> TemporaryDirectory {
        let folder = try TemporaryDirectory()
        for (name, script) in programs where block.text.contains(name) {
            try folder.writeExecutable("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
        }
        for name in scriptFolders {
            for file in try FileManager.default.contentsOfDirectory(
                atPath: Document.root.appending(path: name).path
            ) where block.text.contains("\(name)/\(file)") {
                let path = Document.root.appending(path: "\(name)/\(file)").path
                if FileManager.default.isExecutableFile(atPath: path) {
                    try folder.writeExecutable("#!/bin/sh\n", to: "\(name)/\(file)")
                } else {
                    try folder.write(Document("\(name)/\(file)").text, to: "\(name)/\(file)")
                }
            }
        }
        try folder.write(Document("Makefile").text, to: "Makefile")
        // The reader writes these.
        for name in ["empty.swift", "thread.swift"] { try folder.write("", to: name) }
        // The status of a program before a pipe would be lost.
        let movies = """
            #!/bin/sh
            '\(try Program.movies.path)' "$@" || echo "movies $*" >>"$HOME/failures"

            """
        for name in ["bin/movies", ".build/install/release/movies"] {
            try folder.writeExecutable(movies, to: name)
        }
        return folder
    }

    @Test(arguments: try blocks())
    func `scripts, targets, suites and variables exist`(block: CodeBlock) throws {
        for script in block.text.matches(of: #/(?:Benchmarks|Scripts|packaging|\.ci)/[\w.\/-]+/#) {
            let path = Document.root.appending(path: String(script.0)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(script.0)")
            #expect(
                FileManager.default.isExecutableFile(atPath: path) || path.hasSuffix(".c"),
                "\(script.0)"
            )
        }
        let makefile = try Document("Makefile").text
        for target in block.text.matches(of: #/(?m)\bmake ([a-z-]+)/#) {
            #expect(makefile.contains("\n\(target.1):"), "make \(target.1)")
        }
        for suite in block.text.matches(of: #/--filter "?(\w+)/#) {
            #expect(try Self.tests().contains { $0.contains(suite.1) }, "--filter \(suite.1)")
        }
        for variable in block.text.matches(of: #/\bMOVIES_\w+/#) {
            #expect(try Self.isRead(String(variable.0)), "\(variable.0)")
        }
    }

    @Test func `finds the commands`() throws {
        let text = try Self.blocks().map(\.text).joined(separator: "\n")

        for command in ["Benchmarks/start.sh", "make bench", "--filter", "MOVIES_FUZZ_SECONDS"] {
            #expect(text.contains(command), "\(command)")
        }
    }

    /// The paths of the tests.
    private static func tests() throws -> [String] {
        let folder = Document.root.appending(path: "Tests")
        return FileManager.default.subpaths(atPath: folder.path) ?? []
    }

    /// Whether a script or a test other than those of the documents has the name of a variable.
    private static func isRead(_ variable: String) throws -> Bool {
        for folder in ["Tests", "Benchmarks", "Scripts", "packaging"] {
            let path = Document.root.appending(path: folder).path
            for file in FileManager.default.subpaths(atPath: path) ?? []
            where !file.hasSuffix(".md") && !file.hasSuffix("DeveloperCommandTests.swift") {
                let data = FileManager.default.contents(atPath: "\(path)/\(file)")
                if data?.range(of: Data(variable.utf8)) != nil { return true }
            }
        }
        return false
    }
}
