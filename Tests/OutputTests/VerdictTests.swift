import CairnBackup
import CairnCore
import CairnFormat
import CairnRemote
import CairnRestore
import Testing

@testable import CairnCommand
@testable import CairnDaemon
@testable import CairnWatch

/// How things stand: what `cairn status` names and the exit code of `cairn status --check` agree,
/// and nothing is trouble that is none.
@Suite struct VerdictTests {
    private static let hour: Int64 = 3_600
    private static let day = 24 * hour
    private static let now = Timestamp(seconds: 1_800_000_000)

    /// - Parameter age: in seconds.
    private static func ago(_ age: Int64) -> Timestamp { now - age }

    /// A service that has backed up everything.
    private static var well: Verdict.Facts {
        var facts = Verdict.Facts()
        facts.now = now
        facts.staleAfter = 3 * day
        facts.proofAfter = 30 * day
        var daemon = DaemonStatus()
        daemon.activity = .watching
        daemon.started = ago(10 * day)
        daemon.lastReconcile = ago(hour)
        facts.daemon = daemon
        facts.lastCommit = ago(hour)
        facts.firstStored = ago(20 * day)
        facts.lastProof = ago(day)
        return facts
    }

    /// The same without a service.
    private static var timed: Verdict.Facts {
        var facts = well
        facts.daemon = nil
        return facts
    }

    private static func failing(_ code: Int32, for age: Int64 = 0) -> FailingItem {
        FailingItem(
            path: Array("/home/a".utf8), reason: SystemError("list", path: [], code: code).reason,
            isTransient: true, tries: 1, first: ago(age), nextTry: nil)
    }

    private static func backup(_ outcome: LastBackup.Outcome) -> LastBackup {
        var backup = LastBackup(began: ago(hour), process: 1, after: nil)
        backup.end(.complete, at: ago(2 * hour))
        backup.end(outcome, at: ago(hour))
        return backup
    }

    private static func remote(
        _ log: PushLog, health: RemoteHealth = RemoteHealth(), waits: Int64? = nil
    ) -> RemoteStanding {
        RemoteStanding(
            name: "copy", url: "file:///copy", log: log, manifest: nil, daemon: nil,
            waitingCommits: waits == nil ? 0 : 1, waitingSince: waits.map { ago($0) },
            health: RemoteHealthText(health: health, name: "copy"), staleAfter: 3 * day)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// Whether a service runs.
        var isWatched = true
        var level = Verdict.Level.trouble
        let change: @Sendable (inout Verdict.Facts) -> Void

        /// The facts without it.
        var base: Verdict.Facts { isWatched ? well : timed }
        var facts: Verdict.Facts {
            var facts = base
            change(&facts)
            return facts
        }

        var testDescription: String { name }
    }

