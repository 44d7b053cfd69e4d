import CairnWatch
import Testing

/// Random trees, random changes: what the settler gives out makes the repository equal to the tree,
/// whatever collapsed on the way.
@Suite struct SettlerModelTests {
    /// Names a directory, tasks pending.
    @Test(arguments: [(128, 65_536), (3, 4_096), (2, 12), (1, 5)])
    func whatIsGivenOutCoversWhatChanged(names: Int, pending: Int) {
        var configuration = Settler.Configuration()
        configuration.namesPerDirectoryMaximum = names
        configuration.pendingMaximum = pending
        var reused = 0
        var followed = 0
        var notFollowed = 0
        for seed in 0..<2_500 as Range<UInt64> {
            let world = Self.run(seed, configuration, isTraced: false)
            reused += world.reused
            followed += world.followed
            notFollowed += world.notFollowed
            guard !world.problems.isEmpty else { continue }
            let trace = Self.run(seed, configuration, isTraced: true).trace ?? []
            Issue.record(
                "seed \(seed), \(names) names, \(pending) pending:\n\((trace + world.problems).joined(separator: "\n"))"
            )
            return
        }
        // Where nothing collapses, renames must not be read again, and only what is put back in
        // between loses its history.
        #expect(reused > (pending > 1_000 ? 5_000 : 500), "\(reused) renames were re-used")
        #expect(
            followed > (pending > 1_000 ? 6 * notFollowed : 4_000),
            "\(followed) renames can be followed, \(notFollowed) cannot")
    }

    private static func run(_ seed: UInt64, _ configuration: Settler.Configuration, isTraced: Bool)
        -> SettledWorld
    {
        var world = SettledWorld(seed: seed, configuration)
        if isTraced { world.trace = [] }
        world.begin()
        for _ in 0..<50 where world.problems.isEmpty { world.step() }
        if world.problems.isEmpty { world.finish() }
        return world
    }
}
