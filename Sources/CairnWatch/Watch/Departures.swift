import CairnCore

/// Names that something left a moment ago: a MOVED_FROM that waits for its MOVED_TO, or something
/// that was found missing before its MOVED_FROM was read. Oldest first, at most ``countMaximum``.
struct Departures {
    struct Departure {
        /// The cookie of the MOVED_FROM; 0 when it was not read yet.
        let cookie: UInt32
        let directory: WatchNode
        let name: [UInt8]
        /// Nil when nothing is to be reported.
        let path: SourcePath?
        /// Nil for an item without a watch of its own.
        let node: WatchNode?
        let deadline: UInt64
    }

    static let countMaximum = 4_096

    private var waiting: [Departure] = []
    private var unexplained = 0

    var nextDeadline: UInt64? { waiting.first?.deadline }

    /// - Returns: the oldest, when there are too many.
    mutating func add(_ departure: Departure) -> Departure? {
        let oldest = waiting.count >= Self.countMaximum ? take(at: 0) : nil
        if departure.cookie == 0 { unexplained += 1 }
        waiting.append(departure)
        return oldest
    }

    mutating func take(cookie: UInt32) -> Departure? {
        guard cookie != 0, let index = waiting.lastIndex(where: { $0.cookie == cookie })
        else { return nil }
        return take(at: index)
    }

    /// Removes and returns the first that was found missing at this name.
    mutating func takeUnexplained(_ directory: WatchNode, _ name: [UInt8]) -> Departure? {
        guard unexplained > 0,
            let index = waiting.firstIndex(where: {
                $0.cookie == 0 && $0.directory == directory && $0.name == name
            })
        else { return nil }
        return take(at: index)
    }

    mutating func takeExpired(now: UInt64) -> Departure? {
        guard let first = waiting.first, first.deadline <= now else { return nil }
        return take(at: 0)
    }

    private mutating func take(at index: Int) -> Departure {
        let departure = waiting.remove(at: index)
        if departure.cookie == 0 { unexplained -= 1 }
        return departure
    }
}
