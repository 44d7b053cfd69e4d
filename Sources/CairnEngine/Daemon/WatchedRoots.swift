import CairnFormat

/// The roots the daemon watches: what the source calls them, and what the repository does. Pure.
///
/// The source numbers them from 1 in the order of the settings; the repository has numbers of its own, and may keep a source as a part of a
/// wider root.
struct WatchedRoots {
    struct Entry {
        let source: BackupRequest.Source
        /// Nil until the repository could be opened, and while the source was never there.
        var target: TreeScanner.Target?
        var state = DaemonStatus.Root.State.starting
        /// Where watching begins, from the repository's root.
        var prefix: [UInt8] { Array((target?.focus ?? []).joined(separator: [ItemPath.separator])) }
    }

    private(set) var entries: [Entry]

    init(_ sources: [BackupRequest.Source]) { entries = sources.map { Entry(source: $0) } }

    var watched: [WatchedRoot] {
        entries.enumerated().map { WatchedRoot(number: UInt64($0.offset + 1), path: $0.element.source.path) }
    }

    /// The repository's roots that are watched, each once, whole.
    var targets: [TreeScanner.Target] {
        var seen: Set<UInt64> = []
        return entries.compactMap { entry in
            guard let target = entry.target, seen.insert(target.root.number).inserted else { return nil }
            return TreeScanner.Target(root: target.root, anchor: target.anchor, focus: [])
        }
    }

    mutating func join(_ targets: [TreeScanner.Target]) {
        for index in entries.indices {
            let path = entries[index].source.path
            entries[index].target = targets.first { target in
                ItemPath.join(target.root.path, Array(target.focus.joined(separator: [ItemPath.separator]))) == path
            }
        }
    }

    mutating func setState(_ state: DaemonStatus.Root.State, of number: UInt64) {
        guard let index = index(number) else { return }
        entries[index].state = state
    }

    func state(of number: UInt64) -> DaemonStatus.Root.State? { index(number).map { entries[$0].state } }

    private func index(_ number: UInt64) -> Int? {
        let index = Int(clamping: number) - 1
        return entries.indices.contains(index) ? index : nil
    }

    /// What the source calls by its own number, as the repository does.
    func place(_ hinted: WatchedPath) -> WatchedPath? {
        guard let index = index(hinted.root), let target = entries[index].target else { return nil }
        return WatchedPath(root: target.root.number, path: ItemPath.join(entries[index].prefix, hinted.path))
    }

    /// What the repository calls so, as the source does; nil when it lies beneath no watched directory.
    func hinted(_ place: WatchedPath) -> WatchedPath? {
        for (index, entry) in entries.enumerated() where entry.target?.root.number == place.root {
            if let rest = ItemPath.relative(place.path, to: entry.prefix) { return WatchedPath(root: UInt64(index + 1), path: rest) }
        }
        return nil
    }

    /// The place at an absolute path; nil beneath no watched root.
    func place(at path: [UInt8]) -> WatchedPath? {
        for entry in entries where ItemPath.relative(path, to: entry.source.path) != nil {
            guard let root = entry.target?.root, let relative = ItemPath.relative(path, to: root.path) else { continue }
            return WatchedPath(root: root.number, path: relative)
        }
        return nil
    }

    /// Where the source numbered so begins, in the repository's words.
    func top(_ number: UInt64) -> WatchedPath? { place(WatchedPath(root: number, path: [])) }

    func absolute(_ place: WatchedPath) -> [UInt8]? {
        entries.lazy.compactMap(\.target).first { $0.root.number == place.root }.map { ItemPath.join($0.root.path, place.path) }
    }

    /// Repository roots in which nothing may be looked at: their file system is away, or they are gone.
    var held: Set<UInt64> {
        Set(
            entries.compactMap { entry in
                entry.state == .suspended || entry.state == .gone ? entry.target?.root.number : nil
            })
    }

    var status: [DaemonStatus.Root] {
        entries.map { entry in
            let root = entry.target?.root
                ?? RootDefinition(
                    number: 0, name: entry.source.name ?? entry.source.path, path: entry.source.path, role: entry.source.role)
            return DaemonStatus.Root(definition: root, state: entry.state)
        }
    }
}
