import CairnCare
import CairnCore
import CairnFormat
import CairnRepository

/// Decides whether the date can be believed. Pure: what was known, and what the clocks say now, in;
/// a doubt or none out.
///
/// Forgetting, the expiry of what was deleted, and purging by age take things away because time has
/// passed. A wall clock that was set wrongly says so in an instant. Three independent signs are
/// compared:
/// - the clock that counts since the machine was started, which nobody can set (within one boot);
/// - when Cairn last knew the date, or else when the last commit was made (across boots);
/// - how much a forgetting would take for no other reason than that time has passed since the last
///   one (``RetentionPlan/dropped(since:_:_:calendar:)``).
///
/// A clock that the kernel says is synchronized (NTP) is believed after a jump or a long pause; the
/// third sign holds for it, too.
/// - Source: Docs/decisions/0018-clocks.md.
public enum ClockGuard {
    /// Both clocks of one moment.
    public struct Reading: Equatable, Sendable {
        public var wall: Int64
        public var boot: BootTime
    }

    /// A wall clock may differ by so much from what the other clock says: NTP's first step, a slow
    /// drift …
    static let toleranceSeconds: Int64 = 600
    /// … of at most one second in so many. The kernel corrects by less than this.
    static let driftParts: Int64 = 1_000
    /// After a longer silence somebody or something must vouch for the date.
    static let silenceMaximum: Int64 = 10 * 86_400

    /// - Parameters:
    ///   - record: the last moment that was believed.
    ///   - lastCommit: when the repository's last commit was made; asked for only without a record.
    public static func doubt(
        _ record: ClockRecord?, lastCommit: Timestamp?, now: Reading
    ) -> ClockDoubt? {
        if now.boot.isSynchronized { return nil }
        let known: Int64
        if let record, record.boot.id == now.boot.id,
            record.boot.nanoseconds <= now.boot.nanoseconds
        {
            let elapsed = Int64(
                clamping: (now.boot.nanoseconds - record.boot.nanoseconds) / 1_000_000_000)
            let deviation = now.wall - record.wall - elapsed
            if abs(deviation) > toleranceSeconds + elapsed / driftParts {
                return .jumped(seconds: deviation)
            }
            known = record.wall
        } else if let last = record?.wall ?? lastCommit.map({ CommitTimes.within($0.seconds) }) {
            known = last
        } else {
            return nil
        }
        if now.wall < known - toleranceSeconds { return .behind(known: Timestamp(seconds: known)) }
        if now.wall - known > silenceMaximum { return .ahead(known: Timestamp(seconds: known)) }
        return nil
    }
}

extension ClockGuard.Reading {
    public init(_ clock: any Clock) {
        boot = clock.boot()
        wall = clock.now().seconds
    }
}

/// Why the date is not believed.
public enum ClockDoubt: Error, Equatable, Sendable {
    /// The clock jumped ahead or back by this much while the machine ran.
    case jumped(seconds: Int64)
    /// The date is earlier than a known one.
    case behind(known: Timestamp)
    /// The silence was so long that the clock may be wrong.
    case ahead(known: Timestamp)
    /// Most points in time would be forgotten for no other reason than the date.
    case forgetsMost(points: Int, of: Int, since: Timestamp)
}

/// The last moment that was believed, kept in the state directory. Safe to lose: then the last
/// commit's time stands for it.
public struct ClockRecord: Equatable, Sendable {
    public var wall: Int64
    public var boot: BootTime
    /// The date by which points were last forgotten, or found to have to stay; nil when they never
    /// were.
    public var forgotten: Int64?

    public static let bytesMaximum = 4_096

    public init(_ reading: ClockGuard.Reading, forgotten: Int64? = nil) {
        wall = reading.wall
        boot = reading.boot
        self.forgotten = forgotten
    }

    /// The substitute for a missing record.
    init(_ lastCommit: Timestamp) {
        wall = CommitTimes.within(lastCommit.seconds)
        boot = BootTime(
            id: Hash128([UInt8](repeating: 0xff, count: Hash128.byteCount)), nanoseconds: 0)
    }

    public func encode() -> [UInt8] {
        Array(
            "cairn-clock 1 \(wall) \(boot.id) \(boot.nanoseconds) \(forgotten.map(String.init) ?? "-")\n"
                .utf8)
    }

    /// - Returns: nil for anything else than ``encode()`` makes: it begins anew.
    public init?(decoding bytes: [UInt8]) {
        let words = bytes.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: " "))
            .map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 6, words[0] == "cairn-clock", words[1] == "1",
            let wall = Int64(words[2]), abs(wall) < 1 << 40,
            let id = Hash128(hex: words[3]), let nanoseconds = UInt64(words[4])
        else { return nil }
        self.wall = wall
        boot = BootTime(id: id, nanoseconds: nanoseconds)
        if words[5] != "-" {
            guard let forgotten = Int64(words[5]), abs(forgotten) < 1 << 40 else { return nil }
            self.forgotten = forgotten
        }
    }
}

/// Watches the clocks for one repository: judges, and remembers what it believes.
public struct ClockWatch: Sendable {
    private let clock: any Clock
    private let load: @Sendable () -> [UInt8]?
    private let save: @Sendable ([UInt8]) -> Void

    /// A believed date is saved when it is this much newer than the saved one.
    private static let saveSeconds: Int64 = 600

    public init(
        _ clock: any Clock, load: @escaping @Sendable () -> [UInt8]?,
        save: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.clock = clock
        self.load = load
        self.save = save
    }

    private var record: ClockRecord? { load().flatMap(ClockRecord.init(decoding:)) }

    /// - Parameter remembers: whether a date that is believed is written down.
    public func doubt(lastCommit: Timestamp?, remembers: Bool = true) -> ClockDoubt? {
        let record = record
        let now = ClockGuard.Reading(clock)
        if let doubt = ClockGuard.doubt(record, lastCommit: lastCommit, now: now) {
            // Commits made meanwhile have the doubted time. They must not vouch for it.
            if remembers, record == nil, let lastCommit { save(ClockRecord(lastCommit).encode()) }
            return doubt
        }
        guard remembers else { return nil }
        let isSaved =
            record.map { $0.boot.id == now.boot.id && abs(now.wall - $0.wall) < Self.saveSeconds }
            ?? false
        if !isSaved { save(ClockRecord(now, forgotten: record?.forgotten).encode()) }
        return nil
    }

    /// Whether a run of the retention would take most of what existed at the last one.
    public func doubt(_ plan: RetentionPlan) -> ClockDoubt? {
        guard
            let since = record?.forgotten.map({ Timestamp(seconds: $0) })
                ?? plan.beforeLastSilence(longerThan: ClockGuard.silenceMaximum)
        else { return nil }
        let (dropped, stood) = plan.droppedByTime(since: since)
        guard dropped >= Self.pointsMinimum, dropped * 2 > stood else { return nil }
        return .forgetsMost(points: dropped, of: stood, since: since)
    }

    private static let pointsMinimum = 5

    /// Records the date by which points were forgotten.
    public func noteForgetting(by now: Timestamp) {
        var record = record ?? ClockRecord(ClockGuard.Reading(clock))
        record.forgotten = now.seconds
        save(record.encode())
    }

    /// Accepts the date, because a person says that it is right.
    public func accept() {
        let now = ClockGuard.Reading(clock)
        save(ClockRecord(now, forgotten: now.wall).encode())
    }
}
