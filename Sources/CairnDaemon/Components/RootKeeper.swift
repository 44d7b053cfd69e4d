import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import CairnWatch

/// Keeps the watched roots, in the repository and at the source of changes.
final class RootKeeper: RepositoryComponent {
    let repository: RepositorySession
    private(set) var isWatching = false
    private var toldTrouble: SystemError?
    /// The roots last given to the source.
    private var toldRoots: [WatchedRoot] = []
    private(set) var nextFinding: UInt64
    /// The reasons for excluded roots, by path, as last reported.
    private var toldExcluded: [[UInt8]: String] = [:]

    init(_ repository: RepositorySession) {
        self.repository = repository
        nextFinding = repository.clock.monotonic() + repository.configuration.findingInterval
    }

    /// Adds sources that were missing when the repository was opened.
    func joinLate() {
        guard let session = repository.session else { return }
        do { try join(session) } catch { repository.lose(error) }
    }

    /// Finds or defines the roots in the repository. Another command may have changed them during
    /// exclusive access.
    func join(_ session: DaemonEnvironment.Session) throws {
        var request = configuration.template
        request.sources = configuration.sources
        request.kind = .capture
        request.absenceIsDeletion = true
        request.endsContainers = true
        request.excluded = session.excluded
        let roots: RootRegistry.Opened
        do {
            roots = try RootRegistry(session.writer.catalog, fileSystem: environment.fileSystem)
                .open(request)
        } catch let failure as ItemFailure {
            // When no source can be opened, the repository is not the reason.
            tellExcluded([failure])
            return
        }
        let run = try CaptureRun(
            session.writer, fileSystem: environment.fileSystem, clock: clock, request: request,
            cancellation: daemon.cancellation, observer: nil)
        let targets = try run.define(roots)
        let reader = try CatalogReader(session.writer.catalog)
        let commits = try reader.commits()
        // Gaps of other machines are theirs to close.
        let others = Set(
            try reader.allRoots().filter { $0.host != nil && $0.host?.id != request.machine?.id }
                .map(\.definition.number))
        let open = try reader.openGaps().filter { !others.contains($0.root) }
        let next = try reader.nextGapNumber()
        let live = Set(try reader.allRoots().filter { $0.last == nil }.map(\.definition.number))
            .subtracting(others)
        // Comparing finds what another command removed from the catalog and is still on disk.
        let known = repository.lastCommit?.number ?? 0
        let lostLiveItems =
            try isWatching
            && reader.commitsWithMaintenance().contains {
                $0.number > known && $0.commit.takesLiveItems
            }
        let hasOthers = isWatching && commits.last?.number ?? 0 > known
        repository.lastCommit = commits.last
        let now = clock.monotonic()
        let wall = clock.now()
        daemon.shared.withLock { shared in
            let unknown = shared.roots.unknown
            let moved = shared.roots.join(targets)
            if !isWatching { shared.ledger = GapLedger(open, next: next) }
            for (old, new) in moved { follow(old, to: new, now, wall, &shared) }
            for (from, root) in roots.continued {
                for gap in shared.ledger.beneath(from) {
                    let path = ItemPath.relative(gap.path, to: from.path) ?? []
                    shared.ledger.begin(
                        RepositoryPath(root: root, path: path), gap.cause, at: gap.began)
                    shared.ledger.end(gap.number, at: wall)
                }
            }
            shared.ledger.keep(roots: live, besides: roots.removed.map(\.place))
            shared.noteTops()
            // Failures from an earlier daemon in roots that another command has dropped.
            for place in shared.retries.places where shared.roots.waking(place).isEmpty {
                shared.retries.succeeded(place)
            }
            if isWatching { for number in unknown { begin(number, now, wall, &shared) } }
            if lostLiveItems { shared.compareAll(now) }
            // Another command may have stored or accepted an item that failed before.
            if hasOthers { shared.retryAll(shared.retries.places, at: now) }
            if let last = commits.last {
                shared.status.lastCommit = .init(last.commit.id, last.commit.time)
            }
        }
        if isWatching { tellRoots() } else { noteAbsence(since: commits.last?.commit.time) }
        tellExcluded(roots.missing)
    }

