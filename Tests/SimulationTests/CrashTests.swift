import FoundationEssentials
import TestSupport
import Testing

/// What is acknowledged is restorable. - Source: ARCHITECTURE.md, "Where each promise is kept".
@Suite struct CrashTests {
    private static let batches = 20
    private static let seeds = max(
        1_000, Int(ProcessInfo.processInfo.environment["CAIRN_SOAK_SEEDS"] ?? "") ?? 0)
    /// A seed that failed, to be run alone.
    private static let only = UInt64(ProcessInfo.processInfo.environment["CAIRN_SEED"] ?? "")

    @Test(arguments: 0..<batches)
    func everyAcknowledgedCommitSurvives(batch: Int) {
        let directory = TemporaryDirectory(inMemory: true)
        var failures = 0
        for seed in stride(from: batch, to: Self.seeds, by: Self.batches) {
            if let only = Self.only, only != UInt64(seed) { continue }
            do {
                try CrashSimulation(seed: UInt64(seed), in: directory).run()
            } catch {
                Issue.record("\(error)")
                failures += 1
                // One is enough to begin with.
                if failures == 3 { return }
            }
        }
    }
}
