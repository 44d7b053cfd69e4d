import FoundationEssentials
import TestSupport
import TestSeed
import Testing

/// Nothing is missed in silence. - Source: ARCHITECTURE.md, "Where each promise is kept".
@Suite struct DaemonSimulationTests {
    private static let batches = 10

    @Test(arguments: 0..<batches)
    func nothingIsMissedInSilence(batch: Int) { run(batch, isRuled: false) }

    /// The same, with rules: nothing of what they exclude is kept either, once the daemon is at
    /// rest.
    @Test(arguments: 0..<batches)
    func nothingIsMissedInSilenceWithRules(batch: Int) { run(batch, isRuled: true) }

    private func run(_ batch: Int, isRuled: Bool) {
        let directory = TemporaryDirectory(inMemory: true)
        var failures = 0
        for seed in TestSeed.sequence(300, batch: batch, of: Self.batches) {
            do {
                try DaemonStory(seed: seed, in: directory, isRuled: isRuled).run()
            } catch {
                Issue.record("\(TestSeed.replay(seed)): \(error)")
                failures += 1
                // One is enough to begin with.
                if failures == 1 { return }
            }
        }
    }
}
