import CairnCore

/// The event source is lost with all watches, and found again (rule 16).
extension Watcher {
    /// Opens a gap on every root: what the source held is unknown, and nothing is watched until it
    /// is found again. A barrier is told at once, for the gaps cover what it would prove.
    ///
    /// - Parameter error: why it was lost.
    public func lose(_ error: SystemError) {
        if !isLost { overflows += 1 }
        loss = error
        explorer.forget()
        earlyFiles += files.compactMap(map.path)
        files = []
        unheard = []
        var map = WatchMap()
        map.obeysFlags = self.map.obeysFlags
        for number in roots.keys.sorted() {
            _ = map.addRoot(number)
            if roots[number]?.isPresent == true { lose(number, error) }
        }
        self.map = map
        passBarriers()
    }

    func lose(_ number: UInt64, _ error: SystemError) {
        guard var root = roots[number], !root.isLost else { return }
        let whole = SourcePath(root: number)
        root.isLost = !root.isUnwatched
        if root.isLost, !root.isCollapsed { hints.append(.unwatchable(whole, .lostWatch, error)) }
        // The whole covers them; they are told again as they are found.
        if !root.isCollapsed { hints += root.unwatched.values.map { .watchable($0.path) } }
        root.unwatched = [:]
        root.isCollapsed = false
        roots[number] = root
    }

    /// Watches everything anew, with a source that has no watch. The gaps end when all watches
    /// stand and what happened before is reconciled.
    public func findAgain() {
        loss = nil
        explorer.forget()
        for (number, root) in roots.sorted(by: { $0.key < $1.key }) {
            if root.isPresent {
                explorer.begin(.root(number), .lostSource)
            } else if !mounts.lacks(root.mountPoint, for: root.definition.path) {
                // It may have come back meanwhile.
                check(number)
            }
        }
    }

    /// Reports a root whose watches stand again.
    func foundAgain(_ root: inout Root, _ place: SourcePath) {
        if root.isLost {
            root.isLost = false
            if !root.isUnwatched, !root.isCollapsed { hints.append(.watchable(place)) }
            hints.append(.reconcile(place, .lostWatch))
        }
        if root.state == .exploring {
            root.state = .watched
            hints.append(.ready(root: place.root))
        }
    }
}
