import TestSupport
import Testing

@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository

/// How often a large file that changes all the time is read.
@Suite struct LargeFileQueueTests {
    private static let second: UInt64 = 1_000_000_000
    private static let hour = 3_600 * second
    private let place = RepositoryPath(root: 1, path: "disk.img".bytes)

    /// Looks at a file that is written to all the time, whenever that is due.
    ///
    /// - Parameter cost: of a look, in nanoseconds.
    /// - Returns: the pauses between looks.
    private func pauses(cost: UInt64, looks: Int, every: UInt64? = nil) throws -> [UInt64] {
        var queue = LargeFileQueue()
        var now = Self.hour
        var pauses: [UInt64] = []
        _ = queue.note(place, since: now)
        for _ in 0..<looks {
            let due = try #require(queue.nextDeadline)
            pauses.append(due - min(due, now))
            now = max(due, now)
            let started = queue.start(at: now) { _ in false }
            #expect(started == place)
            now += cost
            _ = queue.note(place, since: now)
            queue.finish(at: now, cost: cost, isMixed: true, every: every)
        }
        return pauses
    }

    /// However long a look takes, and however many there were, the next is due within an hour.
    @Test(arguments: [1, 60, 600, 3_600, 36_000, 100_000_000] as [UInt64])
    func oneLookAnHourAtLeast(seconds: UInt64) throws {
        let pauses = try pauses(cost: seconds * Self.second, looks: 50)
        #expect(pauses.allSatisfy { $0 <= Self.hour }, "\(pauses)")
        if seconds >= 600 { #expect(pauses.dropFirst(3).allSatisfy { $0 == Self.hour }) }
    }

    /// Beneath that, looks take one part in twenty of the time.
    @Test(arguments: [1, 10, 100] as [UInt64]) func looksTakeAShareOfTheTime(seconds: UInt64) throws
    {
        let (cost, looks) = (seconds * Self.second, 400)
        let whole = try pauses(cost: cost, looks: looks).reduce(0, +) + UInt64(looks) * cost
        let share = Double(UInt64(looks) * cost) / Double(whole)
        #expect(share < 0.06 && share > 0.03, "\(share)")
    }

    @Test func theSettingsPauseIsKept() throws {
        let pauses = try pauses(cost: Self.second, looks: 20, every: 5 * Self.hour)
        #expect(pauses.dropFirst().allSatisfy { $0 == 5 * Self.hour }, "\(pauses)")
    }
}
