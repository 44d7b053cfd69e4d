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
        commandName: "import", abstract: "Import the history of another backup program.",
        discussion: """
            Each snapshot becomes a commit with the same time, machine, paths and tags.
            """, subcommands: [ImportResticCommand.self, ImportBorgCommand.self])
}

struct ImportResticCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restic", abstract: "Import the snapshots of a restic repository.",
        discussion: """
            Cairn turns each snapshot into a commit with the same time, machine, paths and tags, starting with the oldest, and adds the tag restic:ID. Cairn runs restic to read the restic repository. restic takes the password from its own variables, such as RESTIC_PASSWORD_FILE, or asks for the password. Cairn does not read a file again if its size and times are the same as in the previous snapshot. To continue an interrupted import, run it again. Each run also retries the items of the newest snapshot that could not be read.

            Commits must be in chronological order, so the repository must not contain commits that are newer than the imported ones. It is best to import into a new repository. Imported commits are tagged, so [retention] does not remove them; to remove one, run `cairn forget ID`.

            Examples:
              cairn -r /mnt/disk/backup import restic /mnt/old/restic --dry-run
              RESTIC_PASSWORD_FILE=~/.restic cairn import restic sftp:host:/srv/restic

            Exit codes: 0 all imported; 3 imported, but some items could not be read (each is named); 10 there is no repository; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(
        name: [.customShort("n"), .long],
        help: "Show what would be imported and how long it would take, without importing it.")
    var dryRun = false
    @Argument(
        help: .value(
            "repository", "The restic repository, in the form that restic accepts after -r."))
    var repository: String

    func run() throws {
        let cancellation = Cancellation.bySignals()
        try SnapshotImport.run(
            ResticTool(repository: ArgumentText.bytes(repository), cancellation: cancellation),
            options, dryRun: dryRun)
    }
}

struct ImportBorgCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "borg", abstract: "Import the archives of a Borg repository.",
        discussion: """
            Cairn turns each archive into a commit with the same time, machine and paths; the archive's name and borg:ID become tags of the commit. Cairn runs Borg to read the Borg repository. Borg takes the passphrase from its own variables, such as BORG_PASSCOMMAND, or asks for the passphrase. Cairn does not read a file again if its size and times are the same as in the previous archive. Times are rounded to microseconds, because Borg does not report them more precisely. To continue an interrupted import, run it again. Each run also retries the items of the newest archive that could not be read.

            Commits must be in chronological order, so the repository must not contain commits that are newer than the imported ones. It is best to import into a new repository. Imported commits are tagged, so [retention] does not remove them; to remove one, run `cairn forget ID`.

            Examples:
              cairn -r /mnt/disk/backup import borg /mnt/old/borg --dry-run
              BORG_PASSCOMMAND="cat ~/.borg" cairn import borg ssh://host/srv/borg

            Exit codes: 0 all imported; 3 imported, but some items could not be read (each is named); 10 there is no repository; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(
        name: [.customShort("n"), .long],
        help: "Show what would be imported and how long it would take, without importing it.")
    var dryRun = false
    @Argument(help: .value("repository", "The Borg repository, without an archive's name."))
    var repository: String

    func run() throws {
        let cancellation = Cancellation.bySignals()
        // Borg runs in another directory; `:` is in addresses, which stay as they are.
        let path = ArgumentText.bytes(repository)
        let isAddress = path.contains(UInt8(ascii: ":"))
        try SnapshotImport.run(
            BorgTool(
                repository: isAddress ? path : PathArgument.absolute(path),
                cancellation: cancellation), options, dryRun: dryRun)
    }
}

/// A dry run: what is new in each snapshot, and how long it may take.
private struct Preview {
    /// What such a program and Cairn manage together on a small machine, in bytes a second.
    private static let bytesPerSecond: UInt64 = 40_000_000

    private let context: Context
    private let options: GlobalOptions

    init(_ context: Context, _ options: GlobalOptions) {
        (self.context, self.options) = (context, options)
    }

