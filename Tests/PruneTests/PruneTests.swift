import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// Space comes back, and nothing that is needed goes.
@Suite struct PruneTests {
    @Test(arguments: 0..<40)
    func whatIsKeptStaysAndWhatIsNotNeededGoes(seed: Int) throws {
        let rig = try PruneRig(seed: UInt64(seed), compression: Compression.allCases[seed % 4])
        for round in 0..<3 {
            try rig.keepSome()
            let share = Share(basisPoints: [0, 500, 1_000, 3_000][rig.generator.below(4)])
            let isBounded = rig.generator.oneIn(3)
            let before = rig.packBytes
            let ids = 16 << rig.generator.below(6)
            let report = try rig.prune {
                $0.maxUnused = .share(share)
                $0.idsMaximum = ids
                if isBounded { $0.maxRewrite = 20_000 }
            }
            #expect(try rig.wrongs() == [], "seed \(seed), round \(round)")
            #expect(report.chunksMissing == 0 && report.damagedChunks == [])
            #expect(
                Int64(before) - Int64(rig.packBytes) >= report.bytesFreed - 1,
                "freed as much as it says")
            if isBounded {
                #expect(report.bytesCopied <= 21_000)
            } else {
                #expect(report.left == [], "seed \(seed)")
                let after = try rig.prune {
                    $0.isDryRun = true
                    $0.maxUnused = .share(share)
                }
                // A block made anew may be a little smaller than its part of the old one.
                let allowed = share.bytes(of: after.before.bytes)
                #expect(
                    after.unusedBefore <= allowed + allowed / 8 + 1 || after.rewritten.count == 0,
                    "seed \(seed): \(after)")
                #expect(after.dead.count == 0)
            }
            // And it goes on: what was dropped is stored again when it is met again.
            for _ in 0..<4 { rig.rig.tree.mutate("/home", &rig.generator, largestFile: 20_000) }
            try rig.backUp()
            #expect(try rig.wrongs() == [], "seed \(seed), round \(round), after a backup")
        }
    }

    @Test func boundedRunsComeToTheEnd() throws {
        let rig = try PruneRig(seed: 7, backups: 12)
        try rig.keep([2, 6])
        var runs = 0
        var before = UInt64.max
        while runs < 200 {
            let report = try rig.prune {
                $0.maxUnused = .bytes(0)
                $0.maxRewrite = 30_000
            }
            runs += 1
            if report.left.isEmpty { break }
            #expect(report.left == [.limit])
            #expect(report.unusedAfter <= before)
            before = report.unusedAfter
        }
        #expect(runs > 1 && runs < 200)
        #expect(try rig.wrongs() == [])
    }

    /// Issue 13: a small repository is one pack, which grows: it gave nothing back, and a full disk
    /// stayed full.
    @Test func thePackThatGrowsIsRewrittenLikeTheOthers() throws {
        let rig = try BackupRig(description: BackupRig.description(compression: .none))
        rig.tree.write("/home/kept", "what stays")
        rig.tree.write("/home/gone", String(repeating: "what goes ", count: 100))
        _ = try rig.backUp()
        try Self.erase("gone", rig)
        let before = rig.storage.contents.filter { $0.key.hasPrefix("packs/") }
        let report = try PruneRun(rig.openWriter(), PruneRequest(), cancellation: Cancellation())
            .run()
        #expect(
            report.removed.count == before.count && report.unusedAfter == 0 && report.left == [],
            "\(report)")
        #expect(!rig.storage.contents.contains { Self.contains("what goes".bytes, $0.value) })
        _ = try rig.backUp()
        #expect(try rig.differences() == [])
    }

    /// Issue 13: `forget --path --prune` left the bytes in packs, for there were few of them, and
    /// the name in the journal.
    @Test func whatIsErasedLeavesPacksAndJournalHoweverLittleItIs() throws {
        let rig = try BackupRig(description: BackupRig.description(compression: .none))
        rig.tree.write("/home/large", String(repeating: "what stays ", count: 1_000))
        rig.tree.write("/home/untold", "the secret")
        _ = try rig.backUp()
        rig.tree.remove("/home/untold")
        _ = try rig.backUp()
        func isHeld(_ word: String) -> Bool {
            rig.storage.contents.contains { Self.contains(word.bytes, $0.value) }
        }
        #expect(isHeld("the secret") && isHeld("untold"))
        let packs = try Self.erase("untold", rig)
        _ = try PruneRun(rig.openWriter(), PruneRequest(), cancellation: Cancellation()).run()
        #expect(isHeld("the secret"), "as much may stay")
        var request = PruneRequest()
        request.emptied = packs
        let report = try PruneRun(rig.openWriter(), request, cancellation: Cancellation()).run()
        #expect(report.removed.count == 1 && report.left == [])
        #expect(try CheckpointRun(rig.openWriter()).run())
        #expect(!isHeld("the secret") && !isHeld("untold"))
        #expect(try rig.differences() == [])
    }

    /// - Returns: the packs that held it.
    @discardableResult
    private static func erase(_ path: String, _ rig: BackupRig) throws -> Set<Int64> {
        let writer = try rig.openWriter()
        let packs = try CatalogReader(writer.catalog).packs(root: 1, beneath: path.bytes)
        try ForgetRun(
            writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0),
            superseded: []
        )
        .forget([], erasing: [RepositoryPath(root: 1, path: path.bytes)])
        return packs
    }

    private static func contains(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
        bytes.indices.contains { bytes[$0...].starts(with: word) }
    }

    @Test func aDryRunChangesNothingAndForetellsTheRun() throws {
        let rig = try PruneRig(seed: 11)
        try rig.keepSome()
        let before = rig.storage.contents
        let foretold = try rig.prune { $0.isDryRun = true }
        #expect(rig.storage.contents == before)
        let report = try rig.prune()
        #expect(
            foretold.dead == report.dead && foretold.rewritten == report.rewritten
                && foretold.removed == report.removed)
        #expect(report.removed.count > 0)
    }

    @Test func whileSomebodyReadsNoPackGoes() throws {
        let rig = try PruneRig(seed: 3)
        try rig.keep([])
        let repository = try Repository.open(rig.storage)
        let lock = try ReadersLock.share(rig.storage, clock: rig.rig.clock)
        let before = Set(rig.packs.keys)
        let held = try rig.prune { $0.maxUnused = .bytes(0) }
        #expect(held.left == [.inUse(nil)])
        #expect(held.removed.count == 0)
        // Open packs may be sealed meanwhile, but nothing sealed is gone.
        #expect(before.filter { !$0.hasPrefix("packs/open/") }.isSubset(of: Set(rig.packs.keys)))
        #expect(throws: RepositoryError.inUse(holder: nil)) {
            try ReadersLock.exclude(repository.storage)
        }
        withExtendedLifetime(lock) {}
    }

    @Test func afterTheReaderHasGoneTheNextRunRemovesThem() throws {
        let rig = try PruneRig(seed: 3)
        try rig.keep([])
        var lock: (any StorageLock)? = try ReadersLock.share(rig.storage, clock: rig.rig.clock)
        _ = try rig.prune { $0.maxUnused = .bytes(0) }
        withExtendedLifetime(lock) {}
        lock = nil
        let report = try rig.prune { $0.maxUnused = .bytes(0) }
        #expect(report.left == [] && report.removed.count > 0)
        #expect(try rig.wrongs() == [])
    }

    /// It asked the catalog, and has packs and blocks in hand, before the prune.
    @Test func aReaderThatBeganBeforeFindsWhatWasMoved() throws {
        let rig = try PruneRig(seed: 5, backups: 6)
        try rig.keep([2, 4])
        // The lock goes with the writer, and the reader stays.
        func begin() throws -> StoredTree {
            let writer = try rig.rig.openWriter()
            return try StoredTree(writer.repository, writer.catalog)
        }
        let stored = try begin()
        let before = try stored.read(root: "/home", at: 2)
        #expect(try rig.prune { $0.maxUnused = .bytes(0) }.rewritten.count > 0)
        #expect(try stored.read(root: "/home", at: 2) == before)
        #expect(try rig.wrongs() == [])
    }

    /// Another user of the repository has a catalog of its own, which knows the old packs.
    @Test func anotherCatalogFollowsWithoutAFalseAlarm() throws {
        let rig = try PruneRig(seed: 9, backups: 6)
        let other = rig.rig.directory.file("other.sqlite")
        _ = try rig.rig.openWriter(catalogPath: other)
        try rig.keep([3])
        // A prune dies when it has copied: the other catalog meets the copies before the old packs
        // go.
        let count = rig.storage.operationCount
        let trial = rig.storage.copy(seed: 1)
        let copy = try rig.copyCatalog(to: "copy.sqlite")
        let mine = rig.storage
        rig.storage = trial
        #expect(try rig.prune { $0.maxUnused = .bytes(0) }.rewritten.count > 0)
        let operations = trial.operationCount
        rig.storage = mine
        try rig.replaceCatalog(with: copy)
        rig.storage.failAt(operation: count + operations / 2, with: .kill)
        #expect(throws: (any Error).self) { try rig.prune { $0.maxUnused = .bytes(0) } }
        rig.storage = rig.storage.kill(seed: 2)
        _ = try rig.rig.openWriter(catalogPath: other)
        #expect(try rig.prune { $0.maxUnused = .bytes(0) }.left == [])
        #expect(try rig.rig.openWriter(catalogPath: other).notes == [])
        #expect(try rig.wrongs(catalogPath: other) == [])
        // What is really gone is said.
        let victim = try #require(rig.packs.keys.sorted().last { !$0.hasPrefix("packs/open/") })
        try rig.storage.remove(victim)
        #expect(try rig.rig.openWriter(catalogPath: other).notes.contains { $0.contains(victim) })
    }

    @Test func aNeededChunkThatIsDamagedIsNamedAndItsPackStays() throws {
        let rig = try PruneRig(seed: 13, compression: .none)
        try rig.keep([2])
        let plan = try rig.prune {
            $0.isDryRun = true
            $0.maxUnused = .bytes(0)
        }
        #expect(plan.rewritten.count > 0)
        // Every sealed pack has one byte of each payload flipped.
        var damaged = 0
        for (path, bytes) in rig.packs where !path.hasPrefix("packs/open/") {
            let scanner = try rig.rig.repository.scanner(path, length: UInt64(bytes.count))
            var bytes = bytes
            for block in try scanner.survey(checksPayloads: false).blocks {
                bytes[Int(block.offset) + block.header.headerBytes] ^= 1
            }
            rig.storage.overwrite(path, with: bytes)
            damaged += 1
        }
        let before = Set(rig.packs.keys)
        let report = try rig.prune { $0.maxUnused = .bytes(0) }
        #expect(!report.damagedChunks.isEmpty)
        #expect(report.left.contains(.damaged))
        #expect(report.removed.count == report.dead.count + report.rewritten.count)
        #expect(before.subtracting(rig.packs.keys).count == report.removed.count)
        for chunk in report.damagedChunks {
            #expect(chunk.pack.map { rig.packs[$0] != nil } == true)
        }
    }

    @Test func whatIsMissingIsNotMadeWorse() throws {
        let rig = try PruneRig(seed: 17)
        try rig.keep([2])
        let victim = try #require(rig.packs.keys.sorted().first { !$0.hasPrefix("packs/open/") })
        try rig.storage.remove(victim)
        let before = rig.packs
        #expect {
            try rig.prune()
        } throws: { error in
            if case PruneRefusal.chunksMissing(let count)? = error as? PruneRefusal {
                count > 0
            } else {
                false
            }
        }
        #expect(rig.packs == before)
        let report = try rig.prune {
            $0.isForced = true
            $0.maxUnused = .bytes(0)
        }
        #expect(report.chunksMissing > 0)
    }

    @Test func aDamagedJournalIsNotPrunedBy() throws {
        let rig = try PruneRig(seed: 19)
        try rig.keep([])
        let path = "journal/00000001.journal"
        var bytes = try #require(rig.storage.contents[path])
        bytes[bytes.count / 2] ^= 0x10
        rig.storage.overwrite(path, with: bytes)
        #expect(throws: (any Error).self) { try rig.prune() }
    }

    @Test func withoutRoomDeadPacksGoAndTheRestWaits() throws {
        let rig = try PruneRig(seed: 23, backups: 8)
        try rig.keep([4])
        rig.storage.setFreeBytes(0)
        let full = try rig.prune { $0.maxUnused = .bytes(0) }
        #expect(full.left == [] || full.left == [.noRoom])
        #expect(try rig.wrongs() == [])
        // As much as one pack and what a run leaves free: one at a time, each gone before the next.
        rig.storage.setFreeBytes(PruneRun.marginBytes + 300_000)
        let tight = try rig.prune { $0.maxUnused = .bytes(0) }
        #expect(tight.left == [])
        #expect(try rig.wrongs() == [])
    }

    /// With and without room, the forecast is what a run then frees; what it cannot copy waits.
    @Test(arguments: [0, PruneRun.marginBytes + 300_000, 1 << 30] as [UInt64])
    func theForecastIsWhatARunFreesOnTheDiskAsItIs(freeBytes: UInt64) throws {
        let rig = try PruneRig(seed: 23, backups: 8)
        try rig.keep([4])
        rig.storage.setFreeBytes(freeBytes)
        let forecast = try #require(try Self.forecast(rig, freeBytes: freeBytes))
        let report = try rig.prune { $0.maxUnused = .bytes(0) }
        #expect(forecast.freedBytes + forecast.waitingBytes > 0)
        #expect(report.left.isEmpty == (forecast.waitingBytes == 0))
        #expect((forecast.missingBytes > 0) == (forecast.waitingBytes > 0))
        let difference = abs(Int64(forecast.freedBytes) - report.bytesFreed)
        #expect(difference < 64 << 10, "\(forecast) \(report.bytesFreed)")
    }

    @Test func aForecastThatTakesTooLongIsNone() throws {
        let rig = try PruneRig(seed: 23, backups: 2)
        #expect(throws: Cancelled.self) {
            try Self.forecast(
                rig, freeBytes: 0, cancellation: Cancellation(after: 0, by: rig.rig.clock))
        }
    }

    private static func forecast(
        _ rig: PruneRig, freeBytes: UInt64, cancellation: Cancellation = Cancellation()
    ) throws -> PruneForecast? {
        let writer = try rig.rig.openWriter()
        var request = PruneRequest()
        request.maxUnused = .bytes(0)
        return try PruneForecast(
            writer.repository, CatalogReader(writer.catalog), request, freeBytes: freeBytes,
            cancellation: cancellation)
    }

    @Test func theReserveIsGivenUpWhenTheDiskIsFullAndMadeAgain() throws {
        let rig = try PruneRig(seed: 24, backups: 2)
        #expect(
            try rig.storage.size(of: "reserve") == UInt64(rig.rig.repository.description.packBytes)
                / 2)
        #expect(try !DiskReserve.release(rig.storage))
        rig.storage.setFreeBytes(ChunkStore.reserveBytes - 1)
        #expect(try DiskReserve.release(rig.storage))
        #expect(try rig.storage.size(of: "reserve") == nil)
        #expect(try !DiskReserve.release(rig.storage))
        rig.storage.setFreeBytes(100)
        _ = try rig.rig.openWriter()
        #expect(try rig.storage.size(of: "reserve") == nil, "no room for it")
        rig.storage.setFreeBytes(1 << 30)
        _ = try rig.rig.openWriter()
        #expect(try rig.storage.size(of: "reserve") != nil)
    }

    @Test(arguments: [(64, 4), (32, 2), (8, nil), (4_096, 16)] as [(UInt64, UInt64?)])
    func aSmallDiskHasASmallReserve(free: UInt64, reserve: UInt64?) throws {
        let description = RepositoryDescription(
            repository: Hash128(Array(1...16)), created: "2026-01-01T00:00:00Z")
        #expect(DiskReserve.bytes(description, freeBytes: free << 20) == reserve.map { $0 << 20 })
        let rig = try BackupRig(description: description, freeBytes: free << 20)
        _ = try rig.openWriter()
        let made = try rig.storage.size(of: "reserve") ?? 0
        #expect((made > 0) == (reserve != nil) && made <= free << 16)
    }

    @Test func manySmallPacksBecomeOne() throws {
        let rig = try PruneRig(seed: 29, backups: 1)
        // Each run dies while it seals nothing: every one leaves an open pack that its successor
        // cannot go on with.
        for index in 0..<12 {
            rig.rig.tree.write("/home/small-\(index)", "content \(index)")
            try rig.backUp()
            for (path, bytes) in rig.packs where path.hasPrefix("packs/open/") {
                rig.storage.overwrite(path, with: bytes + [1, 2, 3])
            }
        }
        let before = rig.packs.count
        let report = try rig.prune()
        #expect(report.rewritten.count >= 9)
        #expect(rig.packs.count <= before - 8)
        #expect(try rig.wrongs() == [])
    }
}
