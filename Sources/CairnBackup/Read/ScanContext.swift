import CairnCore
import CairnFormat

/// The conditions of one scan. They are passed down with the comparison, and end with it.
struct ScanContext {
    /// The moment that a round represents, of the wall clock.
    struct Moment: Equatable {
        /// Names without events are as they were at this time.
        let names: Timestamp
        /// Files that did not change later have the content of this time; their metadata may be
        /// newer. It equals ``names``, or is later when it is known that nothing was written since.
        let files: Timestamp
    }

    /// Later changes than this are skipped and reported to the sink; nil when everything is kept as
    /// it is. - Source: decision 0015.
    var moment: Moment?
    /// Names for which equal stamps prove nothing, by their directory's path from the root: files
    /// are read, directories walked. Nil for none.
    ///
    /// - Source: Docs/INOTIFY.md, rules 4 and 6.
    var isAfresh: ((_ directory: [UInt8]) -> ((_ name: [UInt8]) -> Bool)?)?
    /// Receives each listing, by the directory's path from the root.
    var onListed: ((_ path: [UInt8], _ entries: [DirectoryEntry]) -> Void)?
    /// Files whose content must be read although they were only renamed.
    var freshPlaces: Set<RepositoryPath> = []
    /// Reported former names. They are trusted only for the same inode.
    var formers: [RepositoryPath: RepositoryPath] = [:]
    /// All tasks of the round, because those within one bundle count together.
    var tasks: TaskTable?
}

/// The state that all scans of a round share.
final class ScanRound {
    /// The remaining budget of places and bytes; nil for no limit.
    var budget: RoundBudget?
    /// See ``BackupRequest/untouched``.
    let untouched: ((RepositoryPath) -> UInt64?)?
    let large: LargeFiles
    var asksLeft = 8
    /// How many more directories are looked for by their inodes, for which there is no index.
    var directoryLooksLeft = 64
    /// Entries of ``ScanContext/formers`` that were reported to the sink.
    var movesTold: Set<RepositoryPath> = []
    /// Bundles that were scanned because a part of them was requested. Other parts need no further
    /// scan.
    var widened: Set<RepositoryPath> = []

    /// When a whole scan began, of the wall clock: an item that is gone from a directory which
    /// changed later may have been moved to a directory that was listed already. Nil otherwise.
    var began: Timestamp?

    /// Absolute places of file systems that are away, as they were reported.
    var awayTold: Set<[UInt8]> = []

    /// See ``DirectoryComparison/presentRoots()``; nil until somebody asks.
    var presentRoots: [UInt64: [UInt8]]?

    /// See ``DirectoryComparison/covered()``; nil until somebody asks.
    var covered: [DirectoryComparison.Covered]?

    init(
        budget: RoundBudget? = nil, large: LargeFiles = LargeFiles(),
        untouched: ((RepositoryPath) -> UInt64?)? = nil
    ) {
        self.budget = budget
        self.large = large
        self.untouched = untouched
    }
}