    func run(_ tool: any SnapshotTool, _ reader: CatalogReader) throws {
        let snapshots = try SnapshotImport.remaining(tool, reader, context).left
        var before: [[UInt8]: ImportedTree] = [:]
        let start = context.clock.monotonic()
        var total: UInt64 = 0
        for snapshot in snapshots {
            let tree = ImportedTree()
            try tool.list(snapshot) { tree.add($0) }
            let host = snapshot.host
            let bytes = tree.newBytes(since: before[host])
            before[host] = tree
            total.addSaturated(bytes)
            options.tell(
                "import_item",
                [
                    "snapshot": snapshot.id, "time": TimeText.utc(snapshot.time), "host": host,
                    "files": tree.files, "bytes": bytes,
                ],
                "\(ArgumentText.shown(snapshot.name))  \(TimeText.local(snapshot.time))  \(PathText.display(host)): \(Quantity.of(tree.files, "file")), \(Quantity.bytes(bytes)) to read"
            )
        }
        let listing = (context.clock.monotonic() - start) / 1_000_000_000
        // It is listed once more, and the program starts at least once for each.
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
struct SnapshotImport {
    static func run(_ tool: any SnapshotTool, _ options: GlobalOptions, dryRun: Bool) throws {
        let context = try Context(options)
        do {
            if dryRun {
                try Preview(context, options).run(tool, ReadingSession(context).reader)
            } else {
                let session = try WritingSession(context, tool.cancellation)
                var snapshots = SnapshotImport(context, options, session, tool)
                try snapshots.run()
            }
        } catch is Cancelled {
            Terminal.errorLine(
                "cairn: interrupted; everything committed so far is safe, and the next import continues from there"
            )
            throw ExitCode(ExitStatus.interrupted)
        }
    }

    /// The snapshots that are not imported yet, oldest first, and those that lack something that
    /// can no longer be added, because commits stand in the order of their times.
    fileprivate static func remaining(
        _ tool: any SnapshotTool, _ reader: CatalogReader, _ context: Context
    ) throws -> (left: [ImportedSnapshot], lacking: [ImportedSnapshot]) {
        let all = try tool.snapshots().sorted { $0.time < $1.time }
        guard !all.isEmpty else {
            throw CommandFailure(
                "\(PathText.display(tool.repository)) has nothing to import",
                "list its contents with \(tool.name) itself")
        }
        let commits = try reader.commits().map(\.commit).filter { $0.kind == .complete }
        let done = Set(commits.filter { !$0.hasFailures }.flatMap(\.tags))
        let partly = Set(commits.filter(\.hasFailures).flatMap(\.tags)).subtracting(done)
        var left = all.filter { !done.contains($0.mark) }
        var lacking: [ImportedSnapshot] = []
        // What was forgotten here does not come back. What lacks something can be tried again while
        // nothing later is there.
        if let newest = all.last(where: { done.contains($0.mark) || partly.contains($0.mark) }) {
            let last = max(newest.time, try reader.latestCommit()?.commit.time ?? newest.time)
            let older = left.filter { $0.time < newest.time && !partly.contains($0.mark) }
            lacking = left.filter { $0.time < last && partly.contains($0.mark) }
            let out = Set((older + lacking).map(\.mark))
            left.removeAll { out.contains($0.mark) }
            if !older.isEmpty {
                context.note(
                    "skipped \(Quantity.of(older.count, "snapshot")), because newer snapshots are already imported"
                )
            }
        }
        if let first = left.first, let newest = try reader.latestCommit()?.commit,
            first.time < newest.time
        {
            throw CommandFailure(
                "\(ArgumentText.shown(first.name)) is from \(TimeText.local(first.time)), but the repository has a newer snapshot from \(TimeText.local(newest.time)), and snapshots must be in chronological order",
                "import into a new repository: `cairn -r DIR init`")
        }
        return (left, lacking)
    }

    private let context: Context
    private let options: GlobalOptions
    private let session: WritingSession
    private let tool: any SnapshotTool
    private var cancellation: Cancellation { tool.cancellation }

    /// The current roots of this machine, if anything was ever backed up from it.
    private var backedUp: [[UInt8]] = []

    init(
        _ context: Context, _ options: GlobalOptions, _ session: WritingSession,
        _ tool: any SnapshotTool
    ) {
        self.context = context
        self.options = options
        self.session = session
        self.tool = tool
    }

    mutating func run() throws {
        let (snapshots, lacking) = try Self.remaining(tool, session.reader(), context)
        let directory = try staging()
        defer { try? directory.remove() }
        let start = context.clock.monotonic()
        var (failed, bytes) = (UInt64(0), UInt64(0))
        backedUp = try knownRoots()
        for snapshot in snapshots {
            guard let result = try keep(snapshot, directory) else {
                failed += 1
                continue
            }
            failed += result.counts.failed
            bytes.addSaturated(result.counts.bytesRead)
        }
        if failed > 0 {
            Terminal.trouble(
                "\(Quantity.of(failed, "item")) could not be imported",
                next:
                    "repair the source repository with \(tool.name), then import again to retry the items of the newest snapshot; for earlier snapshots, import into a new repository"
            )
        }
        if !lacking.isEmpty {
            let names = lacking.map { Array($0.name.utf8) }.shown()
            Terminal.trouble(
                "some items of \(names) could not be read during the import, and the repository already has later commits",
                next:
                    "when \(tool.name) can read them, import into a new repository (`cairn -r DIR init`), or remove the commits of these snapshots with `cairn forget ID`"
            )
        }
        let seconds = Int64((context.clock.monotonic() - start) / 1_000_000_000)
        options.tell(
            "import_summary",
            [
                "snapshots": snapshots.count, "bytes": bytes, "seconds": seconds, "failed": failed,
                "dry_run": false,
            ],
            snapshots.isEmpty
                ? lacking.isEmpty
                    ? "nothing to import: every snapshot is already imported"
                    : "nothing more to import"
                : "imported \(Quantity.of(snapshots.count, "snapshot")), read \(Quantity.bytes(bytes)) in \(TimeText.age(seconds))"
        )
        if failed > 0 || !lacking.isEmpty { throw ExitCode(ExitStatus.incomplete) }
    }

    /// A directory for what is restored, beside the catalog.
    private func staging() throws -> DrillDirectory {
        do throws(DrillDirectory.Failure) {
            return try DrillDirectory(
                in: Array(context.state.path.utf8), session.id, state: context.state)
        } catch {
            switch error {
            case .taken:
                throw CommandFailure(
                    "another import or a drill of this repository is running",
                    "wait until it has finished")
            case .system(let error): throw error
            }
        }
    }

    private func keep(
        _ snapshot: ImportedSnapshot, _ directory: DrillDirectory
    ) throws -> BackupResult? {
        let tree = ImportedTree()
        try tool.list(snapshot) { tree.add($0) }
        var request = try request(snapshot)
        let named = (snapshot.paths ?? tree.tops).filter {
            ItemPath.problem(with: $0.dropFirst()) == nil
        }
        let (places, missing) = tree.places(of: named.isEmpty ? tree.tops : named)
        let top = tree.grafted(places)
        request.sources = places.map { BackupSource(path: $0.live) }
        request.refused = missing.map {
            ItemFailure(path: $0, reason: .unsupported("the snapshot does not contain it"))
        }
        request.refused += tree.refused.map {
            ItemFailure(path: $0.path, reason: .unsupported($0.reason))
        }
        guard !places.isEmpty else {
            for item in tree.refused {
                Terminal.errorLine(
                    "cairn: cannot import \(PathText.display(item.path)): \(item.reason)")
            }
            Terminal.trouble(
                "\(ArgumentText.shown(snapshot.name)) of \(TimeText.local(snapshot.time)) contains none of the paths that it lists, so Cairn skipped it",
                next: "examine it with \(tool.name) itself; the other snapshots are imported")
            return nil
        }
        noteImport(request)
        let wanted = try wanted(ImportedFileSystem(top: top, content: nil), request)
        let content = StagedContent(tool, snapshot, wanted, in: directory)
        let report = BackupReport(options, survey: nil, isPartOf: "backup_")
        let run = try BackupRun(
            session.writer,
            fileSystem: ImportedFileSystem(top: top, content: content),
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
            "\(ArgumentText.shown(snapshot.name)) was imported as commit \(commit.shortID) of \(TimeText.local(commit.time)): \(Quantity.of(tree.files, "file")), \(Quantity.bytes(result.counts.bytesRead)) read"
        )
        return result
    }

    private func knownRoots() throws -> [[UInt8]] {
        let hasSuccess = TimeFile(path: context.state.successPath(session.id)).time != nil
        guard hasSuccess || JobFiles(context, session.id).job(Job.backup) != nil else { return [] }
        return try session.reader().roots().filter { root in
            root.last == nil && root.host.map { $0.id == context.machine.id } ?? true
        }.map(\.definition.path)
    }

    /// Notes that the roots of this machine that a snapshot replaces have to be backed up again: it
    /// may lack files that are there.
    private func noteImport(_ request: BackupRequest) {
        guard request.machine?.id == context.machine.id else { return }
        let replaced = request.sources.map(\.path).filter { path in
            backedUp.contains {
                ItemPath.relative(path, to: $0) != nil || ItemPath.relative($0, to: path) != nil
            }
        }
        guard !replaced.isEmpty else { return }
        JobFiles(context, session.id).noteDue(
            BackupScope(names: replaced), .outdated, at: context.clock.now())
    }

    private func request(_ snapshot: ImportedSnapshot) throws -> BackupRequest {
        var request = BackupTemplate.make(context, readers: 0)
        request.isAdHoc = true
        request.time = snapshot.time
        let name = Array(
            snapshot.host.ifEmpty(Array("unknown".utf8)).prefix(RootHost.nameBytesMaximum))
        request.host = name
        if name != context.machine.name {
            request.machine = RootHost(machine: Array("name ".utf8) + name, name: name)
            request.owners = nil
        }
        request.user = Array(snapshot.user.prefix(RootHost.nameBytesMaximum))
        let refused = snapshot.tags.filter { !TagArgument.isImportable($0) }
        if !refused.isEmpty {
            context.note(
                "omitted invalid tags of \(ArgumentText.shown(snapshot.name)): \(refused.shown())"
            )
        }
        request.tags = snapshot.tags.filter(TagArgument.isImportable) + [snapshot.mark]
        request.stopsOnError = false
        return request
    }

    /// What must be had from the other program, in the order of reading.
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
            node.children.saturatedSum { entry in
                let (known, child) = (old?.children[entry.key], entry.value)
                if child.status.kind == .directory { return sum(child, known) }
                let isSame =
                    known?.status.size == child.status.size
                    && known?.status.modified == child.status.modified
                return child.status.kind == .file && !isSame ? child.status.size : 0
            }
        }
        return sum(top, before?.top)
    }
}
