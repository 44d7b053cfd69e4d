import CairnCore
import CairnFormat
import CairnRepository

/// Walks a root and compares it, directory by directory, with the catalog.
///
/// This page is the reading stage's loop: the scanner names new, changed and removed items
/// (``DirectoryComparison``); ``FileReader`` reads them; the chunks go to the store.
/// - What it promises: every name it could list is compared; a directory it could not list loses
///   nothing in the repository.
/// - What it does not: a frozen moment. The next scan finds changes made during the walk.
/// - Bounded: as many open directories as a ``DirectoryStack`` has, however deep the tree.
public struct TreeScanner {
    typealias Frame = DirectoryComparison.Frame
    typealias Subdirectory = DirectoryComparison.Subdirectory

    var comparison: DirectoryComparison
    /// Nil where bundles are treated as ordinary directories.
    var bundles: BundleScanner?
    let cancellation: Cancellation
    var absenceIsDeletion = false
    var keepsMissingRoots = false

    private var known: KnownTree { comparison.known }
    private var sink: any ScanSink { comparison.sink }

    /// A root, or a part of it, to be scanned.
    public struct Target: Sendable {
        public let root: RootDefinition
        public let anchor: Int64
        /// Names from the root to the requested part; empty for the whole root.
        public let focus: [[UInt8]]
        /// The number of names of ``focus`` that lead to where watching begins. What is missing
        /// there is away, not deleted.
        public var requiredDepth = 0

        public init(root: RootDefinition, anchor: Int64, focus: [[UInt8]], requiredDepth: Int = 0) {
            self.root = root
            self.anchor = anchor
            self.focus = focus
            self.requiredDepth = requiredDepth
        }

        /// The requested part; absolute.
        public var absolute: [UInt8] {
            focus.reduce(root.path) { ItemPath.join($0, $1) }
        }

        func covers(_ place: RepositoryPath) -> Bool {
            place.root == root.number && ItemPath.components(place.path).starts(with: focus)
        }
    }

    /// A walk that can pause between two directories.
    struct Walk: Sendable {
        let root: RootDefinition
        fileprivate var stack = DirectoryStack<Frame>()
        fileprivate var hasRested = false

        var isDone: Bool { stack.isEmpty }
        /// Directories still to walk, relative to the root.
        var rest: [[UInt8]] {
            stack.frames.flatMap { frame in
                frame.subdirectories.map { ItemPath.join(frame.path, $0.name) }
            }
        }
        /// The directory at which it continues, relative to the root.
        var path: [UInt8] { stack.frames.last?.path ?? [] }
    }

    /// Scans a target to its end.
    ///
    /// - Throws: ``CatalogError``, ``StoreFailure`` from the sink; ``ItemFailure`` when the target
    ///   itself cannot be opened.
    func scan(_ target: Target) throws {
        guard var walk = try begin(target) else { return }
        try advance(&walk) { false }
    }

    /// Opens a target and compares its top.
    ///
    /// - Returns: the walk through the tree beneath; nil when there is nothing to walk.
    func begin(_ target: Target) throws -> Walk? {
        let root = target.root
        let status: FileStatus
        do {
            status = try comparison.fileSystem.status(ofRoot: root.path)
        } catch {
            if absenceIsDeletion, !keepsMissingRoots, error.isMissing {
                if let row = try known.live.find([], in: target.anchor) {
                    if comparison.isAway(missing: root, row) {
                        comparison.failAway(root, [])
                        return nil
                    }
                    let top = DirectoryComparison.Place(root, in: target.anchor)
                    if let place = try comparison.present(top) {
                        comparison.failDisplaced(top, SystemError.missingRoot, at: place)
                        return nil
                    }
                    try comparison.remove(top)
                }
                return nil
            }
            throw ItemFailure(path: root.path, reason: .system(error))
        }
        guard status.kind == .directory else {
            try scanSingle(target, status)
            return nil
        }
        let directory: any SourceDirectory
        let row = try known.live.find([], in: target.anchor)
        do {
            directory = try comparison.fileSystem.openRoot(root.path)
        } catch {
            if error.isExcluded {
                try excludeRoot(root, target.anchor, wasKept: row != nil)
                return nil
            }
            throw ItemFailure(path: root.path, reason: .system(error))
        }
        if try scanRootBundle(target, directory) { return nil }
        let entry = try comparison.enter(
            DirectoryComparison.Place(root, in: target.anchor), directory,
            (try? directory.status()) ?? status, row: row)
        guard let entry else { return nil }
        if target.focus.isEmpty { return try begin(root, path: [], entry, directory, status) }
        return try follow(target, entry, directory)
    }

