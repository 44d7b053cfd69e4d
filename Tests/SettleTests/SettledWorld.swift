import CairnFormat
import CairnSimulation

@testable import CairnCore
@testable import CairnWatch

/// A tree that is changed, a repository that captures what the settler gives out, and nothing else:
/// in the end both must be equal.
///
/// What the capture sees of a file without reading it is which file it is, as a stamp would tell; a
/// write leaves that as it was.
struct SettledWorld {
    struct File: Equatable {
        var identity: UInt64
        var version: UInt64
    }

    var disk: [SourcePath: File] = [:]
    var stored: [SourcePath: File] = [:]
    var settler: Settler
    var now = start
    var generator: SplitMix64
    var problems: [String] = []
    /// Renames that were captured without reading.
    var reused = 0
    /// Files with a new name whose history leads to the one they had, and those whose does not.
    var followed = 0
    var notFollowed = 0
    private var moves: [(from: SourcePath, to: SourcePath)] = []
    /// What happened, in words, for a seed that fails.
    var trace: [String]?
    private var identities: UInt64 = 0
    private let configuration: Settler.Configuration
    private var suspended: Set<UInt64> = []

    init(seed: UInt64, _ configuration: Settler.Configuration) {
        generator = SplitMix64(seed: seed)
        settler = Settler(configuration)
        self.configuration = configuration
    }

    // MARK: Changes

    /// A tree that is stored already.
    mutating func begin() {
        for _ in 0..<16 { create() }
        finish()
    }

    mutating func step() {
        now += UInt64(generator.below(400)) * 1_000_000
        switch generator.below(24) {
        case 0..<5: create()
        case 5..<10: write()
        case 10: remove()
        case 11: removeDirectory()
        case 12..<15: rename()
        case 15..<17: renameDirectory()
        case 17: if generator.oneIn(2) { changeUntold() }
        case 18:
            let path = anyPath()
            note(path, .metadata)
        case 19:
            let root = UInt64(1 + generator.below(2))
            if suspended.remove(root) != nil {
                settler.resume(root: root)
            } else if generator.oneIn(3) {
                suspended.insert(root)
                settler.suspend(root: root)
            }
        case 20..<22: capture(settler.takeSettled(at: now, maximum: 1 + generator.below(5)))
        case 22: capture(settler.takeSettled(at: now))
        default: if generator.oneIn(5) { capture(settler.takeAll()) }
        }
        checkBounds()
    }

    /// Lets everything settle.
    mutating func finish() {
        for root in suspended { settler.resume(root: root) }
        suspended = []
        for _ in 0..<50 where settler.pendingCount > 0 {
            guard let deadline = settler.nextDeadline() else {
                problems.append("pending without a deadline")
                return
            }
            now = max(now, deadline)
            capture(settler.takeSettled(at: now), failing: false)
        }
        if settler.pendingCount != 0 { problems.append("\(settler.pendingCount) never settled") }
        for path in Set(disk.keys).union(stored.keys) where disk[path] != stored[path] {
            problems.append(
                "\(path.text): on disk \(disk[path] as Any), stored \(stored[path] as Any)")
        }
    }

    private mutating func anyPath() -> SourcePath {
        var names: [String] = []
        while names.isEmpty || generator.oneIn(2), names.count < 4 {
            names.append("d\(generator.below(3))")
        }
        names.append("f\(generator.below(8))")
        return place(names.joined(separator: "/"), root: UInt64(1 + generator.below(2)))
    }

    private mutating func anyFile() -> SourcePath? {
        let files = disk.keys.sorted {
            $0.root == $1.root ? $0.path.lexicographicallyPrecedes($1.path) : $0.root < $1.root
        }
        return files.isEmpty ? nil : files[generator.below(files.count)]
    }

    private mutating func newFile() -> File {
        identities += 1
        return File(identity: identities, version: 0)
    }

    private mutating func create() {
        let path = anyPath()
        makeDirectories(above: path)
        if disk[path] != nil { note(path, .removed) }
        disk[path] = newFile()
        note(path, .appeared)
        if generator.oneIn(3) { write(path) }
    }

    /// A directory is there while a file is in it. One that is made is told as a source does: it
    /// appeared, all in it may have changed.
    private mutating func makeDirectories(above path: SourcePath) {
        var missing: SourcePath?
        var directory = parent(of: path)
        while let next = directory, !next.path.isEmpty, beneath(next, disk).isEmpty {
            missing = next
            directory = parent(of: next)
        }
        guard let missing else { return }
        note(missing, .appeared)
        noteSubtree(missing)
    }

    private mutating func write() {
        if let path = anyFile() { write(path) }
    }

