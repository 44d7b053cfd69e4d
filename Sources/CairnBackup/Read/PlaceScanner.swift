import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Examines single settled places and compares them with the catalog.
///
/// It also compares the directories that lead to each place, because a name that appears or
/// disappears changes its directory's times.
/// - What it promises: after a task, every difference it covers was reported to the sink, or its
///   failure.
/// - What it does not: to notice changes made meanwhile; the source of changes reports those.
final class PlaceScanner {
    typealias Subdirectory = DirectoryComparison.Subdirectory

    private let scanner: TreeScanner
    private let targets: [UInt64: TreeScanner.Target]
    fileprivate let tops: [RepositoryPath]

    /// The open directories that lead to the last place, beginning with the root's.
    fileprivate var way: [Step] = []
    fileprivate var root: RootDefinition?
    /// Places that an earlier task of this round scanned whole.
    fileprivate var covered: Set<RepositoryPath> = []
    /// Bundles that were examined in this round, whatever the outcome. All tasks in them were
    /// considered.
    var bundles: Set<RepositoryPath> = []
    /// Former names that stay, because the renamed place has changed since.
    fileprivate var keptFormers: Set<RepositoryPath> = []
    /// The places to be examined next, because of the one that was examined last.
    fileprivate var furtherTasks: [CaptureTask] = []
    /// Directories that were listed because of a name in them that does not exist.
    fileprivate var listed: Set<RepositoryPath> = []

    struct Step {
        let name: [UInt8]
        let directory: any SourceDirectory
        let entry: Subdirectory
    }

    /// - Parameter tops: the places where watching begins. Directories that lead there are never
    ///   taken for deleted.
    init(
        _ scanner: TreeScanner, _ targets: [TreeScanner.Target], within tops: [RepositoryPath] = []
    ) {
        self.tops = tops
        self.scanner = scanner
        self.targets = Dictionary(
            targets.map { ($0.root.number, $0) }, uniquingKeysWith: { first, _ in first })
        // Two tasks may lead to one new directory, whose names need one id.
        scanner.comparison.known.remembersAll = true
    }

    /// - Parameter tasks: in path order, so that neighbours share the directories above them.
    /// - Throws: ``CatalogError``, ``StoreFailure``, ``Cancelled``. Problems of a place go to the
    ///   sink.
    func scan(_ tasks: [CaptureTask]) throws {
        // Once, because otherwise each task would have a moment of its own.
        let (wall, monotonic) = scanner.comparison.clock.together()
        func moment(_ task: CaptureTask) -> ScanContext.Moment? {
            task.moment.map { moment in
                let names = wall.before(nanoseconds: monotonic &- moment)
                return .init(
                    names: names,
                    files: task.told.map { wall.before(nanoseconds: monotonic &- $0) } ?? names)
            }
        }
        try look(at: tasks, areLinks: false, moment)
        let names = tasks.lazy.compactMap(moment).first?.names
        try followLinks(moment: names.map { .init(names: $0, files: $0) })
    }

    /// Examines the other names of files that were found changed under one name. A missing name is
    /// skipped; its removal has its own event.
    ///
    /// - Parameters:
    ///   - walked: a target that is scanned whole anyway.
    ///   - moment: the moment that the round represents; nil when files are kept as they are.
    func followLinks(
        besides walked: TreeScanner.Target? = nil, moment: ScanContext.Moment? = nil
    ) throws {
        guard let links = scanner.comparison.links else { return }
        while let tasks = try links.dequeue(scanner.comparison.known) {
            let rest = tasks.filter { task in !(walked?.covers(task.path) ?? false) }
            try look(at: rest, areLinks: true) { _ in moment }
        }
    }

    private func look(
        at tasks: [CaptureTask], areLinks: Bool, _ moment: (CaptureTask) -> ScanContext.Moment?
    ) throws {
        var scanner = scanner
        scanner.comparison.context = ScanContext(
            freshPlaces: Set(tasks.lazy.filter { $0.afresh == .all }.map(\.path)),
            formers: Dictionary(
                tasks.lazy.compactMap { task in task.former.map { (task.path, $0) } }
            ) { first, _ in first }, tasks: scanner.seesBundles ? TaskTable(tasks) : nil)
        for task in tasks {
            scanner.comparison.context.moment = moment(task)
            try look(at: task, scanner, isLink: areLinks)
            for part in furtherTasks.takeAll() {
                try look(at: part, scanner, isLink: areLinks)
            }
        }
    }

