import CommandSupport
import Foundation
import Glibc
import Testing

/// The daemon and documents that are directories. - Source: Docs/CONSISTENCY.md.
@Suite(.enabled(if: Tool.python, "needs /usr/bin/python3")) struct BundleWatchTests {
    /// A program saves 20 files together, again and again: a version is one save, or marked
    /// inconsistent, and most are one save. By its name or by how it is built.
    @Test(arguments: ["book.scriv", "built"]) func everyVersionTheDaemonKeepsIsOneSave(name: String)
    {
        let rig = WatchRig("saves", settings: "[watch]\nquiet = \"1200ms\"\nlongest = \"6s\"\n") {
            sandbox in
            guard name == "built" else { return }
            Files.makeDirectories(sandbox.file("home/work/built/Contents"))
            Files.write("1\n", to: sandbox.file("home/work/built/Contents/Info.plist"))
            unlink(sandbox.file("home/work/built/Contents/Info.plist"))
        }
        let bundle = rig.work + "/" + name
        rig.start()
        let script = Project.fixtures + "/package_writer.py"
        let writer = rig.sandbox.start(
            "/usr/bin/python3", ["-B", script, "save", bundle, "25", "2.2"])
        if name == "built" {
            #expect(writer.awaitWhileRunning { Files.exists(bundle + "/part1") })
            // From here on it is one.
            Files.makeDirectories(bundle + "/Contents")
            Files.write("", to: bundle + "/Contents/Info.plist")
        }
        while !writer.tick() {
            _ = rig.sandbox.start("/bin/sleep", ["3"]).wait()
            rig.flushLeniently()
        }
        #expect(writer.wait().code == 0)
        rig.flush()
        let late = Set(
            Files.text(rig.sandbox.file("late-\(name)")).split(separator: "\n").map(String.init))
        let versions = rig.versions(bundle).filter { $0.fields["package"] as? Bool == true }
        var whole = 0
        for version in versions {
            let target = rig.sandbox.file("restored")
            rig.sandbox.cairn(
                "restore", "--snapshot", version["commit"] ?? "", "--target", target, bundle)
            let numbers =
                rig.sandbox.run("/usr/bin/python3", ["-B", script, "check", target + bundle]).lines
                .first?
                .split(separator: " ").map(String.init) ?? []
            Files.removeTree(Array(target.utf8))
            let isInconsistent = version.fields["fuzzy"] as? Bool ?? false
            #expect(
                numbers.count == 1 || isInconsistent || !late.isDisjoint(with: numbers),
                "\(version["commit"] ?? ""): \(numbers)\n\(rig.log.suffix(2_000))")
            if !isInconsistent { whole += 1 }
        }
        print(
            "bundles: \(name), \(versions.count) versions, \(whole) of one moment, \(late.count) late saves"
        )
        #expect(versions.count > 4 && whole * 2 > versions.count)
        rig.awaitQuiet("after the saves")
        rig.expectExact("the document at its end:")
    }
}

extension WatchRig {
    /// A commit of everything until now, some of which may be torn.
    func flushLeniently() {
        let ended = sandbox.startCairn(["backup"] + roots).wait()
        #expect(ended.code == 0 || ended.code == 3, "\(ended.errors)")
    }
}
