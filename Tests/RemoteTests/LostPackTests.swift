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
    private func rigWithLoss(_ seed: UInt64) throws -> (
        rig: RemoteRig, path: String, whole: [UInt8]
    ) {
        let rig = try RemoteRig(seed: seed)
        for _ in 0..<10 { try rig.backUp(changes: 10) }
        try rig.push()
        let (path, whole) = try lose(rig)
        return (rig, path, whole)
    }

    /// Removes a sealed pack that versions need.
    private func lose(_ rig: RemoteRig) throws -> (path: String, bytes: [UInt8]) {
        for file in try PackFiles.list(rig.rig.storage).filter(\.isSealed) {
            let bytes = try #require(try rig.rig.storage.read(file.path, limit: 1 << 20))
            try rig.rig.storage.remove(file.path)
            if try isLacking(rig) { return (file.path, bytes) }
            try put(file.path, bytes, rig)
        }
        Issue.record("no pack is needed")
        throw Cancelled()
    }

    private func put(_ path: String, _ bytes: [UInt8], _ rig: RemoteRig) throws {
        let writer = try rig.rig.storage.create(path)
        try writer.append(bytes)
        try writer.close()
    }

    private func isLacking(_ rig: RemoteRig) throws -> Bool {
        let reader = try CatalogReader(rig.rig.openWriter().catalog)
        return try !LackingChunks(reader, rig.rig.storage).isEmpty
    }

    private func away(_ rig: RemoteRig) throws -> RemoteAwayPacks {
        let (newest, state) = (try #require(try rig.open()).storage, rig.state)
        let scratch = RemoteScratch(storage: SimulatedStorage(seed: 8), path: { _ in nil })
        return RemoteAwayPacks(clock: rig.rig.clock) {
            let older = OlderStates(than: newest) {
                try OlderStates.open($0, state, keys: nil, scratch: scratch)
            }
            return [try RemoteAwayPacks.Remote("there", newest, older: older)]
        }
    }

    private func pull(_ rig: RemoteRig, _ away: RemoteAwayPacks) throws -> PullRun {
        let repository = try TestKeys.open(TieredStorage(rig.rig.storage, away: away), seed: 5)
        var pull = try PullRun(
            repository, from: away, clock: rig.rig.clock, cancellation: Cancellation())
        pull.transfers = 1
        return pull
    }

    private func noteLost(_ rig: RemoteRig, _ away: RemoteAwayPacks, writes: Bool = true) throws
        -> RemoteAwayPacks.Noted
    {
        let repository = try TestKeys.open(TieredStorage(rig.rig.storage, away: away), seed: 5)
        let reader = try CatalogReader(rig.rig.openWriter().catalog)
        return try away.noteLost(repository, reader, clock: rig.rig.clock, writes: writes)
    }

    @Test(arguments: [false, true])
    func theRemoteGoesOnNamingIt(afterBackup: Bool) throws {
        let (rig, path, _) = try rigWithLoss(71)
        if afterBackup { for _ in 0..<3 { try rig.backUp(changes: 2) } }
        for _ in 0..<3 {
            // A backup stores again what still lives.
            let isNeeded = try isLacking(rig)
            let result = try rig.push()
            #expect(result.packsLostHere == (isNeeded ? 1 : 0) && result.chunksLost == 0)
            #expect(try #require(try rig.open()).files.files[path] != nil || !isNeeded)
            #expect(try rig.faults() == [])
            // Few bytes in a delta: the one before is merged with it.
            try rig.backUp(changes: 1)
        }
    }

    /// The headers of a pack that is not here go into another delta.
    @Test func deltasAreMergedAllTheSame() throws {
        let rig = try RemoteRig(seed: 77)
        for _ in 0..<10 { try rig.backUp(changes: 10) }
        try rig.push(deltaBytes: 10 << 20)
        let path = try lose(rig).path
        try rig.backUp(changes: 60)
        try #require(try isLacking(rig))
        let result = try rig.push(deltaBytes: 10 << 20)
        #expect(result.packsLostHere == 1 && result.manifest.deltas.count == 1)
        #expect(try #require(try rig.open()).files.files[path]?.parts.isEmpty == false)
        #expect(try rig.faults() == [])
    }

    /// What two remotes have is noted once; the rest is looked for in both.
    @Test func packsOfTwoRemotesAreCountedOnce() throws {
        let (rig, path, _) = try rigWithLoss(78)
        let other = try lose(rig).path
        rig.remote.objects[rig.state.key(other)] = nil
        let storage = try #require(try rig.open()).storage
        let away = RemoteAwayPacks(clock: rig.rig.clock) {
            try ["one", "other"].map { try RemoteAwayPacks.Remote($0, storage) }
        }
        #expect(try noteLost(rig, away, writes: false).packs == 1)
        let noted = try noteLost(rig, away)
        #expect(noted.packs == 1 && noted.chunksLost > 0)
        #expect(try AwayPack.all(in: rig.rig.storage).map(\.0) == [PackFiles.sealedID(path)])
    }

    @Test func whatTheRemoteDoesNotHaveEitherIsCountedAndRemembered() throws {
        let (rig, path, whole) = try rigWithLoss(72)
        let clock = rig.rig.clock
        func push() throws -> PushRun.Result {
            try rig.scratch.logging(clock, Cancellation(), explain: { "\($0)" }) { try rig.push() }
        }
        let first = clock.now().seconds
        #expect(try push().packsLostHere == 1)
        #expect(rig.scratch.health().loss == .init(seconds: first, packs: 1, chunks: 0))
        rig.remote.objects[rig.state.key(path)] = nil
        clock.advance(nanoseconds: 60_000_000_000)
        let result = try push()
        #expect(result.packsLostHere == 0 && result.chunksLost > 0)
        let chunks = UInt64(result.chunksLost)
        #expect(rig.scratch.health().loss == .init(seconds: first, packs: 0, chunks: chunks))
        #expect(try push().chunksLost > 0)
        try put(path, whole, rig)
        #expect(try push().chunksLost == 0)
        #expect(rig.scratch.health().loss == nil)
    }

    /// As one that nobody has brought up to date since the pack was lost.
    @Test func aCatalogOfBeforeTellsWhatIsLacking() throws {
        let rig = try RemoteRig(seed: 76)
        for _ in 0..<10 { try rig.backUp(changes: 10) }
        let reader = try CatalogReader(rig.rig.openWriter().catalog)
        #expect(try LackingChunks(reader, rig.rig.storage).isEmpty)
        // One that grew was sealed meanwhile, by another machine.
        for file in try PackFiles.list(rig.rig.storage) where !file.isSealed {
            try rig.rig.storage.rename(file.path, to: file.path + ".tmp")
        }
        #expect(try LackingChunks(reader, rig.rig.storage).isEmpty)
        for file in try PackFiles.list(rig.rig.storage) where file.isSealed {
            try rig.rig.storage.remove(file.path)
        }
        #expect(try !LackingChunks(reader, rig.rig.storage).isEmpty)
    }

    @Test(arguments: [false, true])
    func whatAPruneRemovedIsNotNamedAnyMore(besideALoss: Bool) throws {
        let rig = try RemoteRig(seed: 73)
        for _ in 0..<16 { try rig.backUp(changes: 8) }
        try rig.push()
        let before = try PackFiles.list(rig.rig.storage).filter(\.isSealed).map(\.path)
        try rig.forgetAll()
        // Only packs of which nothing is needed go.
        var request = PruneRequest()
        request.maxUnused = .bytes(.max)
        _ = try PruneRun(rig.rig.openWriter(), request, cancellation: Cancellation()).run()
        let after = try PackFiles.list(rig.rig.storage).filter(\.isSealed).map(\.path)
        try #require(!Set(before).subtracting(after).isEmpty)
        if besideALoss { _ = try lose(rig) }
        let result = try rig.push()
        #expect(result.packsLostHere == (besideALoss ? 1 : 0) && result.chunksLost == 0)
        let named = try #require(try rig.open()).files.files.keys
        #expect(Set(named.filter { PackFiles.sealedID($0) != nil }) == Set(after))
    }

    @Test(arguments: [false, true])
    func itIsNotedAndComesBack(withBadNote: Bool) throws {
        let (rig, path, whole) = try rigWithLoss(74)
        let id = try #require(PackFiles.sealedID(path))
        if withBadNote {
            try put(AwayPack.path(of: id), Array("CAIRNAW1".utf8), rig)
        }
        let note = try rig.rig.storage.read(AwayPack.path(of: id), limit: 100)
        let away = try away(rig)
        #expect(try noteLost(rig, away, writes: false).packs == 1)
        #expect(try rig.rig.storage.read(AwayPack.path(of: id), limit: 100) == note)
        let noted = try noteLost(rig, away)
        #expect(noted.packs == 1 && noted.bytes == UInt64(whole.count) && noted.chunksLost == 0)
        let pull = try pull(rig, away)
        #expect(try pull.run() == PullRun.Result(packs: 1, bytes: noted.bytes))
        #expect(try rig.rig.storage.read(path, limit: 1 << 20) == whole)
        #expect(try !isLacking(rig))
        #expect(try rig.push().packsLostHere == 0)
    }

    /// As an interrupted copy leaves it: what is here of it does not keep the rest away.
    @Test(arguments: [0, 5_000])
    func onePackThatIsCutHereComesBack(length: Int) throws {
        let (rig, path, whole) = try rigWithLoss(79)
        try put(path, Array(whole[..<length]), rig)
        let away = try away(rig)
        let noted = try noteLost(rig, away)
        #expect(noted.packs == 1 && noted.chunksLost == 0)
        #expect(try pull(rig, away).run().packs == 1)
        #expect(try rig.rig.storage.read(path, limit: 1 << 20) == whole)
        #expect(try AwayPack.all(in: rig.rig.storage).isEmpty)
        #expect(try !isLacking(rig))
    }

    /// A clone leaves no file where nothing came of a pack.
    @Test func aCloneLeavesNoEmptyPack() throws {
        let rig = try RemoteRig(seed: 80)
        for _ in 0..<10 { try rig.backUp(changes: 10) }
        try rig.push()
        let sealed = try PackFiles.list(rig.rig.storage).filter(\.isSealed)
        try #require(sealed.count > 2)
        rig.remote.objects[rig.state.key(sealed[0].path)] = nil
        let cut = rig.state.key(sealed[1].path)
        rig.remote.objects[cut] = rig.remote.objects[cut]?.dropLast(10)
        let opened = try #require(try rig.open())
        let target = SimulatedStorage(seed: 9)
        let losses = try CloneRun(
            opened.repository, source: opened.storage, files: opened.files, into: target,
            cancellation: Cancellation()
        ).run()
        #expect(Set(losses.map(\.path)) == Set(sealed[..<2].map(\.path)))
        let made = Set(try PackFiles.list(target).map(\.path))
        #expect(!made.contains(sealed[0].path) && made.contains(sealed[2].path))
        #expect(
            try target.files(in: PackFiles.directory(of: sealed[0].path)).map(\.name).allSatisfy {
                !$0.hasSuffix(".tmp")
            })
    }

    /// No name proves an open pack or the journal, and a power cut may have left zeros in them.
    @Test func aCloneThatContinuesWritesAgainWhatNoNameProves() throws {
        let rig = try RemoteRig(seed: 81)
        for _ in 0..<4 { try rig.backUp(changes: 10) }
        try rig.push()
        let opened = try #require(try rig.open())
        let target = SimulatedStorage(seed: 9)
        func clone() throws {
            let losses = try CloneRun(
                opened.repository, source: opened.storage, files: opened.files, into: target,
                cancellation: Cancellation()
            ).run()
            #expect(losses.isEmpty)
        }
        try clone()
        let whole = target.contents
        let unproven = whole.keys.filter { $0.hasPrefix("packs/open/") || $0.hasSuffix(".journal") }
        try #require(unproven.contains { $0.hasPrefix("packs/") })
        for path in unproven {
            let bytes = try #require(whole[path])
            let half = bytes.count / 2
            let zeros = [UInt8](repeating: 0, count: bytes.count - half)
            target.overwrite(path, with: Array(bytes.prefix(half)) + zeros)
        }
        try target.remove("cairn.json")
        let mark = try target.create(CloneRun.mark)
        try mark.append(Array("\(opened.repository.description.repository)\n".utf8))
        try mark.close()
        try clone()
        #expect(target.contents == whole)
    }

    /// A push that did not know what versions need took the pack out of the newest state.
    @Test func anOlderStateGivesIt() throws {
        let (rig, path, whole) = try rigWithLoss(75)
        let id = try #require(PackFiles.sealedID(path))
        for _ in 0..<3 {
            try rig.push(knowsVersions: false)
            try rig.backUp(changes: 1)
        }
        try #require(try isLacking(rig))
        let scratch = RemoteScratch(storage: SimulatedStorage(seed: 7), path: { _ in nil })
        #expect(try #require(try rig.open(scratch: scratch)).files.files[path] == nil)
        // What was fetched of the newest state stays.
        let fetched = try scratch.storage.files(in: "").map(\.name)
        let first = try #require(try rig.state.manifests().last)
        let oldest = try OlderStates.open(first, rig.state, keys: nil, scratch: scratch)
        #expect(try #require(oldest).size(of: path) == UInt64(whole.count))
        #expect(try Set(fetched).isSubset(of: scratch.storage.files(in: "").map(\.name)))
        let away = try away(rig)
        let noted = try noteLost(rig, away)
        #expect(noted.packs == 1 && noted.chunksLost == 0)
        #expect(try away.openForReading(path).bytes(at: 0, count: whole.count) == whole)
        let pull = try pull(rig, away)
        let copy = try #require(try pull.copy(of: id))
        #expect(try rig.rig.storage.read(copy, limit: 1 << 20) == whole)
        #expect(try pull.run().packs == 1)
        #expect(try rig.rig.storage.read(path, limit: 1 << 20) == whole)
        let result = try rig.push()
        #expect(result.packsLostHere == 0 && result.chunksLost == 0)
        #expect(try #require(try rig.open()).files.files[path] != nil)
        #expect(try rig.faults() == [])
    }
}
