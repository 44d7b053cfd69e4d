import CairnCore
import CairnDaemon
import CairnFormat
@testable import CairnWatch
import Dispatch
import Synchronization
import Testing

/// What stands on the desktop, and when: the decision, with a clock of the test.
struct NoticeLedgerTests {
    private static let day: Int64 = 86_400
    private static let never: @Sendable (String) -> Bool = { _ in false }
    private static let always: @Sendable (String) -> Bool = { _ in true }
    private let stale = Concern.stale(since: nil, trouble: nil)

    private func at(_ seconds: Int64) -> Timestamp { Timestamp(seconds: 1_700_000_000 + seconds) }

    @Test func oneNoticeStandsUntilItIsOver() {
        var ledger = NoticeLedger()
        ledger.enter("bus")
        #expect(
            ledger.actions(for: [stale], at: at(0), isOver: Self.always) == [
                .show(stale, replacing: nil)
            ])
        ledger.shown(stale, 7, at: at(0))
        let later = Concern.stale(since: nil, trouble: "another reason")
        #expect(ledger.actions(for: [later], at: at(60), isOver: Self.always) == [])
        // Nobody knows.
        #expect(ledger.actions(for: [], at: at(90), isOver: Self.never) == [])
        #expect(ledger.actions(for: [], at: at(120), isOver: Self.always) == [.close(7)])
        #expect(ledger.actions(for: [], at: at(180), isOver: Self.always) == [])
    }

    @Test func theSameIsToldOnceADay() {
        var ledger = NoticeLedger()
        ledger.shown(stale, 7, at: at(0))
        // It comes and goes …
        for hour in 1..<24 {
            let concerns = hour.isMultiple(of: 2) ? [stale] : []
            let actions = ledger.actions(
                for: concerns, at: at(Int64(hour) * 3_600), isOver: Self.always)
            #expect(actions == (hour == 1 ? [.close(7)] : []), "hour \(hour)")
        }
        #expect(
            ledger.actions(for: [stale], at: at(Self.day), isOver: Self.always) == [
                .show(stale, replacing: nil)
            ])
        // … or lasts: then it is told again in its own place.
        ledger.shown(stale, 8, at: at(Self.day))
        #expect(
            ledger.actions(for: [stale], at: at(2 * Self.day - 1), isOver: Self.always) == [])
        #expect(
            ledger.actions(for: [stale], at: at(2 * Self.day), isOver: Self.always) == [
                .show(stale, replacing: 8)
            ])
    }

    @Test func concernsAreToldApart() {
        var ledger = NoticeLedger()
        let (one, other) = (
            Concern.remoteStale("b2", since: nil, reason: nil),
            Concern.remoteStale("nas", since: nil, reason: nil)
        )
        ledger.shown(one, 1, at: at(0))
        #expect(
            ledger.actions(for: [one, other, .massChange], at: at(1), isOver: Self.always) == [
                .show(other, replacing: nil), .show(.massChange, replacing: nil),
            ])
        #expect(
            ledger.actions(for: [other], at: at(2)) { $0 == other.key } == [
                .show(other, replacing: nil)
            ], "of b2 nothing is known")
    }

    /// A clock that was set back, or far ahead and back again, silences nobody for long.
    @Test func aClockThatIsSetDelaysNothing() {
        var ledger = NoticeLedger()
        ledger.shown(stale, nil, at: at(0))
        #expect(ledger.actions(for: [stale], at: at(-60), isOver: Self.always).count == 1)
        ledger.shown(stale, nil, at: Timestamp(seconds: .max))
        #expect(ledger.actions(for: [stale], at: at(0), isOver: Self.always).count == 1)
        ledger.shown(stale, nil, at: Timestamp(seconds: .min))
        #expect(ledger.actions(for: [stale], at: at(0), isOver: Self.always).count == 1)
    }

    @Test func theRecordOutlivesARestartAndNoSession() throws {
        var ledger = NoticeLedger()
        ledger.enter("bus")
        ledger.shown(stale, 7, at: at(0))
        ledger.shown(.massChange, nil, at: at(0))
        var known = try #require(NoticeLedger(decoding: ledger.encode()))
        #expect(known == ledger)
        known.enter("bus")
        #expect(known.actions(for: [stale], at: at(9), isOver: Self.always) == [])
        #expect(known.actions(for: [], at: at(9), isOver: Self.always) == [.close(7)])

        // After a new login the number is somebody else's; the day is the same.
        var other = try #require(NoticeLedger(decoding: ledger.encode()))
        other.enter("another bus")
        #expect(other.actions(for: [], at: at(9), isOver: Self.always) == [])
        #expect(other.actions(for: [stale], at: at(9), isOver: Self.always) == [])
        for bytes in ["", "{}", "[]", #"{"session":1,"entries":[]}"#] {
            #expect(NoticeLedger(decoding: Array(bytes.utf8)) == nil)
        }
    }
}

struct ConcernTests {
    private static let now = Timestamp(seconds: 1_700_000_000)
    private static let tooLong: Int64 = 86_400

    private func keeping() -> DaemonStatus {
        var status = DaemonStatus()
        status.activity = .watching
        status.lastReconcile = Self.now
        return status
    }

    private func item(_ path: String, ago: Int64) -> FailingItem {
        FailingItem(
            path: path.bytes, reason: "permission denied", isTransient: false, tries: 1,
            first: Timestamp(seconds: Self.now.seconds - ago), nextTry: nil)
    }

    private func all(_ status: DaemonStatus) -> [Concern] {
        Concern.all(in: status, now: Self.now, tooLong: Self.tooLong)
    }

