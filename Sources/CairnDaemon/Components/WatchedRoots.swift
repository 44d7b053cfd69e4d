import CairnBackup
import CairnCore
import CairnFormat
import CairnSource
import CairnWatch

/// The watched roots, with their numbers at the source and in the repository. Pure.
///
/// The source numbers them from 1 and never reuses a number, because its hints may be late. The
/// repository has its own numbers and may keep a source as a part of a wider root.
struct WatchedRoots {
    struct Entry {
        let source: BackupSource
        let number: UInt64
        /// Nil until the repository could be opened, and while the source has never existed.
        var target: TreeScanner.Target?
        var state = DaemonStatus.Root.State.starting
        /// The path from the repository's root to where watching begins.
        var prefix: [UInt8] { target?.focusPath ?? [] }
        var top: RepositoryPath? {
            target.map { RepositoryPath(root: $0.root.number, path: prefix) }
        }
    }

    private(set) var entries: [Entry] = []
    private var next: UInt64 = 1

    init(_ sources: [BackupSource]) { replace(sources) }

    /// Replaces the sources. Those that stay keep their number, target and state.
    mutating func replace(_ sources: [BackupSource]) {
        let before = entries
        entries = sources.map { source in
            if let known = before.first(where: { $0.source.path == source.path }) {
                return Entry(
                    source: source, number: known.number, target: known.target, state: known.state)
            }
            defer { next += 1 }
            return Entry(source: source, number: next)
        }
    }

    var watched: [WatchedRoot] {
        entries.map {
            WatchedRoot(number: $0.number, path: $0.source.path, base: $0.target?.root.path)
        }
    }

    /// The numbers of sources without a root in the repository.
    var unknown: [UInt64] { entries.filter { $0.target == nil }.map(\.number) }

    /// The watched roots of the repository, each once and whole.
    var targets: [TreeScanner.Target] {
        var seen: Set<UInt64> = []
        return entries.compactMap(\.target).filter { seen.insert($0.root.number).inserted }.map {
            TreeScanner.Target(root: $0.root, anchor: $0.anchor, focus: [])
        }
    }

    /// Assigns targets. A source without one keeps its former target, because its directory is away
    /// for now.
    ///
    /// - Returns: the places whose root changed.
    mutating func join(_ targets: [TreeScanner.Target]) -> [(
        old: RepositoryPath, new: RepositoryPath
    )] {
        var moved: [(old: RepositoryPath, new: RepositoryPath)] = []
        for index in entries.indices {
            let path = entries[index].source.path
            guard let target = targets.first(where: { $0.absolute == path }) else { continue }
            let old = entries[index].top
            entries[index].target = target
            if let old, let new = entries[index].top, old != new { moved.append((old, new)) }
        }
        return moved
    }

    mutating func setState(_ state: DaemonStatus.Root.State, of number: UInt64) {
        if let index = index(number) { entries[index].state = state }
    }

    /// Whether the hint's source is still watched.
    func knows(_ hinted: SourcePath) -> Bool { index(hinted.root) != nil }

    func state(of number: UInt64) -> DaemonStatus.Root.State? {
        index(number).map { entries[$0].state }
    }

    private func index(_ number: UInt64) -> Int? { entries.firstIndex { $0.number == number } }

    /// Converts a place of the source into one of the repository.
    func place(_ hinted: SourcePath) -> RepositoryPath? {
        guard let index = index(hinted.root), let target = entries[index].target else { return nil }
        return RepositoryPath(
            root: target.root.number, path: ItemPath.join(entries[index].prefix, hinted.path))
    }

    /// Converts a task into the repository's places; nil when it has no root there.
    func stored(_ task: SettledTask) -> CaptureTask? {
        guard let path = place(task.path) else { return nil }
        let former = task.former.flatMap(place)
        // Its former place is in no root, so it is new.
        let isNew = former == nil && task.former != nil && task.afresh == .nothing
        return CaptureTask(
            path, task.extent, former: former, dirtySince: task.dirtySince,
            afresh: isNew ? .all : task.afresh,
            moment: task.moment, told: task.told, isGone: task.isGone)
    }

    /// The places at the source to examine when a failed place is retried: it, or the way to it.
    func waking(_ place: RepositoryPath) -> [SourcePath] {
        if let hinted = hinted(place) { return [hinted] }
        return entries.filter { $0.top.map(place.covers) ?? false }.map {
            SourcePath(root: $0.number)
        }
    }

    /// Converts a place of the repository into one of the source; nil beneath no watched directory.
    func hinted(_ place: RepositoryPath) -> SourcePath? {
        for entry in entries where entry.target?.root.number == place.root {
            if let rest = ItemPath.relative(place.path, to: entry.prefix) {
                return SourcePath(root: entry.number, path: rest)
            }
        }
        return nil
    }

    /// The place at an absolute path; nil beneath no watched root.
    func place(at path: [UInt8]) -> RepositoryPath? {
        for entry in entries where ItemPath.relative(path, to: entry.source.path) != nil {
            guard let root = entry.target?.root,
                let relative = ItemPath.relative(path, to: root.path)
            else { continue }
            return RepositoryPath(root: root.number, path: relative)
        }
        return nil
    }

    /// The place at an absolute path in a root of the repository that is watched, at least in part.
    func stored(at path: [UInt8]) -> RepositoryPath? {
        if let place = place(at: path) { return place }
        for root in entries.lazy.compactMap(\.target?.root) {
            if let relative = ItemPath.relative(path, to: root.path) {
                return RepositoryPath(root: root.number, path: relative)
            }
        }
        return nil
    }

    /// Whether the watches of a root are not complete yet.
    var isStarting: Bool { entries.contains { $0.state == .starting && $0.target != nil } }

    /// Whether a path is in a source without its first scan.
    func isAwaited(_ path: [UInt8]) -> Bool {
        entries.contains {
            ItemPath.relative(path, to: $0.source.path) != nil
                && ($0.target == nil || $0.state == .starting)
        }
    }

    /// The place in the repository where a source begins.
    func top(_ number: UInt64) -> RepositoryPath? { place(SourcePath(root: number)) }

    func absolute(_ place: RepositoryPath) -> [UInt8]? {
        entries.lazy.compactMap(\.target).first { $0.root.number == place.root }.map {
            ItemPath.join($0.root.path, place.path)
        }
    }

    /// Whether nothing may be examined at a place: the file system of a source at, above or beneath
    /// it is away, or the source is gone.
    func isHeld(_ place: RepositoryPath) -> Bool {
        entries.contains { entry in
            guard entry.state == .suspended || entry.state == .gone, let top = entry.top
            else { return false }
            return top.covers(place) || place.covers(top)
        }
    }

    /// Whether a place is in a source whose file system is away.
    func isAway(_ place: RepositoryPath) -> Bool {
        entries.contains { $0.state == .suspended && $0.top?.covers(place) == true }
    }

    var tops: [RepositoryPath] { entries.compactMap(\.top) }

    var status: [DaemonStatus.Root] {
        entries.map { entry in
            let root =
                entry.target?.root
                ?? RootDefinition(
                    number: 0, name: entry.source.name ?? entry.source.path,
                    path: entry.source.path, role: entry.source.role)
            return DaemonStatus.Root(
                definition: root, state: entry.state, path: entry.source.path)
        }
    }
}

extension TreeScanner.Target {
    /// The focus relative to the root.
    fileprivate var focusPath: [UInt8] { Array(focus.joined(separator: [ItemPath.separator])) }
}
