import CairnCore
import CairnFormat

/// Merges hints into fewer with the same coverage.
enum HintCoarsening {
    /// One look for each name whose content is concerned, one listing for the other names of a
    /// directory, each at its first position.
    static func listings(of hints: [ChangeHint]) -> [ChangeHint] {
        // After a move a name is another item's: its hints begin anew.
        var places: [SourcePath: Int] = [:]
        var listed: Set<SourcePath> = []
        var result: [ChangeHint] = []
        for hint in hints {
            switch hint {
            case .look(let path, let nature) where nature.isOfContent:
                if let index = places[path] {
                    // Closed after written is closed; written after closed is being written again.
                    result[index] = .look(path, nature)
                } else {
                    places[path] = result.count
                    result.append(hint)
                }
            case .look(let path, .appeared):
                // Keep that it is new: another directory may have the old one's name.
                if places[path] == nil {
                    places[path] = result.count
                    result.append(hint)
                }
            case .look(let path, _):
                let directory = SourcePath(root: path.root, path: ItemPath.split(path.path).parent)
                // No listing includes the root itself.
                if path.path.isEmpty {
                    if listed.insert(path).inserted { result.append(hint) }
                } else if listed.insert(directory).inserted {
                    result.append(.list(directory))
                }
            case .list(let path): if listed.insert(path).inserted { result.append(hint) }
            case .moved:
                places = [:]
                listed = []
                result.append(hint)
            default: result.append(hint)
            }
        }
        return result
    }

    /// Replaces all hints about paths of a root by one gap. Of hints about roots and watches, the
    /// last of each kind stays.
    static func reconciles(of hints: [ChangeHint]) -> [ChangeHint] {
        var last: [Standing: Int] = [:]
        for (index, hint) in hints.enumerated() {
            if let standing = Standing(hint) { last[standing] = index }
        }
        var overflown: Set<UInt64> = []
        var result: [ChangeHint] = []
        func overflow(_ path: SourcePath) {
            if overflown.insert(path.root).inserted {
                result.append(.reconcile(SourcePath(root: path.root), .overflow))
            }
        }
        for (index, hint) in hints.enumerated() {
            switch hint {
            case .look(let path, _), .list(let path), .reconcile(let path, _): overflow(path)
            case .moved(let from, let to):
                overflow(from)
                overflow(to)
            case .unwatchable, .watchable, .ready, .suspended, .gone, .back:
                guard let standing = Standing(hint), last[standing] == index else { continue }
                result.append(hint)
                // Hints about the root after its return must come after the return.
                overflown.remove(standing.path.root)
            case .barrier: result.append(hint)
            }
        }
        return result
    }

    /// The state of a root or watch. A later hint replaces an earlier one of its kind.
    private struct Standing: Hashable {
        enum Kind { case isWatched, isReady, isSuspended, isGone, isBack }
        let path: SourcePath
        let kind: Kind

        init?(_ hint: ChangeHint) {
            switch hint {
            case .unwatchable(let path, _, _), .watchable(let path):
                (self.path, kind) = (path, .isWatched)
            case .ready(let root): (path, kind) = (SourcePath(root: root), .isReady)
            case .suspended(let root): (path, kind) = (SourcePath(root: root), .isSuspended)
            case .gone(let root): (path, kind) = (SourcePath(root: root), .isGone)
            case .back(let root): (path, kind) = (SourcePath(root: root), .isBack)
            case .look, .list, .reconcile, .moved, .barrier: return nil
            }
        }
    }
}

extension ChangeNature {
    /// Whether the content may differ with an equal stamp. - Source: Docs/INOTIFY.md, rule 6.
    var isOfContent: Bool {
        switch self {
        case .written, .closed: true
        case .appeared, .metadata, .removed: false
        }
    }
}
