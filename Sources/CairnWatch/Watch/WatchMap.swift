import CairnCore
import CairnFormat

/// The directory of each watch descriptor (wd): a pure state machine, events in, actions out. No
/// I/O, no clock.
///
/// Its principles:
/// - A wd is exactly an inode; a name is only where the inode was found. Every event about the name
///   of a directory is verified by opening that name within its verified parent and comparing its
///   wd (``found(in:_:wd:now:)``). Pairing MOVED_FROM with MOVED_TO only saves exploring (rule 3).
/// - A wd is forgotten on IN_IGNORED, or when Cairn removed it itself (rule 4). An inode at two
///   places has two nodes with one wd; it is removed with the last of them.
/// - A directory that left its name is kept without a place for ``renameGrace``; then it counts as
///   moved out, and its watches are removed.
/// - Bounded: at most ``Departures/countMaximum`` renames wait for their other half; further ones
///   drop the oldest.
struct WatchMap {
    /// The time that MOVED_FROM waits for its MOVED_TO, in nanoseconds. The kernel queues the two
    /// together; only an overflow comes between.
    static let renameGrace: UInt64 = 200_000_000

    var tree = WatchTree()
    /// The first place of each wd; further ones by ``WatchValue/nextHolder``.
    var holders: [Int32: UInt32] = [:]
    private var roots: [UInt64: UInt32] = [:]
    var rootNumbers: [UInt32: UInt64] = [:]
    var departures = Departures()
    var actions: [WatchAction] = []
    /// The last hint of each name since ``takeActions()``, so that a thousand writes are one hint.
    var told: [Told: ChangeNature] = [:]
    /// Whether exclusion flags of directories are obeyed.
    var obeysFlags = false

    struct Told: Hashable {
        let wd: Int32
        let name: [UInt8]
    }

    var watchCount: Int { holders.count }
    var nextDeadline: UInt64? { departures.nextDeadline }
    var watches: Dictionary<Int32, UInt32>.Keys { holders.keys }

    mutating func takeActions() -> [WatchAction] {
        told.removeAll(keepingCapacity: told.count < 1_024)
        return actions.takeAll()
    }

    /// The relation of a newly opened directory to the map.
    enum Familiarity {
        /// The inode that was there before, with its names.
        case known
        /// The same inode, but changes beneath it may be missing.
        case stale
        case new
    }

    // MARK: Places

    mutating func addRoot(_ number: UInt64) -> WatchNode {
        let index = tree.makeRoot()
        roots[number] = index
        rootNumbers[index] = number
        return tree.handle(index)
    }

    mutating func removeRoot(_ number: UInt64) {
        guard let index = roots.removeValue(forKey: number) else { return }
        rootNumbers[index] = nil
        drop(index)
    }

    func root(_ number: UInt64) -> WatchNode? { roots[number].map(tree.handle) }

    func rootNumber(of node: WatchNode) -> UInt64? {
        tree.isAlive(node) ? rootNumbers[node.index] : nil
    }

    func isAlive(_ node: WatchNode) -> Bool { tree.isAlive(node) }

    /// - Returns: nil when the node is gone or has no place.
    func path(of node: WatchNode) -> SourcePath? {
        guard tree.isAlive(node), let (root, path) = tree.path(of: node.index),
            let number = rootNumbers[root]
        else { return nil }
        return SourcePath(root: number, path: path)
    }

    func wd(of node: WatchNode) -> Int32? {
        guard tree.isAlive(node), tree[node.index].value.wd >= 0 else { return nil }
        return tree[node.index].value.wd
    }

    func child(of node: WatchNode, _ name: [UInt8]) -> WatchNode? {
        tree.isAlive(node) ? tree.child(of: node.index, name).map(tree.handle) : nil
    }

    /// The directory a node is in, and its name there.
    func place(of node: WatchNode) -> (directory: WatchNode, name: [UInt8])? {
        guard tree.isAlive(node), tree[node.index].parent != WatchTree.none else { return nil }
        return (tree.handle(tree[node.index].parent), tree.name(of: node.index))
    }

    /// The node at a path, if the map knows it.
    func node(at path: SourcePath) -> WatchNode? {
        guard var at = roots[path.root] else { return nil }
        for name in path.path.split(separator: ItemPath.separator) {
            guard let child = tree.child(of: at, Array(name)) else { return nil }
            at = child
        }
        return tree.handle(at)
    }

    func isHeld(_ wd: Int32) -> Bool { holders[wd] != nil }

    func isFile(_ node: WatchNode) -> Bool { tree.has(.isFile, node) }
    func isUnwatched(_ node: WatchNode) -> Bool { tree.has(.isUnwatched, node) }
    func isShut(_ node: WatchNode) -> Bool { tree.has(.isShut, node) }

    /// Marks the directory as excluded by a flag: nothing beneath it is watched any more.
    ///
    /// - Returns: whether that is news.
    mutating func shut(_ node: WatchNode) -> Bool {
        let wasShut = isShut(node)
        dropChildren(node.index)
        tree.set([.isListed, .isStale], false, of: node.index)
        tree.set(.isShut, true, of: node.index)
        return !wasShut
    }

    mutating func open(_ node: WatchNode) { tree.set(.isShut, false, of: node.index) }

    /// All places of a wd.
    func places(of wd: Int32) -> [SourcePath] {
        nodes(of: wd).compactMap { path(of: tree.handle($0)) }
    }