    /// Whether a root that is not there was on another file system than what its path leads to now.
    func isAway(_ number: UInt64) -> Bool {
        let entry = daemon.shared.withLock { shared in
            shared.roots.entries.first { $0.number == number }
        }
        guard let entry, let top = entry.top, let session = repository.session,
            (try? environment.fileSystem.status(ofRoot: entry.source.path)) == nil,
            let reader = try? CatalogReader(session.writer.catalog),
            let root = try? reader.roots().byNumber[top.root],
            let stamp = (try? LiveTree(reader).find(top.path, in: root))??.stamp
        else { return false }
        return stamp.isAway(below: environment.fileSystem.status(above: entry.source.path))
    }

    /// Reports each source that cannot be a root once.
    private func tellExcluded(_ failures: [ItemFailure]) {
        for failure in failures where toldExcluded[failure.path] != failure.reason.text {
            log.log(.warning, "root excluded: \(failure.reason.text)", path: failure.path)
        }
        toldExcluded = Dictionary(failures.map { ($0.path, $0.reason.text) }) { first, _ in first }
    }

    /// Applies hints that arrived before a source had a root.
    private func begin(
        _ number: UInt64, _ now: UInt64, _ wall: Timestamp, _ shared: inout Daemon.Shared
    ) {
        guard let top = shared.roots.top(number) else { return }
        switch shared.roots.state(of: number) {
        case .gone: shared.ledger.begin(top, .lostWatch, at: wall)
        case .suspended: shared.ledger.begin(top, .unmounted, at: wall)
        default: break
        }
        shared.compare(top, at: now, isPeriodic: true)
    }

    /// Handles a source that another command made part of another root: comparing finds again what
    /// was known of the old one.
    private func follow(
        _ old: RepositoryPath, to new: RepositoryPath, _ now: UInt64, _ wall: Timestamp,
        _ shared: inout Daemon.Shared
    ) {
        for (place, cause) in shared.polled where place.root == old.root {
            guard let rest = ItemPath.relative(place.path, to: old.path) else { continue }
            shared.polled[place] = nil
            let place = RepositoryPath(root: new.root, path: ItemPath.join(new.path, rest))
            shared.polled[place] = cause
            shared.ledger.begin(place, cause, at: wall)
        }
        shared.forgetUnwatched(old)
        shared.compare(new, at: now)
    }

    /// Notes that nothing watched since the last commit, so that everything may have changed.
    /// - Source: Docs/INOTIFY.md, rule 12.
    private func noteAbsence(since time: Timestamp?) {
        guard let time else { return }
        daemon.shared.withLock { shared in
            for top in shared.roots.tops { shared.ledger.begin(top, .notRunning, at: time) }
        }
    }

    func startWatching(_ excluded: Set<DirectoryIdentity>) throws {
        guard !isWatching else { return }
        let roots = daemon.shared.withLock { $0.roots.watched }
        environment.source.replaceRules(configuration.rules)
        try environment.source.start(roots, excluded: excluded, sink: daemon.mailbox)
        toldRoots = roots
        isWatching = true
    }

    /// Logs that nothing is watched, or that it is again, when that is news.
    func tellWatchTrouble() {
        let trouble = environment.source.statistics.trouble
        guard trouble != toldTrouble else { return }
        toldTrouble = trouble
        if let trouble {
            log.log(
                .error,
                "cannot watch any directory: \(environment.explain(trouble)); Cairn will try again")
        } else {
            log.log(.notice, "watching again")
        }
    }

    /// Gives the source its roots and their place in the repository, when they have changed.
    private func tellRoots() {
        let roots = daemon.shared.withLock { $0.roots.watched }
        guard isWatching, roots != toldRoots else { return }
        toldRoots = roots
        environment.source.replaceRoots(roots)
    }

    var nextDeadline: UInt64? { environment.findRoots == nil ? nil : nextFinding }

