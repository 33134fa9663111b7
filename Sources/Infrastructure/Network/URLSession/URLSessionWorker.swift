import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The side of `URLSessionTransport` that runs in a process of its own.
///
/// It reads requests from its standard input, one a line, and writes the answers to its standard
/// output, one after the other. It ends when its input does, and so with the program that needs it.
public enum URLSessionWorker {
    /// The one argument that makes a program a worker.
    public static let argument = "network-worker"

    public static func run() async -> Never {
        keepLoopbackFromProxies()
        leaveNoFiles()
        let delegate = URLSessionWorkerDelegate()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        // Who asks has a deadline, a day off at the most.
        configuration.timeoutIntervalForRequest = 86_400
        let session = URLSession(
            configuration: configuration,
            delegate: delegate,
            delegateQueue: ImmediateOperationQueue()
        )
        for await request in requests() {
            await delegate.serve(request, by: session)
        }
        exit(0)
    }

    private static func requests() -> AsyncStream<WorkerRequest> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let request = readLine().flatMap(WorkerRequest.init(line:)) {
                    continuation.yield(request)
                }
                // Nobody waits any more, least of all for a transfer to be wound up.
                _exit(0)
            }
        }
    }

    /// On Linux the mere mention of a session makes folders for cookies and a cache.
    private static func leaveNoFiles() {
        for variable in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            setenv(variable, "/dev/null", 1)
        }
    }

    /// Whatever goes to this machine itself, a credential in plain text included, stays on it.
    private static func keepLoopbackFromProxies() {
        let exceptions = ProcessInfo.processInfo.environment["no_proxy"].map { [$0] } ?? []
        let loopback = ["localhost", "127.0.0.0/8", "127.0.0.1", "::1"]
        setenv("no_proxy", (exceptions + loopback).joined(separator: ","), 1)
    }
}
