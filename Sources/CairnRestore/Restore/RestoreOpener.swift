import CairnCore
import CairnFormat

/// Where a root comes back: a directory the user named, and the names from it to the root.
struct RestoreBase {
    /// Absolute.
    let path: [UInt8]
    /// Empty when the root is that directory itself.
    let prefix: [[UInt8]]

    /// Where an item beneath the root comes to lie; absolute.
    func absolute(_ components: [[UInt8]]) -> [UInt8] {
        (prefix + components).reduce(path == [ItemPath.separator] ? [] : path) {
            $0 + [ItemPath.separator] + $1
        }
    }
}

/// A name beneath a root's place.
struct RestorePlace {
    let opener: RestoreOpener
    /// Names from the root to the directory.
    let directory: [[UInt8]]
    let name: [UInt8]

    var absolute: [UInt8] { opener.absolute(directory + [name]) }

    /// Which file this is a name of, when it has several.
    func file(of item: Item) -> LinkedFile? {
        item.links.map { LinkedFile(root: opener.root, identity: $0) }
    }
}

/// Opens directories beneath a root's place, one name at a time, never through a symlink.
///
/// Keeps open of the way to the last one what is nearest to it, and each ``keptNearest``th
/// directory above: however deep a tree is, a step in it opens few.
final class RestoreOpener {
    private let target: any RestoreTarget
    let base: RestoreBase
    /// The number of the root that comes back here.
    let root: UInt64
    private var top: (any TargetDirectory)?
    /// The names that lead to the last directory, and of what is on that way what is open, by how
    /// many names lead there.
    private var way: [[UInt8]] = []
    private var kept: [Int: any TargetDirectory] = [:]
    /// Directories that were there before and keep their metadata; nil when all are given the
    /// commit's.
    private var existing: Set<[[UInt8]]>?

    /// Packages that stay as they are, and so does the metadata of what is in them.
    private var untouched: Set<[[UInt8]]> = []

    private static let keptNearest = 64

    init(_ target: any RestoreTarget, _ base: RestoreBase, root: UInt64, remembersExisting: Bool) {
        self.target = target
        self.base = base
        self.root = root
        existing = remembersExisting ? [] : nil
    }

    func absolute(_ components: [[UInt8]]) -> [UInt8] { base.absolute(components) }

    func noteUntouched(_ package: [[UInt8]]) { untouched.insert(package) }
    func isUntouched(_ components: [[UInt8]]) -> Bool {
        !untouched.isEmpty && untouched.contains(components)
    }
    /// What stood on the way may be another directory now.
    func forgetWay() { (way, kept) = ([], [:]) }

    func noteExisting(_ components: [[UInt8]]) { existing?.insert(components) }
    func wasThere(_ components: [[UInt8]]) -> Bool { existing?.contains(components) ?? false }

    /// The directory the user named.
    func openTop(creating: Bool) throws(SystemError) -> any TargetDirectory {
        if let top { return top }
        let opened = try target.open(base.path, creating: creating)
        top = opened
        return opened
    }

    /// The directory at these names beneath the root's place; no names is the root itself.
    func open(_ components: [[UInt8]]) throws(SystemError) -> any TargetDirectory {
        try openBeneathTop(base.prefix + components)
    }

    /// The directory in which the root's own name stands. Only for roots that have one.
    func openAboveRoot() throws(SystemError) -> any TargetDirectory {
        try openBeneathTop(base.prefix.dropLast())
    }

    private func openBeneathTop(_ names: [[UInt8]]) throws(SystemError) -> any TargetDirectory {
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
