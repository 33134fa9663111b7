import Foundation
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

/// Files are opened again only after a change.
struct OpenFilesTests {
    private let folder: TemporaryDirectory
    private let files = OpenFiles<String>()
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = try folder.write("first", to: "file")
    }

    @Test func `opens a file once`() throws {
        #expect(try open() == "first")

        #expect(try files.value(at: path) { "opened again" } == "first")
    }

    @Test func `opens a file again that was replaced by one of the same size`() throws {
        #expect(try open() == "first")

        let other = try folder.write("other", to: "other")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: other, toPath: path)

        #expect(try open() == "other")
    }

    @Test func `opens a file again that was changed in place`() throws {
        #expect(try open() == "first")

        try folder.write("longer", to: "file")

        #expect(try open() == "longer")
    }

    @Test func `keeps nothing of a file that is gone, or can't be opened`() throws {
        #expect(try open() == "first")
        try FileManager.default.removeItem(atPath: path)

        #expect(throws: TextIndexError.missing) { try open() }
        #expect(throws: TextIndexError.missing) { try open() }
        try folder.write("second", to: "file")
        #expect(throws: TextIndexError.corrupt) {
            try files.value(at: path) { () throws(TextIndexError) in throw .corrupt }
        }
        #expect(try open() == "second")
    }

    @Test func `makes a lazy value once, unless that fails`() throws {
        let value = Lazy<Int>()

        #expect(throws: TextIndexError.missing) {
            try value.value { () throws(TextIndexError) in throw .missing }
        }
        #expect(value.value { 1 } == 1)
        #expect(value.value { 2 } == 1)
    }

    private func open() throws(TextIndexError) -> String {
        try files.value(at: path) { () throws(TextIndexError) in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw .missing
            }
            return text
        }
    }
}
