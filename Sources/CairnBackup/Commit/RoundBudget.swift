import CairnCore

/// The reason why a round does not report a place.
public enum Later: Sendable, Equatable {
    /// It changed after the moment that the round represents.
    case changed
    /// It is a large file, which is read in slices.
    case large
    /// The budget was spent; the extent that is left.
    case unread(CaptureTask.Extent)
}

/// The budget of one round, so that a save does not wait for earlier changes elsewhere.
///
/// When it is spent, large files and the contents of new directories are left for the next round.
/// - Source: decision 0015.
public struct RoundBudget: Sendable {
    /// The number of requested places, and equally of places found beneath them.
    public var places = 1_024
    /// Bytes of files of at least ``largeBytes``.
    var bytes: UInt64 = 32 << 20

    public init(places: Int = 1_024, bytes: UInt64 = 32 << 20) {
        self.places = places
        self.bytes = bytes
    }

    static let placesRange = 128...8_192
    static let bytesRange: ClosedRange<UInt64> = 4 << 20...256 << 20
    static let largeBytes: UInt64 = 1 << 20
    /// The intended duration of a round, in nanoseconds.
    static let duration = 400_000_000

    /// Counts one more found place.
    mutating func takeFound() -> Bool {
        guard places > 0 else { return false }
        places -= 1
        return true
    }

    /// Counts content. Small files always fit; the last large one may exceed the rest.
    mutating func takeContent(_ size: UInt64) -> Bool {
        guard size >= Self.largeBytes else { return true }
        guard bytes > 0 else { return false }
        bytes -= min(bytes, size)
        return true
    }

    /// Adapts the budget to the duration of a round, by at most half upwards, because one round
    /// says little about the next.
    public mutating func learn(places looked: Int, bytes read: UInt64, nanoseconds: UInt64) {
        let factor = min(Double(Self.duration) / Double(max(1, nanoseconds)), 1.5)
        func adapt<Amount: BinaryInteger>(
            _ budget: inout Amount, _ used: Amount, _ range: ClosedRange<Amount>
        ) {
            guard used >= range.lowerBound else { return }
            let fitting = Amount(Double(used) * factor)
            let wanted = factor < 1 ? fitting : max(budget, fitting)
            budget = min(max(wanted, range.lowerBound), range.upperBound)
        }
        adapt(&places, looked, Self.placesRange)
        adapt(&bytes, read, Self.bytesRange)
    }
}