    /// Each kind of trouble by itself. Once it is over, the facts are ``well`` again.
    static let troubles: [Case] = [
        Case(name: "the repository") { $0.trouble = "it cannot be opened" },
        Case(name: "the daemon") { $0.daemon?.trouble = "the repository cannot be written" },
        Case(name: "refused settings") { $0.daemon?.settingsTrouble = "line 3" },
        Case(name: "settings that the service has not read") { $0.hasOtherSettings = true },
        Case(name: "a thread") {
            $0.daemon?.pulses = [
                .init(thread: "reader", doing: "", ageSeconds: 100, limitSeconds: 10)
            ]
        },
        Case(name: "a dead service", isWatched: false) {
            $0.deadService = DeadService(reason: "it does not run", next: "start it")
        },
        Case(name: "an unreadable item") { $0.daemon?.failures = [failing(13)] },
        Case(name: "more failures than told") { $0.daemon?.failureCount = 3 },
        Case(name: "a disk that is away for long") {
            $0.daemon?.failures = [failing(ErrorCode.unmounted, for: 4 * day)]
        },
        Case(name: "a failed backup") {
            $0.jobs = [Job(Job.backup, backup(.failed("no room")))]
        },
        Case(name: "an incomplete backup", isWatched: false) {
            $0.jobs = [Job(Job.backup, backup(.incomplete(items: 2)))]
        },
        Case(name: "an interrupted backup", isWatched: false) {
            $0.jobs = [Job(Job.backup, backup(.interrupted))]
        },
        Case(name: "an import after a backup", isWatched: false) {
            $0.jobs = [Job(Job.backup, backup(.outdated))]
        },
        Case(name: "a failed stream") {
            $0.jobs = [Job(Array("/dumps/db.sql".utf8), backup(.failed("exit 1")))]
        },
        Case(name: "a late job") {
            $0.lateJobs = [JobText.Late(name: Array("tag nightly".utf8), succeeded: ago(5 * day))]
        },
        Case(name: "a job that never ran") {
            $0.lateJobs = [JobText.Late(name: Array("prune".utf8), succeeded: nil)]
        },
        Case(name: "a root that cannot be backed up") { $0.unusableRoots = Trouble("/proc") },
        Case(name: "a gap that stays") { $0.gaps = [ago(hour)] },
        Case(name: "a gap that nothing compares", isWatched: false) { $0.gaps = [now] },
        Case(name: "a lost version") { $0.lostVersions = 1 },
        Case(name: "a lost root") { $0.lostRoots = Trouble("/home/b is gone") },
        Case(name: "an exclusion of nobody") { $0.setAside = Trouble("a marker") },
        Case(name: "an unfinished restore") { $0.unfinishedRestore = Trouble("a restore") },
        Case(name: "unprotected packs") { $0.immutable = Trouble("no flags") },
        Case(name: "damage") { $0.damage = Trouble("a pack is damaged") },
        Case(name: "a mass change") { $0.anomaly = Trouble("much was deleted") },
        Case(name: "the date") { $0.clockDoubt = Trouble("the clock went back") },
        Case(name: "a remote that is away") {
            var log = PushLog(known: now.seconds)
            (log.failingSince, log.reason) = (ago(hour).seconds, "the key is refused")
            log.needsPerson = true
            $0.remotes = [remote(log)]
        },
        Case(name: "packs in remotes that nobody names") { $0.awayPacks = 2 },
        Case(name: "packs in a remote of another machine") { $0.packsOfOthers = 2 },
        Case(name: "no proof") { $0.lastProof = ago(31 * day) },
        Case(name: "no proof at all") {
            ($0.lastProof, $0.firstStored) = (nil, ago(31 * day))
        },
        Case(name: "nothing for long", isWatched: false, level: .stale) {
            $0.lastCommit = ago(4 * day)
        },
        // The last commit is one of a dump, or of another machine.
        Case(name: "no backup of the roots for long", isWatched: false, level: .stale) {
            $0.lastWhole = ago(4 * day)
        },
        Case(name: "no capture for long", isWatched: false, level: .stale) {
            $0.lastCapture = ago(4 * day)
        },
        Case(name: "nothing ever", isWatched: false, level: .stale) { $0.lastCommit = nil },
        Case(name: "a save that waits for long", level: .stale) {
            $0.daemon?.dirty = 1
            $0.daemon?.dirtySince = ago(4 * day)
        },
        Case(name: "a remote that lacks something", level: .stale) {
            $0.remotes = [remote(PushLog(known: 0), waits: 4 * day)]
        },
        Case(name: "the repository away for long", level: .stale, change: isAway(4 * day)),
    ]

    /// What is no trouble, though something is to be said of it.
    static let harmless: [Case] = [
        Case(name: "a service", level: .well) { _ in },
        Case(name: "no service", isWatched: false, level: .well) { _ in },
        Case(name: "a fresh save", level: .well) {
            $0.daemon?.dirty = 1
            $0.daemon?.dirtySince = ago(2)
        },
        Case(name: "data that is unplugged", level: .well) {
            $0.daemon?.failures = [failing(ErrorCode.unmounted, for: 2 * day)]
        },
        Case(name: "a locked directory", level: .well) {
            $0.daemon?.failures = [failing(ErrorCode.locked, for: 2 * day)]
        },
        Case(name: "the repository unplugged", level: .well, change: isAway(2 * day)),
        Case(name: "a suspended root", level: .well) {
            let root = RootDefinition(
                number: 1, name: [], path: Array("/media/a".utf8), role: .adHoc)
            $0.daemon?.roots = [.init(definition: root, state: .suspended)]
        },
        Case(name: "a gap that is compared now", level: .well) {
            ($0.gaps, $0.openGaps) = ([ago(60)], 1)
        },
        Case(name: "a pause", level: .well) { $0.daemon?.activity = .paused },
        Case(name: "items of a backup that a service tries again", level: .well) {
            $0.jobs = [Job(Job.backup, backup(.incomplete(items: 2)))]
        },
        Case(name: "a remote that lacks something for a short time", level: .well) {
            $0.remotes = [remote(PushLog(known: 0), waits: hour)]
        },
    ]

