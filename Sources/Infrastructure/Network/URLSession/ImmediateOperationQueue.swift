import Foundation

/// Runs each operation at once, on the thread that adds it.
///
/// As a session's delegate queue it holds the transfer back while the delegate works. With a
/// queue of its own, a session on Linux reads ahead: a body of 200 MB was in memory before the
/// delegate could stop it at 10.
///
/// Unchecked, because `OperationQueue` declares it so; the subclass adds no state.
final class ImmediateOperationQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ operation: Operation) {
        operation.start()
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }
}