    private func look(at task: CaptureTask, _ scanner: TreeScanner, isLink: Bool) throws {
        if scanner.cancellation.isRequested { throw Cancelled() }
        guard let target = targets[task.path.root] else { return }
        // A scan that trusted equal stamps does not cover a task that must be read afresh.
        if task.afresh == .nothing, isCovered(task.path) { return }
        if isWithin(bundles, task.path) { return }
        let comparison = scanner.comparison
        let look = PlaceLook(
            places: self, scanner: scanner, target: target, task: task, isLink: isLink)
        do {
            try look.look()
        } catch let error as SystemError {
            way = []
            // Gone, or replaced a moment ago: that change has its own event.
            if !error.isMissing { comparison.fail(target.root, task.path.path, .system(error)) }
        } catch let failure as ItemFailure {
            way = []
            comparison.sink.failed(failure)
        }
    }

    fileprivate func isCovered(_ place: RepositoryPath) -> Bool { isWithin(covered, place) }

    private func isWithin(_ places: Set<RepositoryPath>, _ place: RepositoryPath) -> Bool {
        if places.isEmpty { return false }
        return places.contains(place) || place.above.contains { places.contains($0) }
    }
}

/// One task of a ``PlaceScanner``, with its conditions.
struct PlaceLook {
    typealias Subdirectory = DirectoryComparison.Subdirectory
    typealias Step = PlaceScanner.Step

    let places: PlaceScanner
    var scanner: TreeScanner
    let target: TreeScanner.Target
    let task: CaptureTask
    /// Whether it is another name of a file that changed.
    let isLink: Bool

    var comparison: DirectoryComparison { scanner.comparison }
    private var known: KnownTree { scanner.comparison.known }
    /// Deeper places are reached by a walk from here, which closes the directories above.
    private static let wayMaximum = 128

    func look() throws {
        let components = ItemPath.components(task.path.path)
        guard try openWay(components.dropLast()) else { return }
        guard let name = components.last else { return try lookAtRoot() }
        guard let step = places.way.last else { return }
        let place = DirectoryComparison.Place(target.root, task.path.path, in: step.entry.id)
        let status: FileStatus
        do {
            status = try step.directory.status(of: name)
        } catch {
            if error.isExcluded {
                let row = try known.live.find(name, in: step.entry.id)
                return try comparison.exclude(place, in: step.directory, wasKept: row != nil)
            }
            guard error.isMissing else { throw error }
            try noteWrittenElsewhere(step)
            if !isProtected(task.path), let row = try known.live.find(name, in: step.entry.id) {
                noteParts(nil, row)
                if comparison.isAway(gone: row.stamp, in: step.entry) {
                    return comparison.failAway(place, row)
                }
                let isLater = try !task.isGone && comparison.isLater(step.directory.status())
                if isLater || places.keptFormers.contains(task.path) {
                    return comparison.leave(target.root, task.path.path, .changed)
                }
                comparison.links?.noteGone(row.stamp)
                try comparison.remove(place)
            }
            return
        }
        if TemporaryName.isUnfinished(name, status) { return }
        let row = try known.live.find(name, in: step.entry.id)
        // An earlier task of this round read it as new.
        if row == nil, places.isCovered(task.path) { return }
        let former = try comparison.former(of: task.path, status, row)
        noteParts(status, row)
        guard status.kind == .directory else {
            if let former = task.former, comparison.isLater(status) {
                places.keptFormers.insert(former)
            }
            if let identity = status.sharedIdentity {
                comparison.sink.linked(identity, at: task.path, isMounted: status.isMountedFile)
            }
            return try comparison.compare(
                place, status, row, in: step.directory, former: former,
                isForced: task.afresh == .all)
        }
        let entry = try comparison.descend(
            place, status, row, in: step.directory, around: step.entry, former: former)
        guard let entry else { return }
        if entry.bundleParent != nil { return try scanBundle(entry, task.path, in: step.directory) }
        let isUnknown = row?.kind != .directory
        // Another directory than the known one of this name: its times prove nothing about its
        // contents.
        let isReplaced =
            task.extent == .item
            && (task.afresh == .all || task.former != nil || row?.isReplaced(by: status) ?? false)
        let isWalked = isUnknown || isReplaced || task.extent == .subtree
        guard isWalked || task.extent == .listing,
            let opened = try open(place, step.directory, wasKept: row != nil)
        else { return }
        if isWalked { try walkAll(entry, opened) } else { try list(entry, opened) }
    }