    /// Records the wd found by opening a root's path.
    mutating func foundRoot(_ node: WatchNode, wd: Int32) -> Familiarity {
        let index = node.index
        if tree[index].value.wd == wd { return tree.has(.isListed, index) ? .known : .new }
        dropChildren(index)
        release(index)
        tree[index].value.flags = .isRoot
        hold(index, wd)
        return .new
    }

    /// Records the wd found by opening `name` within `directory`.
    ///
    /// - Returns: the node at that place.
    mutating func found(
        in directory: WatchNode, _ name: [UInt8], wd: Int32, isFile: Bool = false, now: UInt64
    ) -> (node: WatchNode, familiarity: Familiarity) {
        if let index = tree.child(of: directory.index, name) {
            tree.set(.isUnwatched, false, of: index)
            let present = tree[index].value.wd
            if present == wd {
                if tree.has(.isStale, index) { return (tree.handle(index), .stale) }
                let isKnown = tree.has(isFile ? .isFile : .isListed, index)
                return (tree.handle(index), isKnown ? .known : .new)
            }
            if present < 0, tree.has(.isFile, index) == isFile {
                hold(index, wd)
                return (tree.handle(index), .new)
            }
            depart(index, now: now)
        }
        let index = tree.make(name, in: directory.index)
        tree.set(.isFile, isFile, of: index)
        hold(index, wd)
        return (tree.handle(index), .new)
    }

    /// Ends a file's own watch.
    mutating func removeFile(_ node: WatchNode) { if isFile(node) { drop(node.index) } }

    /// Records that no directory (or, with `isFile`, no file) is at `name`.
    mutating func absent(
        in directory: WatchNode, _ name: [UInt8], isFile: Bool = false, now: UInt64
    ) {
        guard let index = tree.child(of: directory.index, name), tree.has(.isFile, index) == isFile
        else { return }
        depart(index, now: now)
    }

    /// Records that the item at `name` should be watched and cannot be. It gets a node, which
    /// ``found(in:_:wd:isFile:now:)`` can find later.
    mutating func failed(
        in directory: WatchNode, _ name: [UInt8], isFile: Bool = false, now: UInt64
    ) -> WatchNode {
        if let index = tree.child(of: directory.index, name) {
            // It is unknown whether it is still the same inode.
            if tree[index].value.wd >= 0 || tree[index].firstChild != WatchTree.none {
                depart(index, now: now)
            } else {
                tree.set(.isUnwatched, true, of: index)
                return tree.handle(index)
            }
        }
        let index = tree.make(name, in: directory.index)
        tree.set(isFile ? [.isFile, .isUnwatched] : .isUnwatched, true, of: index)
        return tree.handle(index)
    }

    /// Notes that an event of a node could not be reported, because it has no place now: if it
    /// reappears, all of it is listed again.
    mutating func markStale(_ node: WatchNode) {
        if tree.isAlive(node) { tree.set(.isStale, true, of: tree.top(of: node.index)) }
    }

    /// Records the subdirectories that were read after the watch of `node` was placed. Other known
    /// ones beneath it no longer exist.
    mutating func setListing(of node: WatchNode, _ directories: [[UInt8]], now: UInt64) {
        tree.set(.isListed, true, of: node.index)
        tree.set(.isStale, false, of: node.index)
        guard tree[node.index].firstChild != WatchTree.none else { return }
        let present = Set(directories)
        for child in tree.children(of: node.index)
        where !tree.has(.isFile, child) && !present.contains(tree.name(of: child)) {
            depart(child, now: now)
        }
    }

    // MARK: Watches and their places

    func nodes(of wd: Int32) -> [UInt32] {
        var found: [UInt32] = []
        var at = holders[wd] ?? WatchTree.none
        while at != WatchTree.none {
            found.append(at)
            at = tree[at].value.nextHolder
        }
        return found
    }

    mutating func hold(_ index: UInt32, _ wd: Int32) {
        tree[index].value.wd = wd
        tree[index].value.nextHolder = holders[wd] ?? WatchTree.none
        tree.set([.isListed, .isDeleted, .isUnmounted, .isUnwatched, .isShut], false, of: index)
        holders[wd] = index
    }

    /// Removes a node's watch, unless the inode has another place.
    mutating func release(_ index: UInt32) {
        let wd = tree[index].value.wd
        guard wd >= 0 else { return }
        let after = tree[index].value.nextHolder
        tree[index].value.wd = -1
        tree[index].value.nextHolder = WatchTree.none
        guard var at = holders[wd] else { return }
        if at == index {
            if after == WatchTree.none {
                holders[wd] = nil
                actions.append(.unwatch(wd))
            } else {
                holders[wd] = after
            }
            return
        }
        while tree[at].value.nextHolder != index { at = tree[at].value.nextHolder }
        tree[at].value.nextHolder = after
    }

    mutating func dropChildren(_ index: UInt32) {
        for child in tree.children(of: index) { drop(child) }
    }

    /// Removes a node and everything beneath it. Without recursion: trees may be deep.
    mutating func drop(_ index: UInt32) {
        tree.detach(index)
        var at = index
        while true {
            while tree[at].firstChild != WatchTree.none { at = tree[at].firstChild }
            let parent = tree[at].parent
            tree.detach(at)
            release(at)
            tree.free(at)
            if at == index { return }
            at = parent
        }
    }
}
