/// A position in the journal, just after a record.
public struct JournalPosition: Equatable, Sendable {
    public var segment: UInt64
    /// The offset of the next record.
    public var offset: UInt64
    /// The number and hash of the last record; 0 and zeros before the first.
    public var record: UInt64
    public var hash: Hash256

    public init(segment: UInt64, offset: UInt64, record: UInt64, hash: Hash256) {
        self.segment = segment
        self.offset = offset
        self.record = record
        self.hash = hash
    }

    public static let start = JournalPosition(segment: 0, offset: 0, record: 0, hash: Hash256())
}
