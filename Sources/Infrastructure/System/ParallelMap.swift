import CLibrary

/// Transforms values on several threads, and passes on the results in the order of the values.
///
/// Each value has a thread of its own, so a value should be worth some milliseconds of work.
package struct ParallelMap<Input: Sendable, Output: Sendable>: Sendable {
    /// More threads would only wait for the one that takes the results.
    private static var threadLimit: Int { 9 }

    private let threadCount: Int
    private let transform: @Sendable (Input) -> Output

    /// Uses as many threads; `nil` for one for each processor.
    package init(threadCount: Int? = nil, _ transform: @escaping @Sendable (Input) -> Output) {
        self.threadCount = threadCount ?? min(sysconf(CInt(_SC_NPROCESSORS_ONLN)), Self.threadLimit)
        self.transform = transform
    }

    /// Calls `take` with the result for each value of `next`, until that returns `nil`.
    ///
    /// A few values more than there are threads are in memory at a time.
    package func run<Failure: Error>(
        next: () throws(Failure) -> Input?,
        take: (Output) throws(Failure) -> Void
    ) throws(Failure) {
        var outputs: [ParallelValue<Output>] = []
        var isAtEnd = false
        while true {
            while !isAtEnd, outputs.count <= threadCount {
                if let input = try next() {
                    outputs.append(ParallelValue { [transform] in transform(input) })
                } else {
                    isAtEnd = true
                }
            }
            guard !outputs.isEmpty else { return }
            try take(outputs.removeFirst().get())
        }
    }
}

/// A value that another thread makes, while the caller's does something else.
///
/// `@unchecked`, because each access holds a lock of POSIX, which the compiler does not know. `Mutex`
/// has no condition to wait for.
package final class ParallelValue<Value: Sendable>: @unchecked Sendable {
    private var value: Value?
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// Makes the value at once if no thread can be started.
    package init(_ make: @escaping @Sendable () -> Value) {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
        if !DetachedThread.start({ self.set(make()) }) { value = make() }
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    private func set(_ value: Value) {
        pthread_mutex_lock(mutex)
        self.value = value
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    package func get() -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let value { return value }
            pthread_cond_wait(condition, mutex)
        }
    }
}
