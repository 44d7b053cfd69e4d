import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation

extension FuzzTarget {
    private static let content = FileContent(
        size: 300,
        chunks: [
            ChunkReference(id: ChunkID([UInt8](repeating: 1, count: 32)), length: 100),
            ChunkReference(id: ChunkID([UInt8](repeating: 2, count: 32)), length: 200),
        ])

    private static func item(_ body: ItemBody, mode: UInt16, seconds: Int64) -> Item {
        Item(
            body: body, mode: mode, uid: 1000, gid: 0,
            modified: Timestamp(seconds: seconds, nanoseconds: 5))
    }

    private static let changes: [[Change]] = [
        [
            .defineRoot(
                RootDefinition(
                    number: 1, name: Array("r".utf8), path: Array("/r".utf8), role: .documents)),
            .put(root: 1, path: [], item(.directory, mode: 0o755, seconds: 1_767_614_400)),
            .put(
                root: 1, path: Array("a/b".utf8),
                item(.file(content), mode: 0o644, seconds: 1_767_614_300)),
            .put(
                root: 1, path: Array("a/bc".utf8),
                item(.symlink(target: Array("b".utf8)), mode: 0o777, seconds: -5)),
            .remove(root: 1, path: Array("old".utf8)),
        ],
        [
            .dropRoot(3),
            .openGap(
                Gap(
                    number: 1, root: 2, path: Array("x/y".utf8), cause: .overflow,
                    began: Timestamp(seconds: 1, nanoseconds: 2))),
            .closeGap(number: 1, ended: Timestamp(seconds: 3, nanoseconds: 4)),
            .move(root: 1, path: Array("new".utf8), fromRoot: 1, fromPath: Array("old".utf8)),
            .exclude(Exclusion(root: 1, path: Array("c".utf8), rule: .pattern, inode: 77)),
            .exclude(
                Exclusion(
                    root: 1, path: Array("e".utf8), rule: .noBackup, inode: 7, isUnordered: true)),
            .include(root: 1, path: Array("c".utf8), .cleared),
            .purge(
                Purge(
                    role: .caches, directory: Array("/c".utf8), path: Array("d".utf8), reason: .age,
                    bytes: 9,
                    time: Timestamp(seconds: 5, nanoseconds: 0))),
            .pin(commit: Hash128([UInt8](repeating: 9, count: 16)), .byPerson),
            .container(
                ContainerPart(
                    root: 1, path: Array("a".utf8), role: .documents,
                    container: ContainerName(shape: .flatpak, id: Array("org.a.b".utf8)),
                    name: Array("data".utf8))),
        ],
        // What is taken out of history. Commits of this id are in the journals below.
        [
            .forget(commit: commit.id, .inRoots([1, 3])),
            .forget(commit: Hash128([UInt8](repeating: 9, count: 16)), .everywhere),
            .forget(commit: commit.id, .butInRoots([2])),
            .expire(commitsBefore: 1),
            .tags(commit: commit.id, [Array("a".utf8)]),
            .hide(commit: commit.id, root: 1, path: Array("a/b".utf8)),
            .erase(root: 1, path: Array("a/b".utf8)),
        ],
    ]

    static let changesPayloads: [[UInt8]] = changes.map { rows in
        var encoder = ChangesEncoder()
        for row in rows { encoder.append(row) }
        return encoder.finish()
    }

    static let checkpointPayload: [UInt8] = {
        var encoder = CheckpointEncoder()
        encoder.append(
            .commit(
                CheckpointCommit(
                    number: 3, recordsLost: 0, forgetting: .inRoots([1, 2]),
                    payload: commit.encode())))
        encoder.append(.forgotten(number: 2, id: Hash128([UInt8](repeating: 7, count: 16))))
        encoder.append(.holds(changes[0][0], CheckpointSpan(first: 1, last: nil, how: 0)))
        for row in changes[0][1...3] {
            encoder.append(.holds(row, CheckpointSpan(first: 1, last: 3, how: 1)))
        }
        for row in changes[0][1...3] {
            encoder.append(.holds(row, CheckpointSpan(first: 3, last: nil, how: 0)))
        }
        // All kinds of rows but those that say what happened.
        for (index, row) in changes[1].enumerated() where index != 0 && index != 6 {
            encoder.append(
                .holds(
                    row,
                    CheckpointSpan(first: 2, last: index == 4 ? 3 : nil, how: index == 4 ? 2 : 0)))
        }
        return encoder.finish()
    }()

