import Testing

@testable import CairnFormat

/// Row 20. - Source: FORMAT.md §8.15.
@Suite struct HostRowTests {
    private static let host = RootHost(
        machine: Array("0123456789abcdef0123456789abcdef".utf8), name: Array("ada".utf8))

    @Test func aHostIsReadAsItWasWritten() throws {
        var encoder = ChangesEncoder()
        let root = RootDefinition(number: 7, name: [0x72], path: [0x2f, 0x72], role: .documents)
        let changes: [Change] = [.defineRoot(root), .host(root: 7, Self.host)]
        for change in changes { encoder.append(change) }
        var found: [Change] = []
        try ChangesDecoder.decode(encoder.finish()) { found.append($0) }
        #expect(found == changes)
        var checkpoint = CheckpointEncoder()
        let span = CheckpointSpan(first: 1, last: nil, how: 0)
        for change in changes { checkpoint.append(.holds(change, span)) }
        var rows: [CheckpointRow] = []
        try CheckpointDecoder.decode(checkpoint.finish()) { rows.append($0) }
        #expect(rows == changes.map { .holds($0, span) })
    }

    @Test func aLongNameIsCutWhenWrittenAndRefusedWhenRead() {
        #expect(
            RootHost(id: Self.host.id, name: [UInt8](repeating: 1, count: 300)).name.count == 255)
        var rows = ByteWriter()
        rows.varint(UInt64(1))
        rows.varint(UInt64(0))
        rows.u8(20)
        rows.varint(UInt64(7))
        for _ in 0..<16 { rows.u8(0) }
        rows.counted([UInt8](repeating: 1, count: 256))
        #expect(throws: FormatError.self) { try ChangesDecoder.decode(rows.bytes) { _ in } }
    }
}
