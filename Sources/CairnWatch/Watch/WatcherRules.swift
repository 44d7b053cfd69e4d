import CairnCore
import CairnFormat
import CairnSource

/// Excluded directories are not watched; when an exclusion ends, they are watched and reported.
extension Watcher {
    /// The maximum of flagged directories without events that are examined periodically. The daily
    /// reconcile finds others, and files with the inode's flag.
    static var unheardMaximum: Int { 1_000 }

    /// Replaces the exclusion rules. Every directory is examined again, unless the new rules differ
    /// only in the paths they name.
    public func replaceRules(_ book: RuleBook) {
        guard explorer.rules.book != book else { return }
        let paths = explorer.rules.difference(to: book)
        explorer.rules.book = book
        map.obeysFlags = book.obeysFlags
        for number in roots.keys.sorted() {
            guard let paths, let root = roots[number] else {
                judgeAll(number)
                continue
            }
            for path in paths.sorted(by: { $0.count < $1.count }) {
                guard let relative = ItemPath.relative(path, to: root.definition.path)
                else { continue }
                if relative.isEmpty {
                    explorer.begin(.root(number), .judged)
                } else {
                    verify(SourcePath(root: number, path: relative), .judged)
                }
            }
        }
    }

    func changesBeneath(_ directory: WatchNode, _ name: [UInt8], _ from: SourcePath?) -> Bool {
        guard explorer.rules.book != nil, let place = map.path(of: directory)?.appending(name)
        else { return false }
        return explorer.rules.changeBeneath(from, place)
    }

    /// Assigns a root to another root of the repository: patterns begin there.
    func rebase(_ definition: WatchedRoot) {
        roots[definition.number]?.definition = definition
        if explorer.rules.book != nil { judgeAll(definition.number) }
    }

    /// Examines every directory again, because other ones than before are polled.
    public func standingsChanged() { for number in roots.keys.sorted() { judgeAll(number) } }

    private func judgeAll(_ number: UInt64) {
        if roots[number]?.isPresent == true { explorer.begin(.root(number), .otherRules) }
    }

    /// Examines the exclusion flag of a directory, which may have been set or removed.
    func judge(_ node: WatchNode, _ reason: ExplorationReason) {
        if let number = map.rootNumber(of: node) {
            explorer.begin(.root(number), reason)
        } else if let (directory, name) = map.place(of: node) {
            explorer.begin(.name(name, in: directory), reason)
        }
    }

    /// Examines the flagged directories without an event for the flag's removal.
    public func lookAtUnheard() {
        guard !unheard.isEmpty, !explorer.isExploring(.unheard) else { return }
        unheard = unheard.filter { map.isShut($0) || map.isUnwatched($0) }
        for node in unheard { judge(node, .unheard) }
    }

    func isShut(_ node: WatchNode, isHeard: Bool) {
        if isHeard {
            unheard.remove(node)
        } else if unheard.count < Self.unheardMaximum {
            unheard.insert(node)
        }
    }

    /// Reports the directories found under changed rules.
    func tellDiffering(_ job: Explorer<Environment>.Job, _ root: SourcePath) {
        guard job.differing.count <= Explorer<Environment>.differingMaximum
        else { return hints.append(.reconcile(root, nil)) }
        for path in job.differing.compactMap(map.path) { hints.append(.reconcile(path, nil)) }
    }
}
