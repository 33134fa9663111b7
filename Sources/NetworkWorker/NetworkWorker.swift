import Foundation
import Infrastructure
import SystemKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The second program: URLSession in its own process, which may trap or be killed at any time.
///
/// It reads requests from standard input and writes responses to standard output, as
/// `WorkerProtocol` describes. It exits at the end of its input, and so with its parent.
@main
enum NetworkWorker {
    static func main() {
        guard Platform.arguments.count == 1, isatty(STDIN_FILENO) == 0 else { explainAndExit() }
        exitSilentlyOnCrash()
        exitWithParent()
        excludeLoopbackFromProxies()
        preventFileCreation()
        let delegate = SessionDelegate()
        delegate.write(.greeting)
        let session = URLSession(
            configuration: configuration,
            delegate: delegate,
            delegateQueue: InlineOperationQueue()
        )
        while let request = readLine().flatMap(NetworkRequest.init(line:)) {
            delegate.start(request, in: session)
        }
        // Abandons transfers in progress.
        _exit(0)
    }

    private static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        // The parent has a deadline for each request.
        configuration.timeoutIntervalForRequest = SessionDelegate.timeout
        configuration.timeoutIntervalForResource = SessionDelegate.timeout
        if !URLSession.usesLibcurl {
            configuration.connectionProxyDictionary = EnvironmentProxy().dictionary
        }
        return configuration
    }

    private static func explainAndExit() -> Never {
        let sentence = "movies starts this program to send requests; run movies instead"
        let name = "\(WorkerProtocol.programName) (protocol \(WorkerProtocol.version))"
        FileHandle.standardError.write(Data("\(name): \(sentence)\n".utf8))
        _exit(64)
    }

    /// Skips the runtime's stack trace, which would take time.
    private static func exitSilentlyOnCrash() {
        for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(crash) { _ in _exit(WorkerProtocol.abortedStatus) }
        }
        signal(SIGPIPE, SIG_IGN)
    }

    private static let parentID = getppid()

    /// Checks every second whether the parent has exited.
    ///
    /// The end of the input shows that, too, but not while Dispatch blocks the main thread until
    /// the system can start another thread. `PR_SET_PDEATHSIG` doesn't help: it is sent when the
    /// parent's *thread* ends that started this process.
    private static func exitWithParent() {
        _ = parentID
        signal(SIGALRM) { _ in
            if getppid() != NetworkWorker.parentID { _exit(0) }
            alarm(1)
        }
        alarm(1)
    }

    /// On Linux, the first use of a session would create directories for cookies and a cache.
    private static func preventFileCreation() {
        for variable in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            setenv(variable, "/dev/null", 1)
        }
    }

    /// Requests to this machine may contain a credential in plain text and must not leave it.
    private static func excludeLoopbackFromProxies() {
        setenv("no_proxy", EnvironmentProxy().exceptionsWithLoopback, 1)
    }
}
