import Glibc
import Synchronization

/// Runs what may never return on threads that may be lost: whoever waits gives up after a while,
/// and the thread stays where it hangs.
///
/// Work has a key: what it may hang on. While a thread is lost to a key, further work of that key
/// is refused at once; when the thread comes back, the key answers again. So a key costs at most as
/// many threads as worked on it at the same moment, and nobody need ask whether it is well.
/// - Bounds: ``threadsMaximum`` threads that work or are lost; ``idleMaximum`` wait for work.
package final class ExpendableThreads<Key: Hashable & Sendable>: Sendable {
    private struct State {
        var idle: [Worker] = []
        /// Threads that work or are lost.
        var busy = 0
        /// Threads that nobody waits for any more.
        var lost: [Key: Int] = [:]
    }

    private let state = Mutex(State())
    private let clock: any Clock
    private let threadsMaximum: Int
    private static var idleMaximum: Int { 4 }
    /// Work that goes on may take so many times what it may take to make a step.
    private static var stepsMaximum: UInt64 { 12 }

    package init(clock: any Clock, threadsMaximum: Int = 64) {
        self.clock = clock
        self.threadsMaximum = threadsMaximum
    }

    /// The keys that do not answer.
    package var silent: Set<Key> { state.withLock { Set($0.lost.keys) } }

    package func isSilent(_ key: Key) -> Bool { state.withLock { $0.lost[key] != nil } }

    /// Runs `body` on a thread of its own and waits for it.
    ///
    /// - Parameters:
    ///   - patience: nanoseconds that a step of `body` may take; each ``Progress/step()`` is one.
    ///   - body: what it returns is dropped when nobody waits any more.
    /// - Returns: nil when it does not answer, or did not of late.
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
                let isLost = outcome.update { outcome in
                    defer { if case .working = outcome { outcome = .done(result) } }
                    if case .abandoned = outcome { return true } else { return false }
                }
                finish(worker, key, wasLost: isLost)
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
                // Before the thread can come back: it counts itself out.
                state.withLock { $0.lost[key, default: 0] += 1 }
                return nil
            }
        }
    }

    private func finish(_ worker: Worker, _ key: Key, wasLost: Bool) {
        let stays = state.withLock { state in
            state.busy -= 1
            if wasLost, let lost = state.lost[key] { state.lost[key] = lost > 1 ? lost - 1 : nil }
            guard state.idle.count < Self.idleMaximum else { return false }
            state.idle.append(worker)
            return true
        }
        if !stays { worker.end() }
    }

    /// Tells whoever waits that the work goes on.
    package final class Progress: Sendable {
        private let count = Atomic<UInt64>(0)
        package func step() { count.add(1, ordering: .relaxed) }
        fileprivate var steps: UInt64 { count.load(ordering: .relaxed) }
    }

    /// One thread, and what it is to do next.
    private final class Worker: Sendable {
        let work = Monitor<(@Sendable () -> Void)?>(nil)
        private let hasEnded = Atomic(false)

        init() {
            WorkerThread { [self] in
                // They are for the thread that waits for them, however late it begins to.
                var signals = sigset_t()
                sigfillset(&signals)
                pthread_sigmask(SIG_BLOCK, &signals, nil)
                while !hasEnded.load(ordering: .acquiring) {
                    let next = work.wait { work in
                        defer { work = nil }
                        return work
                    }
                    next()
                }
            }.detach()
        }

        /// Called on its own thread.
        func end() { hasEnded.store(true, ordering: .releasing) }
    }
}
