import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import Synchronization
import TestSeed
import TestSupport
import Testing

@testable import CairnRemote

/// A remote whose keeper is not honest: detected, named, and nothing wrong comes back.
@Suite struct HostileRemoteTests {
    private func pushed(_ seed: UInt64, isEncrypted: Bool = false) throws -> RemoteRig {
        let rig = try RemoteRig(seed: seed, isEncrypted: isEncrypted)
        for _ in 0..<3 {
            try rig.backUp(changes: 12)
            try rig.push()
        }
        return rig
    }

    private func keys(_ rig: RemoteRig, _ part: String) -> [String] {
        rig.remote.objects.keys.filter { $0.contains(part) }.sorted()
    }

    /// A clone either is what was pushed, or says which object is wrong and is no repository.
    private func clone(_ rig: RemoteRig) throws -> RemoteLoss? {
        let opened = try #require(try rig.open())
        let target = SimulatedStorage(seed: 9)
        do {
            let losses = try CloneRun(
                opened.repository, source: opened.storage, files: opened.files, into: target,
                cancellation: Cancellation()
            ).run()
            // Nothing wrong comes of a pack that is another.
            if !losses.isEmpty {
                #expect(throws: (any Error).self) { try rig.differences(TestKeys.open(target)) }
                return losses.first
            }
        } catch let loss as RemoteLoss {
            #expect(target.contents["cairn.json"] == nil)
            return loss
        }
        #expect(try rig.differences(TestKeys.open(target)) == [])
        return nil
    }

    @Test func aCloneGoesOnPastAPackThatIsCut() throws {
        let rig = try pushed(31)
        let pack = try #require(keys(rig, ".pack").first)
        rig.remote.objects[pack]?.removeLast(10)
        #expect(try #require(try clone(rig)).why.contains("bytes long, not"))
    }

    @Test(arguments: [false, true])
    func exchangedPacksAreDetected(isEncrypted: Bool) throws {
        let rig = try pushed(31, isEncrypted: isEncrypted)
        let packs = keys(rig, ".pack")
        let (one, other) = (packs[0], packs[1])
        let (first, second) = (rig.remote.objects[one], rig.remote.objects[other])
        rig.remote.objects[one] = second
        rig.remote.objects[other] = first
        let opened = try #require(try rig.open())
        #expect(throws: ChunkUnavailable.self) { try rig.differences(opened.repository) }
        // Their lengths differ, or their names are not theirs.
        let missing = try opened.files.missingObjects(rig.state)
        let loss = missing.isEmpty ? try clone(rig) : missing[0]
        #expect(loss.map { one.hasSuffix($0.path) || other.hasSuffix($0.path) } == true)
    }

    @Test func aPackOfAnotherRepositoryIsDetected() throws {
        let (rig, other) = (try pushed(32), try pushed(33))
        let key = keys(rig, ".pack")[0]
        let length = try #require(rig.remote.objects[key]).count
        var foreign = try #require(other.remote.objects[keys(other, ".pack")[0]])
        foreign = Array((foreign + foreign).prefix(length))
        rig.remote.objects[key] = foreign
        let loss = try clone(rig)
        #expect(loss.map { key.hasSuffix($0.path) } == true)
    }

    @Test func exchangedDeltasAreDetected() throws {
        let rig = try pushed(34)
        let found = try #require(try rig.open()).found
        let name = try #require(found.manifest.deltas.last?.name)
        let own = rig.state.key(RemoteKey.delta(name))
        let other = try #require(keys(rig, "/delta/").first { $0 != own })
        rig.remote.objects[own] = rig.remote.objects[other]
        #expect(throws: RemoteLoss.self) { try rig.open() }
    }

    /// An old manifest under a new name, one of another repository, one cut off: passed over, and
    /// each is named.
    @Test func manifestsThatAreNotWhatTheySayArePassedOver() throws {
        let rig = try pushed(35)
        let found = try #require(try rig.open()).found
        let bytes = found.bytes
        var foreign = found.manifest
        foreign.number += 3
        let other = RemoteManifest(
            repository: Hash128(Array(repeating: 7, count: 16)), number: foreign.number,
            previous: nil, seconds: foreign.seconds, host: "h", program: "p",
            record: foreign.record, recordHash: foreign.recordHash, commit: nil,
            description: foreign.description, deltas: foreign.deltas, packs: 0, packBytes: 0)
        let otherBytes = try other.encode(nil)
        let wrong: [(RemoteKey.Name, [UInt8])] = [
            (.init(found.manifest.number + 1, Digest.h256(bytes)), bytes),
            (.init(found.manifest.number + 2, Digest.h256([1])), bytes),
            (.init(foreign.number, Digest.h256(otherBytes)), otherBytes),
            (.init(foreign.number + 1, Digest.h256(bytes)), Array(bytes.dropLast(9))),
            (.init(foreign.number + 2, Digest.h256([])), []),
        ]
        for (name, bytes) in wrong {
            rig.remote.objects[rig.state.key(RemoteKey.state(name))] = bytes
        }
        var passedOver: [RemoteKey.Name] = []
        let newest = try rig.state.newest(keys: nil) { name, _ in passedOver.append(name) }
        #expect(newest == found)
        #expect(Set(passedOver) == Set(wrong.map(\.0)))
    }

