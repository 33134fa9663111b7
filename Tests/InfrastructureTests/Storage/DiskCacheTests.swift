import Foundation
import SystemKit
import TestSupport
import Testing
import Text

@testable import Infrastructure

struct DiskCacheTests {
    private let directory: TemporaryDirectory
    private let store: DiskCache
    private let folder: String

    init() throws {
        directory = try TemporaryDirectory()
        folder = directory.path(of: "a/cache")
        store = DiskCache(folder: folder, byteLimit: 1000)
    }

    @Test func `is empty at first`() throws {
        #expect(store.data(for: "key") == nil)
        #expect(try store.usage().entryCount == 0)
        #expect(try store.usage().byteCount == 0)
        #expect(directory.contents.isEmpty)
    }

    @Test(arguments: [Data(), Data("one\ntwo\n".utf8), Data((0...255).map { UInt8($0) })])
    func `returns the stored data for its key only`(data: Data) async throws {
        try await store.insert(data, for: "key")

        #expect(store.data(for: "key") == data)
        #expect(store.data(for: "other") == nil)
    }

    @Test func `replaces the entry of a key`() async throws {
        for text in ["one", "two"] { try await store.insert(Data(text.utf8), for: "key") }

        #expect(store.data(for: "key") == Data("two".utf8))
        #expect(try store.usage().entryCount == 1)
    }

    @Test func `has one private file per entry, and a lock`() async throws {
        try await store.insert(Data("one".utf8), for: "key")

        let files = directory.contents.filter { $0.hasPrefix("a/cache/") }
        #expect(files.count == 2)
        #expect(files.contains("a/cache/lock"))
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: directory.path(of: file)
            )
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func `removes an entry of which any byte has changed or is missing`() async throws {
        try await store.insert(Data("some data".utf8), for: "key")
        let name = try entryName()
        let whole = try directory.readData(name)

        var others = whole.indices.map { whole.prefix($0) } + [whole + Data([0]), Data([0xFF])]
        for index in whole.indices {
            others.append(whole)
            others[others.count - 1][index] ^= 0x20
        }
        for other in others {
            try directory.write(other, to: name)
            #expect(store.data(for: "key") == nil, "\(Array(other))")
            #expect(!directory.exists(name))
        }
        try await store.insert(Data("new".utf8), for: "key")
        #expect(store.data(for: "key") == Data("new".utf8))
    }

    @Test func `does not return the entry of another key`() async throws {
        try await store.insert(Data("one".utf8), for: "key")
        let name = try entryName()
        let other = "a/cache/" + FNV1a("other".utf8).hexString
        try directory.write(try directory.readData(name), to: other)

        #expect(store.data(for: "other") == nil)
    }

    @Test func `evicts the least recently used entry`() async throws {
        let data = Data(repeating: 0, count: 250)
        for (age, key) in ["a", "b", "c"].enumerated() {
            try await store.insert(data, for: key)
            try setLastUse(of: key, secondsAgo: 100 - age)
        }
        // Used just now, though stored first.
        #expect(store.data(for: "a") != nil)

        try await store.insert(data, for: "d")

        #expect(store.data(for: "b") == nil)
        #expect(["a", "c", "d"].allSatisfy { store.data(for: $0) != nil })
        #expect(try store.usage().byteCount <= 1000)
    }

    @Test func `lists the entries only when there may be too many`() async throws {
        let other = DiskCache(folder: folder, byteLimit: 10_000)
        // Lists one entry, and has room for another one then.
        try await store.insert(Data(repeating: 0, count: 400), for: "key")
        for key in ["a", "b", "c"] {
            try await other.insert(Data(repeating: 0, count: 400), for: key)
        }

        try await store.insert(Data(repeating: 0, count: 400), for: "d")
        #expect(try store.usage().entryCount == 5)

        try await store.insert(Data(repeating: 0, count: 400), for: "e")
        #expect(try store.usage().byteCount <= 900)
        // There is room for a small entry.
        try await other.insert(Data(repeating: 0, count: 400), for: "f")
        try await store.insert(Data(), for: "g")
        #expect(try store.usage().entryCount == 4)
    }

