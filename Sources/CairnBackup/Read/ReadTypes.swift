import CairnCore
import CairnFormat
import CairnRepository

/// A name that is new or changed and must be read.
public struct ReadCandidate: Sendable {
    public let directory: any SourceDirectory
    /// The catalog's id of the directory the name stands in.
    public let directoryID: Int64
    public let root: UInt64
    /// Relative to the root.
    public let path: [UInt8]
    /// Within the open directory.
    public let name: [UInt8]
    /// Under which the catalog keeps it: the name, or empty for a root itself.
    public let rowName: [UInt8]
    public let status: FileStatus
    /// The item as the catalog has it, encoded; nil when it is new.
    public let known: [UInt8]?
    /// What changes later than this is left for a later round; nil when it is kept as it is.
    var moment: Timestamp?

    public init(
        directory: any SourceDirectory, directoryID: Int64, root: UInt64, path: [UInt8],
        name: [UInt8], rowName: [UInt8], status: FileStatus, known: [UInt8]?,
        moment: Timestamp? = nil
    ) {
        self.directory = directory
        self.directoryID = directoryID
        self.root = root
        self.path = path
        self.name = name
        self.rowName = rowName
        self.status = status
        self.known = known
        self.moment = moment
    }
}

/// What came of looking at one name.
public struct ReadOutcome: Sendable {
    public enum Tally: Sendable {
        case new, changed, unchanged
        case directory
        case deleted
        case excluded
        case root

        /// Whether progress counts it: what was looked at and stands, directories aside.
        var isItem: Bool { self == .new || self == .changed || self == .unchanged }
    }

    /// For the journal; nil when nothing changed but what `stat` says.
    public let change: Change?
    /// For the catalog; nil for roots, which the change itself tells.
    public let catalog: CatalogChange?
    public let tally: Tally
    /// For deletions in the journal and progress.
    public let bytesRead: UInt64
    /// Of what is put; 0 when nobody looked. It tells whether an exclusion ended or a flag was
    /// dropped.
    var inode: UInt64 = 0
    /// Of a file that was read.
    var look = ContentLook.ordinary
    /// What the name held before, where the look of what was read asks for that.
    var former: [UInt8]?

    public init(
        change: Change?, catalog: CatalogChange?, tally: Tally, bytesRead: UInt64,
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

extension ReadOutcome {
    /// What is told of an item that a rule leaves out: that it goes, when it was kept; and the
    /// rule, when it was kept or says so itself, for then the next save may drop the flag. -
    /// Source: FORMAT.md §8.8.
    static func exclusion(
        of item: ExcludedItem, root: UInt64, path: [UInt8], name: [UInt8], in directory: Int64,
        wasKept: Bool
    ) -> [ReadOutcome] {
        guard wasKept || item.verdict.rule.isFlag else { return [] }
        var outcomes: [ReadOutcome] = []
        if wasKept {
            outcomes.append(
                ReadOutcome(
                    change: .remove(root: root, path: path),
                    catalog: CatalogChange(directory: directory, name: name, action: .remove),
                    tally: .excluded, bytesRead: 0))
        }
        outcomes.append(
            ReadOutcome(
                change: .exclude(
                    Exclusion(root: root, path: path, rule: item.verdict.rule, inode: item.inode)),
                catalog: nil,
                tally: .excluded, bytesRead: 0))
        return outcomes
    }
}

/// What came of looking at a package, or a part of that.
struct WholePackage: Sendable {
    let place: RepositoryPath
    var outcomes: [ReadOutcome] = []
    var unchanged = 0
    var failures: [ItemFailure] = []
    var moves: [(from: RepositoryPath, to: RepositoryPath)] = []
    /// More of it follows, and no commit may come in between.
    var isContinued = false
}
