import CLibrary
import Synchronization

/// Transforms values on several threads, and passes on the results in the order of the values.
///
/// The caller's thread makes the values and takes the results, and instead of waiting it transforms
/// values as well. So it also works where no thread can be started.
package struct ParallelMap<Input: Sendable, Output: Sendable>: Sendable {
    /// More threads would only wait for the one that takes the results.
    private static var threadLimit: Int { 8 }

    private let threadCount: Int
    private let transform: @Sendable (Input) -> Output

    /// Uses as many threads besides the caller's; `nil` for one less than there are processors.
    package init(threadCount: Int? = nil, _ transform: @escaping @Sendable (Input) -> Output) {
        self.threadCount =
            threadCount ?? min(sysconf(CInt(_SC_NPROCESSORS_ONLN)) - 1, Self.threadLimit)
        self.transform = transform
    }

    /// Calls `take` with the result for each value of `next`, until that returns `nil`.
    ///
    /// A few values more than there are threads are in memory at a time.
    package func run<Failure: Error>(
        next: () throws(Failure) -> Input?,
        take: (Output) throws(Failure) -> Void
    ) throws(Failure) {
        let jobs = Jobs<Input, Output>()
        defer { jobs.end() }
        for _ in 0..<threadCount {
            DetachedThread.start { [transform] in
                while let (number, input) = jobs.waitForInput() {
                    jobs.finish(number, transform(input))
                }
            }
        }
        var hasMore = true
        while true {
            while hasMore, jobs.count < threadCount + 2 {
                guard let input = try next() else {
                    hasMore = false
                    break
                }
                jobs.add(input)
            }
            guard jobs.count > 0 else { return }
            switch jobs.waitForFirst() {
            case .output(let output): try take(output)
            case .input(let number, let input): jobs.finish(number, transform(input))
            }
        }
    }
}

/// A value that another thread makes, while the caller's does something else.
package struct ParallelValue<Value: Sendable>: Sendable {
    private let value = Monitor(Value?.none)

    /// `nil` if a thread makes the value, which then releases what it is made of.
    private let make: (@Sendable () -> Value)?

    package init(_ make: @escaping @Sendable () -> Value) {
        let hasStarted = DetachedThread.start { [value] in
            let made = make()
            value.change { $0 = made }
        }
        self.make = hasStarted ? nil : make
    }

    /// Waits for the value, and makes it if no thread could be started.
    package func get() -> Value { make.map { $0() } ?? value.wait { $0 } }
}

/// The values that are being transformed, in their order.
private final class Jobs<Input: Sendable, Output: Sendable>: Sendable {
    enum Job {
        case waiting(Input)
        case running
        case done(Output)
    }

    private struct State {
        var jobs: [Job] = []
        var first = 0
        var isEnded = false

        /// Marks the first waiting job as running.
        mutating func takeInput() -> (number: Int, input: Input)? {
            for (index, job) in jobs.enumerated() {
                guard case .waiting(let input) = job else { continue }
                jobs[index] = .running
                return (first + index, input)
            }
            return nil
        }
    }

    enum Task {
        /// The result of the first job, which is removed.
        case output(Output)

        /// A value that waits to be transformed.
        case input(number: Int, Input)
    }

    private let state = Monitor(State())

    var count: Int { state.change { $0.jobs.count } }

    func add(_ input: Input) { state.change { $0.jobs.append(.waiting(input)) } }

    func finish(_ number: Int, _ output: Output) {
        state.change { state in
            guard !state.isEnded else { return }
            state.jobs[number - state.first] = .done(output)
        }
    }

    func end() {
        state.change { state in
            state.isEnded = true
            state.jobs = []
        }
    }

    /// Waits for a value to transform; `nil` when there will be none.
    func waitForInput() -> (number: Int, input: Input)? {
        state.wait { state in
            if state.isEnded { return .some(nil) }
            return state.takeInput().map(Optional.some)
        }
    }

    /// Waits for the result of the first job, or for a value to transform.
    func waitForFirst() -> Task {
        state.wait { state in
            if case .done(let output)? = state.jobs.first {
                state.jobs.removeFirst()
                state.first += 1
                return .output(output)
            }
            return state.takeInput().map { .input(number: $0.number, $0.input) }
        }
    }
}

/// A value that threads change, and for whose changes they wait.
///
/// `@unchecked`, because each access holds a lock of POSIX, which the compiler does not know. `Mutex`
/// has no condition to wait for.
private final class Monitor<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ value: Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Changes the value, and wakes all that wait.
    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        defer { pthread_cond_broadcast(condition) }
        return body(&value)
    }

    /// Waits until `body`, which is called again after each change, returns a result.
    func wait<Result>(for body: (inout Value) -> Result?) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&value) { return result }
            pthread_cond_wait(condition, mutex)
        }
    }
}