    @Test func anItemIsOfConcernAfterALongTime() {
        var status = keeping()
        status.failures = [item("/a", ago: 60), item("/b", ago: Self.tooLong)]
        #expect(all(status) == [])
        status.failures.append(item("/c", ago: Self.tooLong + 1))
        #expect(all(status) == [.failing(item("/c", ago: Self.tooLong + 1), count: 3)])
        // What failed before the start is tried again first.
        status.lastReconcile = nil
        #expect(all(status) == [])
        // While nothing is kept at all, that is what is told.
        status = keeping()
        status.failures = [item("/c", ago: 2 * Self.tooLong)]
        status.trouble = "the disk is away"
        #expect(all(status) == [])
    }

    @Test func damageAndAMassChangeAreToldAtOnce() {
        var status = keeping()
        status.lostVersions = 3
        status.hasMassChange = true
        #expect(all(status) == [.damage(versions: 3, what: nil), .massChange])
    }

    @Test func remotesAreNamed() {
        var status = keeping()
        var late = DaemonStatus.Remote(name: "b2", url: "rclone:b2:x")
        late.isStale = true
        late.waitingSince = Self.now
        late.reason = "no route"
        var damaged = DaemonStatus.Remote(name: "nas", url: "dir:/nas")
        damaged.damageFound = Self.now
        var failing = DaemonStatus.Remote(name: "new", url: "dir:/new")
        failing.failingSince = Self.now
        status.remotes = [late, damaged, failing]
        #expect(
            all(status) == [
                .remoteStale("b2", since: Self.now, reason: "no route"),
                .remoteDamage("nas", found: Self.now),
            ])
    }
}

/// A desktop that a test plays.
private final class PlayedDesktop: Desktop {
    struct State {
        var trouble: String?
        var session = "bus"
        var shown: [String] = []
        var closed: [UInt32] = []
        var asked = 0
    }
    let state = Mutex(State())
    let told = DispatchSemaphore(value: 0)

    func session() throws(NoticeFailure) -> String {
        let (trouble, session) = state.withLock { state in
            state.asked += 1
            return (state.trouble, state.session)
        }
        if let trouble { throw NoticeFailure(trouble) }
        return session
    }

    func show(_ notice: Notice, replacing: UInt32?) throws(NoticeFailure) -> UInt32? {
        defer { told.signal() }
        return state.withLock { state in
            state.shown.append(notice.title + (replacing.map { " for \($0)" } ?? ""))
            return UInt32(state.shown.count)
        }
    }

    func close(_ notice: UInt32) { state.withLock { $0.closed.append(notice) } }
}

private final class SetClock: CairnCore.Clock {
    let seconds = Mutex<Int64>(1_000)

    func now() -> Timestamp { Timestamp(seconds: 1_700_000_000 + seconds.withLock { $0 }) }
    func monotonic() -> UInt64 { UInt64(seconds.withLock { $0 }) * 1_000_000_000 }
    func pause(nanoseconds: UInt64) {}
}

struct DesktopNoticesTests {
    private let desktop = PlayedDesktop()
    private let clock = SetClock()
    private let log = RecordingLog()

    private final class File: Sendable {
        let bytes = Mutex<[UInt8]?>(nil)
    }
    private let file = File()

    private func notices() -> DesktopNotices {
        let file = file
        return DesktopNotices(
            .init(
                desktop, text: { Notice(title: $0.key, body: "") },
                load: { file.bytes.withLock { $0 } },
                save: { bytes in file.bytes.withLock { $0 = bytes } }, log: log, clock: clock))
    }

    private func report(_ concerns: [Concern]) -> DesktopNotices.Report {
        .init(concerns) { _ in true }
    }

    @Test func aConcernIsShownOnceOverRestartsAndTakenAway() {
        for _ in 0..<3 { notices().updateNow(report([.massChange])) }
        #expect(desktop.state.withLock { $0.shown } == ["mass-change"])
        notices().updateNow(report([]))
        #expect(desktop.state.withLock { $0.closed } == [1])
        clock.seconds.withLock { $0 += 3_600 }
        notices().updateNow(report([.massChange]))
        #expect(desktop.state.withLock { $0.shown }.count == 1)
        clock.seconds.withLock { $0 += 86_400 }
        notices().updateNow(report([.massChange]))
        #expect(desktop.state.withLock { $0.shown }.count == 2)
        #expect(log.all == [])
    }

    @Test func aDesktopThatIsNotThereIsSaidOnceAndTriedAgain() {
        desktop.state.withLock { $0.trouble = "there is none" }
        let notices = notices()
        notices.check()
        for _ in 0..<50 {
            notices.updateNow(report([.massChange]))
            clock.seconds.withLock { $0 += 60 }
        }
        #expect(log.all == ["4 cannot show a desktop notification: there is none"])
        #expect(desktop.state.withLock { $0.asked } == 1 + 5)
        desktop.state.withLock { $0.trouble = nil }
        clock.seconds.withLock { $0 += 600 }
        notices.updateNow(report([.massChange]))
        #expect(desktop.state.withLock { $0.shown } == ["mass-change"])
    }

    @Test func withoutAnythingToTellNobodyIsAsked() {
        let notices = notices()
        for _ in 0..<9 { notices.updateNow(report([])) }
        #expect(desktop.state.withLock { $0.asked } == 0)
        #expect(file.bytes.withLock { $0 } == nil)
    }

    @Test func aThreadDoesItAndStops() {
        let notices = notices()
        notices.update(report([.massChange]))
        desktop.told.wait()
        notices.stop()
        notices.update(report([]))
        #expect(desktop.state.withLock { $0.shown } == ["mass-change"])
        #expect(desktop.state.withLock { $0.closed } == [])
    }
}
