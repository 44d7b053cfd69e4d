import CairnCore
import CairnFormat
import CairnRepository

public struct RestoreRequest: Sendable {
    public enum Destination: Sendable, Equatable {
        /// Restores everything under this absolute path, as `<root name>/<path>`.
        case directory([UInt8])
        case inPlace
    }

    public enum Overwrite: String, Sendable, CaseIterable {
        case always
        /// A file with the same size and modification time counts as unchanged.
        case ifChanged = "if-changed"
        case never
    }

    public var commit: Int64
    public var selections: [RestoreSelection]
    public var destination: Destination
    public var overwrite: Overwrite
    /// Whether to remove items that the commit does not have from the restored directories, and
    /// selections that it does not have.
    public var deletesExtra: Bool
    public var isDryRun: Bool
    /// Whether a dry run asks if there is anything to do: then content is read, not only times.
    var isRehearsal = false
    /// Whether to read everything back and compare it with its hashes.
    public var verifies: Bool
    /// Directories that are never written or deleted: the repository and the state directory.
    public var excluded: Set<DirectoryIdentity>
    public var writers: Int
    /// Tests which items ``deletesExtra`` leaves alone although the commit does not have them,
    /// because no commit has: absolute paths that a rule excludes from every backup.
    public var spares: (@Sendable ([UInt8]) -> Bool)?
    /// Tests whether what is there was put there by the killed restore that is undone, or found
    /// there by the killed undo that is gone on with: other items stay, unless they are as the
    /// commit has them. Asked of directories only when they are empty. Nil where what was put there
    /// is known.
    public var isShown: (@Sendable ([UInt8], FileStatus) -> Bool)?
    /// Items that could not be read or stored when the present state was committed: absolute paths.
    /// Neither they nor anything beneath them is replaced or deleted, because no undo could restore
    /// it.
    public var excludedPlaces: Set<[UInt8]> = []
    /// Those of ``excludedPlaces`` whose file systems are away. Nothing is put there, even if
    /// nothing has the name now.
    public var awayPlaces: Set<[UInt8]> = []
    /// Those of ``excludedPlaces`` at which the restore that is undone changed nothing; in a dry
    /// run, of the disks that are away. They are no part of the undo, except files that were
    /// changed since.
    public var untouchedPlaces: Set<[UInt8]> = []
    /// Tests whether the restore that is undone changed nothing at an absolute path, nor beneath:
    /// asked of a bundle that cannot be replaced, and in a dry run of what the system refuses. Nil
    /// where nothing is undone.
    public var isUntouched: (@Sendable ([UInt8]) throws -> Bool)?
    /// Directories on the way to what does not come back that are removed when nothing is left in
    /// them: by the live path of a selection, the topmost.
    public var emptiedWays: [[UInt8]: [UInt8]] = [:]
    /// What of the selections is still to be done, with the directories above it: absolute live
    /// paths. All else stays as it is. Nil for everything.
    public var left: Set<[UInt8]>?
    /// The live files that the commit before holds; nil where anything may be replaced.
    var present: PresentState?
    /// What was read already, and needs no reading again; only in place.
    var proven: ProvenItems?
    /// Takes what no snapshot holds, in a target.
    var displaced: DisplacedItems?
    /// Whether it is restored together with selections that are not in this request.
    var isOneOfMany = false
    /// A content that is longer is written in ranges of this length, by all writers.
    var rangeBytes = ContentRange.bytes
    /// New places of roots, by number. Only in place.
    public var relocations: [UInt64: Relocation] = [:]
    /// Other places of selections, beneath the same root; neither is a root. Only in place.
    public var otherPlaces: [RepositoryPath: [UInt8]] = [:]
    /// Whether flags are set after which nobody can change or remove an item.
    public var seals = true
    public var owners = OwnerMap()
    /// The same of the roots whose users and groups have other numbers here, by the root's number.
    public var ownersOfRoots: [UInt64: OwnerMap] = [:]
    /// What of the selections comes back; nil for everything.
    public var filter: RestoreFilter?

    /// The live path of a selection; absolute.
    public func livePath(_ selection: RestoreSelection) -> [UInt8] {
        let root = selection.root.definition
        return ItemPath.join(relocations[root.number]?.path ?? root.path, place(of: selection))
    }

    /// Where a selection comes back beneath its root.
    func place(of selection: RestoreSelection) -> [UInt8] {
        otherPlaces[selection.place] ?? selection.path
    }

    func owners(of root: UInt64) -> OwnerMap { ownersOfRoots[root] ?? owners }

