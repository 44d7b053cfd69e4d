import CairnBackup
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource

/// A repository opened to be asked.
final class ReadingSession {
    let repository: Repository
    let storage: any Storage
    let catalog: Catalog
    let reader: CatalogReader
    private var readers: (any StorageLock)?
    var id: Hash128 { repository.description.repository }
    /// The machines whose roots are meant; nil for all.
    let scope: HostScope?

    /// - Parameters:
    ///   - readsContent: whether versions and packs must stay while this value lives.
    ///   - host: the machine to which the queries refer.
    ///   - proves: whether to check the whole catalog first: missing rows would be missing in the
    ///     answer.
    init(
        _ context: Context, readsContent: Bool = false, host: HostChoice = .own,
        proves: Bool = false
    ) throws {
        (repository, storage) = try context.openForReading(readsContent: readsContent)
        readers = readsContent ? try ReadersLock.share(storage, clock: context.clock) : nil
        var opened = try Self.openCatalog(context, repository, isQuery: !readsContent)
        if proves {
            do { try opened.catalog.checkRows() } catch CatalogError.damaged(let why) {
                context.note("the catalog was rebuilt from the journal: \(why)")
                opened = try Self.openCatalog(context, repository, isQuery: !readsContent)
                if !opened.isOwn {
                    // The owner of the catalog rebuilds it when it is opened again.
                    _ = try WritingSession(context)
                    opened = try Self.openCatalog(context, repository, isQuery: !readsContent)
                }
            }
        }
        catalog = opened.catalog
        reader = try CatalogReader(catalog)
        scope = try host.apply(context, catalog)
    }

    /// Gives versions and packs up: no content is read any more.
    func endContent() { readers = nil }

    /// The last backup or capture that a machine made, but for those of a time yet to come. None of
    /// before it took over or moved a root: another machine may have made those.
    ///
    /// - Parameter kind: of which it must be; nil for any. Looked for in the last commits only.
    func latestBackup(of machine: RootHost, by now: Timestamp, _ kind: CommitKind? = nil) throws
        -> CatalogCommit?
    {
        let roots = try reader.allRoots()
        var next = try reader.latestCommit()
        var looks = 0
        while let found = next {
            let commit = found.commit
            if HostScope.maker(of: found, among: roots, own: machine) == nil {
                if commit.isOfRootsAlone { return nil }
                let isSought = kind.map { commit.kind == $0 } ?? true
                if isSought, commit.isBackup, !commit.time.isToCome(at: now) { return found }
            }
            looks += 1
            guard kind == nil || looks < Self.looksMaximum else { return nil }
            next = try reader.point(notAfter: found.number - 1)
        }
        return nil
    }

    private static let looksMaximum = 1_000

    /// The rules for the trees; those of roots that people named once are obeyed, too.
    func rules(_ context: Context) throws -> RuleBook {
        try context.rules(storage, naming: reader.namedOnce())
    }

    /// The waits for the owner of the catalog: to add its last commits, and to make it.
    private static let patience: UInt64 = 2_000_000_000
    private static let patienceWithoutAny: UInt64 = 10_000_000_000

    /// Opens the catalog and brings it up to date, or waits until its owner has done so.
    ///
    /// - Parameter isQuery: a repair may replace it meanwhile: no lock of readers prevents it.
    private static func openCatalog(
        _ context: Context, _ repository: Repository, isQuery: Bool
    ) throws -> (catalog: Catalog, isOwn: Bool) {
        let id = repository.description.repository
        let path = context.state.catalogPath(id)
        let start = context.clock.monotonic()
        let meter = CatalogMeter(context)
        defer { meter.clear() }
        while true {
            let waited = context.clock.monotonic() - start
            if let lock = try context.state.lockCatalog(id) {
                let catalog = try Catalog(path: path, repository: id, isQuery: isQuery)
                let notes = try CatalogOpening(repository, catalog, progress: meter.show)
                    .bringLevel()
                meter.clear()
                // That of a remote is new whenever the remote is.
                if context.remote == nil { for note in notes { context.note(note) } }
                return withExtendedLifetime(lock) { (catalog, true) }
            }
            do {
                let catalog = try Catalog(
                    path: path, repository: id, isOwn: false, isQuery: isQuery)
                let (position, head) = (try catalog.position(), try repository.journal.head())
                if position.record >= head.record { return (catalog, false) }
                guard position.record > 0 else { throw CatalogError.busy }
                if waited > patience {
                    context.note(
                        "\(HolderText(context.state.catalogLockHolder(id)).text) is updating the catalog, so the newest commits are missing here"
                    )
                    return (catalog, false)
                }
            } catch CatalogError.busy where waited < patienceWithoutAny {
                // Its owner is making it.
            } catch CatalogError.busy {
                throw RepositoryError.locked(holder: context.state.catalogLockHolder(id))
            }
            context.clock.pause(nanoseconds: 20_000_000)
        }
    }
}

