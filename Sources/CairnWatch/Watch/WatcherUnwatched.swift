import CairnCore
import CairnFormat

/// Places that could not be watched: reported once for each topmost place, or for the whole root
/// when there are too many, and retried (rule 11).
extension Watcher {
    /// Retries watching places that could not be watched.
    public func retry() {
        for (number, root) in roots where root.isPresent {
            if root.isUnwatched || root.isCollapsed {
                explorer.begin(.root(number), root.isUnwatched ? .retry : .audit)
            }
            guard !root.isCollapsed else { continue }
            followUnwatched(number)
            for node in roots[number]?.unwatched.keys ?? [:].keys {
                guard let (directory, name) = map.place(of: node) else { continue }
                explorer.begin(.name(name, in: directory), .retry)
            }
        }
    }

    /// Reports unwatched places again that were renamed or removed.
    ///
    /// - Returns: whether the fate of all of them is known.
    @discardableResult
    func followUnwatched(_ number: UInt64) -> Bool {
        guard let root = roots[number], !root.isCollapsed else { return true }
        var isDecided = true
        for (node, told) in root.unwatched {
            let path = map.path(of: node)
            // Without a place for the moment: it reappears, or is removed.
            if path == nil, map.isAlive(node) { isDecided = false }
            if path == told.path || path == nil && map.isAlive(node) { continue }
            forgetUnwatched(node, told.path)
            if let path, isPolled(node) { unwatchable(node, path, told.cause, told.error) }
        }
        return isDecided
    }

    /// Whether a directory is unwatched, or polled although it is watched.
    func isPolled(_ node: WatchNode) -> Bool {
        map.isUnwatched(node) || explorer.exported.contains(node)
    }

    private func forgetUnwatched(_ node: WatchNode, _ path: SourcePath) {
        roots[path.root]?.unwatched[node] = nil
        hints += [.watchable(path), .reconcile(path, nil)]
    }

    func unwatchable(
        _ node: WatchNode?, _ path: SourcePath, _ cause: GapCause, _ error: SystemError?
    ) {
        if let node, let told = roots[path.root]?.unwatched[node], told.path != path,
            roots[path.root]?.isCollapsed == false
        {
            forgetUnwatched(node, told.path)
        }
        guard var root = roots[path.root] else { return }
        let whole = SourcePath(root: path.root)
        if let node, path != whole {
            let isNew = root.unwatched[node] == nil
            root.unwatched[node] = (path, cause, error)
            if !root.isCollapsed, isNew {
                root.isCollapsed = root.unwatched.count > Self.unwatchedMaximum
                hints.append(.unwatchable(root.isCollapsed ? whole : path, cause, error))
            }
        } else if path != whole {
            // A file.
            hints.append(.unwatchable(path, cause, error))
        } else if !root.isUnwatched {
            root.isUnwatched = true
            hints.append(.unwatchable(whole, cause, error))
        }
        roots[path.root] = root
    }

    func watchable(_ node: WatchNode?, _ path: SourcePath) {
        if let node {
            guard let told = roots[path.root]?.unwatched.removeValue(forKey: node) else { return }
            if roots[path.root]?.isCollapsed == false { hints.append(.watchable(told.path)) }
        } else if roots[path.root]?.isUnwatched == true {
            roots[path.root]?.isUnwatched = false
            hints.append(.watchable(path))
        }
    }
}
