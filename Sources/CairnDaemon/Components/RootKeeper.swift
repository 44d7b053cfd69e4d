import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import CairnWatch
import Synchronization

/// The roots that are watched, in the repository and at the source of changes.
final class RootKeeper: DaemonComponent {
    let context: DaemonContext
    private let repository: RepositorySession
    private var isWatching = false
    /// What the source watches, as it was told last.
    private var toldRoots: [WatchedRoot] = []
    private(set) var nextFinding: UInt64
    /// Why roots were excluded, by path, as was told.
    private var toldExcluded: [[UInt8]: String] = [:]

    init(_ context: DaemonContext, _ repository: RepositorySession) {
        self.context = context
        self.repository = repository
        nextFinding =
            context.daemon.environment.clock.monotonic() + context.configuration.findingInterval
    }

    /// A source that was not there when the repository was opened may be there now.
    func joinLate() {
        guard let session = repository.session else { return }
        do { try join(session) } catch { repository.lose(error) }
    }

    /// Finds or defines the roots in the repository; another command may have changed them while it
    /// had it.
    func join(_ session: DaemonEnvironment.Session) throws {
        var request = configuration.template
        request.sources = configuration.sources
        request.kind = .capture
        request.absenceIsDeletion = true
        request.excluded = session.excluded
        let roots: RootRegistry.Opened
        do {
            roots = try RootRegistry(session.writer.catalog, fileSystem: environment.fileSystem)
                .open(request)
        } catch let failure as ItemFailure {
            // Not one of them can be opened: that is not the repository's fault.
            tellExcluded([failure])
            return
        }
        let run = try CaptureRun(
            session.writer, fileSystem: environment.fileSystem, clock: clock, request: request,
            cancellation: daemon.cancellation, observer: nil)
        let targets = try run.define(roots)
        let reader = try CatalogReader(session.writer.catalog)
        let commits = try reader.commits()
        // What other machines missed is theirs to find.
        let others = Set(
            try reader.allRoots().filter { $0.host != nil && $0.host?.id != request.machine?.id }
                .map(\.definition.number))
        let open = try reader.openGaps().filter { !others.contains($0.root) }
        let next = try reader.nextGapNumber()
        let live = Set(try reader.allRoots().filter { $0.last == nil }.map(\.definition.number))
            .subtracting(others)
        // What another command took out of the catalog and is there still is found by comparing.
        let known = repository.lastCommit?.number ?? 0
        let lostLiveItems =
            try isWatching
            && reader.commitsWithMaintenance().contains {
                $0.number > known && $0.commit.takesLiveItems
            }
        repository.lastCommit = commits.last
        let now = clock.monotonic()
        let wall = clock.now()
        daemon.shared.withLock { shared in
            let unknown = shared.roots.unknown
            let moved = shared.roots.join(targets)
            if !isWatching { shared.ledger = GapLedger(open, next: next) }
            for (old, new) in moved { follow(old, to: new, now, wall, &shared) }
            shared.ledger.keep(roots: live)
            shared.noteTops()
            // Of an earlier daemon, of roots that another command has dropped since.
            for place in shared.retries.places where shared.roots.waking(place).isEmpty {
                shared.retries.succeeded(place)
            }
            if isWatching { for number in unknown { begin(number, now, wall, &shared) } }
            if lostLiveItems { shared.compareAll(now) }
            if let last = commits.last {
                shared.status.lastCommit = .init(last.commit.id, last.commit.time)
            }
        }
        if isWatching { tellRoots() } else { noteAbsence(since: commits.last?.commit.time) }
        tellExcluded(roots.missing)
    }

    /// What cannot be a root is told once, though it is looked at again and again.
    private func tellExcluded(_ failures: [ItemFailure]) {
        for failure in failures where toldExcluded[failure.path] != failure.reason.text {
            log.log(
                .warning, "root excluded: \(failure.reason.text)", path: failure.path)
        }
        toldExcluded = Dictionary(failures.map { ($0.path, $0.reason.text) }) { first, _ in first }
    }