    /// A stick with the repository that was pulled, and a service that notes the saves meanwhile.
    private static func isAway(_ age: Int64) -> @Sendable (inout Verdict.Facts) -> Void {
        { facts in
            facts.trouble = "its disk is not mounted at /media/stick"
            facts.isAway = true
            facts.daemon?.activity = .waitingForRepository
            facts.daemon?.trouble = facts.trouble
            facts.daemon?.lastReconcile = ago(age)
            facts.lastCommit = ago(age)
            facts.knownSuccess = ago(age)
        }
    }

    @Test(arguments: troubles) func eachTroubleIsNamedAndIsAnExitCode(one: Case) {
        let verdict = Verdict(one.facts)
        #expect(verdict.level == one.level)
        #expect(verdict.level.rawValue == (one.level == .stale ? 2 : 1))
        // What `status` lists is what `--check` says in one line.
        #expect(!verdict.troubles.isEmpty)
        for trouble in verdict.troubles { #expect(verdict.text.contains(trouble.text)) }
        // The facts without it are well: no alarm stays.
        #expect(Verdict(one.base).level == .well)
    }

    @Test(arguments: harmless) func whatIsNoTroubleIsExitCodeZero(one: Case) {
        let verdict = Verdict(one.facts)
        #expect(verdict.level == .well && verdict.level.rawValue == 0)
        #expect(verdict.troubles.isEmpty && verdict.reasons.isEmpty, "\(verdict.text)")
        #expect(!verdict.text.isEmpty)
    }

    /// What is unplugged is said all the same.
    @Test func whatIsUnpluggedIsSaid() throws {
        let one = try #require(Self.harmless.first { $0.name == "data that is unplugged" })
        #expect(Verdict(one.facts).text.contains("1 file system is not mounted"))
        let other = try #require(Self.harmless.first { $0.name == "the repository unplugged" })
        #expect(Verdict(other.facts).text.hasPrefix("new changes wait until the repository"))
    }

    /// An unplugged stick hides no other trouble, and is not counted with it.
    @Test func whatIsUnpluggedHidesNoOtherTrouble() {
        var facts = Self.well
        facts.daemon?.failures = [Self.failing(ErrorCode.unmounted), Self.failing(13)]
        let verdict = Verdict(facts)
        #expect(verdict.level == .trouble && verdict.reasons == ["1 item cannot be backed up"])
        #expect(verdict.troubles.first?.details.count == 1)
    }

    /// A restore whose backup of the current state stopped asks for space only if the disk is full.
    @Test(arguments: [
        (BackupResult.Ending.full(freeBytes: 1, neededBytes: 2), true), (.cancelled, false),
        (.stopped, false),
    ])
    func onlyAFullRepositoryNeedsRoom(ending: BackupResult.Ending, isFull: Bool) throws {
        let failure = try #require(CommandFailure(InPlaceError.presentNotCommitted(ending)))
        let next = try #require(failure.next)
        #expect(next.contains("free space") == isFull, "\(next)")
        #expect(next.contains("--target DIR"), "\(next)")
    }

    /// The table has every kind of trouble that the verdict is judged by.
    @Test func theTableHasEveryFact() {
        // What a trouble is measured by, and what is said beside it; a full disk needs a repository
        // (FullDiskTests).
        let others: Set = [
            "now", "staleAfter", "proofAfter", "daemon", "troubleNext", "isAway", "knownSuccess",
            "lastBackup", "running", "openGaps", "gapNext", "fullDisk", "firstStored",
        ]
        func fields(_ facts: Verdict.Facts) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: Mirror(reflecting: facts).children.map {
                    ($0.label ?? "", "\($0.value)")
                })
        }
        var changed: Set<String> = []
        for one in Self.troubles {
            let (before, after) = (fields(one.base), fields(one.facts))
            changed.formUnion(after.keys.filter { before[$0] != after[$0] })
        }
        #expect(Set(fields(Self.well).keys).subtracting(others).subtracting(changed) == [])
    }
}
