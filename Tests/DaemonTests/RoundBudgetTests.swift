import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnRepository
@testable import CairnWatch

/// A round is bounded in time: small saves do not wait for bulk. - Source: decision 0015.
@Suite struct RoundBudgetTests {
    private let directory = TemporaryDirectory(inMemory: true)

    private func world(_ budget: RoundBudget) throws -> DaemonWorld {
        let world = try DaemonWorld(catalogPath: directory.file("bulk.sqlite"))
        try world.finish()
        world.budget = budget
        return world
    }

    /// - Returns: how many were new in each commit until nothing was dirty.
    private func commits(_ world: DaemonWorld, first: () throws -> Void = {}) throws -> [UInt64] {
        let before = world.observer.commits.count
        while world.observer.commits.count == before { try world.advance(seconds: 0.3) }
        try first()
        try world.finish()
        return world.observer.commits.dropFirst(before).map(\.commit.counts.new)
    }

    /// A tree that comes at once goes into several rounds, and a letter saved meanwhile into the
    /// first.
    @Test func aLargeTreeIsKeptInPartsAndALetterDoesNotWaitForIt() throws {
        let world = try world(RoundBudget(places: 50))
        world.tree.makeDirectory("/home/docs/bulk")
        for index in 0..<40 {
            world.tree.makeDirectory("/home/docs/bulk/d\(index)")
            for file in 0..<(index == 7 ? 120 : 10) {
                world.tree.write("/home/docs/bulk/d\(index)/\(file)", "\(index) \(file)")
            }
        }
        world.source.tell(.look(world.place("/home/docs/bulk"), .appeared))
        world.tree.write("/home/docs/letter", "now")
        world.source.tell(.look(world.place("/home/docs/letter"), .closed))
        let news = try commits(world) {
            let stored = try world.stored("/home/docs")
            #expect(stored[Array("letter".utf8)] != nil)
        }
        #expect(news.count > 3 && news.allSatisfy { $0 < 300 }, "\(news) new at once")
        #expect(try world.differing("/home/docs").isEmpty && world.failures.isEmpty)
    }

    /// What is long to read is left for the next round, when so much of it was; what is short is
    /// not.
    @Test func largeFilesAreSpreadOverRounds() throws {
        let world = try world(RoundBudget(bytes: RoundBudget.largeBytes + 1))
        for index in 0..<5 {
            world.tree.write(
                "/home/docs/film\(index)",
                [UInt8](repeating: UInt8(index), count: Int(RoundBudget.largeBytes)))
            world.tree.write("/home/docs/text\(index)", "\(index)")
            for kind in ["film", "text"] {
                world.source.tell(.look(world.place("/home/docs/\(kind)\(index)"), .closed))
            }
        }
        let news = try commits(world)
        #expect(news == [7, 2, 1])
        #expect(try world.differing("/home/docs").isEmpty && world.failures.isEmpty)
    }

    @Test func aRoundLearnsFromTheLastHowMuchFits() {
        var budget = RoundBudget()
        budget.learn(places: 20, bytes: 0, nanoseconds: 4_000_000_000)
        #expect(budget.places == 1_024, "few tell nothing")
        budget.learn(places: 1_000, bytes: 32 << 20, nanoseconds: 800_000_000)
        #expect(budget.places == 500 && budget.bytes == 16 << 20)
        budget.learn(places: 200, bytes: 0, nanoseconds: 1_000_000)
        #expect(budget.places == 500, "less than was allowed says nothing against it")
        budget.learn(places: 500, bytes: 16 << 20, nanoseconds: 0)
        #expect(budget.places == 750 && budget.bytes == 24 << 20)
        budget.learn(places: 1_000_000, bytes: 1 << 40, nanoseconds: 1)
        #expect(
            budget.places == RoundBudget.placesRange.upperBound
                && budget.bytes == RoundBudget.bytesRange.upperBound)
        budget.learn(places: 8_192, bytes: 1 << 28, nanoseconds: .max)
        #expect(
            budget.places == RoundBudget.placesRange.lowerBound
                && budget.bytes == RoundBudget.bytesRange.lowerBound)
    }
}
