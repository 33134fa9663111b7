import Foundation

/// Runs each operation synchronously on the thread that adds it.
///
/// As a session's delegate queue it blocks the transfer while the delegate works. With another
/// queue, a session on Linux reads ahead: a body of 200 MB was in memory before the delegate could
/// stop it at 10 MB.
///
/// `@unchecked`, because `OperationQueue` declares it so; the subclass adds no state.
final class InlineOperationQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ operation: Operation) {
        operation.start()
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }
}
