import FoundationEssentials
import TestSupport
import TestSeed
import Testing

/// What is acknowledged is restorable. - Source: ARCHITECTURE.md, "Where each promise is kept".
@Suite struct CrashTests {
    private static let batches = 20

    @Test(arguments: 0..<batches)
    func everyAcknowledgedCommitSurvives(batch: Int) {
        let directory = TemporaryDirectory(inMemory: true)
        var failures = 0
        for seed in TestSeed.sequence(1_000, batch: batch, of: Self.batches) {
            do {
                try CrashSimulation(seed: seed, in: directory).run()
            } catch {
                Issue.record("\(TestSeed.replay(seed)): \(error)")
                failures += 1
                // One is enough to begin with.
                if failures == 3 { return }
            }
        }
    }
}
