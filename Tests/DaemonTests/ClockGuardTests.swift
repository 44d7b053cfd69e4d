import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// Whether the date can be believed, and what waits while it cannot.
@Suite struct ClockGuardTests {
    private static let day: Int64 = 86_400
    private static let start: Int64 = 1_767_600_000

    private static func reading(
        _ wall: Int64, boot: UInt8 = 1, seconds: UInt64 = 5_000, synchronized: Bool = false
    ) -> ClockGuard.Reading {
        .init(
            wall: wall,
            boot: BootTime(
                id: Hash128([UInt8](repeating: boot, count: 16)),
                nanoseconds: seconds * 1_000_000_000, isSynchronized: synchronized))
    }

    private static let record = ClockRecord(reading(start))

    @Test(
        arguments: [
            // Wall, boot, seconds since it, and what is doubted.
            ("time goes on", start + 60, 1, 5_060, nil),
            ("asleep for two days", start + 2 * day, 1, 5_000 + 2 * UInt64(day), nil),
            ("NTP's first step", start + 60 + 599, 1, 5_060, nil),
            ("366 days ahead", start + 120 + 366 * day, 1, 5_120, .jumped(seconds: 366 * day)),
            ("back an hour", start + 60 - 3_600, 1, 5_060, .jumped(seconds: -3_600)),
            (
                "a virtual machine that stood still", start + 60 + 5 * day, 1, 5_060,
                .jumped(seconds: 5 * day)
            ),
            (
                "a day later, drifting by half a minute", start + day + 30, 1, 5_000 + UInt64(day),
                nil
            ),
            (
                "both clocks 366 days ahead", start + 366 * day, 1, 5_000 + 366 * UInt64(day),
                .ahead(known: Timestamp(seconds: start))
            ),
            ("after a reboot", start + 300, 2, 20, nil),
            ("after a week away", start + 7 * day, 2, 20, nil),
            (
                "after a year away", start + 366 * day, 2, 20,
                .ahead(known: Timestamp(seconds: start))
            ),
            ("no battery: 1970", 30, 2, 20, .behind(known: Timestamp(seconds: start))),
            ("a snapshot restored within one boot", start + 100, 1, 4_000, nil),
        ] as [(String, Int64, UInt8, UInt64, ClockDoubt?)])
    func whatIsDoubted(
        _ name: String, _ wall: Int64, _ boot: UInt8, _ seconds: UInt64, _ doubt: ClockDoubt?
    ) {
        let now = Self.reading(wall, boot: boot, seconds: seconds)
        #expect(ClockGuard.doubt(Self.record, lastCommit: nil, now: now) == doubt, "\(name)")
        var vouched = now
        vouched.boot.isSynchronized = true
        #expect(ClockGuard.doubt(Self.record, lastCommit: nil, now: vouched) == nil, "\(name)")
    }

