import FoundationEssentials
import TestSupport
import Testing

/// Nothing is missed in silence. - Source: ARCHITECTURE.md, "Where each promise is kept".
@Suite struct DaemonSimulationTests {
    private static let batches = 10
    private static let seeds = max(
        300, Int(ProcessInfo.processInfo.environment["CAIRN_SOAK_SEEDS"] ?? "") ?? 0)
    /// A seed that failed, to be run alone.
    private static let only = UInt64(ProcessInfo.processInfo.environment["CAIRN_SEED"] ?? "")

    @Test(arguments: 0..<batches)
    func nothingIsMissedInSilence(batch: Int) { run(batch, isRuled: false) }

    /// The same, with rules: nothing of what they leave out is kept either, once the daemon is at
    /// rest.
    @Test(arguments: 0..<batches)
    func nothingIsMissedInSilenceWithRules(batch: Int) { run(batch, isRuled: true) }

    private func run(_ batch: Int, isRuled: Bool) {
        let directory = TemporaryDirectory(inMemory: true)
        var failures = 0
        for seed in stride(from: batch, to: Self.seeds, by: Self.batches) {
            if let only = Self.only, only != UInt64(seed) { continue }
            do {
                try DaemonStory(seed: UInt64(seed), in: directory, isRuled: isRuled).run()
            } catch {
                Issue.record("\(error)")
                failures += 1
                // One is enough to begin with.
                if failures == 1 { return }
            }
        }
    }
}
