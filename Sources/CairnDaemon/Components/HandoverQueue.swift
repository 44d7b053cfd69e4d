import CairnCore
import CairnWatch

/// What ends or interrupts capturing: a stop, a pause, exclusive access for another command. Each
/// waits until the source has reported everything that happened before it was requested.
///
/// - What it promises: events that the kernel or `cairn-events` still held at the request are dirty
///   before the handover. Where that cannot be known in time, a gap says so.
/// - Bounded: ``patience`` for each.
final class HandoverQueue: RepositoryComponent {
    var repository: RepositorySession { roots.repository }
    private let roots: RootKeeper

    enum Kind { case stop, pause, access }

    struct Handover {
        let kind: Kind
        /// - Parameter isNow: false when it was called off.
        let act: (_ isNow: Bool) -> Void
        fileprivate let barrier: UInt64
        fileprivate let asked: UInt64
        /// Whether the source reported everything from before the request.
        fileprivate(set) var hasPassed = false
    }

    private var waiting: [Handover] = []

    /// The longest wait for the source, in nanoseconds.
    static let patience: UInt64 = 10_000_000_000

    init(_ roots: RootKeeper) { self.roots = roots }

    /// Requests a barrier, and calls `act` when it has passed or cannot pass.
    func begin(_ kind: Kind, _ act: @escaping (_ isNow: Bool) -> Void) {
        let barrier = daemon.nextBarrier()
        waiting.append(
            Handover(
                kind: kind, act: act, barrier: barrier, asked: clock.monotonic()))
        if roots.isWatching { environment.source.requestBarrier(barrier) }
    }

    /// Takes note of a passed barrier.
    func pass(_ number: UInt64) {
        for index in waiting.indices where waiting[index].barrier <= number {
            waiting[index].hasPassed = true
        }
    }

    var nextDeadline: UInt64? { waiting.first.map { $0.asked + Self.patience } }

    var isEmpty: Bool { waiting.isEmpty }

    /// Acts on all that wait, because nothing follows.
    func end() {
        for handover in waiting.takeAll() { handover.act(handover.kind == .access) }
    }

    /// Ends pauses that have not begun.
    func resume() {
        let pauses = waiting.filter { $0.kind == .pause }
        waiting.removeAll { $0.kind == .pause }
        for pause in pauses { pause.act(false) }
    }

    /// The next handover that need not wait any longer, in order of the requests.
    func takeDue() -> Handover? {
        guard let first = waiting.first else { return nil }
        let isOver = clock.monotonic() >= first.asked + Self.patience
        guard
            first.hasPassed || isOver || !mayWait(for: first)
                || daemon.cancellation.isRequested
        else { return nil }
        // Whoever is left running hears of them later.
        if !first.hasPassed, first.kind == .stop, roots.isWatching { noteUntold() }
        return waiting.removeFirst()
    }

    /// Whether waiting is of use: the source lives, and what it reports may be captured. After a
    /// stop, nobody else knows whether changes were left.
    private func mayWait(for handover: Handover) -> Bool {
        roots.isWatching && (handover.kind == .stop || !isHeld)
    }

    /// Whether nothing may be captured now.
    private var isHeld: Bool { repository.isPaused || repository.holder != nil }

    /// Opens gaps for what the source may not have reported, and requests the comparisons that end
    /// them. A gap that was open before says nothing of changes if nothing may be captured.
    private func noteUntold() {
        let wall = clock.now()
        let now = clock.monotonic()
        let isHeld = isHeld
        daemon.shared.withLock { shared in
            for top in shared.roots.tops where isHeld || shared.ledger.covering(top) == nil {
                let since = shared.status.lastCommit?.time ?? wall
                shared.reconciles.add(
                    top, gaps: [shared.ledger.begin(top, .overflow, at: since)], at: now)
            }
        }
    }
}
