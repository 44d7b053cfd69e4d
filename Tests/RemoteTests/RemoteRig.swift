import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport

@testable import CairnRemote

/// A repository with a history, a remote, and a client that pushes to it.
final class RemoteRig {
    let rig: BackupRig
    let remote: SimulatedRemote
    var scratch = RemoteScratch(storage: SimulatedStorage(seed: 3), path: { _ in nil })
    var generator: SplitMix64
    /// Where the bytes of packs are that are not in the repository.
    var away: RemoteAwayPacks? { didSet { rig.away = away } }
    /// The tree as at each commit.
    private(set) var snapshots: [Int64: [[UInt8]: SnapshotItem]] = [:]
    private var readings: UInt64 = 1_000

    init(seed: UInt64, isEncrypted: Bool = false) throws {
        generator = SplitMix64(seed: seed)
        var description = RepositoryDescription(
            repository: Hash128(Array(1...16)), created: "2026-01-01T00:00:00Z",
            regular: ChunkProfile(minimum: 1_024, average: 8_192, maximum: 32_768),
            fine: ChunkProfile(minimum: 1_024, average: 2_048, maximum: 4_096),
            blockBytes: 4_096, packBytes: 32_768)
        if isEncrypted { description = try TestKeys.encrypted(description) }
        rig = try BackupRig(description: description)
        remote = SimulatedRemote(seed: seed)
    }

    var keys: RepositoryKeys? {
        rig.repository.description.isEncrypted ? TestKeys.keys(seed: 5) : nil
    }

    var state: RemoteState { RemoteState(remote, repository: Hash128(Array(1...16))) }

    func backUp(changes: Int = 5) throws {
        for _ in 0..<changes { rig.tree.mutate("/home", &generator, largestFile: 20_000) }
        guard let commit = try rig.backUp().commit else { return }
        snapshots[commit.number] = rig.tree.snapshot("/home")
    }

    @discardableResult
    func push(
        accepting acceptsRollBack: Bool = false, tries: Int = 1, deltaBytes: UInt64 = 20_000,
        resends: Bool = false, host: String = "host", knowsVersions: Bool = true
    ) throws -> PushRun.Result {
        readings += 1
        let storage: any Storage = away.map { TieredStorage(rig.storage, away: $0) } ?? rig.storage
        let repository = try TestKeys.open(storage, seed: readings)
        let catalog = try rig.openWriter().catalog
        var options = PushRun.Options(host: host, program: "test")
        options.transfers = 1
        options.acceptsRollBack = acceptsRollBack
        options.resends = resends
        options.deltaBytesMaximum = deltaBytes
        let store = RetryingStore(
            remote, clock: rig.clock, randomness: SeededRandomness(seed: readings),
            cancellation: Cancellation(), tries: tries)
        return try PushRun(
            repository, to: store, scratch: scratch, clock: rig.clock, options: options,
            cancellation: Cancellation(),
            commitNumber: {
                try CatalogReader(catalog).commits(idPrefix: $0.description).first?.number
            }, catalog: knowsVersions ? { try CatalogReader(catalog) } : nil
        ).run()
    }

    /// Opens the newest state of the remote as a repository.
    func open(scratch: RemoteScratch? = nil) throws -> (
        found: RemoteState.Found, repository: Repository, storage: RemoteStorage, files: RemoteFiles
    )? {
        readings += 1
        guard let found = try state.newest(keys: keys) else { return nil }
        let place =
            scratch ?? RemoteScratch(storage: SimulatedStorage(seed: readings), path: { _ in nil })
        let files = try RemoteFiles(state, found.manifest, scratch: place)
        let storage = RemoteStorage(state, found, files)
        return (found, try TestKeys.open(storage, seed: readings), storage, files)
    }

    /// What a repository shows at its last commit, compared with the tree then.
    func differences(_ repository: Repository) throws -> [String] {
        let directory = TemporaryDirectory(inMemory: true)
        let catalog = try Catalog(
            path: directory.file("catalog"), repository: repository.description.repository)
        _ = try CatalogSync(repository: repository, catalog: catalog).run()
        let stored = try StoredTree(repository, catalog)
        guard let last = try stored.commits().last(where: { snapshots[$0.number] != nil })
        else { return ["there is no commit"] }
        return TestSupport.differences(
            try stored.read(root: "/home", at: last.number),
            expected: snapshots[last.number] ?? [:])
    }

    /// What must hold of the remote whatever happened: its newest manifest restores all it names,
    /// nothing was replaced, and nothing deleted.
    func faults() throws -> [String] {
        remote.fail(ofHundred: 0)
        remote.end(after: nil)
        remote.lag(false)
        var faults: [String] = []
        if !remote.replaced.isEmpty { faults.append("replaced: \(remote.replaced)") }
        if remote.deletes > 0 { faults.append("deleted") }
        guard let opened = try open() else { return faults }
        faults += try opened.files.missingObjects(state).map(\.description)
        faults += try differences(opened.repository)
        return faults
    }
}
