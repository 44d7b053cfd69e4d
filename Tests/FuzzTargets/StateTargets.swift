import CairnFormat

@testable import CairnCare
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRestore

/// Files beside the repository: in the state directory, and locks. Whoever owns the directory can
/// write anything there.
extension FuzzTarget {
    static let stateTargets = [scrubTarget, drillTarget, memoryTarget, lockTarget, knownTarget]

    private static let scrubSeeds: [[UInt8]] = {
        var record = ScrubRecord()
        record.note(Hash256([UInt8](repeating: 1, count: 32)), at: 1_767_614_400)
        record.note(Hash256([UInt8](repeating: 2, count: 32)), at: -1)
        record.journalChecked = 1_767_614_401
        record.damagedPacks = 2
        record.healedPacks = 1
        record.lostChunks = [ChunkID([UInt8](repeating: 3, count: 32))]
        record.lostVersionCount = 1
        record.lost = [
            .init(
                path: Array("/a/b".utf8), since: Timestamp(seconds: 5, nanoseconds: 6),
                isLive: true, contentBytes: 9, lostBytes: 4)
        ]
        return [record, ScrubRecord()].map { Array($0.encode().dropLast(Hash256.byteCount)) }
    }()

    // A record that is taken says the same when it is written and read again. Inputs are without
    // their hash.
    private static let scrubTarget = FuzzTarget("scrub-record", seeds: { scrubSeeds }) { input in
        let record = try ScrubRecord(decoding: input + Digest.h256(input).bytes)
        try hold(
            (try? ScrubRecord(decoding: record.encode())) == record,
            "it says otherwise when written again")
        _ = record.latest
    }

    private static let drillSeeds: [[UInt8]] = {
        var record = DrillRecord()
        record.note(
            FileContent(
                size: 300,
                chunks: [ChunkReference(id: ChunkID([UInt8](repeating: 1, count: 32)), length: 300)]
            ), on: 20_000)
        record.summary.time = Timestamp(seconds: 1_767_614_400, nanoseconds: 7)
        record.summary.outcome = .failed
        record.summary.liveBytes = 1_000
        record.summary.proven = [20_000: 300, 20_457: 500]
        return [record, DrillRecord()].map { record in
            let bytes = Array(record.encode().dropLast(Hash256.byteCount))
            // The summary ends where its hash stands.
            let end =
                (0...bytes.count - Hash128.byteCount).first {
                    h128(Array(bytes[..<$0])) == Hash128(bytes[$0..<$0 + Hash128.byteCount])
                } ?? 0
            return [UInt8(end)] + bytes[..<end] + bytes[(end + Hash128.byteCount)...]
        }
    }()

    // A record that is taken says the same when it is written and read again, and its beginning
    // what it says itself; what is proven is a share. Inputs are without their hashes: the length
    // of the summary, the summary, the chunks.
    private static let drillTarget = FuzzTarget("drill-record", seeds: { drillSeeds }) { input in
        guard let first = input.first else { return }
        let summary = Array(input[1...].prefix(Int(first)))
        let body = summary + h128(summary).bytes + input[1...].dropFirst(summary.count)
        let bytes = body + Digest.h256(body).bytes
        if let beginning = try? DrillSummary(beginning: bytes) {
            for now in [0, 1_767_614_400, Int64.max, .min] {
                let share = beginning.share(now: Timestamp(seconds: now))
                try hold(
                    share.map { (0...1).contains($0) } ?? true, "\(share ?? 0) of all is proven")
            }
        }
        var record = try DrillRecord(decoding: bytes)
        try hold(
            (try? DrillRecord(decoding: record.encode())) == record,
            "it says otherwise when written again")
        try hold(
            (try? DrillSummary(beginning: bytes)) == record.summary, "its beginning says otherwise")
        record.trim(on: 20_457)
        record.trim(on: .max)
    }

    // Exactly one encoding, and none of another repository is taken.
    private static let memoryTarget = FuzzTarget(
        "commit-memory",
        seeds: {
            [true, false].map {
                RememberedCommit(
                    position: JournalPosition(
                        segment: 2, offset: 300, record: 7,
                        hash: Hash256([UInt8](repeating: 3, count: 32))), isEncrypted: $0
                ).encode(repository: repository)
            }
        }
    ) { input in
        var bytes = input
        if bytes.count >= 16 {
            bytes.replaceSubrange(
                (bytes.count - 16)..., with: h128(Array(bytes.dropLast(16))).bytes)
        }
        try hold(
            RememberedCommit(
                decoding: bytes, repository: Hash128([UInt8](repeating: 0xee, count: 16))) == nil
                || bytes[8] == 0xee, "another repository's is taken")
        guard let commit = RememberedCommit(decoding: bytes, repository: repository) else {
            throw FormatError("remembered commit", "is refused")
        }
        try hold(
            commit.encode(repository: repository) == bytes, "another encoding of the same commit")
    }

    // Who holds a lock is told by the kernel; what the file says since when is a moment that was,
    // and of that process.
    private static let lockTarget = FuzzTarget(
        "lock-file",
        seeds: {
            [
                [(4_711, 1_767_614_400), (12, 5)].flatMap { LockFile.line($0, since: $1) ?? [] },
                [UInt8](repeating: 0, count: 64)
                    + (LockFile.line(4_711, since: 1_767_614_300) ?? []),
                Array("4711 -5\n4711 99999999999999999999\n".utf8),
            ]
        }
    ) { input in
        let now: Int64 = 1_767_614_500
        for process in [4_711, 12, 0, -1] as [Int32] {
            guard let since = LockFile.since(process, in: input[...], now: now) else { continue }
            try hold((0...now).contains(since), "since \(since), which cannot be")
            guard let line = LockFile.line(process, since: since) else { continue }
            try hold(
                LockFile.since(process, in: line[...], now: now) == since,
                "its own line says otherwise")
        }
    }

    // Lines that are taken are the same when they are written and read again.
    private static let knownTarget = FuzzTarget(
        "known-repositories",
        seeds: {
            [
                StateDirectory.encode([
                    .init(
                        repository: repository, place: Array("/srv/backup".utf8),
                        mountPoint: Array("/srv".utf8)),
                    .init(
                        repository: Hash128([UInt8](repeating: 0xab, count: 16)),
                        place: [0x2f, 0xff, 0x0a]),
                ])
            ]
        }
    ) { input in
        let known = StateDirectory.parse(input)
        let again = StateDirectory.parse(StateDirectory.encode(known))
        try hold(
            known.count == again.count && zip(known, again).allSatisfy { $0 == $1 },
            "it says otherwise when written again")
    }
}