    static func checkpointRows(_ payload: [UInt8]) throws -> [CheckpointRow] {
        var rows: [CheckpointRow] = []
        try CheckpointDecoder.decode(payload) { rows.append($0) }
        return rows
    }

    static let commit: Commit = {
        var counts = CommitCounts()
        counts.new = 3
        counts.failed = 1
        return Commit(
            id: Hash128([UInt8](repeating: 4, count: 16)),
            run: Hash128([UInt8](repeating: 5, count: 16)), kind: .capture, isAdHoc: true,
            time: Timestamp(seconds: 1_767_614_400, nanoseconds: 1),
            began: Timestamp(seconds: -1, nanoseconds: 0), records: 2,
            host: Array("host".utf8), user: Array("user".utf8), program: Array("1".utf8),
            counts: counts, paths: [Array("/r".utf8)],
            tags: [Array("tag".utf8), []], restored: Hash128([UInt8](repeating: 6, count: 16)))
    }()

    static func rows(_ payload: [UInt8]) throws -> [Change] {
        var rows: [Change] = []
        try ChangesDecoder.decode(payload) { rows.append($0) }
        return rows
    }

    static let zeros = Hash256([UInt8](repeating: 0, count: 32))

    /// A segment of these records, each behind the other.
    ///
    /// - Parameter first: the number of the first record.
    static func segment(
        _ header: SegmentHeader, first: UInt64 = 1, coding: RepositoryCoding = .plain,
        _ records: [(RecordHeader.Kind, [UInt8])]
    ) -> [UInt8] {
        var bytes = header.encode()
        var previous = header.chainStart
        for (index, (kind, payload)) in records.enumerated() {
            let (record, hash) = payload.withUnsafeBytes { plain in
                Compressor(index == 1 ? .zstd : .none).compress(plain) { codec, stored in
                    coding.encodeRecord(
                        kind, number: first + UInt64(index), previous: previous, codec: codec,
                        plainBytes: plain.count, payload: stored)
                }
            }
            previous = hash
            bytes += record
        }
        return bytes
    }

    private static let journal = segment(
        SegmentHeader(repository: repository, number: 1, chainStart: zeros),
        [
            (.changes, changesPayloads[0]), (.changes, changesPayloads[1]),
            (.commit, commit.encode()),
        ])

    /// Puts numbers, chain and hashes of a segment right, as far as its lengths lead. - Source:
    /// FORMAT.md §7.2.
    ///
    /// - Parameters:
    ///   - first: the number of the first record.
    ///   - start: the hash before it.
    /// - Returns: the segment, and the number and hash of the last record that a head may name.
    static func mended(
        journal: [UInt8], first: UInt64 = 1, start: [UInt8] = zeros.bytes, segment: UInt64 = 1
    ) -> (bytes: [UInt8], head: JournalHead) {
        var bytes = journal
        var previous = start
        var head = JournalHead(repository: repository, record: 0, hash: zeros, segment: segment)
        var place = SegmentHeader.byteCount
        var number = first &- 1
        while bytes.count - place >= RecordHeader.byteCount {
            let stored = (0..<4).reduce(0) { $0 | Int(bytes[place + 20 + $1]) << (8 * $1) }
            let end = place + RecordHeader.byteCount + stored
            guard end <= bytes.count else { break }
            number &+= 1
            for index in 0..<8 {
                bytes[place + 8 + index] = UInt8(truncatingIfNeeded: number >> (8 * UInt64(index)))
            }
            bytes.replaceSubrange(place + 24..<place + 56, with: previous)
            let hash = Digest.h256(
                Array(bytes[place..<place + 56])
                    + Array(bytes[place + RecordHeader.byteCount..<end]))
            bytes.replaceSubrange(place + 56..<place + 88, with: hash.bytes)
            previous = hash.bytes
            // A commit or the end of a checkpoint; encrypted, nobody can tell.
            if [0, 2, 4].contains(bytes[place + 4]) {
                head = JournalHead(
                    repository: repository, record: number, hash: hash, segment: segment)
            }
            place = end
        }
        return (bytes, head)
    }