    /// Finds directories that became roots: a new container, another revision of a Snap, a new
    /// standard directory.
    ///
    /// A missing one stays as a root that is gone: its versions stay, and `status` reports it. What
    /// went with an application that was uninstalled is deleted.
    ///
    /// - Returns: whether anything is new.
    func findIfDue() -> Bool {
        guard let findRoots = environment.findRoots, clock.monotonic() >= nextFinding
        else { return false }
        let began = clock.monotonic()
        let before = KeptRoots(
            sources: configuration.sources, parts: configuration.template.parts,
            excludedPlaces: configuration.rules.excludedPlaces)
        let present = findRoots()
        let found = before.updated(with: present, without: ended(before, present))
        // Searching must not become the main work of the daemon, even with many of them or a slow
        // disk.
        let end = clock.monotonic()
        nextFinding =
            end + max(configuration.findingInterval, Self.findingRestFactor * (end - began))
        guard found != before else { return false }
        for source in found.sources
        where !before.sources.contains(where: { $0.path == source.path }) {
            log.log(.notice, "backing up a new root", path: source.path)
        }
        context.configuration.sources = found.sources
        context.configuration.template.parts = found.parts
        exclude(found.excludedPlaces, insteadOf: before.excludedPlaces)
        replaceSources()
        return true
    }

    /// The paths of earlier parts of containers that are not awaited: the application was
    /// uninstalled, or the path leads to the same directory elsewhere now.
    private func ended(_ before: KeptRoots, _ found: KeptRoots) -> Set<[UInt8]> {
        let paths = Set(found.parts.map(\.path))
        let missing = before.parts.filter { !paths.contains($0.path) }
        guard !missing.isEmpty, let session = repository.session,
            let reader = try? CatalogReader(session.writer.catalog),
            let containers = try? AppContainers(
                reader, of: configuration.template.machine, on: environment.fileSystem),
            let removed = try? containers.removedPaths()
        else { return [] }
        func identity(_ part: SourcePart) -> DirectoryIdentity? {
            (try? environment.fileSystem.status(ofRoot: part.path))?.identity
        }
        let moved = missing.filter { part in
            identity(part).map { old in
                found.parts.contains {
                    $0.container == part.container && $0.name == part.name && identity($0) == old
                }
            } ?? false
        }
        return removed.union(moved.map(\.path))
    }

    private static let findingRestFactor: UInt64 = 50

    /// Removes newly excluded places and captures those that are no longer excluded by examining
    /// them.
    private func exclude(
        _ places: [RuleBook.ExcludedPlace], insteadOf before: [RuleBook.ExcludedPlace]
    ) {
        guard places != before else { return }
        context.configuration.rules.excludedPlaces = places
        environment.source.replaceRules(configuration.rules)
        let now = clock.monotonic()
        let paths = Set(places.map(\.path)).symmetricDifference(before.map(\.path))
        daemon.shared.withLock { shared in
            for path in paths {
                guard let place = shared.roots.place(at: ItemPath.split(path).parent)
                else { continue }
                shared.reconciles.add(place, at: now, isNews: true)
            }
        }
    }

    /// Applies other rules: everything is compared again at once. The source reports directories
    /// that it did not watch before, so that these need not wait for a comparison.
    func followRules() {
        environment.source.replaceRules(configuration.rules)
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            // Open directories were opened under the old rules.
            shared.reconciles.restartCurrent()
            shared.compareAll(now, isPeriodic: true)
        }
    }

    /// Replaces the sources with those of the new settings.
    func replaceSources() {
        daemon.shared.withLock { shared in
            let before = shared.roots.entries
            shared.roots.replace(configuration.sources)
            for entry in before where shared.roots.state(of: entry.number) == nil {
                shared.settler.forget(root: entry.number)
                if let top = entry.top { shared.forgetUnwatched(top) }
            }
            shared.noteTops()
        }
        // New ones join when the repository is available.
        joinLate()
        tellRoots()
    }
}