/// A repository opened to be written.
final class WritingSession {
    let writer: RepositoryWriter
    let storage: LinuxStorage
    /// The reason why the date was not trusted before anything was written.
    let clockDoubt: ClockDoubt?

    var id: Hash128 { writer.repository.description.repository }
    /// Whether a running daemon has given exclusive access.
    var isFromDaemon: Bool { (writer.access as? Access)?.link != nil }

    /// The catalog's lock, and the connection over which a running daemon has given exclusive
    /// access: last, so that it is released after the locks.
    private final class Access {
        let lock: any StorageLock
        let link: DaemonLink?

        init(_ lock: any StorageLock, _ link: DaemonLink?) { (self.lock, self.link) = (lock, link) }
    }

    /// The verification of the catalog before it is trusted; its roots and commits are always
    /// verified.
    enum Proof { case none, rows, journal }

    /// - Parameter deletes: whether it is opened to return space: then a full disk does not prevent
    ///   it.
    /// - Parameter proof: the verification; a catalog that fails it is rebuilt.
    /// - Throws: ``ControlFailure`` when a running daemon does not give exclusive access.
    init(
        _ context: Context, _ cancellation: Cancellation? = nil, deletes: Bool = false,
        proof: Proof = .none
    ) throws {
        let (repository, storage) = try context.openRepository()
        if repository.keys == nil { UnexpectedPlain.note(context) }
        self.storage = storage
        let id = repository.description.repository
        let link = try DaemonLink(context, id, storage)
        try link?.acquire(cancellation)
        let access = Access(try Self.lockCatalog(context, storage, id), link)
        if deletes, try DiskReserve.release(storage) {
            context.note(
                "the disk is full, so Cairn uses the repository's reserved space until there is enough room"
            )
        }
        func open() throws -> RepositoryWriter {
            let meter = CatalogMeter(context)
            defer { meter.clear() }
            let writer = try RepositoryWriter(
                repository, catalogPath: context.state.catalogPath(id),
                randomness: LinuxRandomness(), progress: meter.show)
            meter.clear()
            for note in writer.notes { context.note(note) }
            return writer
        }
        var opened: RepositoryWriter?
        do {
            opened = try open()
            switch proof {
            case .none: break
            case .rows: try opened?.catalog.checkRows()
            case .journal: try opened?.proveCatalog(cancellation)
            }
        } catch CatalogError.damaged(let why) {
            context.note("the catalog was rebuilt from the journal: \(why)")
            // Its locks go first.
            opened = nil
        } catch let error where opened != nil && !(error is CatalogError) {
            // A damaged journal, or an interruption: the following steps report it.
        }
        writer = try opened ?? open()
        writer.access = access
        clockDoubt = try context.clockWatch(id).doubt(
            lastCommit: CatalogReader(writer.catalog).latestCommit()?.commit.time)
    }

    func reader() throws -> CatalogReader { try CatalogReader(writer.catalog) }

    /// The rules for the trees; those of roots that people named once are obeyed, too.
    func rules(_ context: Context) throws -> RuleBook {
        try context.rules(storage, naming: reader().namedOnce())
    }

    /// A run that only records notes in the journal.
    func notes(_ context: Context) -> NoteRun {
        NoteRun(writer, clock: context.clock, template: BackupTemplate.make(context, readers: 0))
    }

    private static let patienceNanoseconds: UInt64 = 10_000_000_000

    /// Waits while a query lets the catalog catch up; reports another writer at once.
    static func lockCatalog(
        _ context: Context, _ storage: LinuxStorage, _ id: Hash128
    ) throws -> any StorageLock {
        let deadline = context.clock.monotonic() + patienceNanoseconds
        while true {
            if let lock = try context.state.lockCatalog(id) { return lock }
            if let holder = storage.lockHolder() { throw RepositoryError.locked(holder: holder) }
            guard context.clock.monotonic() < deadline
            else { throw RepositoryError.locked(holder: context.state.catalogLockHolder(id)) }
            context.clock.pause(nanoseconds: 20_000_000)
        }
    }
}

extension Commit {
    /// Whether it adopted, moved or ended roots, and no file was read for it.
    fileprivate var isOfRootsAlone: Bool {
        kind == .complete && (paths.isEmpty || tags.contains(Self.moveTag))
    }

    /// Whether files of a machine were read for it. What a restore or an undo commits is of the
    /// paths that it touched alone, a repair names no paths, and an import read another repository.
    fileprivate var isBackup: Bool {
        !kind.isAroundRestore && !isOfRootsAlone && (kind == .capture || !paths.isEmpty)
            && !isImported
    }
}
