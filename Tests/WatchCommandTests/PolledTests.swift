import CommandSupport
import Glibc
import Testing

extension Tool {
    static let fuse = Machine.canMount && python && access("/dev/fuse", W_OK) == 0
}

/// Rule 10: a file system that tells nobody of changes is scanned, and said to be.
@Suite struct PolledTests {
    @Test(.enabled(if: Tool.fuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func fileSystemInUserSpaceIsScannedFromTimeToTime() throws {
        let rig = WatchRig("fuse", settings: "[watch]\npoll = \"1s\"\n")
        let source = rig.sandbox.file("letter")
        Files.write("first", to: source)
        let server = rig.sandbox.start("/usr/bin/python3", ["-B", Project.fixtures + "/fuse_file.py", rig.work, source])
        let isMounted = server.awaitWhileRunning { access(source + ".mounted", F_OK) == 0 }
        try #require(isMounted)
        defer {
            rig.end()
            #expect(rig.sandbox.run("/bin/umount", ["-l", rig.work]).code == 0)
        }
        rig.launch()
        let isPolled = rig.awaitStatus { _ in
            let status = rig.status()
            return status.contains { $0["type"] == "root" && $0["path"] == rig.work && $0["state"] == "polled" }
                && status.contains { $0["type"] == "gap" && $0["cause"] == "polled" }
        }
        #expect(isPolled, "\(rig.status().map(\.fields))\n\(rig.log)")
        let letter = rig.work + "/letter"
        // No event tells of any of these.
        for text in ["first", "second, and longer", "third"] {
            Files.write(text, to: source)
            let isKept = rig.awaitWhileRunning { rig.sandbox.startCairn("dump", letter).wait().text == text }
            #expect(isKept, "\(text)\n\(rig.log)")
        }
        // A barrier looks there, too.
        Files.write("the last one", to: source)
        rig.flush()
        #expect(rig.sandbox.cairn("dump", letter).text == "the last one")
        // The other root is watched as ever.
        rig.change("write(OTHER + '/beside', 'goes on')")
        rig.flush()
        rig.expectStored("beside it:", paths: [rig.other])
    }
}
