/// When commits were made, as far as their order tells: a clock that was wrong for a while wrote
/// times that cannot be. Pure.
///
/// Commits are numbered in the order in which they were made, so true times never decrease. The
/// largest set of times that does not is believed; a run of others is moved as a whole, so that its
/// last comes just before the commit after it, and never before the commit that it follows.
/// - What it promises: the result does not decrease but for times yet to come at its end; times in
///   order come back unchanged.
/// - Source: Docs/decisions/0018-clocks.md.
public enum CommitTimes {
    /// - Parameters:
    ///   - times: seconds, in the order of commits' numbers.
    ///   - now: later times are not believed; those after the last that is stay as they are.
    public static func corrected(_ times: [Int64], now: Int64 = .max) -> [Int64] {
        let times = times.map(within)
        let plausible = earliest...max(now, earliest)
        let believed = longestOrder(
            times, times.contains(where: plausible.contains) ? plausible : .min...now)
        guard believed.count < times.count, !believed.isEmpty else { return times }
        var result = times
        var previous: Int?
        for next in believed + [times.count] {
            correct(
                &result, (previous.map { $0 + 1 } ?? 0)..<next, from: previous.map { times[$0] },
                to: next < times.count ? times[next] : nil)
            previous = next
        }
        return result
    }

    /// The latest moments at which commits can have been made: at least the time of each earlier
    /// commit, unless that is in the future. A period that starts then never ends too early because
    /// a clock was wrong.
    public static func latest(_ times: [Int64], now: Int64) -> [Int64] {
        var latest = Int64.min
        return zip(times.map(within), corrected(times, now: now)).map { time, corrected in
            if time <= now { latest = max(latest, time) }
            return max(latest, corrected)
        }
    }

    /// A time within 34,000 years of 1970, so that arithmetic cannot overflow: a repository may
    /// hold any number.
    public static func within(_ seconds: Int64) -> Int64 { min(max(seconds, -(1 << 40)), 1 << 40) }

    /// The beginning of 2010: no history is older that could be imported, but a machine without a
    /// clock battery may start in 1970 or 2000.
    private static let earliest: Int64 = 1_262_304_000

    private static func correct(
        _ times: inout [Int64], _ run: Range<Int>, from first: Int64?, to last: Int64?
    ) {
        guard let end = run.last else { return }
        let shift = last.map { $0 - times[end] } ?? 0
        var limit = last ?? .max
        for index in run.reversed() {
            limit = max(first ?? .min, min(limit, times[index] + shift))
            times[index] = limit
        }
    }

    /// The indices of a longest sequence that does not decrease. - Source: patience sorting.
    private static func longestOrder(_ times: [Int64], _ plausible: ClosedRange<Int64>) -> [Int] {
        /// For each length, less one, the index of the smallest time that ends such a sequence.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: times.count)
        for index in times.indices where plausible.contains(times[index]) {
            let length = ends.partitioningIndex { times[$0] > times[index] }
            if length > 0 { before[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var order: [Int] = []
        var index = ends.last ?? -1
        while index >= 0 {
            order.append(index)
            index = before[index]
        }
        return order.reversed()
    }
}
