import CairnBackup
import CairnCore
import CairnFormat
import CairnWatch

/// Packages are captured whole, or stay dirty until they are quiet.
extension DaemonLoop {
    /// What a round has looked at: not what lies in a package that was left for later, and all of
    /// one that was kept.
    func lookedAt(_ tasks: [CaptureTask], _ result: BackupResult) -> [CaptureTask] {
        let now = clock.monotonic()
        let rest =
            result.postponed.isEmpty
            ? tasks
            : tasks.filter { task in
                !result.postponed.contains {
                    task.path.root == $0.root
                        && ItemPath.relative(task.path.path, to: $0.path) != nil
                }
            }
        return rest + result.packages.map { CaptureTask($0, .subtree, dirtySince: now) }
    }

    /// Packages that were being written to stay dirty, since when they were.
    ///
    /// - Parameter tasks: of the round, in the words of the source.
    func postpone(
        _ packages: [RepositoryPath], of tasks: [SettledTask], _ shared: inout Daemon.Shared
    ) {
        guard !packages.isEmpty else { return }
        let now = clock.monotonic()
        let placed = tasks.compactMap { task in shared.roots.place(task.path).map { (task, $0) } }
        for package in packages {
            var isAfresh = false
            var since = now
            var isInside = false
            for (task, place) in placed where place.root == package.root {
                if ItemPath.relative(place.path, to: package.path) != nil {
                    isInside = true
                    shared.settler.putBack(task, at: now)
                } else if task.covers(package.path, from: place.path) {
                    isAfresh = isAfresh || task.afresh == .all
                    since = min(since, task.dirtySince)
                }
            }
            guard !isInside || isAfresh else { continue }
            for hinted in shared.roots.waking(package) {
                shared.settler.putBack(
                    SettledTask(
                        hinted, .subtree, dirtySince: since, afresh: isAfresh ? .all : .nothing),
                    at: now)
            }
        }
    }
}

extension SettledTask {
    /// Whether a task for everything from `place` down is one for `path`, too.
    fileprivate func covers(_ path: [UInt8], from place: [UInt8]) -> Bool {
        extent == .subtree && ItemPath.relative(path, to: place) != nil
    }
}
