import CairnCore
import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnRemote
@testable import CairnRepository

/// A key that was removed opens what was pushed before that, and nothing newer.
/// - Source: FORMAT.md §15.3.
@Suite struct RemovedKeyTests {
    private struct Pushed {
        let rig: RemoteRig
        let old: KeySlot
        let new: KeySlot
        let keys: RepositoryKeys
        /// The states, oldest first.
        var states: [RemoteKey.Name] { get throws { try rig.state.manifests().reversed() } }
    }

    /// Two states with the old key, two with the new one.
    private func pushed(_ seed: UInt64) throws -> Pushed {
        let rig = try RemoteRig(seed: seed, isEncrypted: true)
        func pushTwice() throws {
            for _ in 0..<2 {
                rig.rig.clock.advance(seconds: 60)
                rig.remote.now = rig.rig.clock.now().seconds
                try rig.backUp()
                try rig.push()
            }
        }
        try pushTwice()
        let keys = try #require(rig.keys)
        let old = try #require(rig.rig.repository.description.slots.first)
        let new = try TestKeys.slot(rig.state.repository, SecretBytes(copying: Array("new".utf8)))
        try rig.rig.repository.changeSlots { _ in [new] }
        try pushTwice()
        return Pushed(rig: rig, old: old, new: new, keys: keys)
    }

    @Test func eachKeyHasItsNewestState() throws {
        let pushed = try pushed(71)
        let states = try pushed.states
        let state = pushed.rig.state
        #expect(try state.newest(with: pushed.old, keys: pushed.keys)?.name == states[1])
        #expect(try state.newest(with: pushed.new, keys: pushed.keys)?.name == states[3])
        #expect(try state.newest(keys: pushed.keys)?.slots == [pushed.new])
        var earlier = state
        earlier.last = states[1].number
        #expect(try earlier.manifests().count == 2)
        #expect(try earlier.newest(keys: pushed.keys)?.slots == [pushed.old])
    }

    /// It was cloned before the change, and knows nothing of it.
    @Test func aPushOfAnotherMachineDoesNotBringAKeyBack() throws {
        let rig = try RemoteRig(seed: 72, isEncrypted: true)
        try rig.backUp()
        try rig.push()
        let before = try #require(try rig.rig.storage.read("cairn.json", limit: 1 << 20))
        let own = rig.scratch
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 9), path: { _ in nil })
        let new = try TestKeys.slot(rig.state.repository, SecretBytes(copying: Array("new".utf8)))
        try rig.rig.repository.changeSlots { _ in [new] }
        try rig.push()
        #expect(try rig.state.newest(keys: rig.keys)?.slots == [new])
        for file in DescriptionFiles.all {
            try rig.rig.storage.replace(file, in: "", with: before)
        }
        rig.scratch = own
        for _ in 0..<2 {
            try rig.backUp()
            try rig.push()
            #expect(try rig.state.newest(keys: rig.keys)?.slots == [new])
        }
        #expect(try rig.faults() == [])
        // Who changes the keys here means it.
        let newest = try TestKeys.slot(rig.state.repository)
        try TestKeys.open(rig.rig.storage, seed: 12).changeSlots { _ in [newest] }
        try rig.push()
        #expect(try rig.state.newest(keys: rig.keys)?.slots == [newest])
    }

    private func prune(
        _ pushed: Pushed, _ change: (inout RemotePruneRun.Options) -> Void = { _ in }
    ) throws -> RemotePruneRun.Result {
        var options = RemotePruneRun.Options(minimumAgeSeconds: 30 * 86_400)
        options.dropsRemovedKeys = true
        change(&options)
        return try RemotePruneRun(
            pushed.rig.state, keys: pushed.keys,
            scratch: RemoteScratch(storage: SimulatedStorage(seed: 4), path: { _ in nil }),
            clock: pushed.rig.rig.clock, options: options, cancellation: Cancellation()
        ).run()
    }

    @Test func statesWithARemovedKeyGoWhateverTheirAge() throws {
        let pushed = try pushed(73)
        let states = try pushed.states
        #expect(try prune(pushed) { $0.dropsRemovedKeys = false }.manifests.count == 0)
        let objects = pushed.rig.remote.objects
        #expect(try prune(pushed) { $0.isDryRun = true }.manifests.count == 2)
        #expect(pushed.rig.remote.objects == objects)
        let result = try prune(pushed)
        #expect(result.manifests.count == 2 && result.removedKeyManifests == [])
        // Packs and deltas are as young as before.
        #expect(result.packs.count == 0 && result.deltas.count == 0)
        #expect(try pushed.states == Array(states[2...]))
        #expect(try pushed.rig.state.newest(with: pushed.old, keys: pushed.keys) == nil)
        #expect(try pushed.rig.faults().filter { $0 != "deleted" } == [])
    }

    @Test func pinnedOnesStayAndAreNamed() throws {
        let pushed = try pushed(74)
        let states = try pushed.states
        pushed.rig.remote.objects[pushed.rig.state.key(RemoteKey.pin(states[0]))] = []
        let result = try prune(pushed)
        #expect(result.removedKeyManifests == [states[0].number])
        #expect(try pushed.states == [states[0]] + states[2...])
    }

    /// The newest one that is whole may be all that helps.
    @Test func theLastWholeStateStays() throws {
        let pushed = try pushed(75)
        let states = try pushed.states
        for state in states[2...] {
            let found = try #require(try pushed.rig.state.read(state, keys: pushed.keys))
            let own = found.manifest.deltas.filter { $0.name.number == state.number }
            for delta in own {
                pushed.rig.remote.objects[pushed.rig.state.key(RemoteKey.delta(delta.name))] = nil
            }
        }
        #expect(try prune(pushed).removedKeyManifests == [states[1].number])
        #expect(try pushed.states.contains(states[1]))
    }
}
