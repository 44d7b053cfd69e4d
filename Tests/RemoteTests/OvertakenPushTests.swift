import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport
import Testing

@testable import CairnRemote

/// Two who push to one remote at the same time: only one state is the newest.
@Suite struct OvertakenPushTests {
    /// A pushed repository that goes on, and what a copy of it that went on otherwise has pushed.
    private func diverged(commitsOfOther: Int) throws -> (rig: RemoteRig, other: [String: [UInt8]])
    {
        let rig = try RemoteRig(seed: 41)
        try rig.backUp()
        try rig.push()
        let (objects, scratch) = (rig.remote.objects, rig.scratch)
        let storage = rig.rig.storage.copy(seed: 5)
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 6), path: { _ in nil })
        for _ in 0..<commitsOfOther { try rig.backUp() }
        try rig.push(host: "bert")
        let other = rig.remote.objects
        rig.remote.objects = objects
        (rig.rig.storage, rig.scratch) = (storage, scratch)
        try rig.backUp()
        return (rig, other)
    }

    /// Brings what the other pushed there just before this push lists the states again.
    private func pushOvertaken(_ rig: RemoteRig, by other: [String: [UInt8]]) throws {
        let trial = rig.remote.objects
        let before = rig.remote.operations
        let scratch = rig.scratch
        let copy = try #require(scratch.storage as? SimulatedStorage).copy(seed: 7)
        rig.scratch = RemoteScratch(storage: copy, path: { _ in nil })
        try rig.push()
        let operations = rig.remote.operations - before
        rig.remote.objects = trial
        rig.scratch = scratch
        let remote = rig.remote
        remote.meanwhile(after: operations - 1) {
            remote.objects.merge(other) { own, _ in own }
        }
        try rig.push()
    }

    @Test func aPushThatWasOvertakenFailsAndNamesTheOther() throws {
        let (rig, other) = try diverged(commitsOfOther: 3)
        let error = #expect(throws: RemoteOvertaken.self) { try pushOvertaken(rig, by: other) }
        #expect(error?.by.host == "bert")
        // The next says whose state it is, too.
        let next = #expect(throws: RemoteDivergence.self) { try rig.push() }
        #expect(next?.by?.host == "bert")
        try rig.push(accepting: true)
        #expect(try rig.faults() == [])
    }

    /// The same repository, pushed by two processes: the other's state has everything.
    @Test func aNewerStateOfTheSameRepositoryIsNoLoss() throws {
        let rig = try RemoteRig(seed: 42)
        try rig.backUp()
        try rig.push()
        let (objects, scratch) = (rig.remote.objects, rig.scratch)
        try rig.backUp()
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 6), path: { _ in nil })
        try rig.push(host: "ada")
        let other = rig.remote.objects
        rig.remote.objects = objects
        rig.scratch = scratch
        try pushOvertaken(rig, by: other)
        #expect(try rig.faults() == [])
    }

    @Test func aRemoteThatWentBackSaysWhoseStateItHas() throws {
        let rig = try RemoteRig(seed: 43)
        try rig.backUp()
        try rig.push(host: "bert")
        let before = rig.remote.objects
        try rig.backUp()
        try rig.push()
        rig.remote.objects = before
        let error = #expect(throws: RemoteRollBack.self) { try rig.push() }
        #expect(error?.seen == 2 && error?.found == 1 && error?.by?.host == "bert")
    }
}
