import CairnCore
import CairnFormat
import CairnSource
import CairnWatch

/// Records the hints of the source: places become dirty, in a gap, or away.
final class HintIntake: RepositoryComponent {
    var repository: RepositorySession { roots.repository }
    private let roots: RootKeeper
    private let failures: FailureKeeper
    let links = LinkIndex()
    let writers = OpenWriters()
    private let survey: WriterKeeper

    init(_ roots: RootKeeper, _ failures: FailureKeeper) {
        self.roots = roots
        self.failures = failures
        survey = WriterKeeper(roots.repository, writers)
    }

    func take(_ hint: ChangeHint, _ now: UInt64) {
        switch hint {
        case .look(let hinted, let nature): if !isOwn(hinted) { note(hinted, nature, now) }
        case .list(let hinted):
            daemon.shared.withLock { shared in
                if shared.roots.knows(hinted) { shared.settler.noteListing(hinted, at: now) }
            }
        case .reconcile(let hinted, let cause): reconcile(hinted, cause, now)
        case .moved(let from, let to) where isOwn(from) && isOwn(to): break
        case .moved(let from, let to):
            daemon.shared.withLock { shared in
                if let from = shared.roots.place(from), let to = shared.roots.place(to) {
                    writers.move(from: from, to: to)
                    shared.large.move(from: from, to: to)
                }
                switch (shared.roots.knows(from), shared.roots.knows(to)) {
                case (true, true): shared.settler.noteMove(from: from, to: to, at: now)
                case (true, false): shared.settler.note(from, .removed, at: now)
                case (false, true): shared.settler.note(to, .appeared, at: now)
                case (false, false): break
                }
            }
        case .unwatchable(let hinted, let cause, let error): cannotWatch(hinted, cause, error)
        case .watchable(let hinted): canWatchAgain(hinted)
        case .ready(let root): isReady(root)
        case .suspended(let root): hold(root, .suspended, .unmounted)
        case .gone(let root) where roots.isAway(root): hold(root, .suspended, .unmounted)
        case .gone(let root): hold(root, .gone, .lostWatch)
        case .back(let root): isReady(root)
        // It names no place.
        case .barrier: break
        }
    }

    /// Whether the service writes there itself: that must not make a snapshot, not even of the time
    /// of the directory around it.
    private func isOwn(_ hinted: SourcePath) -> Bool {
        let rules = configuration.rules
        guard !rules.excludedPlaces.isEmpty else { return false }
        return daemon.shared.withLock { shared in
            shared.roots.place(hinted).flatMap(shared.roots.absolute).map(rules.isOwn) ?? false
        }
    }

    private func note(_ hinted: SourcePath, _ nature: ChangeNature, _ now: UInt64) {
        daemon.shared.withLock { shared in
            guard shared.roots.knows(hinted) else { return }
            shared.settler.note(hinted, nature, at: now)
            // A transaction in a database's log changes the database.
            if let companion = DatabaseCompanion(hinted.path), companion.kind != .memory {
                shared.settler.note(
                    SourcePath(root: hinted.root, path: companion.database), .written, at: now)
            }
            guard let place = shared.roots.place(hinted) else { return }
            if nature == .removed { writers.remove(place) }
            if shared.retries.changed(place) {
                failures.hasChanged = true
                // After any failure, stamps prove nothing about it.
                shared.settler.noteRetry(hinted, at: now)
            }
            // A write through one name of a file changes all its names.
            // - Source: Docs/INOTIFY.md, rule 8.
            for other in links.others(of: place).compactMap(shared.roots.hinted) {
                shared.settler.note(other, nature == .removed ? .metadata : nature, at: now)
            }
        }
    }

    /// Examines files that may have been written through a mapping, which makes no event; their
    /// times tell.
    func lookAtWritten(_ places: [RepositoryPath], _ now: UInt64) {
        daemon.shared.withLock { shared in
            for place in places.compactMap(shared.roots.hinted) {
                shared.settler.note(place, .metadata, at: now)
            }
        }
    }

    var nextDeadline: UInt64? {
        [writers.nextDeadline, survey.nextDeadline].compactMap { $0 }.min()
    }

    /// Examines such files when they are due.
    func lookAtWrittenIfDue() {
        let now = clock.monotonic()
        lookAtWritten(survey.findIfDue() + writers.due(at: now), now)
    }

    /// Examines all such files, also those that no survey has found yet, and mounted files.
    func lookAtAllWritten() {
        survey.hurry()
        _ = survey.findIfDue()
        lookAtWritten(writers.places() + links.mounted, clock.monotonic())
    }

    func saveWriters() { survey.save() }

    /// Compares everything, because the place of missed changes is unknown.
    func compareAll(_ cause: GapCause) {
        let now = clock.monotonic()
        for root in daemon.shared.withLock({ $0.roots.watched.map(\.number) }) {
            reconcile(SourcePath(root: root), cause, now)
        }
    }

