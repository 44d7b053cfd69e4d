import CairnCore
import CairnFormat

/// Roots that appear and disappear, and file systems that come and go (rule 10).
extension Watcher {
    /// Watches these roots from now on, and no others. A root that stays is not touched, but is
    /// judged again where it belongs to another root of the repository.
    public func replaceRoots(_ definitions: [WatchedRoot]) {
        for (number, root) in roots
        where !definitions.contains(where: {
            $0.number == number && $0.path == root.definition.path
        }) {
            map.removeRoot(number)
            roots[number] = nil
        }
        for definition in definitions {
            explorer.rules.setBase(definition)
            if let root = roots[definition.number] {
                if root.definition.base != definition.base { rebase(definition) }
                continue
            }
            var root = Root(definition: definition)
            let mount = mounts.mount(of: definition.path)
            root.mountPoint = mount?.point ?? []
            root.mount = mount
            _ = map.addRoot(definition.number)
            if let expected = definition.expectedMount, mounts.lacks(expected, for: definition.path)
            {
                root.mountPoint = expected
                root.state = .suspended
                hints.append(.suspended(root: definition.number))
            } else {
                explorer.begin(.root(definition.number), .start)
            }
            roots[definition.number] = root
            if let loss, root.isPresent { lose(definition.number, loss) }
        }
        perform()
    }

    /// Checks whether missing roots exist again.
    public func lookForRoots() {
        for (number, root) in roots where root.state == .gone { check(number) }
    }

    /// Checks whether the roots' paths still lead to them.
    public func checkRoots() {
        for (number, root) in roots where root.state != .suspended { check(number) }
    }

    func check(_ number: UInt64) {
        if !explorer.isExploring(number, .back) { explorer.begin(.root(number), .back) }
    }

    func leave(_ number: UInt64, _ state: State) {
        guard var root = roots[number], root.state != state else { return }
        root.state = state
        root.unwatched = [:]
        root.unmounted = []
        root.isUnwatched = false
        root.isCollapsed = false
        root.isLost = false
        roots[number] = root
        map.removeRoot(number)
        _ = map.addRoot(number)
        hints.append(state == .suspended ? .suspended(root: number) : .gone(root: number))
    }

    /// - Parameter table: the present mounts.
    public func mountsChanged(_ table: MountTable, now: UInt64) {
        let before = mounts
        mounts = table
        for number in roots.keys.sorted() {
            guard var root = roots[number] else { continue }
            if table.lacks(root.mountPoint, for: root.definition.path) {
                leave(number, .suspended)
                continue
            }
            let mount = table.mount(of: root.definition.path)
            let isOther = mount.map { !$0.isSame(as: root.mount) } ?? (root.mount != nil)
            // Whether it is gone, or its file system away, is told again.
            if isOther, root.state == .gone { root.state = .suspended }
            root.mountPoint = mount?.point ?? []
            root.mount = mount
            roots[number] = root
            if isOther || root.state == .suspended { check(number) }
            let old = before.mounts(beneath: root.definition.path)
            let new = table.mounts(beneath: root.definition.path)
            for point in old.keys.sorted(by: { $0.count < $1.count }) where new[point] == nil {
                let place = SourcePath(root: number, path: point)
                roots[number]?.unmounted.insert(point)
                hints.append(.reconcile(place, .unmounted))
                verifyMount(place, .unmounted)
            }
            for (point, mount) in new.sorted(by: { $0.key.count < $1.key.count })
            where !mount.isSame(as: old[point]) {
                let place = SourcePath(root: number, path: point)
                if roots[number]?.unmounted.remove(point) != nil { hints.append(.watchable(place)) }
                verifyMount(place, .mounted)
            }
        }
        perform()
    }

    private func verifyMount(_ place: SourcePath, _ reason: ExplorationReason) {
        verify(place, reason)
        // It is another file now, which the watch of the former one does not see.
        if let node = map.node(at: place), map.isFile(node) { verify(place, .file) }
    }

    func verify(_ place: SourcePath, _ reason: ExplorationReason) {
        let (directory, name) = ItemPath.split(place.path)
        guard let node = map.node(at: SourcePath(root: place.root, path: directory)) else { return }
        explorer.begin(.name(name, in: node), reason)
    }
}

extension MountTable {
    /// Whether the mount point at which a path was mounted is no longer a mount point.
    func lacks(_ point: [UInt8], for path: [UInt8]) -> Bool {
        guard let mount = mount(of: path) else { return false }
        return mount.point.count < point.count
    }
}
