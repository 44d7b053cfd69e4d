import CairnCore
import CairnFormat
import CairnSource

/// The exclusion rules for watched trees, as far as they concern directories.
///
/// There are two kinds, because they end in different ways:
/// - *excluded* by its path or by `stat` (role, pattern, path, file system): there is nothing to
///   watch. It is included again after a rename, which its directory reports, or under other rules.
/// - *flagged* by itself (extended attributes, `nodump`, markers): it keeps a watch of its own,
///   because removing the flag changes nothing else. Its parent directory gets events of its
///   attributes too, but not when it is a mount point.
/// - Source: Docs/INOTIFY.md; fsnotify_xattr in linux/fsnotify.h notifies the dentry's parent, and
///   the root of a mount has none.
struct WatchRules {
    /// The rules; nil means that everything is kept.
    var book: RuleBook? {
        didSet {
            hasPatternsOfPlaces = book.map { !$0.patterns.allSatisfy(\.isOfNameAlone) } ?? false
        }
    }
    /// The place of each watched root in the repository's root, at which patterns begin.
    private var bases: [UInt64: Base] = [:]
    private var hasPatternsOfPlaces = false

    private struct Base {
        let root: [UInt8]
        let prefix: [UInt8]
        /// The device of the repository's root; nil until it is needed.
        var device: UInt64?
    }

    var obeyFlags: Bool { book?.obeysFlags ?? false }
    var asksForDevices: Bool { book.map { $0.oneFileSystem || $0.hasDefaults } ?? false }

    mutating func setBase(_ root: WatchedRoot) {
        bases[root.number] = Base(
            root: root.base, prefix: ItemPath.relative(root.path, to: root.base) ?? [])
    }

    mutating func setDevice(_ device: UInt64?, of root: UInt64) { bases[root]?.device = device }

    func base(of root: UInt64) -> [UInt8]? { bases[root]?.root }

    /// Whether renaming a directory may change which items beneath it are kept.
    func changeBeneath(_ from: SourcePath?, _ to: SourcePath) -> Bool {
        guard let book else { return false }
        if hasPatternsOfPlaces { return true }
        if book.excludedPlaces.isEmpty, book.paths.isEmpty, book.named.isEmpty { return false }
        guard let from else { return true }
        let moved = [from, to].compactMap { place($0)?.absolute }
        return named(in: book).contains { path in
            moved.contains { ItemPath.relative(path, to: $0) != nil }
        }
    }

    /// The absolute paths that the rules name.
    private func named(in book: RuleBook) -> Set<[UInt8]> {
        book.paths.union(book.excludedPlaces.map(\.path)).union(book.named)
            .union(book.roots).union(book.aboveRoots)
    }

    /// The absolute paths about which two rule books differ; nil when they differ in more than the
    /// paths they name.
    func difference(to new: RuleBook) -> Set<[UInt8]>? {
        guard var old = book else { return nil }
        let before = named(in: old)
        old.paths = new.paths
        old.excludedPlaces = new.excludedPlaces
        old.named = new.named
        old.roots = new.roots
        return old == new ? before.symmetricDifference(named(in: new)) : nil
    }

    private func place(_ path: SourcePath) -> RuleBook.Place? {
        bases[path.root].map {
            RuleBook.Place(
                root: $0.root, path: ItemPath.join($0.prefix, path.path), device: $0.device)
        }
    }

    /// Whether the directory is excluded by its place.
    func exclude(_ path: SourcePath, _ status: FileStatus) -> Bool {
        guard let book, let place = place(path) else { return false }
        return book.isUnwatched(place, status)
    }

    /// The flag by which the directory excludes itself; nil when it has none.
    func mark(of directory: any SourceDirectory, at path: SourcePath, _ status: FileStatus)
        -> WatchMark?
    {
        guard let book, book.obeysFlags else { return nil }
        if let place = place(path), book.aboveRoots.contains(place.absolute) { return nil }
        if book.byNoDump(status) != nil { return .noDump }
        if book.byFlags(directory) != nil { return .attribute }
        // A place that is not known is in no named root.
        let place = place(path) ?? RuleBook.Place(root: [], path: path.path, device: nil)
        return book.byMarkers(place, directory) != nil ? .marker : nil
    }
}

/// The kind of flag by which a directory excludes itself: it decides which events report its
/// removal.
public enum WatchMark: Sendable {
    /// An extended attribute.
    case attribute
    /// A marker file in it.
    case marker
    /// The inode's flag: removing it makes no event. - Source: inotify(7); ioctl_setflags(2)
    /// changes only the ctime.
    case noDump

    /// The events of a flagged directory: none of writes beneath it, except for markers.
    public var mask: KernelEvent.Mask {
        let itself: KernelEvent.Mask = [.attributes, .deleteSelf, .moveSelf, .onlyDirectory]
        return self == .marker
            ? itself.union([.create, .modify, .closeWrite, .delete, .movedFrom, .movedTo]) : itself
    }
}
