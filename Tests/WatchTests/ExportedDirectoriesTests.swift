import CairnCore
import CairnWatch
import Foundation
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// The directories that the machine's NFS server exports, and that they are polled. The lists are
/// the test's own.
@Suite struct ExportedDirectoriesTests {
    private let directory = TemporaryDirectory()

    /// Writes a list as exportfs(8) does.
    private func list(_ paths: String...) -> String {
        let file = directory.file("etab")
        let lines = paths.map { "\($0)\t*(rw,sync,no_subtree_check)\n" }
        _ = FileManager.default.createFile(atPath: file, contents: Data(lines.joined().utf8))
        return file
    }

    @Test(arguments: [
        ("/srv/a\t192.0.2.0/24(rw)\n/srv/b c(ro)\n", ["/srv/a", "/srv/b"]),
        ("# Version 1.1\n# Path Client(Flags) # IPs\n/x\\040y/\t*(rw)\n/", ["/x y", "/"]),
        ("relative\t*(rw)\n\n\t/indented\n\\\n/\\777\n", ["/\\777"]), ("", []),
    ])
    func pathsAreReadFromAList(text: String, expected: [String]) {
        let found = ExportedDirectories.paths(in: Array(text.utf8))
        #expect(found.map { String(decoding: $0, as: UTF8.self) } == expected)
    }

    @Test func aListOfAnyLengthIsReadUpToABound() {
        let line = Array("/a\t*(rw)\n".utf8)
        let text = [UInt8]((0..<10_000).map { _ in line }.joined())
        #expect(ExportedDirectories.paths(in: text).count == ExportedDirectories.pathsMaximum)
        #expect(ExportedDirectories.paths(in: (0..<255).map { UInt8($0) }).isEmpty)
    }

    @Test func whatLiesAtOrBeneathAnExportIsCovered() {
        for name in ["shared", "shared/inner", "sharedOther"] { mkdir(directory.file(name), 0o755) }
        symlink(directory.file("shared/inner"), directory.file("link"))
        let exports = ExportedDirectories(listedIn: [
            Array(directory.file("missing").utf8), Array(list(directory.file("shared")).utf8),
        ])
        func covers(_ name: String) -> Bool { exports.covers(Array(directory.file(name).utf8)) }
        #expect(covers("shared") && covers("shared/inner") && covers("link"))
        #expect(!covers("sharedOther") && !exports.covers(Array("/".utf8)))
        #expect(!ExportedDirectories(listedIn: []).covers(Array("/".utf8)))
    }

    @Test func anExportedDirectoryInARootIsPolled() throws {
        let etab = list(directory.file("root/shared"))
        let rig = try WatchRig(directory, exports: etab) { root in mkdir("\(root)/shared", 0o755) }
        let place = SourcePath(1, "shared")
        #expect(rig.hints.wait(.unwatchable(place, .polled, nil)))
        // What this machine writes is told as ever.
        rig.write("shared/file")
        #expect(rig.hints.wait(.look(SourcePath(1, "shared/file"), .closed)))
        // It is exported no longer.
        _ = list()
        #expect(rig.hints.wait(.watchable(place), seconds: 60))
    }

    @Test func aRootBeneathAnExportIsPolled() throws {
        let rig = try WatchRig(directory, exports: list(directory.path))
        #expect(rig.hints.wait(.unwatchable(SourcePath(1, ""), .polled, nil)))
    }
}
