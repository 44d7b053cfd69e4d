import CairnFormat

/// A place that is ready to be examined, with its extent.
///
/// Each extent includes the smaller ones: a listing also examines the directory itself, a subtree
/// also lists.
public struct LookTask<Place: TreePlace>: Equatable, Sendable {
    public typealias Extent = TaskExtent
    public typealias Afresh = TaskAfresh

    public let path: Place
    public let extent: Extent
    public let afresh: Afresh
    /// The place from which this name came a moment ago. Only with an item or a subtree.
    ///
    /// It is a hint. Code that re-uses content first compares the item with the repository's row of
    /// `former` (kind, inode, device, size, modification time), because an exchange of two names
    /// looks like a rename there and back. The row is the one before any task of the same batch is
    /// captured. A `former` that cannot be used counts as ``Afresh/all``. With ``afresh`` the
    /// content was written since and must be read; then `former` only serves the history.
    public let former: Place?
    /// The time at which the place first became dirty, of ``Clock/monotonic()``.
    public let dirtySince: UInt64
    /// The moment that the round represents, of ``Clock/monotonic()``. A file that changed later is
    /// left for a later round. Nil when it is kept as it is: it has been open for the longest
    /// allowed time, or has waited for twice that.
    public let moment: UInt64?
    /// No file of it was written between ``moment`` and this time, though its metadata may have
    /// changed; nil when that is not known.
    public let told: UInt64?
    /// The last event of the name was its removal.
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

    /// Sorts tasks with a ``former`` first, each part by root and in path order, so that a
    /// directory comes before its content.
    public static func inOrder(_ tasks: [LookTask]) -> [LookTask] {
        tasks.sorted { left, right in
            if (left.former != nil) != (right.former != nil) { return left.former != nil }
            if left.path.root != right.path.root { return left.path.root < right.path.root }
            return ItemPath.precedes(left.path.path, right.path.path)
        }
    }

    /// Whether the item at this place is read or scanned even if its stamp is equal.
    ///
    /// - Parameter name: directly beneath ``path``; for an item it does not matter.
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

/// The output of the settling stage.
public typealias SettledTask = LookTask<SourcePath>
/// The input of a round of captures.
public typealias CaptureTask = LookTask<RepositoryPath>

/// The extent of a task.
public enum TaskExtent: Comparable, Sendable {
    /// This name: its metadata, and its content when it is a file. A directory unknown to the
    /// repository is scanned whole.
    case item
    /// A directory's names; unknown directories among them are scanned whole.
    case listing
    /// Everything from this place down.
    case subtree
}

/// The names for which equal stamps prove nothing: a file is read and a directory is scanned whole
/// (its files by their own stamps), regardless of its stamp.
///
/// A writer through mmap leaves stamps unchanged, and inode numbers are re-used at once. So names
/// that were written, closed or created since they were last examined must not be skipped.
/// - Source: Docs/INOTIFY.md, rules 4 and 6.
public enum TaskAfresh: Equatable, Sendable {
    case nothing
    /// These names directly beneath, in ascending order. Only with a listing or a subtree.
    case names([[UInt8]])
    /// Every name of the extent: the item itself, the names of a listing, all of a subtree.
    case all
}