    /// Numbers that no disk holds are only claimed: they cost nothing and are named.
    @Test func absurdClaimsCostNothing() throws {
        let rig = try pushed(36)
        let found = try #require(try rig.open()).found
        func write(_ manifest: RemoteManifest) throws {
            let bytes = try manifest.encode(nil)
            let name = RemoteKey.Name(manifest.number, Digest.h256(bytes))
            rig.remote.objects[rig.state.key(RemoteKey.state(name))] = bytes
        }
        // A delta of 2^60 bytes.
        var manifest = found.manifest
        manifest.number += 1
        (manifest.packs, manifest.packBytes) = (1 << 60, 1 << 62)
        let last = try #require(manifest.deltas.last)
        manifest.deltas.removeLast()
        manifest.deltas.append(.init(name: last.name, length: 1 << 60, hash: last.hash))
        try write(manifest)
        #expect(try rig.open()?.found == found)
        // As long as one can be.
        manifest.deltas.removeLast()
        manifest.deltas.append(
            .init(name: last.name, length: Limits.remoteFileBytes, hash: last.hash))
        manifest.number += 1
        try write(manifest)
        let loss = try #require(throws: RemoteLoss.self) { try rig.open() }
        #expect(loss.path == RemoteKey.delta(last.name))
        // A pack that is as long as a file may be.
        let pack = PackFiles.sealed(Digest.h256([1]))
        let delta =
            RemoteDelta.header(rig.state.repository)
            + RemoteDelta.file(pack, length: Limits.remoteFileBytes)
        let name = RemoteKey.Name(manifest.number, Digest.h256(delta))
        rig.remote.objects[rig.state.key(RemoteKey.delta(name))] = delta
        manifest.number += 1
        manifest.deltas = found.manifest.deltas
        manifest.deltas.append(
            .init(name: name, length: UInt64(delta.count), hash: Digest.h256(delta)))
        try write(manifest)
        let opened = try #require(try rig.open())
        #expect(try opened.files.missingObjects(rig.state) == [RemoteLoss(pack, "it is missing")])
        let missing = #expect(throws: SystemError.self) { try rig.differences(opened.repository) }
        #expect(missing?.path == Array(pack.utf8))
    }

    /// A delta says much in few bytes: the same file again and again, longer and shorter.
    @Test func deltasDoNotExpand() throws {
        let rig = try pushed(37)
        let found = try #require(try rig.open()).found
        var delta = RemoteDelta.header(rig.state.repository)
        let path = "journal/00000009.journal"
        for round in 0..<20_000 {
            delta += RemoteDelta.file(path, length: round % 2 == 0 ? Limits.remoteFileBytes : 0)
        }
        delta += RemoteDelta.remove(path)
        let name = RemoteKey.Name(found.manifest.number + 1, Digest.h256(delta))
        rig.remote.objects[rig.state.key(RemoteKey.delta(name))] = delta
        var manifest = found.manifest
        manifest.number += 1
        manifest.deltas.append(
            .init(name: name, length: UInt64(delta.count), hash: Digest.h256(delta)))
        let files = try RemoteFiles(
            rig.state, manifest,
            scratch: RemoteScratch(storage: SimulatedStorage(seed: 1), path: { _ in nil }))
        #expect(files.files[path] == nil)
        #expect(files.files.values.reduce(0) { $0 + $1.parts.count } < 10_000)
    }

    /// So many names, absurd ones and such as a manifest has: few are asked for.
    @Test func listingsOfHundredsOfThousandsOfNamesEnd() throws {
        let rig = try pushed(38)
        let found = try #require(try rig.open()).found
        let absurd = AbsurdListing(rig.remote, names: 200_000)
        let state = RemoteState(absurd, repository: rig.state.repository)
        let error = #expect(throws: RemoteError.self) { try state.newest(keys: nil) }
        #expect(error?.kind == .broken)
        #expect(absurd.requests.withLock { $0 } < 3_000)
        // Those that are not even names change nothing.
        let harmless = AbsurdListing(rig.remote, names: 0)
        #expect(
            try RemoteState(harmless, repository: rig.state.repository).newest(keys: nil) == found)
    }
}

/// A store that lists what it does not have.
private final class AbsurdListing: RemoteStore {
    private let store: SimulatedRemote
    private let names: Int
    let requests = Mutex(0)

    var name: String { store.name }

    /// - Parameter names: how many names look like a manifest's.
    init(_ store: SimulatedRemote, names: Int) {
        self.store = store
        self.names = names
    }

    func list(_ directory: String) throws(RemoteError) -> [RemoteObject] {
        var objects = try store.list(directory)
        let long = String(repeating: "x", count: 100_000)
        for name in ["", "/", "..", "../../etc/passwd", "a\u{0}b", long, "-1-00", "\u{202e}"] {
            objects.append(RemoteObject(key: "\(directory)/\(name)", length: .max))
        }
        objects.append(RemoteObject(key: "elsewhere", length: 1))
        for index in 0..<names {
            let name = RemoteKey.Name(
                Limits.remoteNumber - UInt64(index), Digest.h256([UInt8(index & 0xff)]))
            objects.append(RemoteObject(key: "\(directory)/\(name)", length: 1_000))
        }
        return objects
    }

    func put(_ key: String, _ content: RemoteContent) throws(RemoteError) {
        try store.put(key, content)
    }
    func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(RemoteError)
    { try store.get(key, at: offset, into: buffer) }
    func tops() throws(RemoteError) -> [String] { try store.tops() }
    func size(of key: String) throws(RemoteError) -> UInt64? {
        requests.withLock { $0 += 1 }
        // Each is said to be there.
        return try store.size(of: key) ?? 1
    }
    func delete(_ key: String) throws(RemoteError) { try store.delete(key) }
}
