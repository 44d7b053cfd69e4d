import CairnFormat

/// Looks at single places that settled, and compares them with the catalog.
///
/// Beside each place the directory it stands in is compared too, for a name that comes or goes moves its times.
/// - What it promises: after a task every difference it covers was told to the sink, or its failure.
/// - What it does not: anything about what changes meanwhile; the source of changes tells that.
final class PlaceScanner {
    typealias Subdirectory = DirectoryComparison.Subdirectory

    private let scanner: TreeScanner
    private let targets: [UInt64: TreeScanner.Target]
    private let cancellation: Cancellation
    private var comparison: DirectoryComparison { scanner.comparison }
    private var known: KnownTree { comparison.known }

    /// The open directories that lead to the last place; the root's own first.
    private var way: [Step] = []
    private var root: RootDefinition?
    /// Scanned whole by an earlier task of this round.
    private var covered: Set<WatchedPath> = []

    private struct Step {
        let name: [UInt8]
        let directory: any SourceDirectory
        let entry: Subdirectory
    }

    /// Deeper places are reached by a walk from here, which closes what it leaves behind.
    private static let wayMaximum = 128

    init(_ scanner: TreeScanner, _ targets: [TreeScanner.Target], cancellation: Cancellation) {
        self.scanner = scanner
        self.targets = Dictionary(targets.map { ($0.root.number, $0) }, uniquingKeysWith: { first, _ in first })
        self.cancellation = cancellation
    }

    /// - Parameter tasks: in order of path, so that neighbours share their way.
    /// - Throws: ``CatalogError``, ``StoreFailure``, ``RunCancelled``. What concerns a place goes to the sink.
    func scan(_ tasks: [SettledTask]) throws {
        for task in tasks {
            if cancellation.isRequested { throw RunCancelled() }
            guard let target = targets[task.path.root] else { continue }
            if isCovered(task.path) { continue }
            comparison.isForced = task.isForced
            defer { comparison.isForced = false }
            do {
                try look(task, target)
            } catch let error as SystemError {
                way = []
                // Gone, or another thing than a moment ago: whoever changed it is heard of.
                if !error.isMissing { comparison.fail(target.root, task.path.path, .system(error)) }
            } catch let failure as ItemFailure {
                way = []
                comparison.sink.failed(failure)
            }
        }
    }

    private func isCovered(_ place: WatchedPath) -> Bool {
        guard !covered.isEmpty else { return false }
        var path = place.path
        while !covered.contains(WatchedPath(root: place.root, path: path)) {
            if path.isEmpty { return false }
            path = ItemPath.split(path).parent
        }
        return true
    }

    private func look(_ task: SettledTask, _ target: TreeScanner.Target) throws {
        let components = ItemPath.components(task.path.path)
        guard let parent = try openWay(components.dropLast(), target) else { return }
        guard let name = components.last else { return try lookAtRoot(task, target) }
        guard let step = parent.last else { return }
        let status: FileStatus
        do {
            status = try step.directory.status(of: name)
        } catch {
            guard error.isMissing else { throw error }
            if try known.find(in: step.entry.id, name: name) != nil {
                try comparison.remove(target.root, path: task.path.path, name: name, in: step.entry.id)
            }
            return
        }
        if TemporaryName.matches(name) { return }
        let row = try known.find(in: step.entry.id, name: name)
        let former = try task.former.flatMap { try known.row(at: $0) }
        if let from = task.former, former != nil, row == nil { comparison.sink.moved(from: from, to: task.path) }
        guard status.kind == .directory else {
            if status.kind == .file, let identity = status.linkIdentity { comparison.sink.linked(identity, at: task.path) }
            try comparison.compare(
                name, rowName: name, status: status, row: row, directory: step.directory,
                directoryID: step.entry.id, root: target.root, path: task.path.path, former: former)
            return
        }
        let (parentPath, _) = ItemPath.split(task.path.path)
        let entry = try comparison.descend(
            name, status, row, target.root, parentPath, step.entry.id, step.directory, former: former?.child)
        guard let entry else { return }
        let isUnknown = row?.kind != .directory
        if isUnknown || task.extent == .subtree {
            covered.insert(task.path)
            try walk(entry, task.path.path, try step.directory.openDirectory(name), target)
        } else if task.extent == .listing {
            try list(entry, task.path.path, try step.directory.openDirectory(name), target)
        }
    }

    private func lookAtRoot(_ task: SettledTask, _ target: TreeScanner.Target) throws {
        guard let top = way.first else { return }
        switch task.extent {
        case .item: break
        case .listing: try list(top.entry, [], top.directory, target)
        case .subtree:
            covered.insert(task.path)
            try walk(top.entry, [], top.directory, target)
        }
    }

    private func walk(
        _ entry: Subdirectory, _ path: [UInt8], _ directory: any SourceDirectory, _ target: TreeScanner.Target
    ) throws {
        var walk = try scanner.begin(target.root, path: path, entry, directory, try directory.status())
        try scanner.advance(&walk) { false }
    }

