import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import CairnSource
import Glibc

/// A tree, a repository and a catalog, all simulated but SQLite, for tests of whole runs.
public final class BackupRig {
    public let clock = SimulatedClock()
    public let tree: SimulatedFileSystem
    public var storage: SimulatedStorage
    public let directory = TemporaryDirectory(inMemory: true)
    public let repository: Repository
    /// What runs exclude.
    public var rules: RuleBook?
    /// Asked where deleted items went, if set.
    public var excludedPlaces: ExcludedPlaces?
    /// Where the packs are of which the repository has notes.
    public var away: (any AwayPacks)?
    private var seed: UInt64 = 1

    /// Whether databases are shown as one file each.
    public var showsDatabases = false

    public var fileSystem: any FileSystem {
        let base: any FileSystem =
            showsDatabases ? DatabaseFileSystem(tree, clock: clock) : tree
        return rules.map {
            RuledFileSystem(base, rules: $0, observer: excludedPlaces?.note)
        } ?? base
    }

    public var catalogPath: String { directory.file("catalog.sqlite") }

    /// Small chunks, blocks and packs, so that little content fills many.
    public static func description(compression: Compression = .auto) -> RepositoryDescription {
        RepositoryDescription(
            repository: Hash128(Array(1...16)), created: "2026-01-01T00:00:00Z",
            compression: compression,
            regular: ChunkProfile(minimum: 1_024, average: 8_192, maximum: 32_768),
            fine: ChunkProfile(minimum: 1_024, average: 2_048, maximum: 4_096), blockBytes: 8_192,
            packBytes: 65_536)
    }

    public init(
        description: RepositoryDescription = BackupRig.description(), freeBytes: UInt64 = 1 << 40,
        fileTickNanoseconds: UInt64 = UInt64(SimulatedFileSystem.tickNanoseconds)
    ) throws {
        tree = SimulatedFileSystem(clock: clock, tickNanoseconds: fileTickNanoseconds)
        storage = SimulatedStorage(seed: 1, freeBytes: freeBytes)
        repository = try TestKeys.create(in: storage, description)
        tree.makeDirectory("/home")
    }

    /// A writer on the kept catalog.
    public func openWriter(catalogPath: String? = nil) throws -> RepositoryWriter {
        seed += 1
        let tiered: any Storage = away.map { TieredStorage(storage, away: $0) } ?? storage
        return try RepositoryWriter(
            try TestKeys.open(tiered, seed: seed), catalogPath: catalogPath ?? self.catalogPath,
            randomness: SeededRandomness(seed: seed))
    }

    /// Backs up, long after whatever changed before.
    ///
    /// - Parameter change: the last word on the request.
    @discardableResult
    public func backUp(
        _ paths: [String] = ["/home"], readers: Int = 0, excluded: Set<DirectoryIdentity> = [],
        cancellation: Cancellation = Cancellation(), observer: (any BackupObserver)? = nil,
        _ change: (inout BackupRequest) -> Void = { _ in }
    ) throws -> BackupResult {
        clock.advance(seconds: 5)
        var request = BackupRequest(
            sources: paths.map { .init(path: Array($0.utf8)) }, excluded: excluded, readers: readers
        )
        request.excludedPlaces = excludedPlaces
        excludedPlaces?.obey(rules ?? RuleBook())
        change(&request)
        return try BackupRun(
            try openWriter(), fileSystem: fileSystem, clock: clock, request: request,
            cancellation: cancellation,
            observer: observer
        ).run()
    }

    /// Removes the catalog. The next writer rebuilds it from journal and packs.
    public func loseCatalog() {
        for suffix in ["", "-wal", "-shm"] { unlink(catalogPath + suffix) }
    }

    /// What is stored of a root as at a commit, the latest unless told.
    ///
    /// - Parameter rebuilt: whether to ask a catalog made anew from journal and packs.
    public func stored(
        _ root: String = "/home", at commit: Int64? = nil, rebuilt: Bool = false
    ) throws -> [[UInt8]: SnapshotItem] {
        let path = rebuilt ? directory.file("rebuilt-\(seed).sqlite") : catalogPath
        let writer = try openWriter(catalogPath: path)
        let stored = try StoredTree(writer.repository, writer.catalog)
        guard let number = try commit ?? stored.commits().last?.number else { return [:] }
        return try stored.read(root: root, at: number)
    }

    /// Where the stored root differs from the tree as it is now.
    public func differences(_ root: String = "/home", rebuilt: Bool = false) throws -> [String] {
        TestSupport.differences(try stored(root, rebuilt: rebuilt), expected: tree.snapshot(root))
    }

    public func commits() throws -> [CatalogCommit] {
        let writer = try openWriter()
        return try StoredTree(writer.repository, writer.catalog).commits()
    }
}

extension String {
    /// The text as a path's bytes.
    public var bytes: [UInt8] { Array(utf8) }
}
