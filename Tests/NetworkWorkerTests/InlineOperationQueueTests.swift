import Foundation
import Synchronization
import Testing

@testable import NetworkWorker

struct InlineOperationQueueTests {
    @Test func `runs an operation before it returns`() {
        let queue = InlineOperationQueue()
        let order = Mutex<[Int]>([])

        queue.addOperation { order.withLock { $0.append(1) } }
        order.withLock { $0.append(2) }
        queue.addOperation(BlockOperation { order.withLock { $0.append(3) } })
        order.withLock { $0.append(4) }

        #expect(order.withLock(\.self) == [1, 2, 3, 4])
    }
}
