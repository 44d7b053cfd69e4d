import Glibc

/// A mutex with a condition, for the few places where a thread must wait: blocking calls stay off
/// Swift's cooperative threads.
///
/// - Source: pthread_cond_wait(3), pthread_condattr_setclock(3).
package final class Monitor<State>: @unchecked Sendable {
    // SAFETY: `state` is reached only under `mutex`.
    private var state: State
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>

    package init(_ state: State) {
        self.state = state
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        // Deadlines use the clock that nobody can set.
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        let code = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        precondition(code == 0, "no monotonic clock for conditions")
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Runs `body` with the lock held, then wakes all waiting threads, whose conditions may be true
    /// now.
    package func update<R, E: Error>(_ body: (inout State) throws(E) -> R) throws(E) -> R {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }
        return try body(&state)
    }

    /// Runs `body` with the lock held; wakes nobody.
    package func inspect<R>(_ body: (inout State) -> R) -> R {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&state)
    }

    /// Waits until `body` gives a value, trying again after each update.
    package func wait<R>(_ body: (inout State) -> R?) -> R {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }
        while true {
            if let result = body(&state) { return result }
            pthread_cond_wait(condition, mutex)
        }
    }

    /// Does the same as ``wait(_:)``, but at most until `deadline`, in nanoseconds of
    /// `CLOCK_MONOTONIC`; without a limit when that is nil.
    ///
    /// - Returns: nil when the deadline has passed and a last call of `body` still gives nothing.
    package func wait<R>(until deadline: UInt64?, _ body: (inout State) -> R?) -> R? {
        guard let deadline else { return wait(body) }
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }
        var time = timespec(
            tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
        while true {
            if let result = body(&state) { return result }
            // Any other error would recur at once, without end.
            let code = pthread_cond_timedwait(condition, mutex, &time)
            if code != 0 { return body(&state) }
        }
    }
}

/// Keeps work in progress apart from commits: many workers may be inside together, the committer
/// only alone.
///
/// Between ``enter()`` and ``leave()`` a worker may have claimed chunks that it has not yet
/// appended to a pack. The committer waits until no worker is inside, so that a commit never refers
/// to a chunk that is only promised.
public final class CommitGate: Sendable {
    private struct State {
        var inside = 0
        var isClosed = false
    }

    private let monitor = Monitor(State())

    public init() {}

    public func shared<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        monitor.wait { state -> Void? in
            if state.isClosed { return nil }
            state.inside += 1
            return ()
        }
        defer { monitor.update { $0.inside -= 1 } }
        return try body()
    }

    public func exclusive<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        monitor.wait { state -> Void? in
            if state.isClosed { return nil }
            state.isClosed = true
            return ()
        }
        monitor.wait { $0.inside == 0 ? () : nil }
        defer { monitor.update { $0.isClosed = false } }
        return try body()
    }
}

/// Passes values between threads in order; at most `capacity` wait.
public final class BoundedQueue<Element>: Sendable {
    private struct State {
        var waiting: [Element] = []
        var isClosed = false
    }

    private let monitor = Monitor(State())
    private let capacity: Int

    public init(capacity: Int) { self.capacity = capacity }

    /// Waits for room. After ``close()`` the value is dropped.
    public func push(_ element: sending Element) {
        let box = Transfer(element)
        monitor.wait { state -> Void? in
            if state.isClosed { return () }
            guard state.waiting.count < capacity else { return nil }
            state.waiting.append(box.value)
            return ()
        }
    }

    /// Waits for a value; nil once the queue is closed and empty.
    public func pop() -> Element? {
        monitor.wait { state -> Transfer<Element?>? in
            if !state.waiting.isEmpty { return Transfer(state.waiting.removeFirst()) }
            return state.isClosed ? Transfer(nil) : nil
        }.value
    }

    public func close() { monitor.update { $0.isClosed = true } }
}

/// Carries a value through a lock to exactly one receiver.
private struct Transfer<Value>: @unchecked Sendable {
    // SAFETY: made by the sender, read once by the receiver, after the lock has ordered the two.
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A joinable thread with room for deep calls.
public final class WorkerThread: @unchecked Sendable {
    // SAFETY: `thread` is written in `init` and read by the one who joins.
    private var thread = pthread_t()

    private final class Start {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    public init(_ body: @escaping @Sendable () -> Void) {
        let start = Unmanaged.passRetained(Start(body))
        let code = pthread_create(
            &thread, nil,
            { argument in
                Unmanaged<Start>.fromOpaque(argument!).takeRetainedValue().body()
                return nil
            }, start.toOpaque())
        precondition(code == 0, "cannot start a thread")
    }

    public func join() { pthread_join(thread, nil) }

    /// Lets the thread run without joining it: it may never end.
    public func detach() { pthread_detach(thread) }
}
