import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport
import Testing

@testable import CairnRemote

/// Packs that come back from a remote.
@Suite struct PullTests {
    /// A rig whose packs lie in its remote alone, and what they were.
    private func tiered(_ seed: UInt64, isEncrypted: Bool = false) throws -> (
        rig: RemoteRig, before: [String: [UInt8]]
    ) {
        let rig = try RemoteRig(seed: seed, isEncrypted: isEncrypted)
        for _ in 0..<6 { try rig.backUp(changes: 8) }
        try rig.push()
        var before: [String: [UInt8]] = [:]
        for file in try PackFiles.list(rig.rig.storage) where file.isSealed {
            before[file.path] = try rig.rig.storage.read(file.path, limit: 1 << 20)
        }
        try #require(before.count >= 2)
        let keys = isEncrypted ? TestKeys.keys(seed: 77) : nil
        let run = try TieringRun(
            rig.rig.storage, rig.state, scratch: rig.scratch, keys: keys, clock: rig.rig.clock,
            cancellation: Cancellation())
        try #require(try run?.run(keeping: .bytes(0)).packs == before.count)
        return (rig, before)
    }

    private func away(_ rig: RemoteRig) throws -> RemoteAwayPacks {
        let storage = try #require(try rig.open()).storage
        return RemoteAwayPacks(clock: rig.rig.clock) {
            [try RemoteAwayPacks.Remote("there", storage)]
        }
    }

    private func run(_ rig: RemoteRig, _ cancellation: Cancellation = Cancellation()) throws
        -> PullRun
    {
        let away = try away(rig)
        let tiered = TieredStorage(rig.rig.storage, away: away)
        var run = try PullRun(
            TestKeys.open(tiered, seed: 5), from: away, clock: rig.rig.clock,
            cancellation: cancellation)
        run.transfers = 1
        return run
    }

    private func here(_ rig: RemoteRig) throws -> [String: [UInt8]] {
        var here: [String: [UInt8]] = [:]
        for file in try PackFiles.list(rig.rig.storage) where file.isSealed {
            here[file.path] = try rig.rig.storage.read(file.path, limit: 1 << 20)
        }
        return here
    }

    /// Files of a pull that ended early, and notes.
    private func leftovers(_ storage: any Storage) throws -> [String] {
        try storage.directories(in: PackFiles.directory).flatMap { directory in
            try storage.files(in: "\(PackFiles.directory)/\(directory)").map(\.name)
        }.filter { $0.hasSuffix(".tmp") || $0.hasSuffix(".away") }
    }

    @Test(arguments: [false, true])
    func allComesBackAsItWas(isEncrypted: Bool) throws {
        let (rig, before) = try tiered(1, isEncrypted: isEncrypted)
        let pull = try run(rig)
        #expect(pull.packs.count == before.count)
        let result = try pull.run()
        #expect(result.packs == before.count && result.bytes == pull.bytes)
        #expect(result.losses.isEmpty)
        #expect(try here(rig) == before)
        #expect(try leftovers(rig.rig.storage) == [])
        #expect(try AwayPack.sum(in: rig.rig.storage).packs == 0)
        // No remote is needed any more.
        rig.remote.fail(ofHundred: 100)
        #expect(try rig.differences(TestKeys.open(rig.rig.storage, seed: 6)) == [])
    }

    /// Wherever the disk loses power: each pack is here whole, or noted and there; the next run
    /// brings the rest.
    @Test func aPowerCutLosesNothing() throws {
        var operations = 1
        while true {
            let (rig, before) = try tiered(2)
            let storage = rig.rig.storage
            let pull = try run(rig)
            storage.failAt(operation: storage.operationCount + operations, with: .crash)
            let ended = Result { try pull.run() }
            storage.clearFaults()
            if storage.hasCrashed { rig.rig.storage = storage.crash(seed: UInt64(operations)) }
            for (path, bytes) in try here(rig) { #expect(before[path] == bytes, "\(operations)") }
            let tiered = TieredStorage(rig.rig.storage, away: try away(rig))
            let listed = try PackFiles.list(tiered).filter(\.isSealed).map(\.path)
            #expect(Set(listed) == Set(before.keys), "\(operations) operations")
            #expect(try run(rig).run().losses.isEmpty)
            #expect(try here(rig) == before, "\(operations) operations")
            #expect(try leftovers(rig.rig.storage) == [], "\(operations) operations")
            if case .success = ended { break }
            operations += 1
        }
        #expect(operations > 20)
    }

    @Test func whatTheRemoteHoldsOtherwiseIsNotTakenAndAnotherRemoteGivesIt() throws {
        let (rig, before) = try tiered(3)
        let good = try #require(try rig.open()).storage
        let paths = before.keys.sorted()
        let key = rig.state.key(paths[0])
        let whole = try #require(rig.remote.objects[key])
        rig.remote.objects[key]?[whole.count / 2] ^= 1
        rig.remote.objects[rig.state.key(paths[1])] = nil
        let result = try run(rig).run()
        #expect(result.losses.map(\.path) == Array(paths[..<2]))
        #expect(result.packs == before.count - 2)
        // One altered, one missing; another remote is not blamed.
        let damage = try #require(result.damage(of: "there"))
        #expect(damage.packs == 2 && damage.reading == .everything)
        #expect(result.damage(of: "good") == nil)
        #expect(Set(try here(rig).keys) == Set(paths.dropFirst(2)))
        #expect(try leftovers(rig.rig.storage).count == 2)
        // Only those are asked for again.
        #expect(try run(rig).packs.count == 2)
        let (bad, repaired) = (try #require(try rig.open()).storage, rig.remote)
        repaired.objects[rig.state.key(paths[1])] = before[paths[1]]
        let both = RemoteAwayPacks(clock: rig.rig.clock) {
            [
                try RemoteAwayPacks.Remote("bad", bad), try RemoteAwayPacks.Remote("good", good),
            ]
        }
        repaired.objects[key] = whole
        let tiered = TieredStorage(rig.rig.storage, away: both)
        let again = try PullRun(
            TestKeys.open(tiered, seed: 5), from: both, clock: rig.rig.clock,
            cancellation: Cancellation())
        #expect(try again.run().losses.isEmpty)
        #expect(try here(rig) == before)
    }

    /// A prune that removed the pack meanwhile is not undone.
    @Test func whatWasRemovedMeanwhileStaysRemoved() throws {
        let (rig, before) = try tiered(4)
        let pull = try run(rig)
        let path = try #require(before.keys.sorted().first)
        try rig.rig.storage.remove(AwayPack.path(of: try #require(PackFiles.sealedID(path))))
        #expect(try pull.run().packs == before.count - 1)
        #expect(try here(rig)[path] == nil)
        #expect(try leftovers(rig.rig.storage) == [])
    }

    @Test func oneThatIsCancelledLeavesWhatItBrought() throws {
        let (rig, before) = try tiered(5)
        let cancellation = Cancellation()
        let pull = try run(rig, cancellation)
        #expect(throws: Cancelled.self) {
            try pull.run { if $0.packs == 1 { cancellation.request() } }
        }
        #expect(try here(rig).count == 1)
        #expect(try run(rig).packs.count == before.count - 1)
        _ = try run(rig).run()
        #expect(try here(rig) == before)
    }
}