    /// The test for replacing or removing the item at an absolute path.
    ///
    /// - Parameter names: those that this run gives in the directory, if nothing had the name.
    func mayReplace(
        _ path: [UInt8], in directory: any TargetDirectory, beside names: RestoredNames? = nil
    ) -> MayReplace? {
        guard let present else {
            return displaced?.mayReplace(path, in: directory, beside: names)
        }
        return MayReplace(asking: { status, temporaryName throws(SystemError) in
            let place = temporaryName.map { ItemPath.join(ItemPath.split(path).parent, $0) }
            return try present.holds(path, status, at: place)
        })
    }

    /// Whether it is one of Cairn's own directories.
    func isOwn(_ status: FileStatus) -> Bool { excluded.contains(status.identity) }

    /// Whether an item that could not be kept is at a path or beneath it.
    func hasExcluded(at path: [UInt8]) -> Bool {
        excludedPlaces.contains(path)
            || excludedPlaces.contains { ItemPath.relative($0, to: path) != nil }
    }

    public init(
        commit: Int64, selections: [RestoreSelection], destination: Destination,
        overwrite: Overwrite = .always, deletesExtra: Bool = false, isDryRun: Bool = false,
        verifies: Bool = false, excluded: Set<DirectoryIdentity> = [], writers: Int = 1
    ) {
        self.commit = commit
        self.selections = selections
        self.destination = destination
        self.overwrite = overwrite
        self.deletesExtra = deletesExtra
        self.isDryRun = isDryRun
        self.verifies = verifies
        self.excluded = excluded
        self.writers = writers
    }
}

public enum RestoreError: Error, Equatable {
    /// The commit has nothing at this path.
    case notInCommit([UInt8])
    /// A word that means one thing as a path and another as a root's name.
    case ambiguous([UInt8], path: [UInt8], name: [UInt8])
    /// No pattern of the filter matches anything.
    case nothingMatches
    /// The target, or one above it, is there and is no directory.
    case noDirectory([UInt8])
    case targetTooSmall(freeBytes: UInt64, neededBytes: UInt64)
}

/// One item that could not be restored, and the reason. The former item in its place is unchanged.
public struct RestoreFailure: Error, Sendable {
    /// The target path, absolute.
    public let path: [UInt8]
    public let reason: Reason

    public enum Reason: Sendable {
        case system(SystemError)
        case lost(ChunkUnavailable)
        /// The directory that holds the item, or one above it, cannot be entered or written to; it
        /// may be no directory. Its path is absolute.
        case blocked(by: [UInt8], SystemError)
        /// A directory with content is where something else belongs.
        case directoryInTheWay
        /// Such a directory holds an item that must not be removed: it is named by itself, or is in
        /// no backup.
        case directoryNotEmptied
        /// The written bytes read back differently.
        case differs
        /// A part of a bundle could not be restored, so the existing one stays.
        case bundleIncomplete
        /// The present item could not be kept before, and stays.
        case presentNotKept
        /// The file system that was backed up there is not mounted.
        case away
        /// A file system is mounted there of which the commit has nothing. It is left alone.
        case mountedSince
        /// The present item was changed or made after the present state was kept, and stays.
        case presentChanged
        /// A program has the present item open for writing, so it stays.
        case presentOpen
        /// Its copy in the repository is damaged: the present item may be the last good one.
        case presentDamaged
        /// The same, because its copy is only in a remote that does not give it.
        case presentUnfetched
        /// Another item of the commit has a name that the file system takes for the same.
        case collides
        /// A bundle is not replaced because it holds one of Cairn's own directories.
        case bundleHoldsOwn
        /// A bundle is not replaced because something is mounted there.
        case bundleHoldsMount
        /// Its file system does not rename the directory, as an overlay its lower ones.
        case bundleNotRenamed
    }
}

/// One restored item that is there without some of its metadata.
public struct RestoreLoss: Sendable {
    /// The target path, absolute.
    public let path: [UInt8]
    public let parts: [MetadataLoss]
}

public struct RestoreCounts: Sendable, Equatable {
    /// Restored items, without directories.
    public var restored: UInt64 = 0
    public var directories: UInt64 = 0
    public var bytes: UInt64 = 0
    /// Unchanged because of `--overwrite`.
    public var skipped: UInt64 = 0
    /// Removed items, with everything that was in removed directories.
    public var deleted: UInt64 = 0
    /// Those of ``deleted`` that were directories.
    public var deletedDirectories: UInt64 = 0
    /// Names that were taken away, whatever their depth and what came in their place; none in a dry
    /// run.
    var removed: UInt64 = 0
    public var failed: UInt64 = 0
    public var verified: UInt64 = 0
    /// Items that are there without some of their metadata, which the system did not let Cairn set.
    public var metadataLost: UInt64 = 0
    /// Those of ``skipped`` that have the size and time of what would come back.
    public var unchanged: UInt64 = 0
    /// What is there as it would come back (``RestoreAction/same``).
    public var same: UInt64 = 0
    /// Directories that are there with other metadata; only in a rehearsal.
    var differing: UInt64 = 0