    /// Notes the directory of a missing name that was written to after it was removed: its writer
    /// may have given the file another name there, and all its events come under the former one.
    /// - Source: Docs/INOTIFY.md, rule 9.
    private func noteWrittenElsewhere(_ step: Step) throws {
        guard task.extent == .item, task.afresh == .all, !task.isGone, !isLink,
            try !comparison.isLater(step.directory.status())
        else { return }
        let parent = RepositoryPath(
            root: task.path.root, path: ItemPath.split(task.path.path).parent)
        guard places.listed.insert(parent).inserted else { return }
        places.furtherTasks.append(
            CaptureTask(
                parent, .listing, dirtySince: task.dirtySince, moment: task.moment, told: task.told)
        )
    }

    /// Notes the files beside a place that is a database or was one: whether they are parts of it
    /// may have changed with it, without an event of their own.
    ///
    /// - Parameter status: nil when it is gone.
    private func noteParts(_ status: FileStatus?, _ row: LiveRow?) {
        func mayBe() -> Bool {
            if let status, status.kind == .file, DatabaseHeader.mayBe(size: status.size) {
                return true
            }
            guard let row, row.kind == .file,
                let content = try? Item(decodingAlone: row.item).content
            else { return false }
            return DatabaseHeader.mayBe(size: content.size)
        }
        guard DatabaseCompanion(task.path.path) == nil, mayBe() else { return }
        places.furtherTasks += DatabaseCompanion.Kind.allCases.map { kind in
            CaptureTask(
                RepositoryPath(root: task.path.root, path: task.path.path + kind.suffix), .item,
                dirtySince: task.dirtySince, moment: task.moment, told: task.told)
        }
    }

    /// Opens a directory that a flag in it may exclude, even if its stamp is equal.
    ///
    /// - Returns: nil when a rule excludes it; that was reported.
    private func open(
        _ place: DirectoryComparison.Place, _ parent: any SourceDirectory, wasKept: Bool
    ) throws -> (any SourceDirectory)? {
        do {
            return try parent.openDirectory(place.name)
        } catch {
            guard error.isExcluded else { throw error }
            try comparison.exclude(place, in: parent, wasKept: wasKept)
            return nil
        }
    }

    /// Whether a missing name is not taken for deleted.
    private func isProtected(_ place: RepositoryPath) -> Bool {
        isLink || places.tops.contains { place.covers($0) }
    }

    private func lookAtRoot() throws {
        guard let top = places.way.first else { return }
        switch task.extent {
        case .item where task.afresh != .all: break
        case .listing: try list(top.entry, top.directory)
        case .item, .subtree: try walkAll(top.entry, top.directory)
        }
    }

    /// The names to read in spite of equal stamps: those that the task names, and with ``all``
    /// those beneath, too.
    private var isAfresh: ((_ directory: [UInt8]) -> ((_ name: [UInt8]) -> Bool)?)? {
        guard task.extent != .item, task.afresh != .nothing else { return nil }
        return { [task] directory in
            guard task.afresh == .all || directory == task.path.path else { return nil }
            return { task.isAfresh(name: $0) }
        }
    }

    /// Walks everything from the task's directory down.
    private func walkAll(_ entry: Subdirectory, _ directory: any SourceDirectory) throws {
        var look = self
        look.scanner.comparison.context.isAfresh = isAfresh
        try look.walk(entry, task.path.path, directory)
    }

    /// Walks everything from a directory down.
    private func walk(
        _ entry: Subdirectory, _ path: [UInt8], _ directory: any SourceDirectory
    ) throws {
        places.covered.insert(RepositoryPath(root: target.root.number, path: path))
        var walk = try scanner.begin(
            target.root, path: path, entry, directory, try directory.status())
        try scanner.advance(&walk) { comparison.isSpent }
        for path in walk.rest { comparison.leave(walk.root, path, .unread(.subtree)) }
    }

    /// Compares the task's directory. Only its unknown and replaced directories remain, and those
    /// are walked whole.
    private func list(_ entry: Subdirectory, _ directory: any SourceDirectory) throws {
        let path = task.path.path
        var comparison = comparison
        comparison.context.isAfresh = isAfresh
        let frame = try comparison.list(
            target.root, path: path, entry, directory, try directory.status(), into: .unknownOnly)
        if frame?.isBundle == true {
            places.bundles.insert(task.path)
            return try scanner.scanBundle(entry, path, directory, target.root)
        }
        for next in frame?.subdirectories.reversed() ?? [] {
            let inner = DirectoryComparison.Place(
                target.root, ItemPath.join(path, next.name), in: entry.id)
            if next.bundleParent != nil {
                try scanBundle(next, inner.stored, in: directory)
                continue
            }
            places.covered.insert(inner.stored)
            do {
                try walk(next, inner.path, try directory.openDirectory(next.name))
            } catch let error as SystemError {
                try comparison.pass(error, inner, in: directory, wasKept: !next.isNew)
            }
        }
    }

