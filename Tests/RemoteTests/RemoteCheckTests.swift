import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport
import Testing

@testable import CairnRemote

/// Verifying a remote: what is missing, cut, exchanged or foreign, and whose files that hits.
@Suite struct RemoteCheckTests {
    private func pushed(_ seed: UInt64, isEncrypted: Bool = false) throws -> RemoteRig {
        let rig = try RemoteRig(seed: seed, isEncrypted: isEncrypted)
        for _ in 0..<4 {
            try rig.backUp(changes: 12)
            try rig.push()
        }
        return rig
    }

    private func verify(
        _ rig: RemoteRig, _ reading: VerifyRequest.DataReading = .none, seed: UInt64 = 1
    ) throws -> (check: RemoteCheck, report: VerifyReport, evidence: RemoteEvidence) {
        let opened = try #require(try rig.open())
        var check = try RemoteCheck(rig.state, opened.found.manifest)
        check.compare(opened.files)
        let cancellation = Cancellation()
        let evidence = check.evidence(readsObjects: reading == .all, cancellation: cancellation)
        let storage = RemoteStorage(rig.state, opened.found, opened.files, evidence: evidence)
        let directory = TemporaryDirectory(inMemory: true)
        let run = VerifyRun(
            try TestKeys.open(storage, seed: 7), catalogPath: directory.file("catalog"),
            clock: rig.rig.clock, randomness: SeededRandomness(seed: seed),
            cancellation: cancellation, observer: nil)
        return (check, try run.run(VerifyRequest(readData: reading, readers: 2)), evidence)
    }

    private func packs(_ rig: RemoteRig) -> [String] {
        rig.remote.objects.keys.filter { $0.hasSuffix(".pack") }.sorted()
    }

    @Test(arguments: [false, true])
    func aWholeRemoteHasNoFindings(isEncrypted: Bool) throws {
        let rig = try pushed(1, isEncrypted: isEncrypted)
        for reading in [VerifyRequest.DataReading.none, .sample(fraction: 0.5), .all] {
            let (check, report, _) = try verify(rig, reading)
            #expect(check.losses == [])
            #expect(check.foreign == [])
            #expect(!report.isDamaged && report.findings == [])
            #expect(report.ending == .complete)
        }
    }

    /// Without reading packs, the store is asked for lists, manifests and deltas alone.
    @Test func theStructureIsCheckedWithoutReadingPacks() throws {
        let rig = try pushed(2)
        for key in packs(rig) {
            rig.remote.objects[key] = [UInt8](
                repeating: 0, count: rig.remote.objects[key]?.count ?? 0)
        }
        #expect(try !verify(rig).report.isDamaged)
        #expect(try verify(rig, .all).report.isDamaged)
        #expect(try verify(rig, .sample(fraction: 1)).report.isDamaged)
    }

    @Test func missingAndCutPacksAreNamedWithTheFilesTheyHit() throws {
        for isCut in [false, true] {
            let rig = try pushed(3)
            let key = try #require(packs(rig).first)
            if isCut {
                rig.remote.objects[key]?.removeLast()
            } else {
                rig.remote.objects[key] = nil
            }
            let (check, report, _) = try verify(rig)
            let path = String(key.dropFirst(33))
            #expect(check.losses.map(\.path) == [path])
            #expect(report.isDamaged)
            if !isCut { #expect(report.damage.versionCount > 0) }
        }
    }

    /// Its length is what the store says, and nobody can read so much.
    @Test(arguments: [VerifyRequest.DataReading.none, .sample(fraction: 1), .all])
    func anObjectOfAbsurdLengthIsNamedAndNotRead(reading: VerifyRequest.DataReading) throws {
        let rig = try pushed(9)
        let key = try #require(packs(rig).first)
        let length = try #require(rig.remote.objects[key]).count
        rig.remote.claimedLengths[key] = 1 << 50
        let (check, report, _) = try verify(rig, reading)
        #expect(check.losses.map(\.why) == ["it is \(1 << 50) bytes long, not \(length)"])
        #expect(report.isDamaged)
        #expect(rig.remote.bytesRead[key] == nil)
    }

    /// What was fetched earlier says nothing of what is there now.
    @Test func aDeltaIsReadAgainWhereThatIsAsked() throws {
        let rig = try pushed(10)
        let scratch = RemoteScratch(storage: SimulatedStorage(seed: 1), path: { _ in nil })
        let manifest = try #require(try rig.open(scratch: scratch)).found.manifest
        let name = try #require(manifest.deltas.last?.name)
        let key = rig.state.key(RemoteKey.delta(name))
        let middle = try #require(rig.remote.objects[key]).count / 2
        rig.remote.objects[key]?[middle] ^= 1
        _ = try RemoteFiles(rig.state, manifest, scratch: scratch)
        #expect(try RemoteCheck(rig.state, manifest).losses == [])
        #expect(
            throws: RemoteLoss(
                RemoteKey.delta(name), "its content does not match the manifest")
        ) { try RemoteFiles(rig.state, manifest, scratch: scratch, readsAgain: true) }
    }

