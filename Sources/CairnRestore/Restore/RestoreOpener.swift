import CairnCore
import CairnFormat

/// The target of a root: a directory the user named, and the names from it to the root.
struct RestoreBase {
    /// Absolute.
    let path: [UInt8]
    /// Empty when the root is that directory itself.
    let prefix: [[UInt8]]

    /// The target path of an item beneath the root; absolute.
    func absolute(_ components: [[UInt8]]) -> [UInt8] {
        (path == [ItemPath.separator] ? [] : path) + ItemPath.absolute(prefix + components)
    }
}

extension RestoreTarget {
    /// Whether something other than a directory has a root's path now.
    ///
    /// - Returns: false for another user's symlink, which nobody follows or replaces.
    func isReplaced(_ root: [UInt8]) -> Bool {
        guard let found = try? status(ofRoot: root), found.kind != .directory else { return false }
        do throws(SystemError) { _ = try open(root, creating: false) } catch {
            return error.code != SystemError.untrustedLink
        }
        return true
    }
}

/// A name beneath a root's place.
struct RestorePlace {
    let opener: RestoreOpener
    /// Names from the root to the directory.
    let directory: [[UInt8]]
    var name: [UInt8]
    /// Whether it is the root itself, which is a file.
    var isRoot = false

    var absolute: [UInt8] { opener.absolute(isRoot ? [] : directory + [name]) }

    /// Opens the directory that holds the name.
    func open() throws(SystemError) -> any TargetDirectory {
        isRoot ? try opener.open(above: []) : try opener.open(directory)
    }

    /// The identity of the file, when it has several names.
    func file(of item: Item) -> LinkedFile? {
        item.links.map { LinkedFile(root: opener.linked, identity: $0) }
    }
}

/// The directory the user named, once it is open.
final class RestoreTop {
    fileprivate(set) var directory: (any TargetDirectory)?
}

/// Opens directories beneath a root's place, one name at a time, never through a symlink.
///
/// It keeps the nearest directories on the way to the last one open, and every ``keptNearest``th
/// above: however deep a tree is, a step in it opens few.
final class RestoreOpener {
    private let target: any RestoreTarget
    let base: RestoreBase
    /// The number of the restored root.
    let root: UInt64
    /// The number of the first of the restored roots that may have names of the same files.
    let linked: UInt64
    private let top: RestoreTop
    /// Whether other roots go to the same directory that the user named.
    let sharesTop: Bool
    /// The names that lead to the last directory, and the open directories on that way by their
    /// depth.
    private var way: [[UInt8]] = []
    private var kept: [Int: any TargetDirectory] = [:]

    private static let keptNearest = 64

    /// - Parameters:
    ///   - linked: nil if no other root has names of its files.
    ///   - top: the directory the user named, when several roots go there.
    init(
        _ target: any RestoreTarget, _ base: RestoreBase, root: UInt64, linked: UInt64? = nil,
        sharing top: RestoreTop? = nil
    ) {
        self.linked = linked ?? root
        self.top = top ?? RestoreTop()
        sharesTop = top != nil
        self.target = target
        self.base = base
        self.root = root
    }

    func absolute(_ components: [[UInt8]]) -> [UInt8] { base.absolute(components) }

    /// Forgets the open directories: they may have been replaced.
    func forgetWay() { (way, kept) = ([], [:]) }

    /// Opens everything again, and keeps it open for itself alone.
    func another(at base: RestoreBase, of root: UInt64) -> RestoreOpener {
        RestoreOpener(target, base, root: root)
    }

    /// Closes what is of this root alone: of many, each would keep some open until all are done.
    func close() {
        forgetWay()
        if !sharesTop { top.directory = nil }
    }

    /// The directory the user named.
    func openTop(creating: Bool) throws(SystemError) -> any TargetDirectory {
        if let top = top.directory { return top }
        let opened = try target.open(base.path, creating: creating)
        top.directory = opened
        return opened
    }

    /// The last that is there on the path of the directory the user named; absolute.
    var nearest: [UInt8] {
        var path = base.path
        while path.count > 1, (try? target.status(ofRoot: path)) == nil {
            path = ItemPath.split(path).parent
        }
        return path.isEmpty ? [ItemPath.separator] : path
    }

    /// Fails as making the directory the user named would, and makes nothing.
    func checkTop() throws(SystemError) {
        var path = base.path
        while true {
            do throws(SystemError) {
                return try target.open(path, creating: false).checkWritable()
            } catch {
                guard error.code == ErrorCode.missing, path.count > 1 else { throw error }
            }
            path = ItemPath.split(path).parent
            if path.isEmpty { path = [ItemPath.separator] }
        }
    }

    /// Opens the directory that holds a name beneath the root's place, or the place itself.
    ///
    /// - Returns: nil when that is reached through directories above it (``RestoreBase/prefix``).
    func openParent(
        of components: [[UInt8]]
    ) throws(SystemError) -> (directory: any TargetDirectory, name: [UInt8])? {
        if let name = components.last { return (try open(Array(components.dropLast())), name) }
        guard base.prefix.isEmpty else { return nil }
        let (parent, name) = ItemPath.split(base.path)
        return (
            try target.open(parent.isEmpty ? [ItemPath.separator] : parent, creating: false), name
        )
    }

    /// Opens the directory that holds the item at these names; no names means the root's own item.
    func open(above components: [[UInt8]]) throws(SystemError) -> any TargetDirectory {
        if !components.isEmpty { return try open(Array(components.dropLast())) }
        var directory = try openTop(creating: false)
        for name in base.prefix.dropLast() { directory = try directory.openDirectory(name) }
        return directory
    }

    /// Opens the directory at these names beneath the root's place; no names means the root itself.
    func open(_ components: [[UInt8]]) throws(SystemError) -> any TargetDirectory {
        let names = base.prefix + components
        let shared = zip(way, names).prefix { $0 == $1 }.count
        for depth in kept.keys where depth > shared { kept[depth] = nil }
        way = Array(names.prefix(shared))
        var depth = shared
        while depth > 0, kept[depth] == nil { depth -= 1 }
        var current = if let nearest = kept[depth] { nearest } else { try openTop(creating: false) }
        while depth < names.count {
            current = try current.openDirectory(names[depth])
            if depth >= way.count { way.append(names[depth]) }
            depth += 1
            kept[depth] = current
            let left = depth - Self.keptNearest
            if left % Self.keptNearest != 0 { kept[left] = nil }
        }
        return current
    }
}
