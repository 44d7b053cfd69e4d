import CairnWatch
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

extension KernelTests {
    /// Rule 14: the map is compared with the kernel's watches now and then, finds nothing when
    /// nothing is wrong, and mends what is.
    @Test func mapIsComparedWithTheKernelNowAndThen() throws {
        let rig = try WatchRig(auditInterval: 20_000_000) { root in
            for index in 0..<50 { mkdir("\(root)/d\(index)", 0o755) }
        }
        func awaitAudits(_ count: UInt64) -> Bool {
            let deadline = time(nil) + 30
            while rig.source.statistics.audits < count {
                if time(nil) > deadline { return false }
                sched_yield()
            }
            return true
        }
        #expect(awaitAudits(5))
        for index in 0..<50 { rename(rig.path("d\(index)"), rig.path("e\(index)")) }
        rmdir(rig.path("e7"))
        try rig.barrier()
        #expect(awaitAudits(rig.source.statistics.audits + 5))
        #expect(try rig.differences() == [])
        let lost = rig.hints.all.contains {
            if case .reconcile(_, .lostWatch) = $0 { true } else { false }
        }
        #expect(!lost, "nothing was lost")
    }

    /// The kernel's list in pieces of any size.
    @Test(arguments: [1, 2, 3, 7, 16, 64, 1000]) func linesOfWatchesAreReadHoweverTheyAreCut(
        size: Int
    ) {
        let text =
            Array(
                "pos:\t0\nflags:\t02004000\nmnt_id:\t15\nino:\t1057\ninotify wd:2a ino:7ef82a sdev:800001 mask:800afff ignored_mask:0 fhandle-bytes:8\ninotify wd:1 ino:1\nnonsense wd:5\ninotify wd:ffff"
                    .utf8) + [10]
        var lines = WatchLines()
        for start in stride(from: 0, to: text.count, by: size) {
            lines.take(text[start..<min(text.count, start + size)])
        }
        #expect(lines.numbers == [0x2a, 1, 0xffff])
    }
}
