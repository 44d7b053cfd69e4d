import CairnFormat

/// Which concerns stand on the desktop as notices, and when each was told last.
///
/// A pure machine; times are of the wall clock, for it outlives the daemon (``encode()``).
///
/// Invariants:
/// - of each concern there is one notice at most, and it goes when the concern is over;
/// - the same concern is told once a day at most, however often it comes and goes. One that lasts
///   is told again after a day, in the place of its notice.
public struct NoticeLedger: Sendable, Equatable {
    public enum Action: Sendable, Equatable {
        case show(Concern, replacing: UInt32?)
        case close(UInt32)
    }

    private struct Entry: Sendable, Equatable, Codable {
        var key: String
        /// Seconds since 1970.
        var told: Int64
        /// The notice that stands; nil when it is gone, or its number is not known.
        var notice: UInt32?
        var stands: Bool
    }

    private var entries: [Entry] = []
    /// The desktop whose numbers the notices have.
    private var session = ""

    static let daySeconds: Int64 = 86_400
    public static let bytesMaximum = 64 << 10

    public init() {}

    /// Notes which desktop there is: numbers of another one mean nothing.
    public mutating func enter(_ session: String) {
        guard session != self.session else { return }
        self.session = session
        for index in entries.indices {
            entries[index].notice = nil
            entries[index].stands = false
        }
    }

    /// What is to be done now.
    ///
    /// - Parameters:
    ///   - concerns: all that are known of now.
    ///   - isOver: whether a concern that is not among them is over; else nothing is known of it.
    public mutating func actions(
        for concerns: [Concern], at now: Timestamp, isOver: (_ key: String) -> Bool
    ) -> [Action] {
        var actions: [Action] = []
        let present = Set(concerns.map(\.key))
        for index in entries.indices where entries[index].stands {
            let key = entries[index].key
            guard !present.contains(key), isOver(key) else { continue }
            if let notice = entries[index].notice { actions.append(.close(notice)) }
            entries[index].notice = nil
            entries[index].stands = false
        }
        entries.removeAll { !$0.stands && Self.isDue($0, now) }
        for concern in concerns {
            let entry = entries.first { $0.key == concern.key }
            if entry.map({ Self.isDue($0, now) }) ?? true {
                actions.append(.show(concern, replacing: entry?.notice))
            }
        }
        return actions
    }

    /// A clock that was set back makes nobody wait for longer than a day.
    private static func isDue(_ entry: Entry, _ now: Timestamp) -> Bool {
        !(0..<daySeconds).contains(now.seconds &- entry.told)
    }

    /// Notes that a notice was shown; until then it is due.
    public mutating func shown(_ concern: Concern, _ notice: UInt32?, at now: Timestamp) {
        entries.removeAll { $0.key == concern.key }
        entries.append(
            Entry(key: concern.key, told: now.seconds, notice: notice, stands: true))
    }

    // MARK: The record

    private struct Record: Codable {
        var session: String
        var entries: [Entry]
    }

    /// One line of JSON.
    public func encode() -> [UInt8] {
        Record(session: session, entries: entries).json() + [UInt8(ascii: "\n")]
    }

    /// - Returns: nil for what ``encode()`` would not have written.
    public init?(decoding bytes: [UInt8]) {
        guard let record = try? JSONValue(parsingObject: bytes).decode(Record.self) else {
            return nil
        }
        (session, entries) = (record.session, record.entries)
    }
}
