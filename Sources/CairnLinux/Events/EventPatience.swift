/// How long the event source may be silent, and when one that was lost is started again. Times in
/// nanoseconds.
public struct EventPatience: Sendable {
    /// The longest time until it is ready.
    public var start: UInt64 = 10_000_000_000
    /// The longest time without a word while an answer is due.
    public var silence: UInt64 = 5_000_000_000
    /// The longest time until an answer, whatever comes meanwhile.
    public var answer: UInt64 = 60_000_000_000
    /// The pause before the first start; each further one is twice as long.
    public var firstPause: UInt64 = 100_000_000
    public var pauseMaximum: UInt64 = 60_000_000_000
    /// One that has lasted so long begins again with the first pause.
    public var lasting: UInt64 = 30_000_000_000

    public init() {}
}

/// The pauses between starts of the event source. Pure.
struct RestartPauses {
    private let patience: EventPatience
    private var next: UInt64
    private var started: UInt64?

    init(_ patience: EventPatience) {
        self.patience = patience
        next = patience.firstPause
    }

    mutating func noteStart(at now: UInt64) { started = now }

    /// Notes that it was lost, or did not start.
    ///
    /// - Returns: the time of the next start.
    mutating func noteLoss(at now: UInt64) -> UInt64 {
        if let began = started, now - began >= patience.lasting { next = patience.firstPause }
        started = nil
        defer { next = min(2 * next, patience.pauseMaximum) }
        return now + next
    }
}
