import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport
import Testing

@testable import CairnRemote

/// A sealed pack that is not here any more, though no prune removed it.
@Suite struct LostPackTests {
    /// A rig with a pushed history, of which this disk has lost a sealed pack that versions need.
    private func rigWithLoss(_ seed: UInt64) throws -> (rig: RemoteRig, path: String) {
        let rig = try RemoteRig(seed: seed)
        for _ in 0..<10 { try rig.backUp(changes: 10) }
        try rig.push()
        for file in try PackFiles.list(rig.rig.storage).filter(\.isSealed) {
            let bytes = try #require(try rig.rig.storage.read(file.path, limit: 1 << 20))
            try rig.rig.storage.remove(file.path)
            let writer = try rig.rig.openWriter()
            if try !LackingChunks(CatalogReader(writer.catalog), rig.rig.storage).isEmpty {
                return (rig, file.path)
            }
            rig.rig.storage.overwrite(file.path, with: bytes)
        }
        Issue.record("no pack is needed")
        throw Cancelled()
    }

    @Test(arguments: [false, true])
    func theRemoteGoesOnNamingIt(afterBackup: Bool) throws {
        let (rig, path) = try rigWithLoss(71)
        if afterBackup { for _ in 0..<3 { try rig.backUp(changes: 2) } }
        for _ in 0..<3 {
            // A backup stores again what still lives.
            let reader = try CatalogReader(rig.rig.openWriter().catalog)
            let isNeeded = try !LackingChunks(reader, rig.rig.storage).isEmpty
            let result = try rig.push()
            #expect(result.packsLostHere == (isNeeded ? 1 : 0) && result.chunksLost == 0)
            #expect(try #require(try rig.open()).files.files[path] != nil || !isNeeded)
            #expect(try rig.faults() == [])
            // Few bytes in a delta: the one before is merged with it.
            try rig.backUp(changes: 1)
        }
    }

    @Test func whatTheRemoteDoesNotHaveEitherIsCounted() throws {
        let (rig, path) = try rigWithLoss(72)
        rig.remote.objects[rig.state.key(path)] = nil
        let result = try rig.push()
        #expect(result.packsLostHere == 0 && result.chunksLost > 0)
        #expect(try rig.push().chunksLost > 0)
    }

    @Test func whatAPruneRemovedIsNotNamedAnyMore() throws {
        let rig = try RemoteRig(seed: 73)
        for _ in 0..<8 { try rig.backUp(changes: 8) }
        try rig.push()
        let before = try PackFiles.list(rig.rig.storage).filter(\.isSealed).map(\.path)
        try rig.forgetAll()
        _ = try PruneRun(
            rig.rig.openWriter(), PruneRequest(), cancellation: Cancellation()
        ).run()
        let after = try PackFiles.list(rig.rig.storage).filter(\.isSealed).map(\.path)
        try #require(!Set(before).subtracting(after).isEmpty)
        let result = try rig.push()
        #expect(result.packsLostHere == 0 && result.chunksLost == 0)
        let named = try #require(try rig.open()).files.files.keys
        #expect(Set(named.filter { PackFiles.sealedID($0) != nil }) == Set(after))
    }

    @Test(arguments: [false, true])
    func itIsNotedAndComesBack(withBadNote: Bool) throws {
        let (rig, path) = try rigWithLoss(74)
        let id = try #require(PackFiles.sealedID(path))
        if withBadNote {
            let writer = try rig.rig.storage.create(AwayPack.path(of: id))
            try writer.append(Array("CAIRNAW1".utf8))
            try writer.close()
        }
        let remote = try #require(try rig.open()).storage
        let away = RemoteAwayPacks(clock: rig.rig.clock) {
            [try RemoteAwayPacks.Remote("there", remote)]
        }
        let repository = try TestKeys.open(TieredStorage(rig.rig.storage, away: away), seed: 5)
        let reader = try CatalogReader(rig.rig.openWriter().catalog)
        let noted = try away.noteLost(repository, reader, clock: rig.rig.clock)
        #expect(noted == .init(packs: 1, chunksLost: 0))
        var pull = try PullRun(
            repository, from: away, clock: rig.rig.clock, cancellation: Cancellation())
        pull.transfers = 1
        #expect(try pull.run() == PullRun.Result(packs: 1, bytes: pull.bytes))
        let bytes = try rig.rig.storage.read(path, limit: 1 << 20)
        #expect(bytes == rig.remote.objects[rig.state.key(path)])
        let after = try CatalogReader(rig.rig.openWriter().catalog)
        #expect(try LackingChunks(after, rig.rig.storage).isEmpty)
        #expect(try rig.push().packsLostHere == 0)
    }
}
