import CairnEngine
import Foundation
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// The watcher on the real kernel. Serial, for libinotifytools has one state a process.
@Suite(.serialized) struct KernelTests {
    @Test func tellsOfFilesInNestedDirectories() throws {
        let rig = try WatchRig { root in
            mkdir("\(root)/a", 0o755)
            mkdir("\(root)/a/b", 0o755)
        }
        rig.write("a/b/file")
        #expect(rig.hints.wait(.look(WatchedPath(1, "a/b/file"), .closed)))
        rig.makeDirectory("new")
        #expect(rig.hints.wait(.rescan(WatchedPath(1, "new"), nil)))
        rig.write("new/file")
        #expect(rig.hints.wait(.look(WatchedPath(1, "new/file"), .closed)))
        unlink(rig.path("new/file"))
        #expect(rig.hints.wait(.look(WatchedPath(1, "new/file"), .removed)))
        try rig.barrier()
        #expect(try rig.differences() == [])
    }
}
