import Glibc
import Synchronization

/// Runs work that may never return on threads that may be lost. The caller gives up after a while
/// and leaves the thread hanging.
///
/// Work has a key, which names what it may hang on. While a thread is lost to a key, further work
/// with that key is refused at once; when the thread returns, the key works again. So a key costs
/// at most as many threads as worked on it at the same moment, and no health check is needed.
/// - Bounds: ``threadsMaximum`` threads that work or are lost; ``idleMaximum`` wait for work.
package final class ExpendableThreads<Key: Hashable & Sendable>: Sendable {
    private struct State {
        var idle: [Worker] = []
        /// Threads that work or are lost.
        var busy = 0
        /// Threads whose callers have given up.
        var lost: [Key: Int] = [:]
    }

    private let state = Mutex(State())
    private let clock: any Clock
    private let threadsMaximum: Int
    private static var idleMaximum: Int { 4 }
    /// Work that keeps making steps may take this many times the patience of one step.
    private static var stepsMaximum: UInt64 { 12 }

    package init(clock: any Clock, threadsMaximum: Int = 64) {
        self.clock = clock
        self.threadsMaximum = threadsMaximum
    }

    /// The keys that do not respond.
    package var silent: Set<Key> { state.withLock { Set($0.lost.keys) } }

    package func isSilent(_ key: Key) -> Bool { state.withLock { $0.lost[key] != nil } }

    /// Runs `body` on a thread of its own and waits for it.
    ///
    /// - Parameters:
    ///   - patience: nanoseconds that one step of `body` may take; ``Progress/step()`` ends a step.
    ///   - body: its result is dropped when the caller has given up.
    /// - Returns: nil when it does not respond, or the key is silent already.
    package func run<R: Sendable>(
        _ key: Key, patience: UInt64, _ body: @escaping @Sendable (Progress) -> R
    ) -> R? {
        let worker = state.withLock { state -> Worker? in
            guard state.lost[key] == nil, state.busy < threadsMaximum else { return nil }
            state.busy += 1
            return state.idle.popLast() ?? Worker()
        }
        guard let worker else { return nil }
        let progress = Progress()
        let outcome = Monitor(Outcome<R>.working)
        worker.work.update { work in
            work = { [self] in
                let result = body(progress)
                outcome.update { outcome in
                    // Before the caller knows: it may want the next thread at once.
                    if case .abandoned = outcome { return finish(key, wasLost: true) }
                    finish(key, wasLost: false)
                    outcome = .done(result)
                }
                return { [self] in rest(worker) }
            }
        }
        return wait(for: outcome, progress, key, patience)
    }

    private enum Outcome<R: Sendable>: Sendable {
        case working
        case done(R)
        case abandoned
    }

    private func wait<R>(
        for outcome: Monitor<Outcome<R>>, _ progress: Progress, _ key: Key, _ patience: UInt64
    ) -> R? {
        let end = clock.monotonic() + patience * Self.stepsMaximum
        var steps = progress.steps
        while true {
            let deadline = min(end, clock.monotonic() + patience)
            let result = outcome.wait(until: deadline) {
                if case .done(let result) = $0 { result } else { nil }
            }
            if let result { return result }
            if progress.steps != steps, clock.monotonic() < end {
                steps = progress.steps
                continue
            }
            return outcome.update { outcome in
                if case .done(let result) = outcome { return result }
                outcome = .abandoned
                // Before the thread can return, because it decrements the count itself.
                state.withLock { $0.lost[key, default: 0] += 1 }
                return nil
            }
        }
    }

    private func finish(_ key: Key, wasLost: Bool) {
        state.withLock { state in
            state.busy -= 1
            guard wasLost, let lost = state.lost[key] else { return }
            state.lost[key] = lost > 1 ? lost - 1 : nil
        }
    }

    private func rest(_ worker: Worker) {
        let stays = state.withLock { state in
            guard state.idle.count < Self.idleMaximum else { return false }
            state.idle.append(worker)
            return true
        }
        if !stays { worker.end() }
    }

    /// Reports to the waiting caller that the work makes progress.
    package final class Progress: Sendable {
        private let count = Atomic<UInt64>(0)
        package func step() { count.add(1, ordering: .relaxed) }
        fileprivate var steps: UInt64 { count.load(ordering: .relaxed) }
    }

    /// One thread and its next work.
    private final class Worker: Sendable {
        /// Returns what makes the thread free for other work.
        typealias Work = @Sendable () -> @Sendable () -> Void

        let work = Monitor<Work?>(nil)
        private let hasEnded = Atomic(false)

        init() {
            WorkerThread { [self] in
                // Signals are for the waiting thread, however late it begins to wait.
                var signals = sigset_t()
                sigfillset(&signals)
                pthread_sigmask(SIG_BLOCK, &signals, nil)
                while !hasEnded.load(ordering: .acquiring) {
                    let rest = runNext()
                    rest()
                }
            }.detach()
        }

        /// Runs the next work and releases what it held, such as a descriptor. That may run work,
        /// too, and must not wait for this very thread.
        private func runNext() -> @Sendable () -> Void {
            let next = work.wait { work in
                defer { work = nil }
                return work
            }
            return next()
        }

        /// Called on the worker's own thread.
        func end() { hasEnded.store(true, ordering: .releasing) }
    }
}
