import Foundation
import TestSupport
import Testing

@testable import SystemKit

struct ExecutableTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `finds this program, and identifies its build`() throws {
        let fingerprint = try #require(Executable.buildFingerprint)

        #expect(Executable.isExecutable(Platform.executablePath))
        #expect(fingerprint == Executable.buildFingerprint)
        #expect(!fingerprint.isEmpty)
    }

    @Test func `finds a companion and data beside it, or where it is installed`() throws {
        let paths = Executable.companionPaths("companion", inLibexec: "folder")

        try #require(paths.count == 2)
        let binary = URL(filePath: paths[0]).deletingLastPathComponent()
        #expect(paths[0] == binary.path + "/companion")
        #expect(paths[1] == binary.deletingLastPathComponent().path + "/libexec/folder/companion")
        #expect(
            Executable.sharedFolder("data")
                == binary.deletingLastPathComponent().path + "/share/data"
        )
        // The worker is built beside the tests.
        let worker = Executable.companionPaths("movies-network", inLibexec: "movies")[0]
        #expect(Executable.isExecutable(worker))
    }

    @Test(arguments: [
        ("/usr/caf\u{E9}/x", "/usr/caf\u{E9}"), ("/x", ""), ("x", ""),
        // As characters, the slash and the accent would be one.
        ("/a/\u{301}b", "/a"),
    ])
    func `knows the folder of a file`(path: String, folder: String) {
        #expect(Executable.name(ofFolder: Executable.parent(of: Array(path.utf8)[...])) == folder)
    }

    @Test(.enabled(if: access("/proc/self/fd", X_OK) == 0, "only Linux has such names"))
    func `finds what is in a folder whose name is not UTF-8`() throws {
        // `/caf\xE9` in Latin-1.
        let path = Array(folder.path.utf8) + [0x2F, 0x63, 0x61, 0x66, 0xE9]
        #expect(Executable.name(ofFolder: path[...]) == nil)
        try #require(mkdir(path.map { CChar(bitPattern: $0) } + [0], 0o700) == 0)

        let name = try #require(Executable.name(ofFolder: path[...]))

        let isCreated = FileDescriptor(creating: "\(name)/file") != nil
        #expect(isCreated)
        #expect(FileStatus(of: "\(name)/../caf") == nil)
        #expect(FileStatus(of: "\(name)/..")?.identity == FileStatus(of: folder.path)?.identity)
    }

    @Test func `finds a program on the search path`() throws {
        let path = try #require(Executable.path(of: "sh"))

        #expect(path.hasPrefix("/"))
        #expect(path.hasSuffix("/sh"))
        #expect(Executable.isExecutable(path))
        #expect(Executable.path(of: "no-such-program") == nil)
        #expect(Executable.path(of: "") == nil)
    }

    @Test func `treats a name with a slash as a path`() throws {
        let script = try folder.writeExecutable("#!/bin/sh\n", to: "script")
        let text = try folder.write("#!/bin/sh\n", to: "text")

        #expect(Executable.path(of: script) == script)
        #expect(Executable.path(of: text) == nil)
        #expect(Executable.path(of: script + ".missing") == nil)
    }

    @Test func `does not treat a directory as a program`() throws {
        #expect(!Executable.isExecutable(folder.path))
        #expect(Executable.path(of: folder.path) == nil)
    }

    @Test func `finds a program through a link`() throws {
        let script = try folder.writeExecutable("#!/bin/sh\n", to: "script")
        let link = folder.path(of: "link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: script)

        #expect(Executable.path(of: link) == link)
    }
}
