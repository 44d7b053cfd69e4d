/// Between which two times the content of what is dirty changed last, as far as events tell, and
/// when its metadata did; of ``Clock/monotonic()``.
///
/// A file's ctime tells the last change of either, so it proves nothing of the content of a file
/// whose metadata changed since: git, which has an object already, gives it the times of now. What
/// came or went counts as content.
/// - Source: decision 0015.
struct WritingTimes {
    /// Not before this: what happened earlier had been told by then.
    private(set) var after: UInt64
    /// Told by then; 0 when nothing but metadata was told of.
    private(set) var until: UInt64
    private(set) var metadata: UInt64 = 0

    /// Of several names: the widest span.
    mutating func take(_ other: WritingTimes) {
        if other.until > 0 { after = until > 0 ? min(after, other.after) : other.after }
        until = max(until, other.until)
        metadata = max(metadata, other.metadata)
    }

    init(after: UInt64 = 0, until: UInt64, metadata: UInt64 = 0) {
        self.after = after
        self.until = until
        self.metadata = metadata
    }

    mutating func note(_ nature: ChangeNature, at now: UInt64, after barrier: UInt64) {
        if nature == .metadata {
            metadata = max(metadata, now)
        } else {
            (after, until) = (max(after, barrier), max(until, now))
        }
    }

    /// It changed after this moment, as its times said, though not by its metadata alone.
    mutating func leave(_ moment: UInt64) {
        after = max(after, min(moment, until))
    }

    /// What was told of it since.
    mutating func renew(_ news: WritingTimes) {
        if news.until > 0 { (after, until) = (news.after, news.until) }
        metadata = max(metadata, news.metadata)
    }

    /// Whether its times say that it changed after `moment`, and nobody knows whether its content
    /// did.
    func isUnclear(at moment: UInt64) -> Bool {
        metadata > moment && after < moment && moment < until
    }
}
