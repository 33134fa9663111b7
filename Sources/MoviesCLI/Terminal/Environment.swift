#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Environment variables; an empty variable counts as not set.
package struct Environment: Sendable {
    private let value: @Sendable (_ name: String) -> String?

    package subscript(name: String) -> String? {
        value(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The environment of this process, with the secrets removed from it: child processes do not
    /// inherit them.
    ///
    /// Call it before there is a second thread. Other variables are read on demand, since copying
    /// all of them takes as long as a search.
    package static func process(removing secretNames: [String]) -> Environment {
        var secrets: [String: String] = [:]
        for name in secretNames {
            secrets[name] = variable(name)
            unsetenv(name)
        }
        return Environment { [secrets] name in secrets[name] ?? variable(name) }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

extension Environment {
    package init(_ variables: [String: String]) {
        self.init { variables[$0] }
    }
}
