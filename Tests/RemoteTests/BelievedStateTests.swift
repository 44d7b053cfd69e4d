import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport
import Testing

@testable import CairnRemote

/// Which state a reader takes when somebody has put others beside it. - Source: FORMAT.md §15.3.
@Suite struct BelievedStateTests {
    private func pushed(_ seed: UInt64, isEncrypted: Bool = false) throws -> RemoteRig {
        let rig = try RemoteRig(seed: seed, isEncrypted: isEncrypted)
        for _ in 0..<2 {
            try rig.backUp()
            try rig.push()
        }
        return rig
    }

    /// Puts a manifest there as somebody without keys can: the newest one, changed.
    @discardableResult
    private func forge(_ rig: RemoteRig, _ change: (inout RemoteManifest) throws -> Void) throws
        -> RemoteKey.Name
    {
        var manifest = try #require(try rig.state.newest(keys: rig.keys)).manifest
        manifest.number += 1
        try change(&manifest)
        let bytes = try manifest.encode(nil)
        let name = RemoteKey.Name(manifest.number, Digest.h256(bytes))
        rig.remote.objects[rig.state.key(RemoteKey.state(name))] = bytes
        return name
    }

    /// The description of the same repository, not encrypted.
    private func plain(_ manifest: RemoteManifest) throws -> [UInt8] {
        let sealed = try RepositoryDescription(parsing: manifest.description)
        return try RepositoryDescription(
            repository: sealed.repository, created: sealed.created, compression: sealed.compression,
            regular: sealed.regular, fine: sealed.fine, blockBytes: sealed.blockBytes,
            packBytes: sealed.packBytes
        ).encode(nil)
    }

    /// Puts a delta there, and names it after all others.
    private func add(_ delta: [UInt8], to manifest: inout RemoteManifest, _ rig: RemoteRig) {
        let bytes = RemoteDelta.header(rig.state.repository) + delta
        let hash = Digest.h256(bytes)
        let name = RemoteKey.Name(manifest.number, hash)
        rig.remote.objects[rig.state.key(RemoteKey.delta(name))] = bytes
        manifest.deltas.append(.init(name: name, length: UInt64(bytes.count), hash: hash))
    }

    private func whole(_ rig: RemoteRig) throws -> (
        found: RemoteState.Found?, passedOver: [RemoteKey.Name]
    ) {
        var passedOver: [RemoteKey.Name] = []
        let scratch = RemoteScratch(storage: SimulatedStorage(seed: 8), path: { _ in nil })
        let found = try rig.state.newestWhole(RemoteTrust(rig.keys), scratch: scratch) { name, _ in
            passedOver.append(name)
        }?.found
        return (found, passedOver)
    }

    @Test func anEncryptedRepositoryIsNotTakenForAPlainOne() throws {
        let rig = try pushed(51, isEncrypted: true)
        let own = try whole(rig).found
        let forged = try forge(rig) {
            $0.number += 49
            $0.record = 1_000_000
            $0.description = try plain($0)
        }
        for trust in [RemoteTrust.unknown, .encrypted] {
            var passedOver: [RemoteKey.Name] = []
            #expect(try rig.state.claimed(trust) { name, _ in passedOver.append(name) } == own)
            #expect(passedOver == [forged])
        }
        #expect(try whole(rig).found == own)
        #expect(try whole(rig).passedOver == [forged])
    }

    @Test func aPlainRepositoryThatIsKnownIsNotTakenForAnEncryptedOne() throws {
        let rig = try pushed(52)
        let own = try whole(rig).found
        let other = try RemoteRig(seed: 52, isEncrypted: true)
        try other.backUp()
        try other.push()
        let sealed = try #require(try other.state.newest(keys: other.keys)).manifest.description
        let forged = try forge(rig) { $0.description = sealed }
        #expect(try rig.state.claimed(.plain) == own)
        #expect(try whole(rig).passedOver == [forged])
        // Who does not know it can see that the states disagree.
        let claimed = try #require(try rig.state.claimed(.unknown))
        #expect(claimed.name == forged)
        #expect(try rig.state.contradiction(of: claimed)?.isEncrypted == false)
        #expect(try rig.state.otherDescriptions(than: claimed).map(\.isEncrypted) == [false])
    }

