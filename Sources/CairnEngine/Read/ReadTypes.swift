import CairnFormat

/// A name that is new or changed and must be read.
struct ReadCandidate: Sendable {
    let directory: any SourceDirectory
    /// The catalog's id of the directory the name stands in.
    let directoryID: Int64
    let root: UInt64
    /// Relative to the root.
    let path: [UInt8]
    /// Within the open directory.
    let name: [UInt8]
    /// Under which the catalog keeps it: the name, or empty for a root itself.
    let rowName: [UInt8]
    let status: FileStatus
    /// The item as the catalog has it, encoded; nil when it is new.
    let known: [UInt8]?
    /// What changes later than this is left for a later round; nil when it is kept as it is.
    var moment: Timestamp?
}

/// What came of looking at one name.
struct ReadOutcome: Sendable {
    enum Tally: Sendable {
        case new, changed, unchanged
        case directory
        case deleted
        case excluded
        case root

        /// Whether progress counts it: what was looked at and stands, directories aside.
        var isItem: Bool { self == .new || self == .changed || self == .unchanged }
    }

    /// For the journal; nil when nothing changed but what `stat` says.
    let change: Change?
    /// For the catalog; nil for roots, which the change itself tells.
    let catalog: CatalogChange?
    let tally: Tally
    /// For deletions in the journal and progress.
    let bytesRead: UInt64
    /// Of what is put; 0 when nobody looked. It tells whether an exclusion ended or a flag was dropped.
    var inode: UInt64 = 0
    /// Of a file that was read.
    var look = ContentLook.ordinary
    /// What the name held before, where the look of what was read asks for that.
    var former: [UInt8]?
}

extension ReadOutcome {
    /// What is told of an item that a rule leaves out: that it goes, when it was kept; and the rule, when it was kept or says so itself, for then the next save may drop
    /// the flag. - Source: FORMAT.md §8.8.
    static func exclusion(
        of item: ExcludedItem, root: UInt64, path: [UInt8], name: [UInt8], in directory: Int64, wasKept: Bool
    ) -> [ReadOutcome] {
        guard wasKept || item.verdict.rule.isFlag else { return [] }
        var outcomes: [ReadOutcome] = []
        if wasKept {
            outcomes.append(
                ReadOutcome(
                    change: .remove(root: root, path: path),
                    catalog: CatalogChange(directory: directory, name: name, action: .remove), tally: .excluded, bytesRead: 0))
        }
        outcomes.append(
            ReadOutcome(
                change: .exclude(Exclusion(root: root, path: path, rule: item.verdict.rule, inode: item.inode)), catalog: nil,
                tally: .excluded, bytesRead: 0))
        return outcomes
    }
}

/// What came of looking at a package, or a part of that.
struct WholePackage: Sendable {
    let place: WatchedPath
    var outcomes: [ReadOutcome] = []
    var unchanged = 0
    var failures: [ItemFailure] = []
    var moves: [(from: WatchedPath, to: WatchedPath)] = []
    /// More of it follows, and no commit may come in between.
    var isContinued = false
}
