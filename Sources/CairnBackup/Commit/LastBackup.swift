import CairnFormat

/// The last one-shot backup of this machine: how it ended, and when one last succeeded.
///
/// It is in the state directory and may be lost: then the commits alone tell when the last was.
public struct LastBackup: Equatable, Sendable {
    public enum Outcome: Equatable, Sendable {
        /// It runs, as this process; or it was killed, when that no longer has the repository.
        case running(process: Int32)
        case complete
        /// Committed, but so many items could not be read.
        case incomplete(items: Int)
        case interrupted
        /// An import followed it: the newest snapshot of its paths is another program's.
        case outdated
        /// The reason, for people; one line.
        case failed(String)
    }

    public var began: Timestamp
    /// Nil while it runs.
    public var ended: Timestamp?
    /// The end of the last one that kept what it could read.
    public var succeeded: Timestamp?
    public var outcome: Outcome
    /// The part that neither this run nor earlier ones have backed up.
    public private(set) var outstanding = BackupScope()

    /// - Parameter scope: what it is to back up.
    public init(
        began: Timestamp, process: Int32, after before: LastBackup?,
        of scope: BackupScope = BackupScope()
    ) {
        self.began = began
        succeeded = before?.succeeded
        outcome = .running(process: process)
        outstanding = before?.outstanding ?? scope
        outstanding.add(scope)
    }

    /// This run after a later one that succeeded; nil when that backed up all that was outstanding.
    public func leaving(_ rest: BackupScope, succeeded time: Timestamp) -> LastBackup? {
        guard !rest.isEmpty else { return nil }
        var last = self
        last.outstanding = rest
        last.succeeded = time
        return last
    }

    public mutating func end(_ outcome: Outcome, at time: Timestamp) {
        self.outcome = outcome
        if outcome == .complete { outstanding = BackupScope() }
        ended = time
        switch outcome {
        case .complete, .incomplete: succeeded = time
        case .running, .interrupted, .outdated, .failed: break
        }
    }

    /// Whether it did not fail, and only has to run again.
    public var isDue: Bool { outcome == .interrupted || outcome == .outdated }

    /// This run, if it is due, after the service has backed up everything in `done`; nil when there
    /// is neither a rest nor an earlier success.
    public func afterService(
        _ done: BackupScope, roots: [[UInt8]], isThere: ([UInt8]) -> Bool, at time: Timestamp
    ) -> LastBackup? {
        let rest = outstanding.rest(after: done, roots: roots, isThere: isThere)
        if !rest.isEmpty { return rest == outstanding ? self : leaving(rest, succeeded: time) }
        return success
    }

    /// The last success alone; nil if there is none.
    private var success: LastBackup? {
        guard let succeeded else { return nil }
        var last = LastBackup(began: succeeded, process: 0, after: nil)
        last.end(.complete, at: succeeded)
        return last
    }

    /// This run once nobody wants items outside `roots` backed up, or anything in `removed`; nil if
    /// nothing else is outstanding and none succeeded.
    public func wanted(in roots: [[UInt8]], without removed: [[UInt8]] = []) -> LastBackup? {
        guard hasFailed || isDue, !outstanding.isEmpty else { return self }
        var last = self
        last.outstanding = outstanding.rest(
            after: BackupScope(names: removed), roots: roots, isThere: { _ in true })
        last.outstanding.hasRoots = outstanding.hasRoots
        return last.outstanding.isEmpty ? success : last
    }

    /// Takes a root that was moved to be at its new place.
    public mutating func noteMove(from old: [UInt8], to new: [UInt8]) {
        outstanding = outstanding.moved(from: old, to: new)
    }

    /// Whether it ended without all that was to be backed up. One that was interrupted did not
    /// fail.
    public var hasFailed: Bool {
        switch outcome {
        case .failed, .incomplete: true
        case .running, .complete, .interrupted, .outdated: false
        }
    }

    public static let bytesMaximum = 8_192
    private static let reasonMaximum = 2_000
    private static let magic = "cairn-backup 1"

    /// Two lines: times in seconds since 1970, the outcome with its number; the reason. A third
    /// while something is outstanding.
    public func encode() -> [UInt8] {
        let (word, number, reason): (String, Int, String) =
            switch outcome {
            case .running(let process): ("running", Int(process), "")
            case .complete: ("complete", 0, "")
            case .incomplete(let items): ("incomplete", items, "")
            case .interrupted: ("interrupted", 0, "")
            case .outdated: ("outdated", 0, "")
            case .failed(let why): ("failed", 0, why)
            }
        func text(_ time: Timestamp?) -> String { time.map { "\($0.seconds)" } ?? "-" }
        let line = reason.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f }
        let cut = String(String.UnicodeScalarView(line.prefix(Self.reasonMaximum / 4)))
        return Array(
            "\(Self.magic) \(began.seconds) \(text(ended)) \(text(succeeded)) \(word) \(number)\n\(cut)\n"
                .utf8) + outstanding.encode()
    }

    /// - Returns: nil for anything ``encode()`` would not have written.
    public init?(decoding bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 3 || lines.count == 4 else { return nil }
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 7, "\(words[0]) \(words[1])" == Self.magic,
            let began = Int64(words[2]), let number = Int32(words[6])
        else { return nil }
        func time(_ word: String) -> Timestamp? { Int64(word).map { Timestamp(seconds: $0) } }
        self.began = Timestamp(seconds: began)
        ended = time(words[3])
        succeeded = time(words[4])
        switch words[5] {
        case "running": outcome = .running(process: number)
        case "complete": outcome = .complete
        case "incomplete": outcome = .incomplete(items: Int(number))
        case "interrupted": outcome = .interrupted
        case "outdated": outcome = .outdated
        case "failed": outcome = .failed(String(lines[1]))
        default: return nil
        }
        if lines.count == 4 { outstanding = BackupScope(decoding: lines[2]) }
        guard encode() == bytes else { return nil }
    }
}