    // MARK: The way

    /// Opens the directories that lead to a place.
    ///
    /// - Returns: false when a directory on the way had changed and everything beneath it was
    ///   handled.
    private func openWay(_ components: ArraySlice<[UInt8]>) throws -> Bool {
        if places.root?.number != target.root.number || places.way.isEmpty { try openTop() }
        guard !places.way.isEmpty else { return false }
        var depth = 0
        for name in components {
            guard depth + 1 < places.way.count, places.way[depth + 1].name == name else { break }
            depth += 1
        }
        places.way.removeSubrange((depth + 1)...)
        var path = Array(components.prefix(depth).joined(separator: [ItemPath.separator]))
        for name in components.dropFirst(depth) {
            path = ItemPath.join(path, name)
            guard try step(name, path) else { return false }
        }
        return true
    }

    private func openTop() throws {
        places.way = []
        places.root = target.root
        let status = try comparison.fileSystem.status(ofRoot: target.root.path)
        // A root that is a file or became one.
        guard status.kind == .directory else { return try scanner.scan(target) }
        let row = try known.live.find([], in: target.anchor)
        let directory: any SourceDirectory
        do {
            directory = try comparison.fileSystem.openRoot(target.root.path)
        } catch {
            guard error.isExcluded else { throw error }
            return try scanner.excludeRoot(target.root, target.anchor, wasKept: row != nil)
        }
        if try scanner.scanRootBundle(target, directory) {
            places.bundles.insert(RepositoryPath(root: target.root.number, path: []))
            return
        }
        let entry = try comparison.enter(
            DirectoryComparison.Place(target.root, in: target.anchor), directory,
            (try? directory.status()) ?? status, row: row)
        guard let entry else { return }
        guard row?.kind == .directory else { return try walk(entry, [], directory) }
        places.way = [Step(name: [], directory: directory, entry: entry)]
    }

    /// Opens and compares the next directory on the way: a name that appeared or disappeared in it
    /// changed its times.
    private func step(_ name: [UInt8], _ path: [UInt8]) throws -> Bool {
        guard let parent = places.way.last else { return false }
        let place = DirectoryComparison.Place(target.root, path, in: parent.entry.id)
        let row = try known.live.find(name, in: parent.entry.id)
        if try stepIntoBundle(place, parent, row) { return false }
        let directory: any SourceDirectory
        let status: FileStatus
        do {
            directory = try parent.directory.openDirectory(name)
            status = try directory.status()
        } catch {
            return try findInstead(place, parent, row, error)
        }
        if row?.kind == .directory {
            let entry = try comparison.enter(
                place, directory, status, row: row, around: parent.entry)
            guard let entry else { return false }
            guard places.way.count < Self.wayMaximum else {
                try walk(entry, path, directory)
                return false
            }
            places.way.append(Step(name: name, directory: directory, entry: entry))
            return true
        }
        // An earlier task of this round handled it as new, with all its contents.
        if row == nil, places.isCovered(place.stored) { return false }
        // The catalog does not know this directory: walk it with all its contents.
        let former = try comparison.former(of: place.stored, status, row)
        let entry = try comparison.descend(
            place, status, row, in: parent.directory, around: parent.entry, former: former)
        places.covered.insert(place.stored)
        if let entry { try walk(entry, path, directory) }
        return false
    }

    /// Handles an item on the way that is not a directory that can be opened.
    private func findInstead(
        _ place: DirectoryComparison.Place, _ parent: Step, _ row: LiveRow?, _ error: SystemError
    ) throws -> Bool {
        if error.isExcluded || parent.directory.exclusion(of: place.name) != nil {
            try comparison.exclude(place, in: parent.directory, wasKept: row != nil)
            return false
        }
        let status: FileStatus
        do {
            status = try parent.directory.status(of: place.name)
        } catch let missing {
            guard missing.isMissing else { throw missing }
            if let row, !isProtected(place.stored) {
                if comparison.isAway(gone: row.stamp, in: parent.entry) {
                    try comparison.passAway(place, row)
                } else if try comparison.isLater(parent.directory.status()) {
                    comparison.leave(place.root, place.path, .changed)
                } else {
                    try comparison.remove(place)
                }
            }
            return false
        }
        if status.kind == .directory { throw error }
        try comparison.compare(place, status, row, in: parent.directory)
        return false
    }
}