    /// Items that now match the version to restore.
    public var done: UInt64 { restored + same }

    /// What ``metadataLost`` counts, after the number of items.
    public static let metadataLostText =
        "without some metadata, because the system or the file system rejected it"

    mutating func add(_ other: RestoreCounts) {
        restored += other.restored
        directories += other.directories
        bytes.addSaturated(other.bytes)
        skipped += other.skipped
        deleted += other.deleted
        deletedDirectories += other.deletedDirectories
        removed += other.removed
        failed += other.failed
        verified += other.verified
        metadataLost += other.metadataLost
        unchanged += other.unchanged
        same += other.same
        differing += other.differing
    }
}

public struct RestoreResult: Sendable {
    public let counts: RestoreCounts
    public let failures: [RestoreFailure]
    public let wasCancelled: Bool
    public let nanoseconds: UInt64
    /// What was to come, without directories.
    public let itemsTotal: UInt64
    public let bytesTotal: UInt64
    /// By the live path of a selection: the topmost directory that was made on the way to it, or
    /// removed there (``RestoreRequest/emptiedWays``).
    let ways: [[UInt8]: [UInt8]]
    /// What stays because of ``RestoreRequest/isShown``: absolute, the first of it.
    public let notShown: [[UInt8]]
    /// The first items that are there without some of their metadata.
    public let losses: [RestoreLoss]
    let displacedItems: DisplacedItems.Record
    /// Those of ``failures`` that are selections whose places could not be opened: live paths.
    let closed: [RestoreFailure]

    /// The items that no snapshot holds and that were moved into a directory of the target. The
    /// paths are absolute: of that directory, and the former ones of the first items.
    public var displaced: (place: [UInt8], paths: [[UInt8]], count: UInt64) {
        (displacedItems.place, displacedItems.paths, displacedItems.count)
    }
}

extension RestoreResult {
    private static let notShownNamed = 5

    /// A sentence about the items that were moved away in the target; nil when there are none.
    public var displacedText: String? {
        let (items, were) = displaced.count == 1 ? ("item", "was") : ("items", "were")
        return Self.named(
            "\(displaced.count) \(items) that no snapshot contains \(were) moved to \(PathText.display(displaced.place))",
            displaced.paths, of: displaced.count)
    }

    /// A sentence about the directories in the target that lost tags, comments or the like.
    public var keptAttributesText: String? {
        let paths = displacedItems.attributes
        return Self.named(
            "user attributes of directories that no snapshot contains were copied to directories in \(PathText.display(displaced.place))",
            paths, of: UInt64(paths.count))
    }

    /// - Returns: nil when there are none.
    private static func named(_ text: String, _ paths: [[UInt8]], of count: UInt64) -> String? {
        guard count > 0 else { return nil }
        let names = paths.prefix(notShownNamed).map { PathText.display($0) }
        let more = count - UInt64(names.count)
        return "\(text): " + names.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    }

    /// A clause that names what stays; nil when there is none.
    public var notShownText: String? {
        guard !notShown.isEmpty else { return nil }
        let more = notShown.count - Self.notShownNamed
        let names = notShown.prefix(Self.notShownNamed).map { PathText.display($0) }
        return
            "Cairn did not touch items that were apparently created or changed after the interruption: "
            + names.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    }

    /// Whether something failed, and nothing was done, or in a dry run would be.
    public var isFutile: Bool {
        counts.failed > 0 && counts.restored == 0 && counts.directories == 0
            && counts.deleted == 0 && counts.removed == 0
    }

    /// Whether everything is there as it would come back, or in a dry run is.
    var isIdentical: Bool {
        counts.same > 0 && counts.differing == 0 && counts.failed == 0 && counts.restored == 0
            && counts.directories == 0 && counts.deleted == 0 && counts.removed == 0
    }

    /// Of several runs, one after the other.
    init(_ runs: [RestoreResult]) {
        counts = runs.reduce(into: RestoreCounts()) { $0.add($1.counts) }
        failures = runs.flatMap(\.failures)
        wasCancelled = runs.contains(where: \.wasCancelled)
        nanoseconds = runs.reduce(0) { $0 + $1.nanoseconds }
        notShown = runs.flatMap(\.notShown)
        losses = runs.flatMap(\.losses)
        // Only a restore to a target has some, and that is one run.
        displacedItems = runs.first?.displacedItems ?? DisplacedItems.Record()
        itemsTotal = runs.reduce(0) { $0 + $1.itemsTotal }
        bytesTotal = runs.reduce(0) { $0 + $1.bytesTotal }
        ways = runs.reduce(into: [:]) { $0.merge($1.ways) { first, _ in first } }
        closed = runs.flatMap(\.closed)
    }

