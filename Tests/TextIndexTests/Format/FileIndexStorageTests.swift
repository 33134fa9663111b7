import Foundation
import TestSupport
import Testing

@testable import TextIndex

struct FileIndexStorageTests {
    private let directory: TemporaryDirectory

    /// The bytes after the first page.
    private let bytes: [UInt8]

    init() throws {
        directory = try TemporaryDirectory()
        var random = SplitMix64(seed: 24)
        bytes = (0..<3 * IndexPage.capacity + 100).map { _ in
            UInt8.random(in: 0...255, using: &random)
        }
    }

    @Test func `reads any range as it was written`() throws {
        let storage = try FileIndexStorage(path: write(parts: [1, 5000, 4087, 1, 0]))
        var random = SplitMix64(seed: 25)
        let bounds = [4088, 4089, 8175, 8176, 8177, 12_264, 12_265]

        #expect(storage.count == 5 * IndexPage.capacity)
        for number in 0..<200 {
            let start =
                number % 2 == 0
                ? bounds[number / 2 % bounds.count]
                : Int.random(in: 4088..<4088 + bytes.count, using: &random)
            let end = Int.random(in: start...min(start + 9000, 4088 + bytes.count), using: &random)
            storage.prefetch(start..<end)
            let expected = bytes[start - 4088..<end - 4088]
            #expect(try storage.read(start..<end) == Array(expected), "\(start)..<\(end)")
        }
    }

    @Test func `reads up to the last page and not beyond`() throws {
        let storage = try FileIndexStorage(path: write(parts: []))

        #expect(try storage.read(storage.count - 1..<storage.count) == [0])
        #expect(try storage.read(storage.count..<storage.count).isEmpty)
        #expect(throws: TextIndexError.corrupt) {
            try storage.read(storage.count - 1..<storage.count + 1)
        }
        #expect(throws: TextIndexError.corrupt) { try storage.read(-1..<1) }
    }

    @Test func `fails to read a corrupt page only`() throws {
        let path = try write(parts: [])
        var file = [UInt8](try Data(contentsOf: URL(filePath: path)))
        file[2 * IndexPage.size + 17] ^= 4
        let storage = try FileIndexStorage(path: directory.write(Data(file), to: "corrupt"))

        #expect(try storage.read(4088..<8176).count == 4088)
        #expect(try storage.read(12_264..<16_000).count == 3736)
        for range in [8176..<8177, 12_263..<12_264, 8175..<8177, 4088..<16_000] {
            #expect(throws: TextIndexError.corrupt) { try storage.read(range) }
        }
    }

    @Test func `reads pages again and again, whichever were read before`() throws {
        let path = directory.path(of: "long")
        let sink = try FileIndexSink(path: path, waitsForDisk: false)
        let pages = (1...60).map { [UInt8](repeating: $0, count: IndexPage.capacity) }
        for page in pages { try sink.append(page) }
        try sink.finish()
        var file = [UInt8](try Data(contentsOf: URL(filePath: path)))
        file[50 * IndexPage.size] ^= 1
        let storage = try FileIndexStorage(path: directory.write(Data(file), to: "corrupt"))
        var random = SplitMix64(seed: 26)

        for _ in 0..<1000 {
            let page = Int.random(in: 1...60, using: &random)
            let start = page * IndexPage.capacity + Int.random(in: 0..<4000, using: &random)
            if page == 50 {
                #expect(throws: TextIndexError.corrupt) { try storage.read(start..<start + 9) }
            } else {
                #expect(try storage.read(start..<start + 9) == Array(pages[page - 1].prefix(9)))
            }
        }
    }

    @Test func `ignores a part of a page at the end`() throws {
        let path = try write(parts: [])
        let file = try Data(contentsOf: URL(filePath: path))
        let storage = try FileIndexStorage(
            path: directory.write(file + Data(repeating: 1, count: 4095), to: "longer")
        )

        #expect(storage.count == 5 * IndexPage.capacity)
    }

    @Test func `opens regular files only`() throws {
        let file = try directory.write("", to: "file")
        let pipe = directory.path(of: "pipe")
        #expect(mkfifo(pipe, 0o600) == 0)

        #expect(error(directory.path) == .notAnIndex)
        #expect(error(pipe) == .notAnIndex)
        #expect(error(directory.path(of: "none")) == .missing)
        #expect(error(file + "/none") == .missing)
        #expect(error(file) == nil)
        let loop = directory.path(of: "loop")
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
        guard case .unreadable = error(loop) else { throw CancellationError() }
    }

    /// Writes the bytes in parts of these sizes and the rest.
    private func write(parts: [Int]) throws -> String {
        let path = directory.path(of: "index")
        let sink = try FileIndexSink(path: path, waitsForDisk: false)
        var rest = bytes[...]
        for count in parts {
            try sink.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        try sink.append(Array(rest))
        try sink.finish()
        return path
    }

    private func error(_ path: String) -> TextIndexError? {
        do {
            _ = try FileIndexStorage(path: path)
            return nil
        } catch {
            return error
        }
    }
}