    /// Begins a walk at a directory that was entered.
    func begin(
        _ root: RootDefinition, path: [UInt8], _ entry: Subdirectory,
        _ directory: any SourceDirectory, _ status: FileStatus
    ) throws -> Walk {
        var walk = Walk(root: root)
        try list(entry, path, directory, status, in: &walk)
        return walk
    }

    private func list(
        _ entry: Subdirectory, _ path: [UInt8], _ directory: any SourceDirectory,
        _ status: FileStatus, in walk: inout Walk
    ) throws {
        guard let frame = try comparison.list(walk.root, path: path, entry, directory, status)
        else { return }
        if frame.isBundle { return try scanBundle(entry, path, directory, walk.root) }
        walk.stack.push(frame)
    }

    /// Excludes a root that has an exclusion flag itself.
    func excludeRoot(_ root: RootDefinition, _ anchor: Int64, wasKept: Bool) throws {
        guard let item = comparison.fileSystem.exclusion(ofRoot: root.path) else { return }
        try comparison.note(item, at: DirectoryComparison.Place(root, in: anchor), wasKept: wasKept)
    }

    /// Scans a root that is a file, symlink or special file, through its parent directory.
    private func scanSingle(_ target: Target, _ status: FileStatus) throws {
        let row = try known.live.find([], in: target.anchor)
        if comparison.isOfOtherDisk(target.root, status, row) {
            return comparison.failAway(target.root, [], ErrorCode.otherDisk)
        }
        let parent = ItemPath.split(target.root.path).parent
        let parentPath = parent.isEmpty ? [ItemPath.separator] : parent
        let directory: any SourceDirectory
        do {
            directory = try comparison.fileSystem.openAbove(parentPath)
        } catch {
            throw ItemFailure(path: target.root.path, reason: .system(error))
        }
        try comparison.compare(
            DirectoryComparison.Place(target.root, in: target.anchor), status, row, in: directory,
            isForced: comparison.lacking.contains(target.root.number, [], []))
    }

    /// Passes on the gathered findings.
    func finish() throws { try sink.finish() }

    // MARK: Walking

    /// Continues the walk to the end, or until `mayRest` pauses it between two directories.
    func advance(_ walk: inout Walk, mayRest: () -> Bool) throws {
        var isFirst = true
        if walk.hasRested { try refresh(&walk) }
        while !walk.stack.isEmpty {
            if cancellation.isRequested { throw Cancelled() }
            if !isFirst, mayRest() {
                walk.hasRested = true
                return
            }
            guard let next = walk.stack.top.subdirectories.popLast() else {
                reopenTop(after: walk.stack.pop(), in: &walk)
                continue
            }
            isFirst = false
            guard let parent = walk.stack.top.directory else {
                preconditionFailure("the top of the stack is open")
            }
            let parentPath = walk.stack.top.path
            let path = ItemPath.join(parentPath, next.name)
            if next.bundleParent != nil {
                try scanBundle(next, path, in: parent, walk.root)
                continue
            }
            do {
                let child = try parent.openDirectory(next.name)
                try list(next, path, child, next.status, in: &walk)
            } catch let error as SystemError {
                // What disappeared since it was listed is reported by the next scan or listing of
                // its parent.
                if error.isExcluded {
                    try exclude(next.name, path, in: parentPath, parent, walk)
                } else if !error.isMissing {
                    comparison.fail(walk.root, path, .system(error))
                    if let former = next.former {
                        try comparison.carry(inside: former, into: next.id, at: path, in: walk.root)
                    }
                }
            }
        }
    }

    /// Excludes a kept directory with an unchanged stamp, because the settings have changed.
    private func exclude(
        _ name: [UInt8], _ path: [UInt8], in parentPath: [UInt8], _ parent: any SourceDirectory,
        _ walk: Walk
    ) throws {
        let place = RepositoryPath(root: walk.root.number, path: parentPath)
        let directory = try known.live.directory(place)
        let row = try directory.flatMap { try known.live.find(name, in: $0) }
        try comparison.exclude(
            DirectoryComparison.Place(walk.root, path, in: directory ?? 0), in: parent,
            wasKept: row != nil)
    }

