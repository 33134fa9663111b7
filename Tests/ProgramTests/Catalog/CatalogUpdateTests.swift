import Foundation
import Synchronization
import TestSupport
import Testing

/// Downloads of the catalog by the built program.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct CatalogUpdateTests {
    private let session: CatalogSession

    init() throws { session = try CatalogSession() }

    @Test func `downloads data sets, resumes interrupted downloads, and imports them`() async throws
    {
        let titles = Array(CatalogSession.titles.utf8)
        let half = titles.count / 2
        let server = try HTTPTestServer { request in
            guard request.target.hasSuffix("title.basics.tsv.gz") else {
                return .bytes(CatalogSession.ratings.utf8, contentType: "binary/octet-stream")
            }
            guard let range = request.header("Range") else {
                let head =
                    "HTTP/1.1 200 OK\r\nContent-Length: \(titles.count)\r\nETag: \"1\"\r\n\r\n"
                return HTTPTestReply([.send(Array(head.utf8) + titles[..<half]), .close])
            }
            let start = Int(range.dropFirst(6).dropLast()) ?? 0
            return .bytes(
                titles[start...],
                contentType: "binary/octet-stream",
                status: 206,
                headers: [("Content-Range", "bytes \(start)-\(titles.count - 1)/\(titles.count)")]
            )
        }

        let result = try await session.run(
            ["catalog", "update"],
            environment: ["MOVIES_IMDB_URL": server.url]
        )

        #expect(result.status == 0)
        #expect(try await session.run(["search", "paper lantern"]).rows.first?[0] == "tt9000001")
        #expect(server.requests.count == 3)
    }

    @Test func `downloads only what has changed, and does nothing if nothing has`() async throws {
        let titles = Mutex(CatalogSession.titles)
        let downloads = Mutex<[String]>([])
        let server = try HTTPTestServer { request in
            let name = String(request.target.dropFirst())
            let isRatings = name == "title.ratings.tsv.gz"
            let content = isRatings ? CatalogSession.ratings : titles.withLock(\.self)
            let tag = "\"\(content.utf8.count)\""
            if request.header("If-None-Match") == tag { return .status(304) }
            downloads.withLock { $0.append(name) }
            return .bytes(
                content.utf8,
                contentType: "binary/octet-stream",
                headers: [("ETag", tag), ("Last-Modified", "Fri, 20 Nov 2026 23:59:59 GMT")]
            )
        }

        let first = try await session.update(server)
        let second = try await session.update(server)
        titles.withLock { $0 += "tt9000099\tmovie\tNew\tNew\t0\t2026\t\\N\t90\tDrama\n" }
        let third = try await session.update(server)

        #expect(first.stderr.hasPrefix("imported 2 movies · "))
        #expect(second.stderr.hasPrefix("already up to date: 2 movies · "))
        #expect(third.stderr.hasPrefix("imported 3 movies · "))
        #expect([first, second, third].allSatisfy { $0.status == 0 && $0.stdout.isEmpty })
        #expect(
            downloads.withLock(\.self) == [
                "title.ratings.tsv.gz", "title.basics.tsv.gz", "title.basics.tsv.gz",
            ]
        )
    }

    @Test func `reports an update that failed, and keeps the catalog`() async throws {
        let files = try HTTPTestServer { request in
            .bytes(
                (request.target.contains("ratings")
                    ? CatalogSession.ratings : CatalogSession.titles).utf8,
                contentType: "binary/octet-stream"
            )
        }
        #expect(try await session.update(files).status == 0)
        let before = try await session.run(["catalog", "info"]).rows

        let failed = try await session.update(HTTPTestServer(replies: [.status(404)]))
        let after = try await session.run(["catalog", "info"]).rows

        #expect(failed.status == 69)
        #expect(before.contains(["last_update_outcome", "updated"]))
        #expect(after.contains(["last_update_outcome", "failed"]))
        let reason = after.first { $0[0] == "last_update_error" }?[1] ?? ""
        #expect(!reason.isEmpty && failed.stderr.contains(reason))
        let isOfCatalog = { (row: [String]) in !row[0].hasPrefix("last_update") }
        #expect(before.filter(isOfCatalog) == after.filter(isOfCatalog))
    }

    @Test func `reports what it waits for, and logs every request`() async throws {
        let server = try busyServer(retryAfter: 1)

        let result = try await session.update(server, ["--verbose"])

        let host = "127.0.0.1:\(server.port)"
        let sizes = (CatalogSession.ratings.utf8.count, CatalogSession.titles.utf8.count)
        let lines = result.stderr.replacing(#/[0-9]+ ms/#, with: "0 ms").split(separator: "\n")
        let expected: [Substring] = [
            "movies: GET \(host)/title.ratings.tsv.gz: status 429, 0 bytes, 0 ms, attempt 1",
            "movies: retrying in 1 s: 127.0.0.1 says: too many requests",
            "movies: GET \(host)/title.ratings.tsv.gz: status 200, \(sizes.0) bytes, 0 ms, attempt 2",
            "movies: GET \(host)/title.basics.tsv.gz: status 200, \(sizes.1) bytes, 0 ms, attempt 1",
        ]
        #expect(result.status == 0)
        #expect(Array(lines.dropLast()) == expected)
    }

    @Test func `waits silently with --quiet`() async throws {
        let result = try await session.update(busyServer(retryAfter: 1), ["--quiet"])

        #expect(result.status == 0)
        #expect(result.stderr.isEmpty)
    }

    @Test func `shows what it waits for as progress`() async throws {
        let server = try busyServer(retryAfter: 60)
        let terminal = try PseudoTerminal(
            session.movies,
            ["catalog", "update", "--verbose"],
            environment: ["HOME": session.home.path, "MOVIES_IMDB_URL": server.url]
        )

        let wait = "\r\u{1B}[Kretrying in 60 s: 127.0.0.1 says: too many requests"
        #expect(await terminal.waitForOutput(containing: wait))
        #expect(await terminal.waitForOutput(containing: "\r\u{1B}[Kmovies: GET 127.0.0.1:"))
        terminal.send(signal: SIGINT)

        #expect(try await terminal.result().status == 130)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [
        (429, "3600", "127.0.0.1 says: too many requests; try again in 60 min"),
        (503, "61", "127.0.0.1 is unavailable; try again in 61 s"),
    ])
    func `does not wait long for a server, but reports how long to wait`(
        status: Int,
        seconds: String,
        message: String
    ) async throws {
        let server = try HTTPTestServer(reply: .status(status, headers: [("Retry-After", seconds)]))

        let result = try await session.update(server)

        #expect(result.status == 75)
        #expect(result.stderr == "movies: \(message)\n")
        #expect(server.requests.count == 1)
    }

    @Test func `limits the size of a download`() async throws {
        let server = try HTTPTestServer(
            reply: .raw("HTTP/1.1 200 OK\r\nContent-Length: 4000000001\r\nETag: \"1\"\r\n\r\nabc")
        )

        let result = try await session.update(server)

        #expect(result.status == 65)
        #expect(
            result.stderr == "movies: title.ratings.tsv.gz has more than 4.0 GB; "
                + "check MOVIES_IMDB_URL\n"
        )
        #expect(server.requests.count == 1)
        #expect(session.home.contents.filter { $0.contains(".gz") }.isEmpty)
    }

    /// A server that is busy at the first request, and then sends the data sets.
    private func busyServer(retryAfter seconds: Int) throws -> HTTPTestServer {
        let isFirst = Mutex(true)
        return try HTTPTestServer { request in
            let isFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            guard !isFirst else {
                return .status(429, headers: [("Retry-After", "\(seconds)")])
            }
            let isTitles = request.target.hasSuffix("title.basics.tsv.gz")
            return .bytes(
                (isTitles ? CatalogSession.titles : CatalogSession.ratings).utf8,
                contentType: "binary/octet-stream"
            )
        }
    }
}