    static let journalTargets: [FuzzTarget] = [
        // What decodes says the same when it is encoded and decoded again; writers' choices (front
        // coding) may differ.
        FuzzTarget("changes", seeds: { changesPayloads }) { input in
            let found = try rows(input)
            var encoder = ChangesEncoder()
            for row in found { encoder.append(row) }
            let again = encoder.finish()
            try hold(try rows(again) == found, "it says otherwise when written again")
        },
        FuzzTarget("checkpoint", seeds: { [checkpointPayload] }) { input in
            let found = try checkpointRows(input)
            var encoder = CheckpointEncoder()
            for row in found { encoder.append(row) }
            try hold(
                try checkpointRows(encoder.finish()) == found,
                "it says otherwise when written again")
        },
        // Exactly one encoding.
        FuzzTarget("commit", seeds: { [commit.encode()] }) { input in
            try hold(
                try Commit(parsing: input).encode() == input, "another encoding of the same commit")
        },
        FuzzTarget(
            "checkpoint-end",
            seeds: { [CheckpointEnd(records: 1, nextCommit: 4, expired: 2).encode()] }
        ) { input in
            try hold(
                try CheckpointEnd(parsing: input).encode() == input,
                "another encoding of the same end")
        },
        // What two of them forget together is what either forgets, in whatever order.
        FuzzTarget(
            "forgetting",
            seeds: {
                [Forgetting.everywhere, .inRoots([1, 2, 300]), .butInRoots([2, 4])].flatMap {
                    first in [first.encode(), first.encode() + first.encode()]
                }
            }
        ) { input in
            for cut in 1...max(1, input.count) where cut <= input.count {
                guard let one = try? Forgetting(parsing: Array(input[..<cut])) else { continue }
                try hold(one.encode() == Array(input[..<cut]), "another encoding of the same")
                guard let two = try? Forgetting(parsing: Array(input[cut...])) else { continue }
                let both = one.joined(with: two)
                try hold(both == two.joined(with: one), "the order counts")
                try hold(try Forgetting(parsing: both.encode()) == both, "no reader takes it")
                for root in [0, 1, 2, 3, 4, 300, .max] as [UInt64] {
                    try hold(
                        both.keeps(root) == (one.keeps(root) && two.keeps(root)),
                        "root \(root) is kept by the one alone, or by neither")
                }
            }
            if input.isEmpty { throw FormatError("forgetting", "is empty") }
            _ = try Forgetting(parsing: input)
        },
        FuzzTarget(
            "head",
            seeds: {
                [1, 9].map {
                    JournalHead(
                        repository: repository, record: 7,
                        hash: Hash256([UInt8](repeating: 3, count: 32)), segment: $0
                    ).encode()
                }
            }
        ) { input in
            var bytes = input
            if bytes.count >= 80 {
                bytes.replaceSubrange(
                    (bytes.count - 16)..., with: h128(Array(bytes.dropLast(16))).bytes)
            }
            try hold(
                try JournalHead(parsing: bytes).encode() == bytes,
                "another encoding of the same head")
        },
        FuzzTarget(
            "segment-header",
            seeds: {
                [false, true].map {
                    SegmentHeader(
                        repository: repository, number: 3, chainStart: zeros, isCheckpoint: $0
                    ).encode()
                }
            }
        ) { input in
            try hold(
                try SegmentHeader(parsing: input).encode() == input,
                "another encoding of the same header")
        },
        // A record's header says nothing that its bytes do not hold.
        FuzzTarget("record-header", seeds: { [Array(journal[64..<152])] }) { input in
            guard input.count >= RecordHeader.byteCount else { return }
            let header = try RecordHeader(parsing: Array(input[..<RecordHeader.byteCount]))
            try hold(
                header.plainBytes <= Limits.recordBytes && header.storedBytes <= Limits.recordBytes,
                "beyond the limits of §12")
        },
        // A whole journal: records come in order and none behind the end, and what was acknowledged
        // is there or it is damage.
        FuzzTarget("journal", seeds: { [journal, Array(journal[..<64])] }) { input in
            let (bytes, head) = mended(journal: input)
            let storage = SimulatedStorage(seed: 1)
            try storage.makeDirectory("journal")
            for (name, content) in [
                ("journal/00000001.journal", bytes), ("journal/head", head.encode()),
            ] {
                let file = try storage.create(name)
                try file.append(content)
            }
            var last: UInt64 = 0
            let end = try JournalReader(storage, repository: repository, coding: .plain).read(
                from: .start
            ) { record, payload, position in
                try hold(record.number == last + 1, "records out of order")
                last = record.number
                try hold(payload.count == record.plainBytes, "a payload of another length")
                try hold(position.offset <= UInt64(bytes.count), "a record behind the end")
                switch record.kind {
                case .changes: _ = try? rows(payload)
                case .commit: _ = try? Commit(parsing: payload)
                case .checkpoint: try? CheckpointDecoder.decode(payload) { _ in }
                case .checkpointEnd: _ = try? CheckpointEnd(parsing: payload)
                }
            }
            try hold(end.position.record >= head.record, "it ends before what was acknowledged")
        },
    ]
}
