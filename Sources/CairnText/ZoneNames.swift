import CairnFormat
import Glibc

/// The local time zones of moments that are shown together.
public struct ZoneNames: Sendable {
    /// The earliest moment of each.
    private var first: [String: Timestamp] = [:]
    /// Zones of one place; further ones are not named.
    private static let maximum = 16

    public init() {}

    public mutating func add(_ moment: Timestamp) {
        let name = TimeText.zone(at: moment)
        guard first[name] != nil || first.count < Self.maximum else { return }
        first[name] = min(first[name] ?? moment, moment)
    }

    /// The earliest first; the present one where there is no moment.
    public var text: String {
        guard !first.isEmpty else {
            return TimeText.zone(at: Timestamp(seconds: Int64(time(nil))))
        }
        return first.sorted { $0.value < $1.value }.map(\.key).joined(separator: ", ")
    }
}
