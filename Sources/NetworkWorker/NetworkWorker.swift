import Foundation
import Infrastructure

/// The second program: URLSession, alone in a process that may trap or be killed at any time.
///
/// It reads requests from its standard input and writes the responses to its standard output, as
/// `WorkerProtocol` describes. It ends when its input does, and so with the program that uses it.
@main
enum NetworkWorker {
    static func main() {
        guard CommandLine.arguments.count == 1, isatty(STDIN_FILENO) == 0 else { explainAndExit() }
        exitSilentlyOnCrash()
        exitWithProgram()
        keepLoopbackFromProxies()
        leaveNoFiles()
        let delegate = SessionDelegate()
        delegate.write(.greeting)
        let session = URLSession(
            configuration: configuration,
            delegate: delegate,
            delegateQueue: InlineOperationQueue()
        )
        while let request = readLine().flatMap(WorkerRequest.init(line:)) {
            delegate.start(request, in: session)
        }
        // A transfer that is under way is no longer wanted.
        _exit(0)
    }

    private static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        // The program has a deadline, and ends the worker at it.
        configuration.timeoutIntervalForRequest = SessionDelegate.timeout
        configuration.timeoutIntervalForResource = SessionDelegate.timeout
        if !URLSession.readsProxyVariables {
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

    /// Without a stack trace, which the runtime would take its time for.
    private static func exitSilentlyOnCrash() {
        for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(crash) { _ in _exit(WorkerProtocol.abortedStatus) }
        }
        signal(SIGPIPE, SIG_IGN)
    }

    /// Who started this process.
    private static let program = getppid()

    /// Looks every second whether the program has ended.
    ///
    /// The end of the input tells so as well, but not to a thread that Dispatch keeps waiting until the
    /// system has room for another one. Not `PR_SET_PDEATHSIG`: that is sent when the *thread* ends
    /// that started this process.
    private static func exitWithProgram() {
        _ = program
        signal(SIGALRM) { _ in
            if getppid() != NetworkWorker.program { _exit(0) }
            alarm(1)
        }
        alarm(1)
    }

    /// On Linux, the first use of a session creates folders for cookies and a cache.
    private static func leaveNoFiles() {
        for variable in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            setenv(variable, "/dev/null", 1)
        }
    }

    /// Requests to this machine, perhaps with a credential in plain text, must not leave it.
    private static func keepLoopbackFromProxies() {
        let exceptions = ProcessInfo.processInfo.environment["no_proxy"].map { [$0] } ?? []
        let loopback = ["localhost", "127.0.0.0/8", "127.0.0.1", "::1"]
        setenv("no_proxy", (exceptions + loopback).joined(separator: ","), 1)
    }
}
