import ArgumentParser
import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring the history of another backup program here.",
        discussion: """
            Each snapshot becomes a commit with its time, machine, paths and tags.
            """, subcommands: [ImportResticCommand.self])
}

struct ImportResticCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restic", abstract: "Bring the snapshots of a restic repository here.",
        discussion: """
            Each snapshot becomes a commit with its time, machine, paths and tags, and the tag \
            restic:ID, oldest first. restic itself reads its repository; its password comes from \
            its own variables (RESTIC_PASSWORD_FILE …), or it asks. Files that are the same by \
            size and times as in the snapshot before are not read again. What is interrupted goes \
            on when it is run again.

            Commits stand in the order of their times, so the repository must have none that is \
            newer: a new one is best. [retention] thins what was imported as it does the rest.

            Examples:
              cairn -r /mnt/disk/backup import restic /mnt/old/restic --dry-run
              RESTIC_PASSWORD_FILE=~/.restic cairn import restic sftp:host:/srv/restic

            Exit codes: 0 all imported; 3 imported, but some items could not be read (each is \
            named); 10 no repository is there; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(
        name: [.customShort("n"), .long],
        help: "Say what would be imported and how long that takes, and import nothing.")
    var dryRun = false
    @Argument(help: .value("repository", "The restic repository, as restic's -r takes it."))
    var repository: String

    func run() throws {
        let context = try Context(options)
        let cancellation = Cancellation.bySignals()
        let tool = ResticTool(
            repository: ArgumentText.bytes(repository), cancellation: cancellation)
        do {
            if dryRun {
                try Preview(context, options).run(tool, ReadingSession(context).reader)
            } else {
                let session = try WritingSession(context, cancellation)
                try SnapshotImport(context, options, session, tool).run()
            }
        } catch is Cancelled {
            Terminal.errorLine(
                "cairn: interrupted; what was committed stays, the next import goes on from there")
            throw ExitCode(ExitStatus.interrupted)
        }
    }

    /// The snapshots that are not imported yet, oldest first.
    static func remaining(
        _ tool: ResticTool, _ reader: CatalogReader
    ) throws -> [ResticTool.Snapshot] {
        let all = try tool.snapshots()
        guard !all.isEmpty else {
            throw CommandFailure(
                "restic's repository has no snapshots", "list them with `restic snapshots`")
        }
        let done = Set(
            try reader.commits().filter { $0.commit.kind == .complete }.flatMap(\.commit.tags))
        let left = all.filter { !done.contains($0.mark) }
        for snapshot in left {
            guard let moment = snapshot.moment else {
                throw CommandFailure(
                    "the time of snapshot \(snapshot.shortID) is not understood: \(snapshot.time)")
            }
            if let newest = try reader.latestCommit()?.commit, moment < newest.time {
                throw CommandFailure(
                    "snapshot \(snapshot.shortID) is of \(TimeText.local(moment)), and the repository has a newer commit, of \(TimeText.local(newest.time)): commits stand in the order in which they were made",
                    "import into a new repository: `cairn -r DIR init`")
            }
        }
        return left
    }
}

/// A dry run: what is new in each snapshot, and how long it may take.
private struct Preview {
    /// What restic and Cairn manage together on a small machine, in bytes a second.
    private static let bytesPerSecond: UInt64 = 40_000_000

    private let context: Context
    private let options: GlobalOptions

    init(_ context: Context, _ options: GlobalOptions) {
        (self.context, self.options) = (context, options)
    }

    func run(_ tool: ResticTool, _ reader: CatalogReader) throws {
        let snapshots = try ImportResticCommand.remaining(tool, reader)
        var before: [String: ImportedTree] = [:]
        let start = context.clock.monotonic()
        var total: UInt64 = 0
        for snapshot in snapshots {
            let tree = ImportedTree()
            try tool.list(snapshot) { tree.add($0) }
            let host = snapshot.hostname ?? ""
            let bytes = tree.newBytes(since: before[host])
            before[host] = tree
            total += bytes
            options.tell(
                "import_item",
                [
                    "snapshot": snapshot.id, "time": snapshot.time, "host": host,
                    "files": tree.files, "bytes": bytes,
                ],
                "\(snapshot.shortID)  \(snapshot.moment.map(TimeText.local) ?? snapshot.time)  \(ArgumentText.shown(host)): \(Quantity.of(tree.files, "file")), \(Quantity.bytes(bytes)) to read"
            )
        }
        let listing = (context.clock.monotonic() - start) / 1_000_000_000
        // It is listed once more, and restic starts at least once for each.
        let seconds = Int64(2 * listing + total / Self.bytesPerSecond + UInt64(snapshots.count))
        options.tell(
            "import_summary",
            [
                "snapshots": snapshots.count, "bytes": total, "seconds": seconds, "failed": 0,
                "dry_run": true,
            ],
            "would import \(Quantity.of(snapshots.count, "snapshot")): \(Quantity.bytes(total)) to read, about \(TimeText.age(seconds)) at 40 MB a second"
        )
    }
}

/// The import of snapshots, one commit each.
private struct SnapshotImport {
    private let context: Context
    private let options: GlobalOptions
    private let session: WritingSession
    private let tool: ResticTool
    private var cancellation: Cancellation { tool.cancellation }

    init(
        _ context: Context, _ options: GlobalOptions, _ session: WritingSession, _ tool: ResticTool
    ) {
        self.context = context
        self.options = options
        self.session = session
        self.tool = tool
    }

    func run() throws {
        let snapshots = try ImportResticCommand.remaining(tool, session.reader())
        let directory = try staging()
        defer { try? directory.remove() }
        let start = context.clock.monotonic()
        var (failed, bytes) = (UInt64(0), UInt64(0))
        for snapshot in snapshots {
            let result = try keep(snapshot, directory)
            failed += result.counts.failed
            bytes += result.counts.bytesRead
        }
        let seconds = Int64((context.clock.monotonic() - start) / 1_000_000_000)
        options.tell(
            "import_summary",
            [
                "snapshots": snapshots.count, "bytes": bytes, "seconds": seconds, "failed": failed,
                "dry_run": false,
            ],
            snapshots.isEmpty
                ? "nothing to import: every snapshot is here"
                : "imported \(Quantity.of(snapshots.count, "snapshot")), read \(Quantity.bytes(bytes)) in \(TimeText.age(seconds))"
        )
        if failed > 0 { throw ExitCode(ExitStatus.incomplete) }
    }

    /// A directory for what restic restores, beside the catalog.
    private func staging() throws -> DrillDirectory {
        do throws(DrillDirectory.Failure) {
            return try DrillDirectory(
                in: Array(context.state.path.utf8), session.id, state: context.state)
        } catch {
            switch error {
            case .taken:
                throw CommandFailure(
                    "another import or a drill of this repository runs", "wait until it is done")
            case .system(let error): throw error
            }
        }
    }

    private func keep(
        _ snapshot: ResticTool.Snapshot, _ directory: DrillDirectory
    ) throws -> BackupResult {
        let tree = ImportedTree()
        try tool.list(snapshot) { tree.add($0) }
        var request = try request(snapshot)
        var places: [(live: [UInt8], stored: [UInt8])] = []
        for path in snapshot.paths {
            let live = PathArgument.absolute("/" + path)
            guard let stored = tree.place(of: live) else {
                request.refused.append(
                    ItemFailure(path: live, reason: .unsupported("the snapshot does not have it")))
                continue
            }
            places.append((live, stored))
        }
        request.sources = places.map { BackupSource(path: $0.live) }
        request.refused += tree.unreadable.map {
            ItemFailure(path: $0, reason: .unsupported("restic does not tell its name exactly"))
        }
        let wanted = try wanted(
            ImportedFileSystem(places: places, tree: tree, content: nil), request)
        let content = StagedContent(tool, snapshot, wanted, in: directory)
        let report = BackupReport(options, survey: nil, isPartOf: "backup_")
        let run = try BackupRun(
            session.writer,
            fileSystem: ImportedFileSystem(places: places, tree: tree, content: content),
            clock: context.clock, request: request, cancellation: cancellation, observer: report)
        let result = try run.run()
        if let failure = content.failure { throw failure }
        switch result.ending {
        case .complete: break
        case .cancelled: throw Cancelled()
        case .stopped: throw CommandFailure("stopped at the first item that could not be read")
        case .full(let free, let needed):
            throw RepositoryError.full(freeBytes: free, neededBytes: needed)
        }
        guard let commit = result.commit?.commit else { return result }
        options.tell(
            "imported",
            [
                "snapshot": snapshot.id, "commit": commit.id.description,
                "time": TimeText.utc(commit.time), "host": commit.host, "files": tree.files,
                "bytes": result.counts.bytesRead, "failed": result.counts.failed,
            ],
            "\(snapshot.shortID) is commit \(commit.shortID) of \(TimeText.local(commit.time)): \(Quantity.of(tree.files, "file")), \(Quantity.bytes(result.counts.bytesRead)) read"
        )
        return result
    }

    private func request(_ snapshot: ResticTool.Snapshot) throws -> BackupRequest {
        var request = BackupTemplate.make(context, readers: 0)
        request.isAdHoc = true
        request.time = snapshot.moment
        let name = Array((snapshot.hostname ?? "unknown").utf8.prefix(RootHost.nameBytesMaximum))
        request.host = name
        if name != context.machine.name {
            request.machine = RootHost(machine: Array("name ".utf8) + name, name: name)
        }
        request.user = Array((snapshot.username ?? "").utf8)
        request.tags = (snapshot.tags ?? []).map { Array($0.utf8) } + [snapshot.mark]
        request.stopsOnError = false
        return request
    }

    /// What must be had from restic, in the order of reading.
    private func wanted(
        _ fileSystem: ImportedFileSystem, _ request: BackupRequest
    ) throws -> [(path: [UInt8], bytes: UInt64)] {
        var wanted: [(path: [UInt8], bytes: UInt64)] = []
        let preview = try BackupPreview(
            session.writer.catalog, fileSystem: fileSystem, clock: context.clock, request: request,
            cancellation: cancellation
        ) { path, action in
            guard action == .new || action == .changed, let node = fileSystem.node(path) else {
                return
            }
            switch node.status.kind {
            case .file: wanted.append((node.path, node.status.size))
            case .symlink where node.target == nil: wanted.append((node.path, 0))
            case .characterDevice, .blockDevice: wanted.append((node.path, 0))
            default: break
            }
        }
        _ = try preview.run()
        return wanted
    }
}

extension ImportedTree {
    /// The bytes of files that an earlier tree does not have with this size and time.
    fileprivate func newBytes(since before: ImportedTree?) -> UInt64 {
        func sum(_ node: Node, _ old: Node?) -> UInt64 {
            node.children.values.reduce(0) { total, child in
                let known = old?.children[child.name]
                if child.status.kind == .directory { return total + sum(child, known) }
                let isSame =
                    known?.status.size == child.status.size
                    && known?.status.modified == child.status.modified
                return total + (child.status.kind == .file && !isSame ? child.status.size : 0)
            }
        }
        return sum(top, before?.top)
    }
}
