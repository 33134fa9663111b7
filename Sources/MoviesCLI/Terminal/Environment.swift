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

    package init(_ variables: [String: String]) {
        value = { variables[$0] }
    }

    private init(value: @escaping @Sendable (String) -> String?) {
        self.value = value
    }

    package subscript(name: String) -> String? {
        value(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The environment of this process, with the secrets removed from it: child processes do not
    /// inherit them.
    ///
    /// Call it before there is a second thread. Other variables are read on demand, since copying
    /// all of them takes as long as a search.
    package static func process(removing secretNames: [String]) -> Environment {
        var value = variable
        for secretName in secretNames {
            let (secret, others) = (variable(secretName), value)
            unsetenv(secretName)
            value = { $0 == secretName ? secret : others($0) }
        }
        return Environment(value: value)
    }

    @Sendable
    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
