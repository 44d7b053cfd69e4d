import CairnCore
import Synchronization

/// Watches over one request, on the thread that performs it: one that moves nothing for a bounded
/// time is ended.
///
/// - What moves: bytes of an answer, the bytes that rclone counts for a copy, and those that wait
///   in its connections: rclone counts what it hands to the kernel or takes into its memory, which
///   may be megabytes at once. Time in which this process itself was stopped does not count.
/// - Source: rclone.org/rc, `core/stats`; CURLOPT_XFERINFOFUNCTION(3).
final class RequestWatch {
    /// How long nothing may move, as a multiple of the seconds of a transfer.
    enum Bound {
        case answer
        /// rclone tells nothing of a listing until it has all of it.
        case listing
        /// A copy of so many bytes: once all are sent the server has its own work with them.
        case copy(UInt64)

        func factor(_ current: UInt64) -> UInt64 {
            switch self {
            case .answer: 1
            case .listing: 2
            case .copy(let length): current >= length ? 4 : 1
            }
        }
    }

    enum Verdict {
        case stalled(seconds: UInt64)
        /// rclone itself answers nothing.
        case dead
    }

    struct Moved {
        /// By all requests of a group so far.
        var all: UInt64
        /// Of the one under way.
        var current: UInt64
        /// What waits in rclone's connections; they are not told apart by requests.
        var queues = SocketQueues()
    }

    /// What all requests to a store share.
    final class Shared: Sendable {
        let stallSeconds: UInt64
        /// Beyond that, for what waits for its share of a limited bandwidth: rclone counts a buffer
        /// when all of it may pass.
        let allowance: UInt64
        /// How long rclone itself may take to answer, in seconds, and how often it is asked.
        let answerSeconds: UInt64
        fileprivate let askingNanoseconds: UInt64
        private static let answerSecondsMaximum: UInt64 = 5
        private static let bufferedBytes: UInt64 = 16 << 20
        private let idle: @Sendable (_ seconds: UInt64) -> Void
        private let state = Mutex((moved: UInt64(0), isIdle: false))
        /// Shorter silences are usual.
        private static let toldSeconds: UInt64 = 10

        init(
            stallSeconds: UInt64, bytesASecond: UInt64?,
            idle: @escaping @Sendable (UInt64) -> Void
        ) {
            (self.stallSeconds, self.idle) = (stallSeconds, idle)
            answerSeconds = max(1, min(Self.answerSecondsMaximum, stallSeconds / 3))
            askingNanoseconds =
                min(Self.answerSecondsMaximum * 1_000_000_000, stallSeconds * 1_000_000_000 / 3)
            allowance = bytesASecond.map { min(3_600, Self.bufferedBytes / max(1, $0)) } ?? 0
        }

        fileprivate func moved(_ now: UInt64) {
            let wasIdle = state.withLock { state in
                defer { state = (now, false) }
                return state.isIdle
            }
            if wasIdle { idle(0) }
        }

        /// - Parameter nanoseconds: for which one request has moved nothing.
        fileprivate func rests(_ nanoseconds: UInt64, _ now: UInt64) {
            let seconds = state.withLock { state -> UInt64? in
                let all = now - min(now, state.moved)
                let seconds = min(nanoseconds, all) / 1_000_000_000
                guard seconds >= min(Self.toldSeconds, stallSeconds) + allowance else { return nil }
                state.isIdle = true
                return seconds
            }
            if let seconds { idle(seconds) }
        }
    }

    private let shared: Shared
    private let bound: Bound
    private let ask: () -> Moved?
    private let clock: any Clock
    private var last: UInt64
    /// Since something moved, since something of this request itself did, since rclone answered,
    /// and since it was asked, in nanoseconds.
    private var (idle, still, silent, unasked): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var received: UInt64 = 0
    private var known = Moved(all: 0, current: 0)
    private(set) var verdict: Verdict?

    /// A longer time between two looks is one in which this process did not run.
    private static let gapMaximum: UInt64 = 10_000_000_000
    /// How many times as long as nothing may move a question waits for its answer while other
    /// requests move. rclone itself ends a single connection that stands still beside others.
    private static let stillFactor: UInt64 = 4

    /// - Parameter ask: asks rclone what has moved; nil when it does not answer.
    init(
        _ shared: Shared, _ bound: Bound, clock: any Clock = LinuxClock(),
        ask: @escaping () -> Moved?
    ) {
        self.clock = clock
        self.shared = shared
        self.bound = bound
        self.ask = ask
        last = clock.monotonic()
    }

    /// - Parameter received: the bytes of the answer so far.
    func mayGoOn(_ received: UInt64) -> Bool {
        let now = clock.monotonic()
        let gap = min(now - last, Self.gapMaximum)
        last = now
        (idle, still, silent, unasked) = (idle + gap, still + gap, silent + gap, unasked + gap)
        if received != self.received {
            self.received = received
            silent = 0
            moved(now, isOwn: true)
        } else if unasked >= shared.askingNanoseconds {
            unasked = 0
            if let found = ask() {
                silent = 0
                let isOwn = found.all != known.all
                if isOwn || found.queues.hasMoved(since: known.queues) { moved(now, isOwn: isOwn) }
                known = found
            }
        }
        shared.rests(idle, now)
        let whole =
            transferBound * bound.factor(known.current) + shared.allowance * 1_000_000_000
        if silent >= transferBound || (idle >= whole && silent >= transferBound / 2) {
            verdict = .dead
        } else if idle >= whole || isAnswerLate(whole) {
            verdict = .stalled(seconds: max(idle, isAnswerLate(whole) ? still : 0) / 1_000_000_000)
        }
        return verdict == nil
    }

    /// Notes that the request has ended.
    func end() { if verdict == nil { shared.moved(clock.monotonic()) } }

    private var transferBound: UInt64 { shared.stallSeconds * 1_000_000_000 }

    private func isAnswerLate(_ whole: UInt64) -> Bool {
        guard case .answer = bound else { return false }
        return still >= whole * Self.stillFactor
    }

    private func moved(_ now: UInt64, isOwn: Bool) {
        idle = 0
        if isOwn { still = 0 }
        shared.moved(now)
    }
}
