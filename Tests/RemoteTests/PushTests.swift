import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSeed
import TestSupport
import Testing

@testable import CairnRemote

/// Pushing, reading and cloning, on a simulated remote.
@Suite struct PushTests {
    @Test(arguments: [false, true])
    func whatIsPushedComesBackFromTheRemoteAlone(isEncrypted: Bool) throws {
        let rig = try RemoteRig(seed: 1, isEncrypted: isEncrypted)
        for _ in 0..<6 {
            try rig.backUp()
            #expect(try rig.push().isNew)
            #expect(try rig.faults() == [])
        }
        let opened = try #require(try rig.open())
        let target = SimulatedStorage(seed: 9)
        try CloneRun(
            opened.repository, source: opened.storage, files: opened.files, into: target,
            cancellation: Cancellation()
        ).run()
        let before = rig.rig.storage.contents.filter { name, _ in
            name.hasPrefix("packs/") || name.hasPrefix("journal/0") || name == "journal/head"
                || name == "cairn.json"
        }
        let after = target.contents
        #expect(Set(before.keys) == Set(after.keys))
        for (name, bytes) in before { #expect(after[name] == bytes, "\(name)") }
        #expect(try rig.differences(TestKeys.open(target)) == [])
    }

    @Test func nothingNewIsNotPushed() throws {
        let rig = try RemoteRig(seed: 2)
        try rig.backUp()
        try rig.push()
        let objects = rig.remote.objects.count
        #expect(try !rig.push().isNew)
        #expect(rig.remote.objects.count == objects)
    }

    /// A push lists no packs, so one that somebody removed is not missed until a verification does.
    @Test func whatAVerificationMissedIsSentAgain() throws {
        let rig = try RemoteRig(seed: 40)
        for _ in 0..<4 { try rig.backUp(changes: 8) }
        try rig.push()
        let lost = try #require(rig.remote.objects.keys.filter { $0.hasSuffix(".pack") }.min())
        let bytes = rig.remote.objects[lost]
        rig.remote.objects[lost] = nil
        #expect(try !rig.push().isNew)
        try rig.scratch.noteLoss()
        // A push that ends early has not sent it.
        rig.remote.end(after: 2)
        #expect(throws: RemoteError.self) { try rig.push() }
        rig.remote.end(after: nil)
        #expect(rig.scratch.isLossNoted)
        #expect(try rig.push().packs == 1)
        #expect(rig.remote.objects[lost] == bytes)
        #expect(!rig.scratch.isLossNoted)
        #expect(try rig.faults() == [])
        let operations = rig.remote.operations
        #expect(try !rig.push().isNew)
        #expect(rig.remote.operations == operations + 1)
    }

    /// Its name in a listing says nothing of its bytes.
    @Test(arguments: [false, true])
    func aPushThatLooksWritesADamagedManifestAgain(isNoted: Bool) throws {
        let rig = try RemoteRig(seed: 42)
        for _ in 0..<4 { try rig.backUp(changes: 8) }
        try rig.push()
        let name = try #require(try rig.open()).found.name
        rig.remote.objects[rig.state.key(RemoteKey.state(name))]?[50] ^= 1
        if isNoted { try rig.scratch.noteLoss() }
        let result = try rig.push(resends: !isNoted)
        #expect(result.isNew && result.isWhole && result.packs == 0)
        #expect(try rig.open() != nil)
        #expect(try rig.faults() == [])
        #expect(try !rig.push(resends: true).isNew)
    }

    /// A remote that was moved is known at its new address, though nothing had to be sent there.
    @Test func whatAPushFoundCompleteIsKnown() throws {
        let rig = try RemoteRig(seed: 43)
        try rig.backUp()
        try rig.push()
        let known = try #require(try rig.scratch.record())
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 8), path: { _ in nil })
        #expect(try !rig.push().isNew)
        let found = try #require(try rig.scratch.record())
        #expect(found.manifest == known.manifest && found.files == known.files)
        #expect(found.position == known.position)
        let operations = rig.remote.operations
        #expect(try !rig.push().isNew)
        #expect(rig.remote.operations == operations + 1)
    }

    @Test func aCommitThatOnlyACheckpointHasIsNamed() throws {
        let rig = try RemoteRig(seed: 44)
        try rig.backUp()
        try rig.push()
        try rig.backUp()
        let last = try #require(rig.rig.commits().last)
        try CheckpointRun(rig.rig.openWriter()).run()
        let commit = try rig.push().manifest.commit
        #expect(commit?.id == last.commit.id && commit?.number == UInt64(last.number))
        #expect(try rig.faults() == [])
    }

    /// Deltas are merged: their number grows with the logarithm of the pushes.
    @Test func theListOfDeltasStaysShort() throws {
        let rig = try RemoteRig(seed: 3)
        var longest = 0
        for _ in 0..<60 {
            try rig.backUp(changes: 1)
            let deltas = try rig.push(deltaBytes: 1 << 20).manifest.deltas
            longest = max(longest, deltas.count)
        }
        #expect(longest <= 12)
        #expect(try rig.faults() == [])
    }

    /// A client that has lost its state directory goes on from what is there.
    @Test func aLostRecordIsReadFromTheRemote() throws {
        let rig = try RemoteRig(seed: 4)
        try rig.backUp()
        try rig.push()
        try rig.backUp()
        let packs = rig.remote.puts.keys.filter { $0.contains("/packs/") }
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 8), path: { _ in nil })
        #expect(try rig.push().manifest.number == 2)
        for pack in packs { #expect(rig.remote.puts[pack] == 1) }
        #expect(try rig.faults() == [])
    }

    @Test func whatArrivedIsNotSentAgain() throws {
        let rig = try RemoteRig(seed: 5)
        for _ in 0..<4 { try rig.backUp(changes: 12) }
        // Ends at each operation, one after the other, until one push gets through.
        var operations = 1
        while true {
            rig.remote.end(after: operations)
            do {
                try rig.push()
                break
            } catch { operations += 1 }
            #expect(operations < 500)
        }
        for (key, count) in rig.remote.puts { #expect(count == 1, "\(key)") }
        #expect(try rig.faults() == [])
    }

    /// Whatever is lost, repeated or delayed, no manifest names what is not there whole.
    @Test(arguments: 0..<4)
    func noManifestNamesWhatIsNotThere(batch: Int) throws {
        for seed in TestSeed.sequence(60, batch: batch, of: 4) {
            let rig = try RemoteRig(seed: seed, isEncrypted: seed % 3 == 0)
            for step in 0..<6 {
                if step % 2 == 0 || rig.generator.oneIn(2) { try rig.backUp(changes: 3) }
                rig.remote.fail(ofHundred: [0, 5, 30][rig.generator.below(3)])
                rig.remote.lag(rig.generator.oneIn(3))
                if rig.generator.oneIn(3) { rig.remote.end(after: rig.generator.below(40)) }
                if rig.generator.oneIn(10) {
                    rig.scratch = RemoteScratch(
                        storage: SimulatedStorage(seed: seed), path: { _ in nil })
                }
                _ = try? rig.push(tries: 3)
                let faults = try rig.faults()
                #expect(faults == [], "\(TestSeed.replay(seed)), step \(step)")
                if !faults.isEmpty { return }
            }
            // With a connection again, the last state arrives.
            try rig.backUp(changes: 2)
            try rig.push(accepting: true)
            #expect(try rig.faults() == [], "\(TestSeed.replay(seed))")
        }
    }

    // MARK: A remote that is hostile

    private func pushed(_ seed: UInt64, isEncrypted: Bool = false) throws -> RemoteRig {
        let rig = try RemoteRig(seed: seed, isEncrypted: isEncrypted)
        for _ in 0..<3 {
            try rig.backUp(changes: 12)
            try rig.push()
        }
        return rig
    }

    @Test func aDeltaThatIsAlteredIsNamed() throws {
        let rig = try pushed(11)
        let delta = try #require(try rig.open()?.found.manifest.deltas.last)
        let key = rig.state.key(RemoteKey.delta(delta.name))
        rig.remote.objects[key]?[40] ^= 1
        #expect(throws: RemoteLoss.self) { _ = try rig.open() }
        rig.remote.objects[key]?.removeLast()
        #expect(throws: RemoteLoss.self) { _ = try rig.open() }
        rig.remote.objects[key] = nil
        #expect(throws: RemoteLoss.self) { _ = try rig.open() }
    }

    @Test func aMissingPackIsNamed() throws {
        let rig = try pushed(12)
        let key = try #require(rig.remote.objects.keys.first { $0.hasSuffix(".pack") })
        rig.remote.objects[key] = nil
        let opened = try #require(try rig.open())
        #expect(try opened.files.missingObjects(rig.state).count == 1)
    }

    /// Every bit of a pack: nothing wrong is restored.
    @Test func anAlteredPackIsDetected() throws {
        let rig = try pushed(13)
        let key = try #require(rig.remote.objects.keys.first { $0.hasSuffix(".pack") })
        let bytes = try #require(rig.remote.objects[key])
        for offset in stride(from: 0, to: bytes.count, by: 997) {
            rig.remote.objects[key]?[offset] ^= 0x10
            let opened = try #require(try rig.open())
            do {
                // Known parts come from the deltas; the rest is checked as it is read.
                #expect(try rig.differences(opened.repository) == [])
            } catch is ChunkUnavailable {}
            rig.remote.objects[key] = bytes
        }
    }

    @Test func anOlderStateIsNoticed() throws {
        let rig = try RemoteRig(seed: 14)
        try rig.backUp()
        try rig.push()
        let before = rig.remote.objects
        try rig.backUp()
        try rig.push()
        rig.remote.objects = before
        try rig.backUp()
        let error = #expect(throws: RemoteRollBack.self) { try rig.push() }
        #expect(error?.seen == 2 && error?.found == 1)
        rig.remote.objects = [:]
        #expect(throws: RemoteRollBack(seen: 2, found: 0)) { try rig.push() }
        try rig.push(accepting: true)
        #expect(try rig.faults() == [])
    }

    /// A clone and the repository it was made of both go on: what one pushed is not given up.
    @Test func aPushThatWouldLoseAnothersCommitsIsRefused() throws {
        let rig = try pushed(18)
        let other = rig.rig.storage.copy(seed: 5)
        try rig.backUp()
        try rig.push()
        rig.rig.storage = other
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 6), path: { _ in nil })
        #expect(throws: RemoteDivergence.self) { try rig.push() }
        for _ in 0..<3 { try rig.backUp() }
        #expect(throws: RemoteDivergence.self) { try rig.push() }
        try rig.push(accepting: true)
        #expect(try rig.faults() == [])
    }

    /// The state of a copy with fewer records than this one has pushed is not just skipped.
    @Test func aShorterStateWithUnknownCommitsIsRefused() throws {
        let rig = try pushed(19)
        let other = rig.rig.storage.copy(seed: 5)
        for _ in 0..<3 { try rig.backUp() }
        try rig.push()
        let (longer, own) = (rig.rig.storage, rig.scratch)
        // The other goes on, and its owner accepts that the commits above are given up.
        rig.rig.storage = other
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 6), path: { _ in nil })
        try rig.backUp()
        try rig.push(accepting: true, host: "bert")
        let found = try #require(try rig.open()).found
        (rig.rig.storage, rig.scratch) = (longer, own)
        for _ in 0..<2 {
            let error = #expect(throws: RemoteDivergence.self) { try rig.push() }
            #expect(error?.by?.host == "bert")
            #expect(try rig.open()?.found == found)
        }
        try rig.push(accepting: true)
    }

    @Test func aManifestWithoutTheKeysMacIsPassedOver() throws {
        let rig = try pushed(15, isEncrypted: true)
        let last = try #require(try rig.open()).found
        var forged = last.manifest
        forged.number += 1
        forged.packs = 1 << 60
        let bytes = try forged.encode(RepositoryKeys.generate())
        let name = RemoteKey.Name(forged.number, Digest.h256(bytes))
        rig.remote.objects[rig.state.key(RemoteKey.state(name))] = bytes
        #expect(try rig.open()?.found == last)
    }

    /// Lengths that are only claimed allocate nothing.
    @Test func absurdLengthsAreRefused() throws {
        let rig = try pushed(16)
        let found = try #require(try rig.open()).found
        var delta = RemoteDelta.header(rig.state.repository)
        let path = "journal/00000001.journal"
        delta += RemoteDelta.remove(path)
        delta += RemoteDelta.file(path, length: Limits.remoteFileBytes)
        let hash = Digest.h256(delta)
        let name = RemoteKey.Name(99, hash)
        rig.remote.objects[rig.state.key(RemoteKey.delta(name))] = delta
        var manifest = found.manifest
        manifest.number += 1
        manifest.deltas.append(.init(name: name, length: UInt64(delta.count), hash: hash))
        let bytes = try manifest.encode(nil)
        let state = RemoteKey.Name(manifest.number, Digest.h256(bytes))
        rig.remote.objects[rig.state.key(RemoteKey.state(state))] = bytes
        #expect(throws: RemoteLoss(path, "the deltas contain only part of this file")) {
            _ = try rig.open()
        }
    }

    /// What is damaged here does not become the second copy.
    @Test func aDamagedPackIsNotPushed() throws {
        let rig = try RemoteRig(seed: 17)
        for _ in 0..<3 { try rig.backUp(changes: 12) }
        let path = try #require(
            rig.rig.storage.contents.keys.first { PackFiles.sealedID($0) != nil })
        var bytes = try #require(rig.rig.storage.contents[path])
        bytes[bytes.count / 2] ^= 1
        rig.rig.storage.overwrite(path, with: bytes)
        #expect(throws: DamagedPack.self) { try rig.push() }
        #expect(try rig.state.manifests() == [])
    }

    /// A manifest that nobody's push wrote ends no process.
    @Test func theLastNumberThereCanBeIsNamed() throws {
        let rig = try RemoteRig(seed: 31)
        try rig.backUp()
        try rig.push()
        var manifest = try #require(try rig.open()).found.manifest
        manifest.number = Limits.remoteNumber
        let bytes = try manifest.encode(nil)
        let name = RemoteKey.Name(manifest.number, Digest.h256(bytes))
        rig.remote.objects[rig.state.key(RemoteKey.state(name))] = bytes
        try rig.backUp()
        #expect(throws: FormatError.self) { try rig.push() }
    }

    @Test func whatAStoreSaysCannotSpeakToATerminal() {
        let error = RemoteError(.refused, "list", "state", "no \u{1b}]0;pwn\u{7} you")
        #expect(!error.description.utf8.contains(0x1b) && !error.reason.utf8.contains(7))
    }
}