    @Test func withoutARecordTheLastCommitStandsForIt() {
        let last = Timestamp(seconds: Self.start)
        #expect(ClockGuard.doubt(nil, lastCommit: nil, now: Self.reading(0)) == nil)
        #expect(
            ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start + 9 * Self.day))
                == nil)
        #expect(
            ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start + 11 * Self.day))
                == .ahead(known: last))
        #expect(
            ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start - 3_600))
                == .behind(known: last))
    }

    @Test func aCommitOfADoubtedTimeDoesNotVouchForIt() {
        let saved = Mutex<[UInt8]?>(nil)
        let clock = SimulatedClock(Timestamp(seconds: Self.start + 366 * Self.day))
        let watch = ClockWatch(
            clock, load: { saved.withLock { $0 } }, save: { bytes in saved.withLock { $0 = bytes } }
        )
        #expect(watch.doubt(lastCommit: Timestamp(seconds: Self.start)) != nil)
        #expect(watch.doubt(lastCommit: clock.now()) != nil)
        watch.accept()
        #expect(watch.doubt(lastCommit: Timestamp(seconds: Self.start)) == nil)
        clock.set(Timestamp(seconds: Self.start))
        #expect(watch.doubt(lastCommit: clock.now()) == .jumped(seconds: -366 * Self.day))
    }

    @Test func theRecordIsReadAsItWasWritten() {
        for forgotten in [nil, 5, -5] as [Int64?] {
            let record = ClockRecord(Self.reading(Self.start), forgotten: forgotten)
            #expect(ClockRecord(decoding: record.encode()) == record)
        }
        for text in [
            "", "cairn-clock 2 1 1 1 -", "cairn-clock 1 x \(Hash128()) 1 -",
            "cairn-clock 1 99999999999999 \(Hash128()) 1 -",
        ] {
            #expect(ClockRecord(decoding: Array(text.utf8)) == nil, "\(text)")
        }
    }

    // MARK: Times of commits

    @Test(
        arguments: [
            ("in order", [10, 20, 20, 30], .max, [10, 20, 20, 30]),
            ("ahead for a while", [10, 20, 900, 905, 30, 40], .max, [10, 20, 25, 30, 30, 40]),
            (
                "1970 for a while", [start, start + 9, 1, 4, 6, start + 20], .max,
                [start, start + 9, start + 15, start + 18, start + 20, start + 20]
            ),
            ("ahead until now", [10, 20, 900], 100, [10, 20, 900]),
            (
                "far ahead, and more of them than of the others", [10, 900, 910, 920, 930, 20, 30],
                100, [10, 10, 10, 10, 20, 20, 30]
            ),
            ("all are yet to come", [500, 600], 100, [500, 600]),
            (
                "two machines, one of them slow", [100, 90, 110, 101, 120], .max,
                [90, 90, 101, 101, 120]
            ),
        ] as [(String, [Int64], Int64, [Int64])])
    func timesThatCannotBeAreCorrected(
        _ name: String, _ times: [Int64], _ now: Int64, _ expected: [Int64]
    ) {
        let corrected = CommitTimes.corrected(times, now: now)
        #expect(
            corrected.filter { $0 <= now } == corrected.filter { $0 <= now }.sorted(), "\(name)")
        #expect(corrected == expected, "\(name)")
    }

    /// A run of a clock that was years behind, as long as the one before: nothing that was deleted
    /// in it counts as older than what was there before.
    @Test func whatAClockBehindDeletedIsNotOlderThanWhatWasBefore() {
        let behind = Self.start - 100_000_000
        let times = [Self.start, behind, behind + 60, Self.start + 20, Self.start + 900]
        #expect(
            CommitTimes.latest(times, now: Self.start + 100)
                == [Self.start, Self.start, Self.start, Self.start + 20, Self.start + 900])
        // A time to come proves nothing, and the result never decreases.
        #expect(CommitTimes.latest([10, 900, 20], now: 100) == [10, 20, 20])
    }

    // MARK: The daemon

    private let directory = TemporaryDirectory(inMemory: true)

    private func world() throws -> DaemonWorld {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs]
        ) {
            $0.retention = RetentionSchedule(RetentionConfiguration(), calendar: .utc)
        }
        try world.finish()
        return world
    }

    private func save(_ times: Int, every seconds: Double = 60, in world: DaemonWorld) throws {
        for number in 0..<times {
            world.tree.write("/home/docs/file", "content \(number) \(world.clock.monotonic())")
            world.source.tell(.look(SourcePath(root: 1, path: "file".pathBytes), .closed))
            try world.advance(seconds: seconds)
        }
    }

    private func reader(_ world: DaemonWorld) throws -> CatalogReader {
        try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
    }

    /// 60 saves, a day apart and an hour; then two minutes of a clock that is 366 days ahead. All
    /// stay.
    @Test func twoMinutesOfAWrongClockForgetNothing() throws {
        let world = try world()
        try save(30, every: 86_400, in: world)
        try save(30, every: 60, in: world)
        let before = try reader(world).commits().map(\.commit.id)
        world.clock.set(world.clock.now().after(nanoseconds: 366 * 86_400_000_000_000))
        world.loop.retention.next = 0
        try save(2, in: world)
        #expect(world.daemon.status().retentionWaits == "jumped(seconds: \(366 * Self.day))")
        world.clock.set(Timestamp(seconds: world.clock.now().seconds - 366 * Self.day))
        try save(2, in: world)
        #expect(Set(before).subtracting(try reader(world).commits().map(\.commit.id)) == [])
        #expect(world.loop.date.told == nil)
        // What was kept while the clock was wrong is forgotten as what was kept when it was.
        try save(200, in: world)
        let times = try reader(world).commits().map(\.commit.time)
        #expect(times.filter { $0 > world.clock.now() }.count <= 1, "\(times.count)")
        #expect(world.daemon.status().retentionWaits == nil)
        // Moments are found as if the clock had always been right.
        let commits = try reader(world).commits()
        let found = try #require(
            try reader(world).commit(at: Timestamp(seconds: commits[5].commit.time.seconds)))
        #expect(found.number == commits[5].number)
    }

    /// The last version of what was deleted stays 30 days, by a date that is believed.
    @Test func nothingDeletedExpiresByADateInDoubt() throws {
        let world = try world()
        func tell() throws {
            world.source.tell(.look(SourcePath(root: 1, path: "gone".pathBytes), .closed))
            try world.advance(seconds: 60)
        }
        world.tree.write("/home/docs/gone", "the last words")
        try tell()
        world.tree.remove("/home/docs/gone")
        try tell()
        func kept() throws -> Bool {
            try reader(world).deleted(at: [
                (try #require(reader(world).roots().first), "gone".pathBytes)
            ]) != nil
        }
        #expect(try kept())
        // Days are told from commits: the one at which it went is to be older than they.
        try save(2, every: 3_700, in: world)
        world.clock.set(world.clock.now().after(nanoseconds: 366 * 86_400_000_000_000))
        try save(2, every: 3_700, in: world)
        #expect(try kept() && world.daemon.status().retentionWaits != nil)
        world.loop.date.watch.accept()
        try save(2, every: 3_700, in: world)
        #expect(try !kept() && world.daemon.status().retentionWaits == nil)
    }

    /// A clock that the kernel takes for right says what cannot be.
    @Test func aForgettingThatWouldTakeMostForTheDateAloneWaits() throws {
        let world = try world()
        try save(40, every: 86_400, in: world)
        let count = try reader(world).pointCount()
        world.clock.synchronize()
        world.clock.set(world.clock.now().after(nanoseconds: 366 * 86_400_000_000_000))
        try save(2, every: 3_700, in: world)
        #expect(world.daemon.status().retentionWaits?.hasPrefix("forgetsMost") == true)
        #expect(try reader(world).pointCount() >= count)
        world.loop.date.watch.accept()
        try world.advance(seconds: 61)
        try world.settle()
        #expect(try reader(world).pointCount() < count / 2)
    }

    @Test func afterALongSilenceNTPVouchesForTheDate() throws {
        let world = try world()
        try save(20, every: 3_600, in: world)
        world.clock.advance(seconds: 30 * 86_400)
        world.clock.reboot()
        world.restart(seed: 5)
        try world.finish()
        world.loop.retention.next = 0
        try save(1, in: world)
        #expect(world.daemon.status().retentionWaits?.hasPrefix("ahead") == true)
        world.clock.synchronize()
        try world.advance(seconds: 61)
        try world.settle()
        #expect(
            world.daemon.status().retentionWaits == nil
                && world.daemon.status().lastRetention != nil)
    }
}
