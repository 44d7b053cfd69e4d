import CairnCore

/// Why a round tells nothing of a place.
public enum Later: Sendable, Equatable {
    /// It changed after the moment that the round shows.
    case changed
    /// There was no room for it, and so far down.
    case unread(CaptureTask.Extent)
}

/// How much one round takes on, so that a save does not wait for what came before it elsewhere.
///
/// Large files, and what is found in new directories, are left for the next round once it is spent.
/// - Source: decision 0015.
public struct RoundBudget: Sendable {
    /// Places that are asked about, and as many that are found beneath them.
    public var places = 1_024
    /// Of files of at least ``largeBytes``.
    var bytes: UInt64 = 32 << 20

    public init(places: Int = 1_024, bytes: UInt64 = 32 << 20) {
        self.places = places
        self.bytes = bytes
    }

    static let placesRange = 128...8_192
    static let bytesRange: ClosedRange<UInt64> = 4 << 20...256 << 20
    static let largeBytes: UInt64 = 1 << 20
    /// What a round is to last, in nanoseconds.
    static let duration = 400_000_000

    /// One more was found, and is to be looked at.
    mutating func takeFound() -> Bool {
        guard places > 0 else { return false }
        places -= 1
        return true
    }

    /// Small ones are always taken; the last large one may be larger than what is left.
    mutating func takeContent(_ size: UInt64) -> Bool {
        guard size >= Self.largeBytes else { return true }
        guard bytes > 0 else { return false }
        bytes -= min(bytes, size)
        return true
    }

    /// Learns from a round how much fits into the next; no faster than by half, for one round tells
    /// little of the next.
    public mutating func learn(places looked: Int, bytes read: UInt64, nanoseconds: UInt64) {
        let factor = min(Double(Self.duration) / Double(max(1, nanoseconds)), 1.5)
        if looked >= Self.placesRange.lowerBound {
            let fitting = Int(Double(looked) * factor)
            places = min(
                max(factor < 1 ? fitting : max(places, fitting), Self.placesRange.lowerBound),
                Self.placesRange.upperBound)
        }
        if read >= Self.bytesRange.lowerBound {
            let fitting = UInt64(Double(read) * factor)
            bytes = min(
                max(factor < 1 ? fitting : max(bytes, fitting), Self.bytesRange.lowerBound),
                Self.bytesRange.upperBound)
        }
    }
}
