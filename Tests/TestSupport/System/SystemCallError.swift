import Foundation

/// A failed system call.
package struct SystemCallError: Error, Equatable, CustomStringConvertible {
    package let call: String
    /// The value of `errno`.
    package let code: Int32

    init(_ call: String, code: Int32 = errno) {
        self.call = call
        self.code = code
    }

    package var description: String { "\(call): \(String(cString: strerror(code)))" }

    /// Returns the result unless it is negative, which means failure for most calls.
    @discardableResult
    static func check<Result: SignedInteger>(_ result: Result, _ call: String) throws -> Result {
        guard result >= 0 else { throw SystemCallError(call) }
        return result
    }

    /// For calls that return the error instead of setting `errno`.
    static func checkCode(_ code: Int32, _ call: String) throws {
        guard code == 0 else { throw SystemCallError(call, code: code) }
    }
}