    /// What was said of a source before it had a root counts from now on.
    private func begin(
        _ number: UInt64, _ now: UInt64, _ wall: Timestamp, _ shared: inout Daemon.Shared
    ) {
        guard let top = shared.roots.top(number) else { return }
        switch shared.roots.state(of: number) {
        case .gone, .suspended:
            shared.ledger.begin(
                top, shared.roots.state(of: number) == .gone ? .lostWatch : .unmounted, at: wall)
        default: break
        }
        shared.reconciles.add(
            top, gaps: shared.ledger.beneath(top).map(\.number), at: now, isPeriodic: true,
            isNews: true)
    }

    /// Another command has made a source part of another root: what is known of the old one is
    /// found anew by comparing.
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
        shared.reconciles.add(
            new, gaps: shared.ledger.beneath(new).map(\.number), at: now, isNews: true)
    }

    /// Nobody watched until now: everything may have changed since the last commit.
    /// - Source: Docs/INOTIFY.md, rule 12.
    private func noteAbsence(since time: Timestamp?) {
        guard let time else { return }
        daemon.shared.withLock { shared in
            for number in shared.roots.watched.map(\.number) {
                if let top = shared.roots.top(number) {
                    shared.ledger.begin(top, .notRunning, at: time)
                }
            }
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

    /// Tells the source what to watch, and what in the repository that belongs to, when that is
    /// news.
    private func tellRoots() {
        let roots = daemon.shared.withLock { $0.roots.watched }
        guard isWatching, roots != toldRoots else { return }
        toldRoots = roots
        environment.source.replaceRoots(roots)
    }

    var nextDeadline: UInt64? { environment.findRoots == nil ? nil : nextFinding }

    /// Directories that became roots by themselves: a new container, another revision of a Snap, a
    /// standard directory that was made.
    ///
    /// What is there no more stays, as a root that is gone: its versions stay, and `status` says
    /// so.
    /// - Returns: whether anything is new.
    func findIfDue() -> Bool {
        guard let findRoots = environment.findRoots, clock.monotonic() >= nextFinding else {
            return false
        }
        let began = clock.monotonic()
        let before = KeptRoots(
            sources: configuration.sources, parts: configuration.template.parts,
            excludedPlaces: configuration.rules.excludedPlaces)
        let found = before.updated(with: findRoots())
        // However many there are, and however slow their disk, looking for them is not what the
        // daemon does most.
        let end = clock.monotonic()
        nextFinding =
            end + max(configuration.findingInterval, Self.findingRestFactor * (end - began))
        guard found != before else { return false }
        for source in found.sources
        where !before.sources.contains(where: { $0.path == source.path }) {
            log.log(.notice, "a new root is kept", path: source.path)
        }
        context.configuration.sources = found.sources
        context.configuration.template.parts = found.parts
        exclude(found.excludedPlaces, insteadOf: before.excludedPlaces)
        replaceSources()
        return true
    }

    private static let findingRestFactor: UInt64 = 50

    /// What is excluded from now on goes, and what is not any more is captured: where it lies is
    /// looked at again.
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
                guard let place = shared.roots.place(at: ItemPath.split(path).parent) else {
                    continue
                }
                shared.reconciles.add(place, gaps: EmptyCollection<UInt64>(), at: now, isNews: true)
            }
        }
    }

    /// What other rules exclude goes, and what they do not is captured: all is compared anew, at
    /// once. The source tells of the directories that it had not watched, so that those do not wait
    /// for a comparison to come by.
    func followRules() {
        environment.source.replaceRules(configuration.rules)
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            // What it has open, it opened by the old ones.
            shared.reconciles.restartCurrent()
            shared.compareAll(now, isPeriodic: true)
        }
    }

    /// The settings name other directories now.
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
        // Those that are new join when the repository is there again.
        joinLate()
        tellRoots()
    }
}