    /// Refreshes a paused walk: commits may have given a new directory its rows meanwhile.
    private func refresh(_ walk: inout Walk) throws {
        walk.hasRested = false
        let root = walk.root.number
        try walk.stack.update { frame in
            let path = frame.path
            frame.subdirectories = try frame.subdirectories.compactMap { next in
                // It was not reported yet, so it has no row.
                if next.bundleParent != nil { return next }
                let place = RepositoryPath(root: root, path: ItemPath.join(path, next.name))
                // Without a live row it has disappeared, which was handled; a directory of that
                // name is reported anew.
                guard let row = try known.row(at: place), row.kind == .directory,
                    let child = row.child
                else { return nil }
                return Subdirectory(
                    name: next.name, status: next.status, id: child, isNew: false,
                    former: next.former, parent: next.parent)
            }
        }
    }

    /// Opens a closed directory again, from below, when the walk returns to it, and checks that it
    /// is the same.
    private func reopenTop(after left: Frame, in walk: inout Walk) {
        guard walk.stack.isTopClosed, let child = left.directory else { return }
        let frame = walk.stack.top
        do throws(SystemError) {
            let parent = try child.openParent()
            let status = try parent.status()
            guard status.identity == frame.identity else {
                throw SystemError("reopen directory", path: frame.path, code: ErrorCode.changed)
            }
            walk.stack.reopenTop(parent)
        } catch {
            // The tree was moved during the walk: the rest of it is unknown, and not taken for
            // deleted.
            for subdirectory in frame.subdirectories {
                comparison.fail(
                    walk.root, ItemPath.join(frame.path, subdirectory.name), .system(error))
            }
            walk.stack.top.subdirectories = []
            walk.stack.reopenTop(child)
        }
    }

    // MARK: The way to a part

    /// Descends to the requested part and compares only the directories that lead to it.
    private func follow(
        _ target: Target, _ top: Subdirectory, _ topDirectory: any SourceDirectory
    ) throws -> Walk? {
        let root = target.root
        var (entry, directory, path) = (top, topDirectory, [UInt8]())
        for (index, name) in target.focus.enumerated() {
            sink.looking(at: path, in: root)
            let childPath = ItemPath.join(path, name)
            let place = DirectoryComparison.Place(root, childPath, in: entry.id)
            do {
                let status = try directory.status(of: name)
                let row = try known.live.find(name, in: entry.id)
                guard status.kind == .directory else {
                    try comparison.compare(place, status, row, in: directory)
                    return nil
                }
                if comparison.isBundle(name, status, row, in: directory, isThorough: true) {
                    // The request is for the bundle or a part of it.
                    let bundle = Subdirectory(
                        name: name, status: status, id: 0, isNew: row == nil,
                        bundleParent: entry.id)
                    if comparison.round.widened.insert(place.stored).inserted {
                        try scanBundle(bundle, childPath, in: directory, root)
                    }
                    return nil
                }
                let next = try comparison.descend(place, status, row, in: directory, around: entry)
                guard let next else { return nil }
                if next.isNew { known.remember(next.id, at: place.stored) }
                directory = try directory.openDirectory(name)
                entry = next
                path = childPath
                if index == target.focus.count - 1 {
                    return try begin(root, path: path, entry, directory, try directory.status())
                }
            } catch let error as SystemError {
                if error.isExcluded {
                    // Nothing there is kept, so the comparison ends.
                    let row = try known.live.find(name, in: entry.id)
                    try comparison.exclude(place, in: directory, wasKept: row != nil)
                    return nil
                }
                guard absenceIsDeletion, error.isMissing, index >= target.requiredDepth else {
                    throw ItemFailure(
                        path: comparison.absolute(root, childPath), reason: .system(error))
                }
                guard let row = try known.live.find(name, in: entry.id) else { return nil }
                if comparison.isAway(gone: row.stamp, in: entry) {
                    comparison.failAway(place, row)
                } else {
                    try comparison.remove(place)
                }
                return nil
            }
        }
        return nil
    }
}
