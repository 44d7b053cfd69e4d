import CairnCore
import CairnFormat
import CairnRepository

public struct RestoreRequest: Sendable {
    public enum Destination: Sendable, Equatable {
        /// Everything comes back under this absolute path, as `<root name>/<path>`.
        case directory([UInt8])
        case inPlace
    }

    public enum Overwrite: String, Sendable, CaseIterable {
        case always
        /// What has the same size and modification time is taken for the same.
        case ifChanged = "if-changed"
        case never
    }

    public var commit: Int64
    public var selections: [RestoreSelection]
    public var destination: Destination
    public var overwrite: Overwrite
    /// Remove what the commit does not have from the directories that are restored, and selections
    /// it does not have altogether.
    public var deletesExtra: Bool
    public var isDryRun: Bool
    /// Read everything back and compare it with its hashes.
    public var verifies: Bool
    /// Directories that are never written or deleted: the repository and the state directory.
    public var excluded: Set<DirectoryIdentity>
    public var writers: Int
    /// What ``deletesExtra`` leaves alone though the commit does not have it, for no commit has:
    /// absolute paths that a rule leaves out of every backup.
    public var spares: (@Sendable ([UInt8]) -> Bool)?
    /// What could not be read or stored when the present state was committed: absolute paths.
    /// Neither they nor what lies beneath them is replaced or deleted, for no undo could bring it
    /// back.
    public var unkept: Set<[UInt8]> = []
    /// What of the live files the commit before holds; nil where anything may be replaced.
    var present: PresentState?
    /// Roots that live elsewhere now, by number. Only in place.
    public var relocations: [UInt64: Relocation] = [:]
    public var owners = OwnerMap()

    /// Where a selection lives now; absolute.
    public func livePath(_ selection: RestoreSelection) -> [UInt8] {
        guard let relocation = relocations[selection.root.definition.number] else {
            return selection.livePath
        }
        return ItemPath.join(relocation.path, selection.path)
    }

    /// What may be replaced or removed at an absolute path.
    func mayReplace(_ path: [UInt8]) -> MayReplace? {
        guard let present else { return nil }
        return { status throws(SystemError) in try present.holds(path, status) }
    }

    /// Whether anything that could not be kept is at a path or beneath it.
    func hasUnkept(at path: [UInt8]) -> Bool {
        unkept.contains(path) || unkept.contains { ItemPath.relative($0, to: path) != nil }
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

/// One item that could not be brought back, and why. What was in its place before is still there.
public struct RestoreFailure: Error, Sendable {
    /// Where it was to go; absolute.
    public let path: [UInt8]
    public let reason: Reason

    public enum Reason: Sendable {
        case system(SystemError)
        case lost(ChunkUnavailable)
        /// A directory with content stands where something else belongs.
        case directoryInTheWay
        /// Such a directory holds what was not to be removed: it is named by itself, or no backup
        /// has it.
        case directoryNotEmptied
        /// What was written does not read back as it should.
        case differs
        /// A part of a package could not be restored, so that the one that is there stays as it is.
        case packageIncomplete
        /// What is there could not be kept before, and stays.
        case presentNotKept
        /// What is there was changed or made after it was kept, and stays.
        case presentChanged
        /// A program has what is there open for writing, and so it stays.
        case presentOpen
        /// A package is not replaced, for a directory of Cairn's own lies in it.
        case packageHoldsOwn
    }
}

public struct RestoreCounts: Sendable, Equatable {
    /// Items put in place, directories not counted.
    public var restored: UInt64 = 0
    public var directories: UInt64 = 0
    public var bytes: UInt64 = 0
    /// Left alone because of `--overwrite`.
    public var skipped: UInt64 = 0
    public var deleted: UInt64 = 0
    public var failed: UInt64 = 0
    public var verified: UInt64 = 0
    /// Items whose owner or xattrs the system would not let us set.
    public var metadataLost: UInt64 = 0

    public init() {}

    mutating func add(_ other: RestoreCounts) {
        restored += other.restored
        directories += other.directories
        bytes += other.bytes
        skipped += other.skipped
        deleted += other.deleted
        failed += other.failed
        verified += other.verified
        metadataLost += other.metadataLost
    }
}

public struct RestoreResult: Sendable {
    public let counts: RestoreCounts
    public let failures: [RestoreFailure]
    public let wasCancelled: Bool
    public let nanoseconds: UInt64
}

/// How far a restore has come.
public struct RestoreProgress: Sendable {
    public var counts = RestoreCounts()
    public var itemsTotal: UInt64 = 0
    public var bytesTotal: UInt64 = 0
    public var path: [UInt8] = []
}

/// Hears of a restore. Called on the restore's own thread.
public protocol RestoreObserver: AnyObject {
    func progressed(_ progress: RestoreProgress)
    func failed(_ failure: RestoreFailure)
    /// What a dry run would do, or what a run does with `reportsEach`.
    func decided(_ action: RestoreAction, path: [UInt8])
}

public enum RestoreAction: String, Sendable {
    case create, replace, skip, delete
}

extension RestoreFailure.Reason {
    public var isOfLostContent: Bool { if case .lost = self { true } else { false } }

    /// In lower case, to stand inside a sentence.
    public var text: String {
        switch self {
        case .system(let error): error.reason
        case .lost(let why): "its content in the repository is lost or damaged (\(why))"
        case .packageIncomplete:
            "not all of the document could be restored, so that the one that is there was left as it is"
        case .packageHoldsOwn:
            "a directory of Cairn's own lies in the document, which is left as it is; restore to another place with --target"
        case .presentNotKept:
            "what is there cannot be read, so that no undo could bring it back, and is left as it is; move it away and restore again, or restore to another place with --target"
        case .presentChanged:
            "it was changed or made after the state before was kept, and is left as it is; restore again, which keeps it first"
        case .presentOpen:
            "a program has what is there open for writing, so it is left as it is; end the program and restore again, or restore to another place with --target"
        case .directoryInTheWay: "a directory with content is in the way (--delete would remove it)"
        case .directoryNotEmptied:
            "a directory is in the way, and not all that is in it may be removed: what no backup has stays; move it away and restore again"
        case .differs: "what was written does not read back the same"
        }
    }
}
