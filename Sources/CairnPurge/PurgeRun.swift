import CairnCore
import CairnFormat

/// Removes purgeable items from directories of temporary files and caches, or only reports them.
///
/// This page is the purge's loop: temporary roots first, which may make the room that caches need;
/// then caches, one file system at a time. Either is a walk (``PurgeWalk``) that can pause between
/// any two buffers of names, so that the daemon runs it in parts.
/// - What it promises: an item is removed only when its rule says so, when no process holds it as
///   far as the survey and the kernel show, and by its name in the directory in which it was seen,
///   which is held open and still within its root. No directory is ever removed. Removed items are
///   passed to the ledger after their removal, at most ``batchMaximum`` at a time: a crash in
///   between loses the record of some, and never leaves a record of an item that was not removed.
/// - What it does not: to notice a process that takes up a name between the last check and its
///   removal. That is one system call; at worst it removes a name in that directory, never anything
///   elsewhere.
/// - Bounded: by ``PurgeWalk`` and ``LeastRecentlyUsed``; the names of ``linksMaximum`` files with
///   several names.
public final class PurgeRun {
    public struct Request {
        public var roots: [PurgeRoot]
        public var policy: PurgePolicy
        /// Whether it removes items; otherwise it only reports.
        public var isApplying: Bool
        /// Directories that a purge never enters: the repository, Cairn's own.
        public var excluded: Set<DirectoryIdentity>
        /// Asked repeatedly: whether the date is trusted. Otherwise nothing is removed because of
        /// its age.
        public var isDateBelieved: () -> Bool = { true }
        /// Kept directories, and others that stay in any case: absolute paths. Each run looks up
        /// their identities anew.
        public var kept: Set<[UInt8]>

        public init(
            roots: [PurgeRoot], policy: PurgePolicy, isApplying: Bool,
            excluding excluded: Set<DirectoryIdentity> = [], keeping kept: Set<[UInt8]> = []
        ) {
            self.roots = roots
            self.policy = policy
            self.isApplying = isApplying
            self.excluded = excluded
            self.kept = kept
        }
    }

    /// The maximum of removed items before they are recorded.
    public static let batchMaximum = 1_000
    static let surveyAgeMaximum: UInt64 = 5_000_000_000
    private static let linksMaximum = 65_536

    let environment: any PurgeEnvironment
    let clock: any Clock
    let request: Request
    private let ledger: ([PurgedItem]) throws -> Void
    let observer: any PurgeObserver
    public private(set) var totals = PurgeTotals()

    private enum Phase {
        case begin
        case temporary([Opened])
        case caches([[Opened]])
        case done
    }

    /// A root that is held open.
    struct Opened {
        let root: PurgeRoot
        let tree: any PurgeTree
    }

    private var phase = Phase.begin
    private var walk: PurgeWalk?
    private var caches: CachesPurge?
    private var waitingCaches: [[Opened]] = []
    private var gone: [PurgedItem] = []
    private var lastSurvey: (survey: UseSurvey, moment: UInt64)?
    /// Files of which a name was removed, but not the last.
    private var links: [LinkIdentity: Linked] = [:]

    private struct Linked {
        /// The last use before the removal of a name changed the ctime.
        let lastUse: Timestamp
        let left: UInt32
    }

    /// Bytes that would have been freed if items were removed, by device.
    private var planned: [UInt64: UInt64] = [:]
    private var passed: Set<DirectoryIdentity> = []
    private var kept = KeptPaths()

    /// - Parameter ledger: records removed items. It throws when that fails; then the run ends.
    public init(
        _ environment: any PurgeEnvironment, clock: any Clock, request: Request,
        observer: any PurgeObserver, ledger: @escaping ([PurgedItem]) throws -> Void
    ) {
        self.environment = environment
        self.clock = clock
        self.request = request
        self.observer = observer
        self.ledger = ledger
    }

    public var isDone: Bool { if case .done = phase { true } else { false } }

    /// Runs until it is done or `mayRest`, which is called after each buffer of names and each
    /// removal of caches. Everything removed until then is recorded.
    public func advance(mayRest: () -> Bool) throws {
        repeat {
            step()
            if gone.count >= Self.batchMaximum { try writeDown() }
        } while !isDone && !mayRest()
        try writeDown()
    }

    private func writeDown() throws {
        guard !gone.isEmpty else { return }
        let items = gone
        gone = []
        try ledger(items)
    }

    // MARK: Steps

    private func step() {
        switch phase {
        case .begin: begin()
        case .temporary(let roots):
            guard let opened = roots.last else { return phase = .caches(waitingCaches) }
            if !goOn(opened) {
                walk = nil
                phase = .temporary(Array(roots.dropLast()))
            }
        case .caches(let groups):
            guard let group = groups.last else { return phase = .done }
            let caches = caches ?? CachesPurge(self, group)
            self.caches = caches
            if !caches.step() {
                self.caches = nil
                phase = .caches(Array(groups.dropLast()))
            }
        case .done: break
        }
    }

