import CairnFormat
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// Each component of the daemon alone, without the loop that joins them.
@Suite struct ComponentTests {
    private let directory = TemporaryDirectory()
    private let world: DaemonWorld
    private let context: DaemonContext
    private let flushes: FlushQueue
    private let repository: RepositorySession

    init() throws {
        world = try DaemonWorld(catalogPath: directory.file("catalog.db"))
        context = DaemonContext(world.daemon, world.observer)
        flushes = FlushQueue(context)
        repository = RepositorySession(flushes)
    }

    private var now: UInt64 { world.clock.monotonic() }

    private final class Told: Sendable {
        private let list = Mutex<[String]>([])
        func add(_ what: String) { list.withLock { $0.append(what) } }
        var all: [String] { list.withLock { $0 } }

        func report(_ report: FlushReport) {
            switch report {
            case .done: add("done")
            case .failed(let why): add("failed: \(why)")
            default: break
            }
        }
    }

    @Test func aRepositoryThatIsLostIsOpenedAfterGrowingPauses() throws {
        let told = Told()
        flushes.begin(told.report)
        var pauses: [UInt64] = []
        for _ in 0..<8 {
            repository.session = try repository.open()
            repository.lose(SystemError("write", code: ErrorCode.isDirectory))
            #expect(repository.session == nil && !repository.canWork && !repository.isOpeningDue)
            pauses.append((try #require(repository.nextDeadline) - now) / 1_000_000_000)
        }
        #expect(pauses == [1, 2, 4, 8, 16, 32, 60, 60])
        #expect(told.all.count == 1 && told.all[0].hasPrefix("failed: the repository cannot be"))
        world.clock.advance(nanoseconds: 60_000_000_000)
        #expect(repository.isOpeningDue)
        repository.session = try repository.open()
        repository.noteHealth()
        #expect(world.daemon.status().trouble == nil)
        repository.lose(SystemError("write", code: ErrorCode.isDirectory))
        #expect(repository.nextDeadline == now + 1_000_000_000)
        // A small round may have ended the trouble; no command has the repository.
        world.daemon.shared.withLock { $0.status.trouble = nil }
        #expect(repository.reasonNotToFlush?.contains("cannot be written") == true)
    }

    /// "Not mounted" stood for as long as the pause lasted, whatever was mounted meanwhile.
    @Test func aPauseEndsWhatOnlyAnAttemptCouldEnd() throws {
        repository.session = try repository.open()
        repository.lose(SystemError("write", code: ErrorCode.isDirectory))
        #expect(world.daemon.status().trouble != nil)
        repository.pause(nil)
        #expect(world.daemon.status().trouble == nil && !repository.isOpeningDue)
        #expect(repository.reasonNotToFlush?.contains("cairn resume") == true)
        // What a person must decide stays, however often it is paused.
        world.daemon.shared.withLock { $0.status.trouble = "stopped" }
        repository.pause(nil)
        #expect(world.daemon.status().trouble == "stopped")
        repository.resume()
        #expect(repository.isOpeningDue)
    }

    @Test func readersEndBeforeItIsLentAndTheNextWaits() throws {
        let told = Told()
        repository.onRelease = { told.add("release") }
        repository.onClose = { told.add("close") }
        repository.session = try repository.open()
        let tokens = Mutex<[AccessToken?]>([])
        repository.acquire { token in tokens.withLock { $0.append(token) } }
        repository.acquire { token in tokens.withLock { $0.append(token) } }
        #expect(told.all == ["release", "close"] && tokens.withLock { $0.count } == 1)
        #expect(repository.reasonNotToFlush != nil && !repository.isOpeningDue)
        #expect(world.daemon.status().activity == .exclusive)
        // Somebody else's token is none.
        repository.release(AccessToken(number: 7))
        #expect(tokens.withLock { $0.count } == 1)
        repository.release(try #require(tokens.withLock { $0[0] }))
        #expect(tokens.withLock { $0.count } == 2 && !repository.isOpeningDue)
        repository.release(try #require(tokens.withLock { $0[1] }))
        #expect(repository.isOpeningDue)
    }

    @Test func aPauseEndsByItselfAndItsGapsAreCompared() throws {
        let date = DateKeeper(repository)
        let roots = RootKeeper(repository)
        try roots.join(repository.open())
        #expect(date.look() == nil)
        repository.pause(5_000_000_000)
        #expect(repository.isPaused && repository.nextDeadline == now + 5_000_000_000)
        #expect(world.openGaps.count { $0.cause == .paused } == 2)
        repository.resumeIfDue()
        #expect(repository.isPaused)
        world.clock.advance(nanoseconds: 5_000_000_000)
        repository.resumeIfDue()
        #expect(!repository.isPaused && world.daemon.shared.withLock { $0.reconciles.count } == 2)
    }

    @Test func aFlushWaitsForItsOwnBarrier() {
        let told = Told()
        flushes.begin(told.report)
        flushes.begin { _ in told.add("second") }
        let numbers = flushes.flushes.map(\.number)
        #expect(!flushes.pass(numbers[0] - 1) && !flushes.isHurried)
        #expect(flushes.pass(numbers[0]) && flushes.isHurried)
        flushes.end(nil)
        #expect(told.all == ["done"] && flushes.flushes.map(\.number) == [numbers[1]])
        #expect(!flushes.isHurried)
    }

    @Test func whatSettledIsTakenOnceTheSourceHasToldAll() throws {
        let components = try Components(repository)
        #expect(components.capture.nextDeadline == nil && !components.capture.step())
        world.tree.write("\(DaemonWorld.docs)/letter", "text")
        let place = SourcePath(root: 1, path: "letter".bytes)
        components.intake.take(.look(place, .written), now)
        let due = try #require(components.capture.nextDeadline)
        #expect(due > now && !components.capture.isDue(now) && components.capture.isDue(due))
        world.clock.advance(nanoseconds: due - now)
        // The first step only asks.
        #expect(!components.capture.step())
        let barrier = try #require(components.capture.capturing?.barrier)
        components.capture.pass(barrier)
        #expect(components.capture.step() && components.capture.nextDeadline == nil)
        #expect(repository.lastCommit?.commit.counts.new == 1)
    }

    @Test func everythingIsComparedByTheClock() throws {
        let components = try Components(repository)
        func waiting() -> Int { world.daemon.shared.withLock { $0.reconciles.count } }
        let due = try #require(components.reconcile.nextDeadline)
        components.reconcile.requestIfDue()
        #expect(waiting() == 0 && due == now + context.configuration.reconcileInterval)
        world.clock.advance(nanoseconds: due - now)
        components.reconcile.requestIfDue()
        #expect(waiting() == 2)
        #expect(components.reconcile.nextDeadline == now + context.configuration.reconcileInterval)
        while components.reconcile.step() {}
        #expect(waiting() == 0 && world.daemon.status().lastReconcile != nil)
    }

    @Test func whatIsNotConfiguredIsNeverDue() throws {
        let components = try Components(repository)
        let purge = PurgeScheduler(components.rounds, components.date, components.capture)
        let retention = RetentionScheduler(components.anomaly, components.date)
        let scrub = ScrubScheduler(repository)
        #expect(purge.nextDeadline == nil && !purge.step())
        #expect(retention.nextDeadline == nil && !retention.step())
        #expect(scrub.nextDeadline == nil && !scrub.step())
        scrub.damage.searchLost()
        #expect(scrub.nextDeadline == now)
        #expect(scrub.step() && scrub.nextDeadline == nil)
    }

    @Test func aMassChangePinsTheCommitBeforeIt() throws {
        let components = try Components(repository)
        var guarded = AnomalyGuard.Configuration()
        guarded.items = 100
        components.anomaly.reconfigure(guarded)
        #expect(components.anomaly.reasonToWait == nil && !components.capture.writePins())
        for number in 0..<600 {
            world.tree.write("\(DaemonWorld.docs)/file\(number)", "text \(number)")
        }
        components.reconcile.request()
        while components.reconcile.step() {}
        // What came a moment ago and goes again is no loss.
        world.clock.advance(nanoseconds: 700_000_000_000)
        let good = try #require(repository.lastCommit?.commit.id)
        for number in 0..<600 { world.tree.remove("\(DaemonWorld.docs)/file\(number)") }
        components.reconcile.request()
        while components.reconcile.step() {}
        components.anomaly.judgeDoubt(isEnding: true)
        #expect(components.anomaly.reasonToWait != nil && components.anomaly.pins == [good])
        #expect(components.capture.writePins() && components.anomaly.pins == [])
    }

    /// The components that most others need, on an open repository.
    private struct Components {
        let date: DateKeeper
        let anomaly: AnomalyKeeper
        let intake: HintIntake
        let rounds: RoundRunner
        let capture: CaptureScheduler
        let reconcile: ReconcileScheduler

        init(_ repository: RepositorySession) throws {
            date = DateKeeper(repository)
            anomaly = AnomalyKeeper(repository)
            let roots = RootKeeper(repository)
            let failures = FailureKeeper(repository)
            intake = HintIntake(roots, failures)
            rounds = RoundRunner(anomaly, intake)
            capture = CaptureScheduler(rounds, failures)
            reconcile = ReconcileScheduler(rounds, failures, roots, capture)
            let session = try repository.open()
            try roots.join(session)
            repository.session = session
        }
    }
}