    private mutating func write(_ path: SourcePath) {
        disk[path]!.version += 1
        note(path, generator.oneIn(2) ? .written : .closed)
    }

    private mutating func remove() {
        guard let path = anyFile() else { return }
        disk[path] = nil
        note(path, .removed)
    }

    private mutating func removeDirectory() {
        guard let path = anyFile(), let directory = parent(of: path) else { return }
        for inner in beneath(directory, disk) { disk[inner] = nil }
        note(directory, .removed)
    }

    private mutating func rename() {
        guard let from = anyFile() else { return }
        let to = anyPath()
        guard from != to, beneath(to, disk).isEmpty else { return }
        makeDirectories(above: to)
        disk[to] = disk.removeValue(forKey: from)
        told(from, to)
    }

    private mutating func renameDirectory() {
        guard let path = anyFile(), let from = parent(of: path), let other = parent(of: anyPath())
        else { return }
        let to =
            generator.oneIn(2)
            ? other
            : SourcePath(root: other.root, path: other.path + Array("/n\(generator.below(3))".utf8))
        guard disk[to] == nil, beneath(to, disk).isEmpty, from != to,
            from.root != to.root || ItemPath.relative(to.path, to: from.path) == nil,
            !fileLies(above: to)
        else { return }
        makeDirectories(above: to)
        for inner in beneath(from, disk) {
            disk[moved(inner, from, to)] = disk.removeValue(forKey: inner)
        }
        told(from, to)
    }

    private mutating func note(_ path: SourcePath, _ nature: ChangeNature) {
        trace?.append("\(path.root) \(path.text) \(nature)")
        settler.note(path, nature, at: now)
    }

    private mutating func noteListing(_ path: SourcePath) {
        trace?.append("\(path.root) \(path.text) list")
        settler.noteListing(path, at: now)
    }

    private mutating func noteSubtree(_ path: SourcePath) {
        trace?.append("\(path.root) \(path.text) reconcile")
        settler.noteSubtree(path, at: now)
    }

    private mutating func noteMove(_ from: SourcePath, _ to: SourcePath) {
        trace?.append("\(from.root) \(from.text) moved to \(to.root) \(to.text)")
        settler.noteMove(from: from, to: to, at: now)
    }

    private mutating func told(_ from: SourcePath, _ to: SourcePath) {
        if generator.oneIn(2) { note(from, .removed) }
        if generator.oneIn(2) { note(to, .appeared) }
        noteMove(from, to)
        if generator.oneIn(2) { note(from, .removed) }
        if generator.oneIn(2) { note(to, .appeared) }
    }

    /// As after an overflow: names came and went, and only their directory is known.
    private mutating func changeUntold() {
        guard let path = anyFile(), let directory = parent(of: path) else { return }
        let isDeep = generator.oneIn(2)
        for inner in beneath(directory, disk) where isDeep || parent(of: inner) == directory {
            if generator.oneIn(2) { disk[inner] = generator.oneIn(2) ? nil : newFile() }
        }
        if isDeep { noteSubtree(directory) } else { noteListing(directory) }
    }

    // MARK: The repository

    private mutating func capture(_ tasks: [SettledTask], failing: Bool = true) {
        let before = stored
        for task in tasks {
            if suspended.contains(task.path.root) {
                problems.append("\(task.text) of a suspended root")
            }
            if failing, generator.oneIn(8) {
                trace?.append("put back \(task.path.root) \(task.text)")
                settler.putBack(task, at: now)
            } else {
                trace?.append("captured \(task.path.root) \(task.text)")
                capture(task, before)
            }
        }
        checkHistory(before)
    }

    private mutating func capture(_ task: SettledTask, _ before: [SourcePath: File]) {
        if let former = task.former { return captureMoved(task, former, before) }
        switch task.extent {
        case .item: item(task.path, isAfresh: task.afresh == .all)
        case .listing:
            let names = Set(
                (beneath(task.path, disk) + beneath(task.path, stored)).map {
                    component(of: $0, beneath: task.path)
                })
            if disk[task.path] != nil || names.isEmpty {
                item(task.path, isAfresh: task.afresh == .all)
            }
            for name in names { item(child(task.path, name), isAfresh: task.isAfresh(name: name)) }
        case .subtree:
            item(task.path, isAfresh: true)
            for inner in beneath(task.path, disk) + beneath(task.path, stored) {
                let isNamed =
                    parent(of: inner) == task.path
                    && task.isAfresh(name: component(of: inner, beneath: task.path))
                scan(inner, reads: task.afresh == .all || isNamed)
            }
        }
    }

