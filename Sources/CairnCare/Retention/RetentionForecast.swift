import CairnFormat
import CairnRepository

/// How long retention keeps the snapshots that there are now, if nothing is pinned or tagged later.
///
/// - Cost: sorts the snapshots some 40 times for each question.
public struct RetentionForecast {
    private let reader: CatalogReader
    private let configuration: RetentionConfiguration
    private let points: [RetentionPoint]
    /// Of all commits, by number: the latest moments at which they can have been made.
    private let latest: [(number: Int64, seconds: Int64)]
    private let now: Timestamp
    private let calendar: RetentionCalendar

    private static let hour: Int64 = 3_600
    /// What stays for longer stays for ever.
    private static let yearsMaximum: Int64 = 100

    public init(
        _ reader: CatalogReader, _ configuration: RetentionConfiguration, now: Timestamp,
        calendar: RetentionCalendar
    ) throws {
        (self.reader, self.configuration) = (reader, configuration)
        (self.now, self.calendar) = (now, calendar)
        let pins = Dictionary(try reader.pins().map { ($0.id, $0.state) }) { _, last in last }
        let all = try reader.commitsWithMaintenance()
        let times = all.map(\.commit.time.seconds)
        points = zip(all, CommitTimes.corrected(times, now: now.seconds)).compactMap {
            $0.commit.kind == .maintenance
                ? nil : RetentionPoint($0, pin: pins[$0.commit.id] ?? .free, at: $1)
        }
        latest = zip(all, CommitTimes.latest(times, now: now.seconds)).map { ($0.number, $1) }
    }

    public enum End: Equatable, Sendable {
        case never
        case at(Timestamp)
    }

    /// Until when the last version of something deleted stays: as the last version, or because a
    /// snapshot shows it.
    ///
    /// - Parameter gone: the time of the deletion, as the clock had it.
    /// - Returns: nil for ever.
    public func end(ofLast found: NamedVersion, deleted gone: Timestamp) -> Timestamp? {
        guard let span = configuration.keepDeleted else { return nil }
        let number = found.version.last ?? .max
        let known = latest.first { $0.number >= number && $0.seconds <= now.seconds }
        let last = max(gone, known.map { Timestamp(seconds: $0.seconds) } ?? gone) + span.seconds
        switch end(of: found.version, in: found.root) {
        case .never: return nil
        case .at(let time): return max(last, time)
        case nil: return last
        }
    }

    /// Returns when the last snapshot is forgotten that shows a version.
    ///
    /// - Parameter version: was in this root, and has ended.
    /// - Returns: nil when no snapshot shows it.
    public func end(of version: ItemVersion, in root: CatalogRoot) -> End? {
        let shown = points.indices.filter {
            points[$0].number >= version.first && points[$0].number < version.last ?? .max
                && root.isKept(at: points[$0].number)
        }
        guard !shown.isEmpty else { return nil }
        let policy = configuration.roots[root.definition.name] ?? configuration.policy
        func stays(_ time: Int64) -> Bool {
            // A save at that time is the newest then.
            let last = RetentionPoint(
                number: .max, id: Hash128(), time: Timestamp(seconds: time))
            let reasons = policy.reasons(
                for: points + [last], now: Timestamp(seconds: time), calendar: calendar)
            return shown.contains { !reasons[$0].isEmpty }
        }
        guard stays(now.seconds) else { return nil }
        // Whole hours first, so that a later look finds the same end; it lies in the last of them.
        var low = Int64((Double(now.seconds) / Double(Self.hour)).rounded(.down))
        var high = low + Self.yearsMaximum * 365 * 24
        if stays(high * Self.hour) { return .never }
        func search(_ unit: Int64) {
            while high - low > 1 {
                let middle = low + (high - low) / 2
                if stays(middle * unit) { low = middle } else { high = middle }
            }
        }
        search(Self.hour)
        (low, high) = (max(low * Self.hour, now.seconds), high * Self.hour)
        search(1)
        return .at(Timestamp(seconds: high))
    }
}
