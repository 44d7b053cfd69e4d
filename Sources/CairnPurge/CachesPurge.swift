import CairnCore
import CairnFormat

/// The purge of one file system's caches: measure, scan, and remove the least recently used until
/// there is enough room.
///
/// A file system with enough room is not scanned at all.
final class CachesPurge {
    // The run owns this value and outlives it.
    private unowned let run: PurgeRun
    private let group: [PurgeRun.Opened]
    private var choice: LeastRecentlyUsed
    private var missing: UInt64 = 0
    private var walk: PurgeWalk?
    private var scanned = 0
    private var files: [[LeastRecentlyUsed.Candidate]] = []
    private var isLastRound = false
    /// The last opened directory: consecutive items are often neighbours.
    private var directory: (root: Int, path: [UInt8], directory: any PurgeDirectory)?
    private var phase = Phase.measuring

    private enum Phase { case measuring, scanning, removing }

    init(
        _ run: PurgeRun, _ group: [PurgeRun.Opened], choice: LeastRecentlyUsed = LeastRecentlyUsed()
    ) {
        self.run = run
        self.group = group
        self.choice = choice
    }

    /// - Returns: false when there is nothing left to do.
    func step() -> Bool {
        switch phase {
        case .measuring: return measure()
        case .scanning:
            scan()
            return true
        case .removing: return remove()
        }
    }

    private func measure() -> Bool {
        guard let first = group.first else { return false }
        do throws(SystemError) {
            var space = try first.tree.space()
            let planned = run.plannedBytes(on: first.tree.top.device)
            space = FileSystemSpace(
                total: space.total, available: min(space.total, space.available + planned))
            missing = run.request.policy.missing(space)
            run.observer.measured(first.root, space, missing: missing)
        } catch {
            run.stays(first.root, [], error.stay)
            return false
        }
        phase = .scanning
        return missing > 0
    }

    private func scan() {
        guard scanned < group.count else {
            let round = choice.take()
            for name in round.linkedElsewhere {
                run.stays(
                    group[name.root].root, ItemPath.join(name.directory, name.name),
                    .linkedElsewhere)
            }
            files = round.files.reversed()
            isLastRound = round.isLast
            phase = .removing
            return
        }
        let opened = group[scanned]
        let walk = walk ?? run.makeWalk(opened)
        self.walk = walk
        switch walk.next() {
        case .end:
            self.walk = nil
            scanned += 1
        case .nothing: break
        case .left(let path, let why): run.stays(opened.root, path, why)
        case .entries(let entries, _, let path):
            for entry in entries {
                switch entry.status {
                case .failure(let error):
                    run.stays(opened.root, ItemPath.join(path, entry.name), error.stay)
                case .success(let status):
                    // Items without allocated space free nothing; links and sockets are not cache
                    // content.
                    guard status.kind == .file, status.allocatedBytes > 0 else { continue }
                    choice.offer(
                        LeastRecentlyUsed.Candidate(
                            root: scanned, directory: path, name: entry.name, status: status))
                }
            }
        }
    }

    private func remove() -> Bool {
        guard missing > 0 else { return false }
        guard let names = files.popLast() else {
            guard !isLastRound else { return false }
            scanned = 0
            phase = .scanning
            return true
        }
        for name in names {
            let root = group[name.root].root
            let path = ItemPath.join(name.directory, name.name)
            do throws(SystemError) {
                let directory = try open(name)
                // Its other names cannot free anything while one name stays.
                guard
                    let freed = run.attempt(
                        name.status, name.status.lastUse, in: directory, path, root, .lowSpace)
                else { break }
                missing -= min(missing, freed)
            } catch {
                if !error.isReplaced { run.stays(root, path, error.stay) }
                break
            }
        }
        return true
    }

    private func open(_ name: LeastRecentlyUsed.Candidate) throws(SystemError) -> any PurgeDirectory
    {
        if let directory, directory.root == name.root, directory.path == name.directory {
            return directory.directory
        }
        let opened = try group[name.root].tree.open(name.directory)
        directory = (name.root, name.directory, opened)
        return opened
    }
}
