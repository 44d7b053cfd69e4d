import Testing

@testable import CairnFormat

/// Row 24. - Source: FORMAT.md §8.18.
@Suite struct OwnerRowTests {
    private static let names = [
        OwnerName(root: 7, Owner(.user, 990), name: Array("nginx".utf8)),
        OwnerName(root: 7, Owner(.group, .max), name: Array("last".utf8)),
    ]

    @Test func namesAreReadAsTheyWereWritten() throws {
        let changes = Self.names.map { Change.owner($0) }
        var encoder = ChangesEncoder()
        for change in changes { encoder.append(change) }
        var found: [Change] = []
        try ChangesDecoder.decode(encoder.finish()) { found.append($0) }
        #expect(found == changes)
        var checkpoint = CheckpointEncoder()
        let span = CheckpointSpan(first: 3, last: nil, how: 0)
        for change in changes { checkpoint.append(.holds(change, span)) }
        var rows: [CheckpointRow] = []
        try CheckpointDecoder.decode(checkpoint.finish()) { rows.append($0) }
        #expect(rows == changes.map { .holds($0, span) })
    }

    /// A kind that does not exist, a number that no user has, names that cannot be.
    @Test(
        arguments: [
            (3, 1, [0x61]), (1, 1 << 32, [0x61]), (1, 1, []), (1, 1, [0x61, 0]),
            (1, 1, [UInt8](repeating: 1, count: 256)),
        ] as [(UInt8, UInt64, [UInt8])]) func whatCannotBeIsRefused(
            kind: UInt8, number: UInt64, name: [UInt8]
        )
    {
        var rows = ByteWriter()
        rows.varint(UInt64(1))
        rows.varint(UInt64(0))
        rows.u8(24)
        rows.varint(UInt64(7))
        rows.u8(kind)
        rows.varint(number)
        rows.counted(name)
        #expect(throws: FormatError.self) { try ChangesDecoder.decode(rows.bytes) { _ in } }
    }

    @Test func anItemsOwnersAreThoseOfItsAccessListToo() {
        let list: [UInt8] =
            [2, 0, 0, 0] + [2, 0, 7, 0, 210, 4, 0, 0] + [8, 0, 7, 0, 9, 0, 0, 0]
            + [4, 0, 7, 0, 255, 255, 255, 255]
        let item = Item(
            body: .directory, mode: 0, uid: 1, gid: 2, modified: Timestamp(seconds: 0),
            attributes: [
                ExtendedAttribute(name: Array("system.posix_acl_access".utf8), value: list)
            ])
        #expect(
            item.owners == [
                Owner(.user, 1), Owner(.group, 2), Owner(.user, 1_234), Owner(.group, 9),
            ])
        let mapped = AccessList.mapped(list) { $0 == Owner(.user, 1_234) ? 5 : nil }
        #expect(mapped.count == list.count && mapped[8] == 5 && mapped[9] == 0)
    }
}
