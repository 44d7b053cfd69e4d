import CairnCore
import CairnFormat
import CairnLinux
import CommandSupport
import Glibc
import TestSupport
import Testing

/// A drill removes what it restored, and nothing that was mounted there meanwhile.
struct DrillMountTests {
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount"))
    func whatIsMountedInADrillStays() throws {
        let sandbox = Sandbox("drill-mount")
        let other = sandbox.file("other")
        let state = sandbox.file("drill-state")
        for path in [other, state, sandbox.file("place")] { Files.makeDirectories(path) }
        Files.write("mounted", to: other + "/file")
        func drill() throws -> DrillDirectory {
            try DrillDirectory(
                in: Array(sandbox.file("place").utf8), Hash128(),
                state: StateDirectory(path: state))
        }
        var left: DrillDirectory? = try drill()
        let top = String(decoding: try #require(left).path, as: UTF8.self)
        Files.makeDirectories(top + "/in/mount")
        #expect(sandbox.run("/bin/mount", ["--bind", other, top + "/in/mount"]).code == 0)
        #expect(throws: SystemError.self) { try left?.remove() }
        #expect(Files.text(other + "/file") == "mounted")
        // As if it had been killed.
        left = nil
        try drill().remove()
        #expect(Files.text(other + "/file") == "mounted")
        #expect(sandbox.run("/bin/umount", [top + "/in/mount"]).code == 0)
        try drill().remove()
        #expect(Files.names(sandbox.file("place")) == [])
    }
}