    @Test func aDescriptionOfAnotherRepositoryDoesNotCount() throws {
        let rig = try pushed(53)
        let own = try whole(rig).found
        try forge(rig) {
            $0.description = try RepositoryDescription(
                repository: Hash128(Array(repeating: 9, count: 16)),
                created: "2026-01-01T00:00:00Z", regular: .regular, fine: .fine
            ).encode(nil)
        }
        try forge(rig) { $0.description = [] }
        #expect(try rig.state.newest(.unknown) == own)
    }

    /// Each is whole, and leads to no journal, or to another record than it says.
    @Test(arguments: ["nothing", "no head", "no journal", "another record", "a cut journal"])
    func aStateThatLeadsToNoJournalDoesNotCount(_ kind: String) throws {
        let rig = try pushed(54)
        let own = try whole(rig).found
        let forged = try forge(rig) { manifest in
            let segment = "journal/00000001.journal"
            switch kind {
            case "nothing": (manifest.deltas, manifest.packs) = ([], 0)
            case "no head": add(RemoteDelta.remove(JournalFiles.head), to: &manifest, rig)
            case "no journal": add(RemoteDelta.remove(segment), to: &manifest, rig)
            case "a cut journal": add(RemoteDelta.file(segment, length: 0), to: &manifest, rig)
            default: manifest.record = 999
            }
        }
        let (found, passedOver) = try whole(rig)
        #expect(found == own)
        #expect(passedOver == [forged])
        // The next push writes above it, and readers take that one.
        try rig.backUp()
        let result = try rig.push()
        #expect(result.manifest.number == forged.number + 1)
        #expect(result.passedOver.map(\.name) == [forged])
        #expect(try rig.push().passedOver == [])
        #expect(try rig.faults() == [])
    }

    /// Of two with the same number the one with the higher record would be taken.
    @Test func aFalseRecordDoesNotHideTheStateOfTheSameNumber() throws {
        let rig = try pushed(55)
        let own = try whole(rig).found
        let forged = try forge(rig) {
            $0.number -= 1
            $0.record = 999
        }
        #expect(try whole(rig).found == own)
        #expect(try whole(rig).passedOver == [forged])
        try rig.backUp()
        try rig.push()
        #expect(try rig.faults() == [])
    }

    @Test(arguments: [false, true])
    func aPushLiesAboveWhatReadersMightTake(isNew: Bool) throws {
        let rig = try pushed(56, isEncrypted: true)
        let forged = try forge(rig) {
            $0.number += 49
            $0.description = try plain($0)
        }
        if isNew { try rig.backUp() }
        let result = try rig.push()
        #expect(result.isNew && result.manifest.number == forged.number + 1)
        #expect(try rig.state.claimed(.unknown)?.manifest == result.manifest)
        #expect(try !rig.push().isNew)
        #expect(try rig.faults() == [])
    }

    /// Who writes the last numbers there are does not end the pushes.
    @Test func theLastNumberIsLeftAlone() throws {
        let rig = try pushed(57, isEncrypted: true)
        try forge(rig) { $0.number = Limits.remoteNumber }
        try rig.backUp()
        #expect(try rig.push().manifest.number == 3)
        #expect(try !rig.push().isNew)
        #expect(try rig.faults() == [])
    }

    /// Without any state that counts a push begins anew, and readers have it back.
    @Test func aPushMendsARemoteWithoutAWholeState() throws {
        let rig = try pushed(58)
        for key in rig.remote.objects.keys where key.contains("/delta/") {
            rig.remote.objects[key] = nil
        }
        #expect(throws: RemoteLoss.self) { try whole(rig) }
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 6), path: { _ in nil })
        #expect(try rig.push().manifest.number == 3)
        #expect(try rig.faults() == [])
    }
}
