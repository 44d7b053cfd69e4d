import CairnFormat
import Testing

/// The rows of FORMAT.md §8.7 … §8.17, byte by byte, and what they may not hold.
@Suite struct NoteTests {
    private func payload(_ rows: [UInt8]...) -> [UInt8] {
        [UInt8(rows.count), 0] + rows.flatMap { $0 }
    }

    private func decoded(_ payload: [UInt8]) throws -> [Change] {
        var changes: [Change] = []
        try ChangesDecoder.decode(payload) { changes.append($0) }
        return changes
    }

    @Test func rowsAreTheBytesOfThePage() throws {
        let id = Hash128(Array(1...16))
        let changes: [Change] = [
            .container(
                ContainerPart(
                    root: 2, path: Array("a".utf8), role: .preferences,
                    container: ContainerName(shape: .sandbox, id: Array("org.x".utf8)),
                    name: Array("Library/P".utf8))),
            .exclude(Exclusion(root: 1, path: [], rule: .fileSystem, inode: 300)),
            .exclude(
                Exclusion(root: 1, path: [0x64], rule: .noBackup, inode: 7, isUnordered: true)),
            .include(root: 1, path: Array("b".utf8), .dropped),
            .purge(
                Purge(
                    role: .temporary, directory: Array("/t".utf8), path: Array("c".utf8),
                    reason: .lowSpace, bytes: 128,
                    time: Timestamp(seconds: -1, nanoseconds: 5))),
            .pin(commit: id, .byAnomalyGuard), .forget(commit: id, .everywhere),
            .forget(commit: id, .inRoots([1, 300])),
            .forget(commit: id, .butInRoots([7])), .expire(commitsBefore: 200),
            .erase(root: 3, path: Array("a/b".utf8)),
            .tags(commit: id, [Array("ab".utf8), [0xff]]), .tags(commit: id, []),
            .hide(commit: id, root: 3, path: Array("a/b".utf8)),
        ]
        let bytes = payload(
            [9, 2, 1, 0x61, 3, 3, 5] + "org.x".utf8 + [9] + "Library/P".utf8,
            [10, 1, 0, 10, 0xac, 2], [23, 1, 1, 0x64, 7, 7],
            [11, 1, 1, 0x62, 2],
            [12, 5, 2, 0x2f, 0x74, 1, 0x63, 2, 0x80, 1, 1, 5], [13] + Array(1...16) + [2],
            [14] + Array(1...16) + [0], [14] + Array(1...16) + [1, 2, 1, 0xac, 2],
            [14] + Array(1...16) + [2, 1, 7], [15, 0xc8, 1],
            [16, 3, 3, 0x61, 0x2f, 0x62], [21] + Array(1...16) + [2, 2, 0x61, 0x62, 1, 0xff],
            [21] + Array(1...16) + [0], [22] + Array(1...16) + [3, 3, 0x61, 0x2f, 0x62])
        var encoder = ChangesEncoder()
        for change in changes { encoder.append(change) }
        #expect(encoder.finish() == bytes)
        #expect(try decoded(bytes) == changes)
    }

    @Test(
        arguments: [
            // Containers: role, shape, an id of two names, of dots, none; a part that climbs, none.
            [9, 1, 0, 6, 1, 1, 0x61, 1, 0x62], [9, 1, 0, 1, 0, 1, 0x61, 1, 0x62],
            [9, 1, 0, 1, 4, 1, 0x61, 1, 0x62],
            [9, 1, 0, 1, 1, 3, 0x61, 0x2f, 0x61, 1, 0x62], [9, 1, 0, 1, 1, 2, 0x2e, 0x2e, 1, 0x62],
            [9, 1, 0, 1, 1, 0, 1, 0x62],
            [9, 1, 0, 1, 1, 1, 0x61, 4, 0x2e, 0x2e, 0x2f, 0x62], [9, 1, 0, 1, 1, 1, 0x61, 0],
            // Exclusions: rule, path, end.
            [10, 1, 0, 0, 0], [10, 1, 0, 11, 0], [10, 1, 2, 0x2e, 0x2e, 1, 0], [11, 1, 0, 0],
            [11, 1, 0, 3],
            // Purges: role, directory, no path, a path that climbs, reason, too many bytes.
            [12, 3, 2, 0x2f, 0x74, 1, 0x63, 1, 0, 0, 0], [12, 4, 1, 0x74, 1, 0x63, 1, 0, 0, 0],
            [12, 4, 2, 0x2f, 0x74, 0, 1, 0, 0, 0],
            [12, 4, 2, 0x2f, 0x74, 2, 0x2e, 0x2e, 1, 0, 0, 0],
            [12, 4, 2, 0x2f, 0x74, 1, 0x63, 3, 0, 0, 0],
            [12, 4, 2, 0x2f, 0x74, 1, 0x63, 1] + [UInt8](repeating: 0x80, count: 9) + [1, 0, 0],
            // Pins: state, cut short.
            [13] + [UInt8](repeating: 7, count: 16) + [3], [13, 1, 2, 3],
            // What is forgotten: way, no roots, roots out of order or twice, more roots than bytes;
            // an erased path that climbs.
            [14] + [UInt8](repeating: 7, count: 16) + [3],
            [14] + [UInt8](repeating: 7, count: 16) + [1, 0],
            [14] + [UInt8](repeating: 7, count: 16) + [2, 2, 2, 1],
            [14] + [UInt8](repeating: 7, count: 16) + [2, 2, 1, 1],
            [14] + [UInt8](repeating: 7, count: 16) + [1, 200, 1], [16, 1, 2, 0x2e, 0x2e],
            // What is hidden: a whole root, a path that climbs.
            [22] + [UInt8](repeating: 7, count: 16) + [1, 0],
            [22] + [UInt8](repeating: 7, count: 16) + [1, 2, 0x2e, 0x2e],
        ] as [[UInt8]])
    func whatMayNotBeIsRefused(_ row: [UInt8]) {
        #expect(throws: FormatError.self) { try decoded(payload(row)) }
    }

    @Test func onlyDirectoriesAreBundles() throws {
        var encoder = ChangesEncoder()
        encoder.append(
            .put(
                root: 1, path: [0x61],
                Item(
                    body: .directory, mode: 0, uid: 0, gid: 0, modified: Timestamp(seconds: 0),
                    isBundle: true)))
        var bytes = encoder.finish()
        guard case .put(_, _, let item) = try #require(try decoded(bytes).last) else {
            throw FormatError("test", "no put")
        }
        #expect(item.isBundle)
        // Rows: count, ids, select 1, put: path (0, 1, a), kind, flags.
        let kind = 2 + 2 + 1 + 3
        #expect(bytes[kind] == ItemKind.directory.rawValue && bytes[kind + 1] == 16)
        bytes[kind] = ItemKind.fifo.rawValue
        #expect(throws: FormatError.self) { try decoded(bytes) }
    }
}