    /// Opens all roots, so that each knows which directories belong to others.
    private func begin() {
        var opened: [Opened] = []
        var paths: [DirectoryIdentity: [UInt8]] = [:]
        kept = KeptPaths(request.kept, on: environment)
        let excluded = request.excluded.union(kept.identities)
        for root in request.roots {
            do throws(SystemError) {
                let tree = try environment.open(root)
                if excluded.contains(tree.top) || kept.has(tree.path) {
                    stays(root, [], .refused(.holds(root.absolute)))
                } else if let unknown = kept.unknown(within: [tree.path, root.absolute]) {
                    stays(root, [], .refused(.keptUnknown(unknown.path, unknown.error)))
                } else if let first = paths[tree.top] {
                    stays(root, [], .refused(.duplicate(of: first)))
                } else {
                    paths[tree.top] = root.absolute
                    opened.append(Opened(root: root, tree: tree))
                }
            } catch {
                // Nothing to purge where there is nothing.
                if !error.isMissing { stays(root, [], error.stay) }
            }
        }
        passed = excluded.union(opened.map(\.tree.top))
        phase = .temporary(opened.filter { $0.root.role == .temporary }.reversed())
        let groups = Dictionary(
            grouping: opened.filter { $0.root.role == .caches }, by: \.tree.top.device)
        waitingCaches = groups.sorted { $0.key > $1.key }.map(\.value)
    }

    func makeWalk(_ opened: Opened) -> PurgeWalk {
        PurgeWalk(opened.tree, excluding: passed, keeping: kept)
    }

    // MARK: Temporary

    /// - Returns: false at the root's end.
    private func goOn(_ opened: Opened) -> Bool {
        if let application = opened.root.application {
            let survey = survey()
            if survey.isBlind || survey.running.contains(application) {
                stays(
                    opened.root, [],
                    survey.isBlind
                        ? .unknown(unseenProcesses: survey.unseenProcesses) : .running(application))
                return false
            }
        }
        guard request.isDateBelieved() else {
            stays(opened.root, [], .undated)
            return false
        }
        let walk = walk ?? makeWalk(opened)
        self.walk = walk
        switch walk.next() {
        case .end: return false
        case .nothing: break
        case .left(let path, let why): stays(opened.root, path, why)
        case .entries(let entries, let directory, let path):
            let now = clock.now()
            for entry in entries {
                consider(entry, in: directory, ItemPath.join(path, entry.name), opened, now)
            }
        }
        return true
    }

    private func consider(
        _ entry: PurgeEntry, in directory: any PurgeDirectory, _ path: [UInt8], _ opened: Opened,
        _ now: Timestamp
    ) {
        let status: PurgeStatus
        switch entry.status {
        case .failure(let error): return stays(opened.root, path, error.stay)
        case .success(let found): status = found
        }
        // Directories stay.
        guard status.kind != .directory else { return }
        var lastUse = status.lastUse
        if let known = links[status.identity],
            max(status.accessed, status.modified) <= known.lastUse
        {
            lastUse = known.lastUse
        }
        guard request.policy.isOld(lastUse, at: status.readings(upTo: lastUse, areSeenAt: now))
        else { return }
        _ = attempt(status, lastUse, in: directory, path, opened.root, .age)
    }

    // MARK: One item

    /// - Returns: the bytes that are, or would be, freed; nil when it stays.
    func attempt(
        _ status: PurgeStatus, _ lastUse: Timestamp, in directory: any PurgeDirectory,
        _ path: [UInt8], _ root: PurgeRoot, _ reason: PurgeReason
    ) -> UInt64? {
        func stay(_ why: PurgeStay) -> UInt64? {
            stays(root, path, why)
            return nil
        }
        guard path.count <= Limits.pathBytes else { return stay(.tooDeep) }
        let survey = survey()
        guard !survey.holds(status) else { return stay(.held) }
        let outcome: PurgeOutcome
        do throws(SystemError) {
            outcome = try directory.attempt(
                ItemPath.split(path).name, expecting: status,
                isSurveyWhole: survey.unseenProcesses == 0, removing: request.isApplying)
        } catch { return stay(error.stay) }
        switch outcome {
        case .free(let links):
            let bytes = free(status, lastUse, links)
            let item = PurgedItem(
                root: root, path: path, reason: reason, bytes: bytes, lastUse: lastUse,
                time: clock.now())
            totals.add(item)
            observer.purged(item)
            if request.isApplying {
                gone.append(item)
            } else {
                planned[status.identity.device, default: 0] += bytes
            }
            return bytes
        case .held: return stay(.held)
        case .changed: return stay(.changed)
        case .unknown: return stay(.unknown(unseenProcesses: survey.unseenProcesses))
        case .vanished: return nil
        }
    }

    /// The bytes that removing this name frees: all of the file when it is the last name.
    private func free(_ status: PurgeStatus, _ lastUse: Timestamp, _ found: UInt32) -> UInt64 {
        let known = links[status.identity]
        // A report removes nothing, so the names are counted here.
        let before = request.isApplying ? found : known?.left ?? found
        guard before > 1 else {
            links[status.identity] = nil
            return status.allocatedBytes
        }
        if known != nil || links.count < Self.linksMaximum {
            links[status.identity] = Linked(lastUse: lastUse, left: before - 1)
        }
        return 0
    }

    /// Bytes that earlier steps would have freed on a device, if items were removed.
    func plannedBytes(on device: UInt64) -> UInt64 { planned[device] ?? 0 }

    func stays(_ root: PurgeRoot, _ path: [UInt8], _ why: PurgeStay) {
        if why.isFailure { totals.failed += 1 } else { totals.stayed += 1 }
        observer.stays(root, path, why)
    }

    /// At most ``surveyAgeMaximum`` old.
    private func survey() -> UseSurvey {
        let now = clock.monotonic()
        if let lastSurvey, now < lastSurvey.moment + Self.surveyAgeMaximum {
            return lastSurvey.survey
        }
        var seen: Set<PurgeApplication> = []
        let applications = request.roots.compactMap(\.application)
        let survey = environment.survey(applications.filter { seen.insert($0).inserted })
        lastSurvey = (survey, now)
        return survey
    }
}
