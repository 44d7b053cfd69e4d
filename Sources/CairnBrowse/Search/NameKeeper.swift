import CairnCore

/// Keeps a ``NameIndex`` that is as new as it may be: made by a thread of its own, and brought up
/// to date after a commit, for a tenth of the time at most.
final class NameKeeper: Sendable {
    private struct State {
        var index: NameIndex?
        var isMaking = false
        var isStopped = false
        /// When the last was finished, in nanoseconds.
        var made: UInt64 = 0
    }

    private let state = Monitor(State())
    private let sessions: SessionPool
    private let clock: any Clock
    private static let share: UInt64 = 10
    /// How long a page waits for the first, and for a newer one, in nanoseconds.
    private static let patience: UInt64 = 1_500_000_000
    private static let patienceForNewer: UInt64 = 200_000_000

    init(_ sessions: SessionPool, _ clock: any Clock) {
        self.sessions = sessions
        self.clock = clock
    }

    /// The newest index; nil while the first is being made, after a wait for it.
    ///
    /// - Parameter isNeeded: whether the page is of no use without it; else the wait is short.
    func index(_ session: BrowseSession, isNeeded: Bool = true) throws -> NameIndex? {
        let latest = try session.reader.latestCommit()?.number ?? 0
        let now = clock.monotonic()
        let begins = state.update { state in
            let isOld = state.index.map { known in
                known.commit != latest && now - state.made > known.cost * Self.share
            }
            guard isOld ?? true, !state.isMaking, !state.isStopped else { return false }
            state.isMaking = true
            return true
        }
        if begins { WorkerThread { [self] in make() }.detach() }
        // Most are made in a moment: then even the page after a commit is of that commit.
        let patience = state.inspect { state in
            state.index.map { min(2 * $0.cost, Self.patienceForNewer) }
                ?? (isNeeded ? Self.patience : Self.patienceForNewer / 2)
        }
        return state.wait(until: now + patience) { state in
            state.index?.commit == latest || !state.isMaking ? state.index : nil
        } ?? state.inspect { $0.index }
    }

    private func make() {
        let start = clock.monotonic()
        let made = try? sessions.withSession { session in
            func isCancelled() -> Bool { state.inspect { $0.isStopped } }
            if var index = state.inspect({ $0.index }) {
                if try index.update(session.reader, isCancelled: isCancelled) { return index }
                // Two of a large one at the same time would take too much memory.
                if index.isLarge { state.update { $0.index = nil } }
            }
            return try NameIndex(session.reader, isCancelled: isCancelled)
        }
        let end = clock.monotonic()
        state.update { state in
            state.isMaking = false
            state.made = end
            // A catalog that cannot be read is told by the pages that ask it.
            guard var made else { return }
            made.cost = end - start
            state.index = made
        }
    }

    func stop() {
        state.update { $0.isStopped = true }
        state.wait { $0.isMaking ? nil : () }
    }
}