    /// What is re-used is what stamps show to be the same. Should a write have been forgotten, it
    /// differs in the end.
    private mutating func captureMoved(
        _ task: SettledTask, _ former: SourcePath, _ before: [SourcePath: File]
    ) {
        let path = task.path
        for inner in beneath(path, stored) { stored[inner] = nil }
        stored[path] = nil
        if let file = disk[path] {
            let known = before[former]?.identity == file.identity ? before[former] : nil
            if known != nil { moves.append((former, path)) }
            stored[path] = task.afresh == .nothing ? known ?? file : file
            if task.afresh == .nothing, known != nil { reused += 1 }
        } else {
            let inside = beneath(path, disk)
            if !inside.isEmpty, !beneath(former, before).isEmpty { moves.append((former, path)) }
            for inner in inside {
                let known = before[moved(inner, path, former)]
                let isForced =
                    task.afresh == .all
                    || task.extent != .item
                        && (parent(of: inner) == path
                            && task.isAfresh(name: component(of: inner, beneath: path)))
                stored[inner] =
                    !isForced && known?.identity == disk[inner]!.identity ? known : disk[inner]
            }
        }
    }

    /// Whether each file that has a new name in the repository can be followed to the one it had.
    private mutating func checkHistory(_ before: [SourcePath: File]) {
        defer { moves = [] }
        let new = stored.filter { before[$0.key] == nil }
        guard !new.isEmpty else { return }
        let names = Dictionary(before.map { ($1.identity, $0) }) { first, _ in first }
        for (path, file) in new {
            guard let old = names[file.identity] else { continue }
            let isFollowed = moves.contains { from, to in
                guard path.root == to.root, ItemPath.relative(path.path, to: to.path) != nil else {
                    return false
                }
                return moved(path, to, from) == old
            }
            if isFollowed { followed += 1 } else { notFollowed += 1 }
        }
    }

    private mutating func item(_ path: SourcePath, isAfresh: Bool) {
        let isKnown = !beneath(path, stored).isEmpty
        let inner = beneath(path, disk)
        scan(path, reads: isAfresh)
        if inner.isEmpty {
            for inner in beneath(path, stored) { stored[inner] = nil }
        } else if isAfresh || !isKnown {
            for inner in inner + beneath(path, stored) { scan(inner, reads: false) }
        }
    }

    private mutating func scan(_ path: SourcePath, reads: Bool) {
        if reads || stored[path]?.identity != disk[path]?.identity { stored[path] = disk[path] }
    }

    // MARK: Asking

    private mutating func checkBounds() {
        if settler.pendingCount > configuration.pendingMaximum {
            problems.append("\(settler.pendingCount) pending")
        }
        if settler.nameCount > configuration.pendingMaximum {
            problems.append("\(settler.nameCount) names")
        }
        if settler.placeCount > 4 * configuration.pendingMaximum {
            problems.append("\(settler.placeCount) places")
        }
        for (path, file) in disk where stored[path] != file && settler.dirty(at: path) == nil {
            problems.append("\(path.root) \(path.text) differs and is not dirty")
        }
        if !problems.isEmpty, trace != nil {
            for root in suspended { settler.resume(root: root) }
            problems += settler.takeAll().map { "pending: \($0.path.root) \($0.text)" }
        }
        // However busy a name is: what has waited for the longest time has a deadline that has
        // passed.
        if suspended.isEmpty, let oldest = settler.oldest, let next = settler.nextDeadline() {
            if next > max(oldest, now) + configuration.longest { problems.append("waits too long") }
        }
    }

    private func parent(of path: SourcePath) -> SourcePath? {
        path.path.isEmpty
            ? nil : SourcePath(root: path.root, path: ItemPath.split(path.path).parent)
    }

    private func child(_ path: SourcePath, _ name: [UInt8]) -> SourcePath {
        SourcePath(root: path.root, path: ItemPath.join(path.path, name))
    }

    private func component(of path: SourcePath, beneath directory: SourcePath) -> [UInt8] {
        ItemPath.components(ItemPath.relative(path.path, to: directory.path)!)[0]
    }

    private func moved(_ path: SourcePath, _ from: SourcePath, _ to: SourcePath) -> SourcePath {
        SourcePath(
            root: to.root,
            path: ItemPath.join(to.path, ItemPath.relative(path.path, to: from.path)!))
    }

    private func beneath(_ path: SourcePath, _ files: [SourcePath: File]) -> [SourcePath] {
        files.keys.filter {
            $0 != path && $0.root == path.root && ItemPath.relative($0.path, to: path.path) != nil
        }
        .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }

    private func fileLies(above path: SourcePath) -> Bool {
        disk.keys.contains {
            $0 != path && $0.root == path.root && ItemPath.relative(path.path, to: $0.path) != nil
        }
    }
}