    @Test func `stays within the limit with what other processes have inserted`() async throws {
        let other = DiskCache(folder: folder, byteLimit: 10_000)
        for key in ["a", "b", "c", "d"] {
            try await other.insert(Data(repeating: 0, count: 400), for: key)
            try setLastUse(of: key, secondsAgo: 100)
        }

        try await store.insert(Data("one".utf8), for: "key")
        #expect(try store.usage().byteCount <= 1000)

        for key in ["e", "f", "g", "h"] {
            try await store.insert(Data(repeating: 0, count: 400), for: key)
            #expect(try store.usage().byteCount <= 1000)
        }
        #expect(store.data(for: "h") != nil)
    }

    @Test(arguments: FileObstacle.allCases)
    func `replaces anything else in place of an entry`(obstacle: FileObstacle) async throws {
        try directory.place(obstacle, at: "a/cache/" + FNV1a("key".utf8).hexString)

        #expect(store.data(for: "key") == nil)
        try await store.insert(Data("one".utf8), for: "key")

        #expect(store.data(for: "key") == Data("one".utf8))
        #expect(try directory.isForeignFileUntouched())
    }

    @Test func `caches nothing if another process has the lock past the deadline`() async throws {
        try await store.insert(Data("one".utf8), for: "key")
        let lock = try FileLock(path: folder + "/lock")

        await #expect(throws: StorageError.locked(path: folder + "/lock")) {
            try await store.insert(Data("two".utf8), for: "key")
        }
        #expect(store.data(for: "key") == Data("one".utf8))
        lock.release()
    }

    @Test(arguments: [
        "notes.txt", "0123456789abcde", "0123456789abcdef0", "0123456789abcdeg",
        "0123456789ABCDEF", "README0123456789", "zzzzzzzzzzzzzzzz",
    ])
    func `counts and removes its entries, and no other files`(name: String) async throws {
        try directory.write("mine", to: "a/cache/" + name)
        for key in ["a", "b"] { try await store.insert(Data(), for: key) }

        #expect(try store.usage().entryCount == 2)
        try await store.removeAll()

        #expect(try store.usage().entryCount == 0)
        #expect(try directory.readData("a/cache/" + name) == Data("mine".utf8))
        #expect(store.data(for: "a") == nil)
    }

    @Test func `counts and removes only files`() async throws {
        try await store.insert(Data(), for: "a")
        try directory.write("", to: "a/cache/0123456789abcdef/x")

        #expect(try store.usage().entryCount == 1)
        try await store.removeAll()

        #expect(try store.usage().entryCount == 0)
        #expect(directory.exists("a/cache/0123456789abcdef/x"))
    }

    @Test func `throws an error if it can't store an entry`() async throws {
        try directory.write("a file", to: "a")

        await #expect(throws: StorageError.self) { try await store.insert(Data(), for: "key") }
        #expect(store.data(for: "key") == nil)
    }

    @Test func `stores entries concurrently`() async throws {
        let store = DiskCache(folder: folder, byteLimit: 1 << 20)

        try await withThrowingTaskGroup { group in
            for index in 0..<50 {
                group.addTask { try await store.insert(Data("\(index)".utf8), for: "\(index)") }
            }
            try await group.waitForAll()
        }

        for index in 0..<50 { #expect(store.data(for: "\(index)") == Data("\(index)".utf8)) }
    }

    private func entryName() throws -> String {
        let names = directory.contents.filter { $0.hasPrefix("a/cache/") && $0.count == 24 }
        return try #require(names.first)
    }

    private func setLastUse(of key: String, secondsAgo: Int) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -Double(secondsAgo))],
            ofItemAtPath: "\(folder)/\(FNV1a(key.utf8).hexString)"
        )
    }
}