    private func list(
        _ entry: Subdirectory, _ path: [UInt8], _ directory: any SourceDirectory, _ target: TreeScanner.Target
    ) throws {
        let frame = try comparison.list(
            target.root, path: path, entry, directory, try directory.status(), into: .unknownOnly)
        // Only unknown directories are left in it, and those are walked whole.
        for next in frame?.subdirectories.reversed() ?? [] {
            do {
                try walk(next, ItemPath.join(path, next.name), try directory.openDirectory(next.name), target)
            } catch let error as SystemError {
                if !error.isMissing { comparison.fail(target.root, ItemPath.join(path, next.name), .system(error)) }
            }
        }
    }

    // MARK: The way

    /// Opens the directories that lead to a place.
    ///
    /// - Returns: nil when the way itself was the news, and all beneath it was seen to.
    private func openWay(
        _ components: ArraySlice<[UInt8]>, _ target: TreeScanner.Target
    ) throws -> [Step]? {
        if root?.number != target.root.number || way.isEmpty { try openTop(target) }
        guard !way.isEmpty else { return nil }
        var depth = 0
        for name in components {
            guard depth + 1 < way.count, way[depth + 1].name == name else { break }
            depth += 1
        }
        way.removeSubrange((depth + 1)...)
        var path = Array(components.prefix(depth))
        for name in components.dropFirst(depth) {
            guard try step(name, path, target, isLast: path.count == components.count - 1) else { return nil }
            path.append(name)
        }
        return way
    }

    private func openTop(_ target: TreeScanner.Target) throws {
        way = []
        root = target.root
        let status = try comparison.fileSystem.status(ofRoot: target.root.path)
        guard status.kind == .directory else {
            // A root that is a file, or that became one.
            try scanner.scan(target)
            return
        }
        let directory = try comparison.fileSystem.openRoot(target.root.path)
        let row = try known.find(in: target.anchor, name: [])
        let entry = try comparison.enter(
            target.root, path: [], name: [], parentID: target.anchor, directory: directory, status: status, row: row)
        guard let entry else { return }
        guard row?.kind == .directory else {
            covered.insert(WatchedPath(root: target.root.number, path: []))
            return try walk(entry, [], directory, target)
        }
        way = [Step(name: [], directory: directory, entry: entry)]
    }

    /// Goes one directory further.
    ///
    /// - Parameter isLast: it is the one the place stands in, and is compared itself.
    private func step(
        _ name: [UInt8], _ above: [[UInt8]], _ target: TreeScanner.Target, isLast: Bool
    ) throws -> Bool {
        guard let parent = way.last else { return false }
        let parentPath = Array(above.joined(separator: [ItemPath.separator]))
        let path = ItemPath.join(parentPath, name)
        let row = try known.find(in: parent.entry.id, name: name)
        let directory: any SourceDirectory
        let status: FileStatus
        do {
            directory = try parent.directory.openDirectory(name)
            status = try directory.status()
        } catch {
            return try findInstead(name, path, parentPath, parent, row, target, error)
        }
        if let row, row.kind == .directory, let child = row.child {
            let same = Subdirectory(name: name, status: status, id: child, isNew: false)
            let entry = isLast
                ? try comparison.enter(
                    target.root, path: path, name: name, parentID: parent.entry.id, directory: directory,
                    status: status, row: row)
                : comparison.isExcluded(status) ? nil : same
            guard let entry else { return false }
            guard way.count < Self.wayMaximum else {
                covered.insert(WatchedPath(root: target.root.number, path: path))
                try walk(entry, path, directory, target)
                return false
            }
            way.append(Step(name: name, directory: directory, entry: entry))
            return true
        }
        // The catalog does not know this directory: with all that is in it.
        let entry = try comparison.descend(name, status, row, target.root, parentPath, parent.entry.id, parent.directory)
        covered.insert(WatchedPath(root: target.root.number, path: path))
        if let entry { try walk(entry, path, directory, target) }
        return false
    }

    /// What stands on the way is no directory that can be opened.
    private func findInstead(
        _ name: [UInt8], _ path: [UInt8], _ parentPath: [UInt8], _ parent: Step, _ row: KnownTree.Row?,
        _ target: TreeScanner.Target, _ error: SystemError
    ) throws -> Bool {
        let status: FileStatus
        do {
            status = try parent.directory.status(of: name)
        } catch let missing {
            guard missing.isMissing else { throw missing }
            if row != nil { try comparison.remove(target.root, path: path, name: name, in: parent.entry.id) }
            return false
        }
        if status.kind == .directory { throw error }
        try comparison.compare(
            name, rowName: name, status: status, row: row, directory: parent.directory,
            directoryID: parent.entry.id, root: target.root, path: path)
        return false
    }
}
