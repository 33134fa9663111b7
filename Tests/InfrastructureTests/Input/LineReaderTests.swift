import Foundation
import Synchronization
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

@Suite(.timeLimit(.minutes(20)))
struct LineReaderTests {
    private struct Line: Hashable {
        /// `nil` for a line over the limit.
        let text: String?
        let isEnded: Bool

        init(_ text: String?, isEnded: Bool = true) {
            self.text = text
            self.isEnded = isEnded
        }
    }

    /// How the content of a file is stored.
    enum Storage: CaseIterable {
        case plain
        case compressed
    }

    private static let chunkSize = 1 << 20

    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test(arguments: Storage.allCases)
    func `reads each line without its line break`(storage: Storage) throws {
        let reader = try reader("one\n\ntwo\r\n\r\nthr\ree\n", storage)

        #expect(
            try lines(of: reader) == [
                Line("one"), Line(""), Line("two"), Line(""), Line("thr\ree"),
            ]
        )
    }

    @Test(arguments: Storage.allCases)
    func `says that the last line has no line break`(storage: Storage) throws {
        let reader = try reader("one\ntwo\r", storage, lineLimit: 8)

        #expect(try lines(of: reader) == [Line("one"), Line("two", isEnded: false)])
    }

    @Test(arguments: [("", []), ("\n", [""]), ("\n\n", ["", ""])])
    func `has no line after the last line break`(content: String, texts: [String]) throws {
        for storage in Storage.allCases {
            #expect(try lines(of: reader(content, storage)) == texts.map { Line($0) })
        }
    }

    @Test(arguments: ["a", "\u{1F}"])
    func `reads a file of one byte`(content: String) throws {
        #expect(try lines(of: reader(content, .plain)) == [Line(content, isEnded: false)])
    }

    @Test(arguments: [-1, 0, 1, chunkSize + 7], Storage.allCases)
    func `reads lines that start and end anywhere in a chunk`(extra: Int, storage: Storage) throws {
        let long = String(repeating: "x", count: Self.chunkSize - 5 + extra)
        let reader = try reader("one\n\(long)\nthree\n", storage, lineLimit: .max)

        let lines = try lines(of: reader)

        #expect(lines.map(\.text?.utf8.count) == [3, long.utf8.count, 5])
        #expect(lines.last == Line("three"))
    }

    @Test(arguments: [
        ("one\ntwo\n", "one"), ("one\r\ntwo", "one\r"), ("one", "one"), ("", ""), ("\none", ""),
    ])
    func `returns the first line, and reads it again`(content: String, first: String) throws {
        for storage in Storage.allCases {
            let reader = try reader(content, storage)
            let expected = try lines(of: self.reader(content, storage))

            #expect(try reader.firstLine() == first)
            #expect(try reader.firstLine() == first)
            #expect(try lines(of: reader) == expected)
        }
    }

    @Test func `limits the length of the first line`() throws {
        let reader = try reader(String(repeating: "x", count: 200_000) + "\nend\n", .plain)

        #expect(try reader.firstLine() == String(repeating: "x", count: 1 << 16))
        #expect(try lines(of: reader).map(\.text?.utf8.count) == [200_000, 3])
    }

    @Test(arguments: Storage.allCases)
    func `passes no text of a line over the limit`(storage: Storage) throws {
        let reader = try reader(
            "one\n12345678\n123456789\n\n1234567890123\nend\n123456789",
            storage,
            lineLimit: 8
        )

        #expect(
            try lines(of: reader) == [
                Line("one"), Line("12345678"), Line(nil), Line(""), Line(nil), Line("end"),
                Line(nil),
            ]
        )
    }

    @Test(arguments: [1, chunkSize - 5, chunkSize + 7, 3 * chunkSize], Storage.allCases)
    func `passes no text of a line over a megabyte, which continues in other chunks`(
        extra: Int,
        storage: Storage
    ) throws {
        let long = String(repeating: "x", count: Self.chunkSize + extra)
        let longest = String(repeating: "x", count: Self.chunkSize)
        let reader = try reader("one\n\(long)\n\(longest)\ntwo\n\(long)", storage)

        let lines = try lines(of: reader)

        #expect(lines.map(\.text?.utf8.count) == [3, nil, longest.utf8.count, 3, nil])
        #expect(lines.map(\.isEnded) == Array(repeating: true, count: 5))
    }

    @Test(arguments: Storage.allCases)
    func `counts the bytes of the file before decompression`(storage: Storage) throws {
        let content = (1...50_000).map { "line \($0)\n" }.joined()
        let reader = try reader(content, storage)
        let size = try folder.readData("file").count

        #expect(reader.size == size)
        #expect(reader.isCompressed == (storage == .compressed))
        _ = try lines(of: reader)

        #expect(reader.readCount == size)
        if storage == .plain { #expect(size == content.utf8.count) }
    }

    @Test func `decompresses concatenated members`() throws {
        let compressed = try compressed("one\ntw") + compressed("o\nthree")
        let path = try folder.write(compressed, to: "file")

        let lines = try lines(of: LineReader(path: path, gzip: Gzip()))

        #expect(lines == [Line("one"), Line("two"), Line("three", isEnded: false)])
    }

    @Test(arguments: [0.2, 0.5, 0.9, 0.999])
    func `reports a truncated gzip file`(part: Double) throws {
        let compressed = try compressed((1...20_000).map { "line \($0 * 7919 % 10007)\n" }.joined())
        let count = Int(Double(compressed.count) * part)
        let path = try folder.write(compressed.prefix(count), to: "file")

        #expect(throws: LineReader.Failure.corruptGzip) {
            try lines(of: LineReader(path: path, gzip: Gzip()))
        }
    }

    @Test func `reports a corrupt gzip file`() throws {
        let path = try folder.write(Data([0x1F, 0x8B] + Array("nonsense".utf8)), to: "file")
        let reader = try LineReader(path: path, gzip: Gzip())

        #expect(throws: LineReader.Failure.corruptGzip) { try reader.firstLine() }
    }

    @Test func `reports that gzip can't be started`() throws {
        let path = try folder.write(compressed("one\n"), to: "file")

        let failure = #expect(throws: LineReader.Failure.self) {
            try LineReader(path: path, gzip: Gzip(name: "no-such-program"))
        }
        guard case .storage(.cannotRead("gzip", reason: _))? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test(arguments: [("missing", "No such file or directory"), ("", "Is a directory")])
    func `reports why a file can't be read`(name: String, reason: String) {
        let path = folder.path(of: name)

        #expect(throws: LineReader.Failure.storage(.cannotRead(path: path, reason: reason))) {
            try LineReader(path: path, gzip: Gzip())
        }
    }

    @Test func `needs gzip only for a file that it compressed`() throws {
        let gzip = Gzip(name: "/no/such/gzip")
        let plain = try folder.write("one", to: "plain")
        let compressed = try folder.write(Data([0x1F, 0x8B]), to: "compressed")
        let reason = "it can't be started to decompress the file"

        #expect(try LineReader(path: plain, gzip: gzip).firstLine() == "one")
        #expect(throws: LineReader.Failure.storage(.cannotRead(path: "gzip", reason: reason))) {
            try LineReader(path: compressed, gzip: gzip)
        }
    }

    /// The first bytes, which show whether it is compressed, may come one by one.
    @Test(arguments: Storage.allCases)
    func `reads a pipe, whose size is unknown`(storage: Storage) throws {
        let content = storage == .plain ? Data("one\ntwo\n".utf8) : try compressed("one\ntwo\n")
        let path = folder.path(of: "pipe")
        try #require(mkfifo(path, 0o600) == 0)
        DetachedThread.start {
            guard let file = FileDescriptor(opening: path, O_WRONLY) else { return }
            for byte in content { _ = file.writeAll(Data([byte])) }
        }

        let reader = try LineReader(path: path, gzip: Gzip())

        #expect(reader.size == nil)
        #expect(try lines(of: reader) == [Line("one"), Line("two")])
        #expect(reader.readCount == content.count)
    }

    private func reader(
        _ content: String,
        _ storage: Storage,
        lineLimit: Int = 1 << 20
    ) throws -> LineReader {
        let data = storage == .plain ? Data(content.utf8) : try compressed(content)
        let path = try folder.write(data, to: "file")
        return try LineReader(path: path, gzip: Gzip(), lineLimit: lineLimit)
    }

    private func compressed(_ content: String) throws -> Data {
        let path = try #require(Executable.path(of: "gzip"))
        let process = try ChildProcess(ProgramInvocation(path: path, arguments: ["-c"]))
        process.feed(Data(content.utf8))
        return process.read(.max)
    }

    private func lines(of reader: LineReader) throws -> [Line] {
        var lines: [Line] = []
        while let chunk = try reader.next() {
            chunk.forEachLine { line in
                lines.append(Line(line.map { String(decoding: $0, as: UTF8.self) }))
            }
            guard chunk.lacksFinalLineBreak, let last = lines.popLast() else { continue }
            lines.append(Line(last.text, isEnded: false))
        }
        return lines
    }
}
