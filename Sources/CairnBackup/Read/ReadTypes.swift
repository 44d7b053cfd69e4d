import CairnCore
import CairnFormat
import CairnRepository

/// A name that is new or changed and must be read.
public struct ReadCandidate: Sendable {
    let directory: any SourceDirectory
    /// The catalog's id of the parent directory.
    let directoryID: Int64
    let root: UInt64
    /// Relative to the root.
    let path: [UInt8]
    /// The name in the open directory.
    let name: [UInt8]
    let status: FileStatus
    /// The encoded item in the catalog; nil when it is new.
    let known: [UInt8]?
    /// Later changes than this are left for a later round; nil when the file is kept as it is.
    var moment: Timestamp?
    /// When ``status`` was seen, of ``Clock/monotonic()``, where the file may be held back until
    /// its status has held for longer than a tick.
    var seenAt: UInt64?
    /// The outcomes to report if a renamed file cannot be read; empty for other files.
    var instead: [ReadOutcome] = []

    /// The name in the catalog: the name, or empty for a root itself.
    var rowName: [UInt8] { path.isEmpty ? [] : name }
    var place: RepositoryPath { RepositoryPath(root: root, path: path) }
}

extension ReadCandidate {
    /// The live file of a version, to be read only for its content.
    ///
    /// - Returns: nil when it is not a regular file.
    public init?(root: [UInt8], path: [UInt8], in fileSystem: any FileSystem) throws {
        let (directory, name) = try LiveFile.place(root: root, path: path, in: fileSystem)
        let status = try directory.status(of: name)
        guard status.kind == .file else { return nil }
        self.init(
            directory: directory, directoryID: 0, root: 0, path: path, name: name, status: status,
            known: nil)
    }
}

/// The outcome of examining one name.
public struct ReadOutcome: Sendable {
    public enum Tally: Sendable {
        case new, changed, unchanged
        case directory, deleted, root
        /// A rule that the user ordered excludes it from now on.
        case excluded
        /// A rule that nobody ordered excludes it from now on.
        case setAside

        /// Whether progress counts it: existing items except directories.
        var isItem: Bool { self == .new || self == .changed || self == .unchanged }
    }

    /// The change for the journal; nil when only the stamp changed.
    public let change: Change?
    /// The change for the catalog; nil for roots, whose ``change`` is enough.
    public let catalog: CatalogChange?
    public let tally: Tally
    public let bytesRead: UInt64
    /// Inode of an item that is put; 0 when unknown. It shows whether an exclusion ended or a flag
    /// was dropped.
    var inode: UInt64 = 0
    /// The look of a file that was read.
    var look = ContentLook.ordinary
    /// The former encoded item, where the look of the new content needs it.
    var former: [UInt8]?
    /// The exclusion that belongs to the removal ``change``, in the same commit.
    var exclusion: Exclusion?
    /// A removed item and the first of those in it, where somebody asks whether they were moved.
    var left: [LeftItem] = []

    public init(
        change: Change?, catalog: CatalogChange?, tally: Tally, bytesRead: UInt64 = 0,
        inode: UInt64 = 0, look: ContentLook = ContentLook.ordinary, former: [UInt8]? = nil
    ) {
        self.change = change
        self.catalog = catalog
        self.tally = tally
        self.bytesRead = bytesRead
        self.inode = inode
        self.look = look
        self.former = former
    }
}

/// An item that is not at its place any more.
struct LeftItem: Sendable {
    /// Relative to the root.
    let path: [UInt8]
    let row: LiveRow
    /// Of a directory, the first of what was in it.
    var inside: [LiveRow] = []
}

extension ReadOutcome {
    /// The outcome for an item that a rule excludes: its removal when it was kept, and the
    /// exclusion when it was kept or has a flag of its own, because the next save may drop the
    /// flag. - Source: FORMAT.md §8.8.
    ///
    /// - Parameter isOrdered: whether the user ordered that what was kept is excluded.
    /// - Returns: nil when there is nothing to record.
    static func exclusion(
        of item: ExcludedItem, at place: RepositoryPath, in directory: Int64, wasKept: Bool,
        isOrdered: Bool
    ) -> ReadOutcome? {
        guard wasKept || item.verdict.rule.isFlag else { return nil }
        let exclusion = Exclusion(
            root: place.root, path: place.path, rule: item.verdict.rule, inode: item.inode,
            isUnordered: wasKept && !isOrdered)
        guard wasKept else {
            return ReadOutcome(change: .exclude(exclusion), catalog: nil, tally: .excluded)
        }
        var outcome = removal(of: place, in: directory, isOrdered ? .excluded : .setAside)
        outcome.exclusion = exclusion
        return outcome
    }

    static func removal(of place: RepositoryPath, in directory: Int64, _ tally: Tally = .deleted)
        -> ReadOutcome
    {
        ReadOutcome(
            change: .remove(root: place.root, path: place.path),
            catalog: CatalogChange(
                directory: directory, name: ItemPath.split(place.path).name, action: .remove),
            tally: tally)
    }
}

/// Items that are as they were kept, and the bytes of their data.
struct UnchangedItems: Sendable {
    var items = 0
    var bytes: UInt64 = 0

    mutating func add(_ bytes: UInt64) {
        items += 1
        self.bytes.addSaturated(bytes)
    }
}

/// The outcome of examining a bundle, or a part of it.
struct WholeBundle: Sendable {
    let place: RepositoryPath
    var outcomes: [ReadOutcome] = []
    var unchanged = UnchangedItems()
    var failures: [ItemFailure] = []
    var moves: [(from: RepositoryPath, to: RepositoryPath)] = []
    /// Whether more of it follows. No commit may come in between.
    var isContinued = false
}