    /// Two packs of one length that changed places, and each byte of one.
    @Test func exchangedContentIsFoundByReading() throws {
        let rig = try pushed(4)
        let key = try #require(packs(rig).first)
        let whole = try #require(rig.remote.objects[key])
        for offset in stride(from: 0, to: whole.count, by: 331) {
            rig.remote.objects[key]?[offset] ^= 1
            let (check, report, _) = try verify(rig, .all)
            #expect(check.losses == [])
            #expect(report.isDamaged, "byte \(offset)")
            rig.remote.objects[key] = whole
        }
    }

    @Test func aSeedChoosesTheSameShare() throws {
        let rig = try pushed(5)
        let first = try verify(rig, .sample(fraction: 0.3), seed: 5).report.counts
        let second = try verify(rig, .sample(fraction: 0.3), seed: 5).report.counts
        #expect(first == second)
        #expect(first.blocksRead > 0 && first.blocksRead < first.blocks)
    }

    @Test func foreignObjectsAreNamed() throws {
        let rig = try pushed(6)
        for path in ["ransom.txt", "packs/zz/a.pack", "state/7", "delta/x"] {
            rig.remote.objects[rig.state.key(path)] = [1]
        }
        let (check, report, _) = try verify(rig)
        #expect(check.foreign == ["delta/x", "packs/zz/a.pack", "ransom.txt", "state/7"])
        #expect(!report.isDamaged)
    }

    /// A store that fails says nothing of what is there.
    @Test func aFailingStoreIsNoDamage() throws {
        let rig = try pushed(7)
        let opened = try #require(try rig.open())
        var check = try RemoteCheck(rig.state, opened.found.manifest)
        check.compare(opened.files)
        let cancellation = Cancellation()
        let evidence = check.evidence(readsObjects: true, cancellation: cancellation)
        let storage = RemoteStorage(rig.state, opened.found, opened.files, evidence: evidence)
        let directory = TemporaryDirectory(inMemory: true)
        let before = rig.remote.operations
        rig.remote.end(after: 3)
        let run = VerifyRun(
            try TestKeys.open(storage, seed: 7),
            catalogPath: directory.file("catalog"),
            clock: rig.rig.clock, randomness: SeededRandomness(seed: 1),
            cancellation: cancellation, observer: nil)
        _ = try? run.run(VerifyRequest(readData: .all, readers: 0))
        #expect(evidence.failure?.kind == .temporary)
        #expect(cancellation.isRequested)
        #expect(rig.remote.operations < before + 10)
    }

    @Test func theLastStateThatIsWholeIsFound() throws {
        let rig = try pushed(8)
        let newest = try #require(try rig.open()).found
        let lost = try #require(newest.manifest.deltas.last)
        rig.remote.objects[rig.state.key(RemoteKey.delta(lost.name))] = nil
        let check = try RemoteCheck(rig.state, newest.manifest)
        #expect(check.losses.map(\.path) == [RemoteKey.delta(lost.name)])
        let last = try rig.state.lastWhole(before: newest, keys: nil) {
            RemoteScratch(storage: SimulatedStorage(seed: 1), path: { _ in nil })
        }
        #expect(last?.manifest.number == newest.manifest.number - 1)
    }

    /// Copies of deltas that an earlier reading left here make no state whole.
    @Test func copiesHereMakeNoStateWhole() throws {
        let rig = try pushed(11)
        let newest = try #require(try rig.open()).found
        let scratch = RemoteScratch(storage: SimulatedStorage(seed: 1), path: { _ in nil })
        #expect(try rig.state.lastWhole(before: newest, keys: nil) { scratch } != nil)
        for key in rig.remote.objects.keys where key.contains("/delta/") {
            rig.remote.objects[key]?.removeLast()
        }
        #expect(try rig.state.lastWhole(before: newest, keys: nil) { scratch } == nil)
    }
}
