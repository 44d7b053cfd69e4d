/// What lists show of an item and put it in order by, decoded without the rest and without
/// allocating: kind, size and time.
public struct ItemSummary: Sendable {
    public let kind: ItemKind
    /// In bytes; 0 for what is no file.
    public let size: UInt64
    public let modified: Timestamp

    /// - Parameter bytes: an item encoded by ``Item/encodeAlone()``. What follows the size is not
    ///   looked at.
    /// - Returns: nil when the bytes do not begin as one.
    public init?(encodedAlone bytes: UnsafeRawBufferPointer) {
        var fields = Fields(bytes: bytes)
        guard fields.next() != nil, let kind = fields.next().flatMap({ UInt8(exactly: $0) }),
            let kind = ItemKind(rawValue: kind)
        else { return nil }
        // Flags, mode, user, group.
        for _ in 0..<4 where fields.next() == nil { return nil }
        guard let seconds = fields.next(),
            let nanoseconds = fields.next().flatMap({ UInt32(exactly: $0) }),
            nanoseconds < 1_000_000_000
        else { return nil }
        self.kind = kind
        modified = Timestamp(
            seconds: Int64(bitPattern: seconds >> 1) ^ -Int64(bitPattern: seconds & 1),
            nanoseconds: nanoseconds)
        guard kind == .file else {
            size = 0
            return
        }
        guard let size = fields.next() else { return nil }
        self.size = size
    }

    private struct Fields {
        let bytes: UnsafeRawBufferPointer
        var place = 0

        /// The next varint; kind and flags, which are single bytes, read as one, too: both are
        /// below 128.
        mutating func next() -> UInt64? {
            var value: UInt64 = 0
            var shift: UInt64 = 0
            while place < bytes.count, shift < 64 {
                let byte = bytes[place]
                place += 1
                value |= UInt64(byte & 0x7f) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
            return nil
        }
    }
}