    private func reconcile(_ hinted: SourcePath, _ cause: GapCause?, _ now: UInt64) {
        let wall = clock.now()
        let news = daemon.shared.withLock { shared -> (GapCause, [UInt8])? in
            guard let cause else {
                if shared.roots.knows(hinted) { shared.settler.noteSubtree(hinted, at: now) }
                return nil
            }
            guard let place = shared.roots.place(hinted) else { return nil }
            let number = shared.ledger.begin(place, cause, at: wall)
            shared.reconciles.add(place, gaps: [number], at: now)
            return (cause, shared.roots.absolute(place) ?? [])
        }
        guard let (cause, path) = news else { return }
        log.log(
            .notice, "Cairn might have missed changes (\(cause.name)) and starts a full scan",
            path: path)
    }

    func cannotWatch(_ hinted: SourcePath, _ cause: GapCause, _ error: SystemError?) {
        let wall = clock.now()
        let path = daemon.shared.withLock { shared -> [UInt8]? in
            guard let place = shared.roots.place(hinted) else { return nil }
            if hinted.path.isEmpty { shared.roots.setState(.polled, of: hinted.root) }
            guard shared.polled.updateValue(cause, forKey: place) == nil else { return nil }
            // Also for file systems without events: between two scans nobody sees what is written
            // there.
            shared.ledger.begin(place, cause, at: wall)
            shared.reconciles.add(place, at: clock.monotonic())
            return shared.roots.absolute(place) ?? []
        }
        guard let path else { return }
        log.log(
            .warning,
            "Cairn cannot watch this location (\(cause.name)\(error.map { ": \($0.reason)" } ?? "")) and scans it periodically instead",
            path: path)
    }

    private func canWatchAgain(_ hinted: SourcePath) {
        daemon.shared.withLock { shared in
            guard let place = shared.roots.place(hinted) else { return }
            shared.polled[place] = nil
            if hinted.path.isEmpty { shared.roots.setState(.watched, of: hinted.root) }
            shared.compare(place, at: clock.monotonic())
        }
    }

    /// Handles a root with all its watches, for the first time or again. Comparing finds earlier
    /// changes.
    private func isReady(_ root: UInt64) {
        let isUnknown = daemon.shared.withLock { shared in
            if shared.roots.state(of: root) != .polled { shared.roots.setState(.watched, of: root) }
            survey.hurry()
            shared.settler.resume(root: root)
            guard let top = shared.roots.top(root)
            else { return shared.roots.state(of: root) != nil }
            shared.reconciles.hurry(beneath: top)
            shared.compare(top, at: clock.monotonic(), isPeriodic: true)
            return false
        }
        // It did not exist when the repository was opened.
        if isUnknown { roots.joinLate() }
    }

    /// Nothing beneath a root counts as deleted while the root is away.
    private func hold(_ root: UInt64, _ state: DaemonStatus.Root.State, _ cause: GapCause) {
        let wall = clock.now()
        let told = daemon.shared.withLock { shared -> (path: [UInt8], what: String)? in
            guard shared.roots.state(of: root) != nil else { return nil }
            shared.roots.setState(state, of: root)
            shared.settler.suspend(root: root)
            guard let top = shared.roots.top(root) else {
                // Never seen; the path may be wrong.
                return shared.roots.watched.first { $0.number == root }.map {
                    ($0.path, "this root does not exist yet; Cairn will back it up when it appears")
                }
            }
            // When it returns, the source reports places without events again.
            shared.forgetPolled(beneath: top)
            if let current = shared.reconciles.current?.place, shared.roots.isHeld(current) {
                shared.reconciles.restartCurrent()
            }
            shared.ledger.begin(top, cause, at: wall)
            let what =
                state == .gone
                ? "the root is gone; Cairn keeps its versions"
                : "the root's file system is not mounted; Cairn keeps the root's versions"
            return (shared.roots.absolute(top) ?? [], what)
        }
        guard let told else { return }
        log.log(.warning, told.what, path: told.path)
    }

    /// Asks the source to watch files with several names, and mounted files, themselves, because
    /// they may be written through a name elsewhere.
    func watchLinks() {
        let (places, hasLost) = links.takeNew()
        for place in places {
            let hinted = daemon.shared.withLock { $0.roots.hinted(place) }
            if let hinted { environment.source.watchFile(hinted) }
        }
        // There are more than any source watches. Scans find what is written through names
        // elsewhere.
        guard hasLost else { return }
        for root in daemon.shared.withLock({ $0.roots.watched.map(\.number) }) {
            cannotWatch(SourcePath(root: root), .watchLimit, nil)
        }
    }
}