    /// Of selections that were left out.
    init(refused: [RestoreFailure]) {
        counts = RestoreCounts(failed: UInt64(refused.count))
        failures = refused
        (wasCancelled, nanoseconds, itemsTotal, bytesTotal) = (false, 0, 0, 0)
        (ways, notShown, losses) = ([:], [], [])
        displacedItems = DisplacedItems.Record()
        closed = refused
    }
}

public struct RestoreProgress: Sendable {
    public var counts = RestoreCounts()
    public var itemsTotal: UInt64 = 0
    public var bytesTotal: UInt64 = 0
    public var path: [UInt8] = []

    public init() {}
}

/// Receives the events of a restore. Called on the restore's own thread.
public protocol RestoreObserver: AnyObject {
    func progressed(_ progress: RestoreProgress)
    func failed(_ failure: RestoreFailure)
    /// An item is there without some of its metadata.
    func lost(_ loss: RestoreLoss)
    /// An action of a dry run, or of a run with `reportsEach`.
    func decided(_ action: RestoreAction, path: [UInt8])
}

public enum RestoreAction: String, Sendable {
    case create, replace, skip, delete
    /// What is there is what comes back. Without a dry run, only of a file with several names.
    case same
}

extension RestoreFailure.Reason {
    public var isOfLostContent: Bool { if case .lost = self { true } else { false } }

    /// In lower case, for use inside a sentence.
    public var text: String {
        switch self {
        case .system(let error): error.reason
        case .lost(let why): "its content in the repository is lost or damaged (\(why))"
        case .blocked(let path, let error): Self.blocked(PathText.display(path), error)
        case .bundleIncomplete:
            "part of the document could not be restored, so Cairn left the existing document unchanged"
        case .bundleHoldsOwn:
            "the document contains one of Cairn's own directories, so Cairn left the document unchanged; restore to another directory with --target"
        case .bundleHoldsMount:
            "a file system is mounted inside the document, so Cairn left the whole document unchanged; unmount the file system and restore again, or restore to another directory with --target"
        case .bundleNotRenamed:
            "its file system does not allow Cairn to replace the whole document at once, so Cairn left the document unchanged; restore it to another directory with --target"
        case .presentNotKept:
            "the existing item is unreadable and cannot be backed up for an undo, so Cairn left it unchanged; move the item away and restore again, or restore to another directory with --target"
        case .away:
            "the disk that was backed up there is not mounted; mount it and restore again, or restore to another directory with --target"
        case .mountedSince:
            "the snapshot does not contain the file system that is mounted there, so Cairn left the files in this file system unchanged; if you no longer need these files, delete them yourself"
        case .presentChanged:
            "the existing item was changed or created after Cairn backed up the current state, so Cairn left it unchanged; restore again to back up the item first"
        case .presentOpen:
            "a program has the existing file open for writing, so Cairn left it unchanged; close the program and restore again, or restore to another directory with --target"
        case .presentDamaged:
            "the copy in the repository is damaged, so Cairn left the existing file unchanged in case it is the last good copy; run `cairn repair`, back up the file and restore again, or restore to another directory with --target"
        case .presentUnfetched:
            "the backed-up copy is stored only in a remote and cannot be read from there, so Cairn left the existing file unchanged in case it is the last good copy"
        case .collides:
            "on this file system, its name is the same as the name of another restored item; restore the item to another directory with --target"
        case .directoryInTheWay: "a non-empty directory is in the way (--delete would remove it)"
        case .directoryNotEmptied:
            "Cairn did not remove the directory in the way, because it contains items that are not backed up; move the directory away and restore again"
        case .differs:
            "the restored content differs from the backed-up content when Cairn reads it back"
        }
    }

    private static func blocked(_ directory: String, _ error: SystemError) -> String {
        let elsewhere = "or restore to another directory with --target"
        return switch error.code {
        case ErrorCode.symlinkInTheWay:
            "the symbolic link \(directory) is in the way; move it away, \(elsewhere)"
        case SystemError.untrustedLink: "\(error.reason); move the link away, \(elsewhere)"
        case ErrorCode.othersDirectory:
            "\(directory) belongs to another user, who could read the files restored into it; move the directory away, \(elsewhere)"
        case ErrorCode.noDirectory:
            "\(directory) is in the way, because it is not a directory; move it away, \(elsewhere)"
        default:
            "cannot write to \(directory): \(error.reason); allow writing to this directory, \(elsewhere)"
        }
    }
}
