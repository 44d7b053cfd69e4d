import CairnFormat

/// A place that is ready to be looked at, and how far.
///
/// Each extent holds the smaller ones: a listing is also a look at the directory itself, a subtree
/// also a listing.
public struct LookTask<Place: TreePlace>: Equatable, Sendable {
    public typealias Extent = TaskExtent
    public typealias Afresh = TaskAfresh

    public let path: Place
    public let extent: Extent
    public let afresh: Afresh
    /// What this name was a moment ago. With an item or a subtree.
    ///
    /// A hint: whoever re-uses content compares what is there with the repository's row of `former`
    /// first (kind, inode, device, size, modification time), for an exchange of two names looks
    /// like a rename there and back. The row is that of the repository before any task of the same
    /// batch is captured. A `former` that cannot be used counts as ``Afresh/all``. With ``afresh``
    /// the content was written since and must be read: then it is for the history alone.
    public let former: Place?
    /// When it first became dirty, of ``Clock/monotonic()``.
    public let dirtySince: UInt64
    /// The moment that the round shows, of ``Clock/monotonic()``: a file that changed later is left
    /// for a later round. Nil when it is kept as it is: it is open after the longest time, or has
    /// waited for that twice.
    public let moment: UInt64?
    /// No file of it was written to between ``moment`` and this, though its metadata may have
    /// changed; nil when that is not known.
    public let told: UInt64?
    /// The name was last seen to go.
    public let isGone: Bool

    public init(
        _ path: Place, _ extent: Extent, former: Place? = nil, dirtySince: UInt64,
        afresh: Afresh = .nothing, moment: UInt64? = nil, told: UInt64? = nil, isGone: Bool = false
    ) {
        self.moment = moment
        self.told = told
        self.isGone = isGone
        self.path = path
        self.extent = extent
        self.afresh = afresh
        self.former = former
        self.dirtySince = dirtySince
    }

    /// Those with a ``former`` first, each part in path order, by root, a directory before what
    /// lies beneath it.
    public static func inOrder(_ tasks: [LookTask]) -> [LookTask] {
        tasks.sorted { left, right in
            if (left.former != nil) != (right.former != nil) { return left.former != nil }
            if left.path.root != right.path.root { return left.path.root < right.path.root }
            return ItemPath.precedes(left.path.path, right.path.path)
        }
    }

    /// Whether what stands at this place is read or scanned even where its stamp looks equal.
    ///
    /// - Parameter name: directly beneath ``path``, or for an item any.
    public func isAfresh(name: some Collection<UInt8>) -> Bool {
        switch afresh {
        case .nothing: return false
        case .all: return true
        case .names(let names):
            var low = 0
            var high = names.count
            while low < high {
                let middle = (low + high) / 2
                if names[middle].lexicographicallyPrecedes(name) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return low < names.count && names[low].elementsEqual(name)
        }
    }
}

/// What the settling stage gives out.
public typealias SettledTask = LookTask<SourcePath>
/// What a round of captures takes.
public typealias CaptureTask = LookTask<RepositoryPath>

/// How much a task is about.
public enum TaskExtent: Comparable, Sendable {
    /// This name: its metadata, and its content when it is a file. A directory that the repository
    /// does not know is scanned whole.
    case item
    /// A directory's names; those that are unknown directories are scanned whole.
    case listing
    /// Everything from here down.
    case subtree
}

/// Where equal stamps prove nothing: a file is read, a directory is scanned whole (its files by
/// their own stamps), whatever its stamp says.
///
/// A writer through mmap leaves stamps as they were, and an inode's number comes back at once:
/// names that were written, closed or are new since they were last looked at must not be passed
/// over.
/// - Source: Docs/INOTIFY.md, rules 4 and 6.
public enum TaskAfresh: Equatable, Sendable {
    case nothing
    /// These names directly beneath, in ascending order. With a listing or a subtree.
    case names([[UInt8]])
    /// Every name the extent covers: the item itself, the names of a listing, all of a subtree.
    case all
}
