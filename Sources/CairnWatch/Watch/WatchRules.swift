import CairnCore
import CairnFormat
import CairnSource

/// What of the watched trees the rules leave out, as far as it concerns directories.
///
/// Two kinds, for they end in different ways:
/// - *left out* by what leads to it or by `stat` (role, pattern, path, file system): there is
///   nothing to watch. It is open again after a rename, which its directory tells, or under other
///   rules.
/// - *marked* by itself (extended attributes, `nodump`, markers): it keeps a watch of its own, for
///   whoever takes the mark away touches nothing else. The directory it stands in hears of its
///   attributes too, but not when it is a mount point.
/// - Source: Docs/INOTIFY.md; fsnotify_xattr in linux/fsnotify.h tells the dentry's parent, and the
///   root of a mount has none.
struct WatchRules {
    /// Nil: everything is kept.
    var book: RuleBook? {
        didSet {
            hasPatternsOfPlaces = book.map { !$0.patterns.allSatisfy(\.isOfNameAlone) } ?? false
        }
    }
    /// Where each watched root lies in what the repository calls a root, for patterns begin there.
    private var bases: [UInt64: Base] = [:]
    private var hasPatternsOfPlaces = false

    private struct Base {
        let root: [UInt8]
        let prefix: [UInt8]
        /// Of the repository's root; nil while nobody asks for it.
        var device: UInt64?
    }

    var obeyFlags: Bool { book?.obeysFlags ?? false }
    var asksForDevices: Bool { book?.oneFileSystem ?? false }

    mutating func setBase(_ root: WatchedRoot) {
        bases[root.number] = Base(
            root: root.base, prefix: ItemPath.relative(root.path, to: root.base) ?? [])
    }

    mutating func setDevice(_ device: UInt64?, of root: UInt64) { bases[root]?.device = device }

    func base(of root: UInt64) -> [UInt8]? { bases[root]?.root }

    /// Whether what lies beneath a directory may be kept otherwise than before, now that it was
    /// renamed.
    func changeBeneath(_ from: SourcePath?, _ to: SourcePath) -> Bool {
        guard let book else { return false }
        if hasPatternsOfPlaces { return true }
        if book.unkept.isEmpty, book.paths.isEmpty, book.named.isEmpty { return false }
        guard let from else { return true }
        let moved = [from, to].compactMap { place($0)?.absolute }
        return named(in: book).contains { path in
            moved.contains { ItemPath.relative(path, to: $0) != nil }
        }
    }

    /// The absolute paths that the rules name.
    private func named(in book: RuleBook) -> Set<[UInt8]> {
        book.paths.union(book.unkept.map(\.path)).union(book.named)
    }

    /// The absolute paths of all that other rules decide otherwise; nil when they differ in more
    /// than the paths they name.
    func difference(to new: RuleBook) -> Set<[UInt8]>? {
        guard var old = book else { return nil }
        let before = named(in: old)
        old.paths = new.paths
        old.unkept = new.unkept
        old.named = new.named
        return old == new ? before.symmetricDifference(named(in: new)) : nil
    }

    private func place(_ path: SourcePath) -> RuleBook.Place? {
        bases[path.root].map {
            RuleBook.Place(
                root: $0.root, path: ItemPath.join($0.prefix, path.path), device: $0.device)
        }
    }

    /// Whether the directory is left out by its place.
    func leaveOut(_ path: SourcePath, _ status: FileStatus) -> Bool {
        guard let book, book.looksAtNames, let place = place(path) else { return false }
        return (book.byRole(place) ?? book.bySettings(place, status)) != nil
    }

    /// How the directory says of itself that it is not to be kept; nil when it does not.
    func mark(of directory: any SourceDirectory, at path: SourcePath, _ status: FileStatus)
        -> WatchMark?
    {
        guard let book, book.obeysFlags else { return nil }
        if book.byNoDump(status) != nil { return .noDump }
        if book.byFlags(directory) != nil { return .attribute }
        // A place that is not known is in no root that somebody named.
        let place = place(path) ?? RuleBook.Place(root: [], path: path.path, device: nil)
        return book.byMarkers(place, directory) != nil ? .marker : nil
    }
}

/// By what a directory says of itself that it is not to be kept: what must be heard for the day on
/// which it does so no more.
public enum WatchMark: Sendable {
    /// An extended attribute.
    case attribute
    /// A name in it.
    case marker
    /// The inode's flag: taking it away makes no event. - Source: inotify(7); ioctl_setflags(2)
    /// moves the ctime alone.
    case noDump

    /// What is asked of it while it is marked: nothing of what is written in it.
    public var mask: KernelEvent.Mask {
        let itself: KernelEvent.Mask = [.attributes, .deleteSelf, .moveSelf, .onlyDirectory]
        return self == .marker
            ? itself.union([.create, .modify, .closeWrite, .delete, .movedFrom, .movedTo]) : itself
    }
}
