import CairnWatch

/// What a round read.
struct EventRound {
    var events: [KernelEvent] = []
    /// Barriers that were seen, each after so many of the events.
    var barriers: [(afterEvents: Int, number: UInt64)] = []
    var echoed: EventEcho.Asked?
}

/// What was asked of the event source, and what its answer proves: everything that happened before
/// the question was read. Pure.
///
/// Asked when somebody waits for the end of the kernel's events, after each barrier (an event that
/// its file should have made and that is not there is a fault of the source), and every
/// ``interval``, to hear that it lives. One question at a time.
/// - Source: Docs/INOTIFY.md, rules 15 and 16.
struct EventEcho {
    struct Asked {
        let number: UInt32
        fileprivate let time: UInt64
        /// The watcher waited for it, and waits until it comes.
        let awaitsDrain: Bool
        /// Barriers without a file: the answer is their proof.
        let plainBarriers: [UInt64]
        fileprivate let cookies: Set<UInt64>
        /// Whether a barrier's file was made before, and its event did not come.
        fileprivate(set) var lacksCookie = false
        /// The kernel's watches, of an audit; nil when an event came between.
        fileprivate(set) var kernel: Set<Int32>?
    }

    static let interval: UInt64 = 10_000_000_000

    private let patience: EventPatience
    private var asked: Asked?
    private var lastAsked: UInt64
    private var plainBarriers: [UInt64] = []
    /// Barriers whose file was made, until its event comes. An overflow may have taken it.
    private var cookies: Set<UInt64> = []

    init(_ patience: EventPatience, now: UInt64) {
        self.patience = patience
        lastAsked = now
    }

    var isAwaited: Bool { asked != nil }
    /// Whether the watcher's work must not change what the answer is for.
    var holdsWork: Bool { asked.map { $0.awaitsDrain || $0.kernel != nil } ?? false }

    // MARK: Asking

    mutating func awaitBarrier(_ number: UInt64, hasCookie: Bool) {
        if hasCookie { cookies.insert(number) } else { plainBarriers.append(number) }
    }

    func isDue(awaitsDrain: Bool, now: UInt64) -> Bool {
        asked == nil
            && (awaitsDrain || !plainBarriers.isEmpty || !cookies.isEmpty
                || now >= lastAsked + Self.interval)
    }

    mutating func asked(
        _ number: UInt32, kernel: Set<Int32>? = nil, awaitsDrain: Bool, now: UInt64
    ) {
        asked = Asked(
            number: number, time: now, awaitsDrain: awaitsDrain, plainBarriers: plainBarriers,
            cookies: cookies, kernel: kernel)
        plainBarriers = []
        lastAsked = now
    }

    // MARK: What comes

    mutating func sawEvent() { asked?.kernel = nil }

    mutating func sawCookie(_ number: UInt64) { cookies.remove(number) }

    mutating func sawOverflow() { cookies = [] }

    /// - Returns: nil when it is not the answer that is awaited.
    mutating func came(_ number: UInt32) -> Asked? {
        guard var answered = asked, answered.number == number else { return nil }
        asked = nil
        answered.lacksCookie = !answered.cookies.isDisjoint(with: cookies)
        return answered
    }

    /// Whether an answer is due, and the source has been silent for too long, or has said other
    /// things for much too long. - Parameter heard: the time of its last word.
    func isOverdue(lastHeard heard: UInt64, now: UInt64) -> Bool {
        deadline(heard).map { now >= $0 } ?? false
    }

    func nextDeadline(lastHeard heard: UInt64) -> UInt64 {
        deadline(heard) ?? lastAsked + Self.interval
    }

    private func deadline(_ heard: UInt64) -> UInt64? {
        guard let asked else { return nil }
        return min(max(asked.time, heard) + patience.silence, asked.time + patience.answer)
    }
}
