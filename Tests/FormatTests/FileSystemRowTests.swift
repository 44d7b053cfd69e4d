import Testing

@testable import CairnFormat

/// Row 25. - Source: FORMAT.md §8.19.
@Suite struct FileSystemRowTests {
    private static func found(
        _ path: String, isMountTop: Bool = false, hasNoDisk: Bool = false, identity: UInt64 = 0,
        top: UInt64 = 0, inode: UInt64 = 0
    ) -> DirectoryFileSystem {
        var found = DirectoryFileSystem(root: 7, path: Array(path.utf8))
        (found.isMountTop, found.hasNoDisk) = (isMountTop, hasNoDisk)
        (found.identity, found.top, found.inode) = (identity, top, inode)
        return found
    }

    @Test func fileSystemsAreReadAsTheyWereWritten() throws {
        let changes: [Change] = [
            Self.found("", identity: .max, inode: .max),
            Self.found("media/usb", isMountTop: true, top: 1 << 63 - 1),
            Self.found("tmp", isMountTop: true, hasNoDisk: true), Self.found("bare"),
        ].map { .fileSystem($0) }
        var encoder = ChangesEncoder()
        for change in changes { encoder.append(change) }
        var found: [Change] = []
        try ChangesDecoder.decode(encoder.finish()) { found.append($0) }
        #expect(found == changes)
        let span = CheckpointSpan(first: 3, last: nil, how: 0)
        let rows = changes.map { CheckpointRow.holds($0, span) }
        var read: [CheckpointRow] = []
        try CheckpointDecoder.decode(CheckpointEncoder.payload(of: rows)) { read.append($0) }
        #expect(read == rows)
    }

    /// An unknown flag, an identity of no kind, one without a disk, a top that is none or too high.
    @Test(
        arguments: [
            (4, 0, 0), (0, 1, 0), (2, 1 << 62, 0), (0, 0, 1), (1, 0, 1 << 63),
        ] as [(UInt8, UInt64, UInt64)]) func whatCannotBeIsRefused(
            flags: UInt8, identity: UInt64, top: UInt64
        )
    {
        var rows = ByteWriter()
        for number in [1, 0] as [UInt64] { rows.varint(number) }
        rows.u8(25)
        rows.varint(7 as UInt64)
        rows.counted([])
        rows.u8(flags)
        for number in [identity, top, 0] { rows.varint(number) }
        #expect(throws: FormatError.self) { try ChangesDecoder.decode(rows.bytes) { _ in } }
    }
}
