import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import CairnSource
import TestSupport
import Testing

/// Progress and the survey that gives its total count the same: what is kept, directories aside.
@Suite struct ProgressTests {
    private final class Listener: BackupObserver {
        let clock: SimulatedClock
        var items: UInt64 = 0
        var bytes: UInt64 = 0

        init(_ clock: SimulatedClock) { self.clock = clock }

        func progressed(_ progress: BackupProgress) {
            (items, bytes) = (progress.items, progress.bytesDone)
            // The next report is due.
            clock.advance(seconds: 1)
        }
        func failed(_ failure: ItemFailure) {}
        func committed(_ commit: CatalogCommit) {}
    }

    @Test func itemsAreCountedAlikeByProgressAndSurvey() async throws {
        let rig = try BackupRig()
        for index in 0..<30 {
            rig.tree.makeDirectory("/home/\(index)")
            rig.tree.makeDirectory("/home/\(index)/inner")
            rig.tree.write("/home/\(index)/inner/file", Array("\(index)".utf8))
        }
        for round in 0..<2 {
            let listener = Listener(rig.clock)
            try rig.backUp(observer: listener)
            #expect(listener.items == 30, "round \(round)")
            #expect(listener.bytes == 50, "round \(round)")
        }
        let survey = TreeSurvey(
            rig.fileSystem, paths: ["/home".bytes], cancellation: Cancellation())
        survey.start()
        while !survey.found.isAll { await Task.yield() }
        #expect(survey.found.items == 30 && survey.found.bytes == 50)
    }

    /// By the rules, too.
    @Test func whatIsExcludedCountsInNeither() async throws {
        let rig = try BackupRig()
        for index in 0..<30 {
            for name in ["", "/inner", "/inner/left"] {
                rig.tree.makeDirectory("/home/\(index)\(name)")
            }
            for name in ["file", "file.tmp", "left/file"] {
                rig.tree.write("/home/\(index)/inner/\(name)", "\(index)")
            }
        }
        rig.tree.makeDirectory("/home/marked")
        for name in [".nobackup", "file"] { rig.tree.write("/home/marked/\(name)", "x") }
        var rules = RuleBook()
        rules.patterns = ["*.tmp", "left/"].compactMap { try? IgnorePattern($0.bytes) }
        rig.rules = rules
        let survey = TreeSurvey(
            rig.fileSystem, paths: ["/home".bytes], cancellation: Cancellation())
        survey.start()
        while !survey.found.isAll { await Task.yield() }
        let listener = Listener(rig.clock)
        try rig.backUp(observer: listener)
        #expect(
            survey.found.items == listener.items && listener.items == 30,
            "\(survey.found) \(listener.items)")
        #expect(survey.found.bytes == listener.bytes && listener.bytes > 0)
    }
}
