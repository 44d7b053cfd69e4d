/// The interval in which the content of a dirty place changed last, as far as events show, and the
/// time of its last metadata change; of ``Clock/monotonic()``.
///
/// A file's ctime is the last change of either, so it proves nothing about the content of a file
/// whose metadata changed since: git sets the present times on an object that it has already.
/// Appearance and removal count as content.
/// - Source: decision 0015.
struct WritingTimes {
    /// Not before this: earlier events had been reported by then.
    private(set) var after: UInt64 = 0
    /// Reported by then; 0 when only metadata changes were reported.
    private(set) var until: UInt64
    private(set) var metadata: UInt64 = 0

    /// Merges the times of another name into the widest interval.
    mutating func take(_ other: WritingTimes) {
        if other.until > 0 { after = until > 0 ? min(after, other.after) : other.after }
        until = max(until, other.until)
        metadata = max(metadata, other.metadata)
    }

    mutating func note(_ nature: ChangeNature, at now: UInt64, after barrier: UInt64) {
        if nature == .metadata {
            metadata = max(metadata, now)
        } else {
            (after, until) = (max(after, barrier), max(until, now))
        }
    }

    /// Notes that its times show a change after this moment, and not only of metadata.
    mutating func leave(_ moment: UInt64) { after = max(after, min(moment, until)) }

    /// Replaces the times by later reports.
    mutating func renew(_ news: WritingTimes) {
        if news.until > 0 { (after, until) = (news.after, news.until) }
        metadata = max(metadata, news.metadata)
    }

    /// Whether its times show a change after `moment`, of which it is unknown whether it was of
    /// content.
    func isUnclear(at moment: UInt64) -> Bool {
        metadata > moment && after < moment && moment < until
    }
}
