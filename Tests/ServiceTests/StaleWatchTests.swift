import CairnCore
import CairnDaemon
import CairnFormat
import Testing

struct StaleWatchTests {
    static let hour: UInt64 = 3_600_000_000_000

    /// Asks whether it is due, and expects the answer.
    func expect(
        _ watch: inout StaleWatch, now: UInt64, _ answer: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isDue = watch.isDue(now: now)
        #expect(isDue == answer, sourceLocation: sourceLocation)
    }

    @Test func tellsOnceAfterSilence() {
        var watch = StaleWatch(after: 24 * Self.hour, now: 100, age: nil)
        watch.succeeded(now: 200)
        #expect(watch.nextCheck == 200 + 24 * Self.hour)
        expect(&watch, now: 199 + 24 * Self.hour, false)
        expect(&watch, now: 200 + 24 * Self.hour, true)
        #expect(watch.silence(now: 200 + 24 * Self.hour) == 24 * Self.hour)
        expect(&watch, now: 200 + 25 * Self.hour, false)
        #expect(watch.nextCheck == nil)
        expect(&watch, now: .max, false)
    }

    @Test func tellsAgainAfterSuccess() {
        var watch = StaleWatch(after: 10, now: 0, age: 0)
        expect(&watch, now: 10, true)
        watch.succeeded(now: 15)
        expect(&watch, now: 24, false)
        expect(&watch, now: 25, true)
    }

    @Test func aReportThatFailedIsMadeAgainLater() {
        var watch = StaleWatch(after: 10, now: 0, age: 0)
        expect(&watch, now: 10, true)
        watch.failed(now: 20)
        expect(&watch, now: 19 + StaleWatch.retryNanoseconds, false)
        expect(&watch, now: 20 + StaleWatch.retryNanoseconds, true)
        expect(&watch, now: .max, false)
        // One that fails after something has succeeded is of no more interest.
        watch.succeeded(now: 100)
        watch.failed(now: 101)
        expect(&watch, now: 110, true)
    }

    @Test func successThatCameLateCounts() {
        var watch = StaleWatch(after: 10, now: 0, age: 0)
        watch.succeeded(now: 9)
        expect(&watch, now: 10, false)
        expect(&watch, now: 19, true)
    }

    @Test func silenceBeforeTheStartCounts() {
        var watch = StaleWatch(after: 24 * Self.hour, now: 1000, age: 20 * Self.hour)
        #expect(watch.nextCheck == 1000 + 4 * Self.hour)
        expect(&watch, now: 1000 + 4 * Self.hour, true)
        #expect(watch.silence(now: 1000 + 4 * Self.hour) == 24 * Self.hour)
    }

    @Test func afterALongAbsenceItFirstMayCatchUp() {
        var watch = StaleWatch(after: 24 * Self.hour, now: 1000, age: 200 * Self.hour)
        expect(&watch, now: 1000, false)
        #expect(watch.nextCheck == 1000 + StaleWatch.startNanoseconds)
        watch.succeeded(now: 2000)
        #expect(watch.nextCheck == 2000 + 24 * Self.hour)
    }

    @Test func withoutAnySuccessItTellsSoonAfterTheStart() {
        var watch = StaleWatch(after: 24 * Self.hour, now: 0, age: nil)
        expect(&watch, now: StaleWatch.startNanoseconds, true)
        var short = StaleWatch(after: 60, now: 0, age: nil)
        expect(&short, now: 59, false)
        expect(&short, now: 60, true)
        #expect(short.silence(now: 60) == 60)
    }

    @Test func anotherSettingHoldsAtOnce() {
        var watch = StaleWatch(after: 100, now: 0, age: 0)
        watch.succeeded(now: 0)
        watch.replace(after: 50)
        expect(&watch, now: 50, true)
    }

    @Test func hugeTimesDoNotTrap() {
        var watch = StaleWatch(after: .max, now: .max - 5, age: 3)
        #expect(watch.nextCheck == .max)
        watch.succeeded(now: .max - 1)
        #expect(watch.nextCheck == .max)
        expect(&watch, now: .max - 1, false)
    }
}

@Suite struct RemoteStaleWatchTests {
    private static func remote(_ name: String, isStale: Bool, since: Int64? = nil)
        -> DaemonStatus.Remote
    {
        var remote = DaemonStatus.Remote(name: name, url: "dir:/\(name)")
        remote.isStale = isStale
        remote.waitingSince = since.map { Timestamp(seconds: $0) }
        return remote
    }

    @Test func eachRemoteIsToldOnceUntilItIsStaleAnew() {
        var watch = RemoteStaleWatch()
        let (nas, b2) = (
            Self.remote("nas", isStale: true, since: 5), Self.remote("b2", isStale: false)
        )
        #expect(watch.due([nas, b2], now: 1).map(\.name) == ["nas"])
        #expect(watch.due([nas, b2], now: 2).isEmpty)
        let late = Self.remote("b2", isStale: true, since: 9)
        #expect(watch.due([nas, late], now: 3).map(\.name) == ["b2"])
        #expect(watch.due([Self.remote("nas", isStale: false), late], now: 4).isEmpty)
        #expect(watch.due([nas, late], now: 5).map(\.name) == ["nas"])
        // A report that reached nobody is made again, and not at once.
        watch.failed(now: 6)
        #expect(watch.due([nas, late], now: 7).isEmpty)
        let again = watch.due([nas, late], now: 6 + StaleWatch.retryNanoseconds)
        #expect(again.map(\.name) == ["nas", "b2"])
    }

    @Test func theEventNamesThemAndWhy() throws {
        #expect(HookEvent(stale: [], now: Timestamp(seconds: 1)) == nil)
        var nas = Self.remote("nas", isStale: true, since: 100)
        nas.reason = "no route"
        let event = HookEvent(
            stale: [nas, Self.remote("b2", isStale: true, since: 50)], now: Timestamp(seconds: 350))
        #expect(
            event
                == .stale(
                    since: Timestamp(seconds: 50), nanoseconds: 300_000_000_000,
                    trouble: "nas: no route", remotes: ["nas", "b2"]))
    }
}
