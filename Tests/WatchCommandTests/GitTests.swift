import CommandSupport
import Glibc
import Testing

/// A repository of git while it is worked in: each commit of Cairn's is a state that git would have
/// found. - Source: decision 0015.
@Suite(.enabled(if: Tool.git, "needs git")) struct GitTests {
    /// git writes objects, often into new directories, closes them, and then writes the ref that
    /// names them.
    @Test func noRefIsKeptWithoutItsObjects() throws {
        let rig = WatchRig()
        rig.start()
        let commits = Tool.isPatient ? 200 : 18
        let script = """
            cd "$1" && git init -q && git config gc.auto 0 && git config user.name a && git config \
            user.email a@b || exit 1
            for i in $(seq \(commits)); do
                echo "$i $$" >"f$((i % 7))" && git add -A && git commit -q -m "$i" || exit 1
                sleep "0.$((i % 3 * 4))"
            done
            """
        let began = Int64(time(nil))
        let worked = rig.sandbox.run("/bin/sh", ["-c", script, "sh", rig.work])
        #expect(worked.code == 0, "\(worked.errors)")
        rig.flush()
        rig.end()
        var refs = 0
        var broken: [String] = []
        for commit in rig.sandbox.json("snapshots").filter({ $0["type"] == "commit" }) {
            guard let id = commit.fields["id"] as? String else { continue }
            let target = rig.sandbox.file("restored")
            defer { Files.removeTree(Array(target.utf8)) }
            guard
                rig.sandbox.startCairn("restore", "--snapshot", id, "--target", target).wait().code
                    == 0,
                !Files.names("\(target)\(rig.work)/.git/refs/heads").isEmpty
            else { continue }
            refs += 1
            // What changes for a minute without a pause is kept as it is, and a machine that is
            // slow enough makes git do that to its index.
            if let at = commit["time"].flatMap(Moments.seconds), at > began + 55 { continue }
            let found = rig.sandbox.run(
                "/usr/bin/git", ["-C", target + rig.work, "fsck", "--full", "--no-dangling"])
            if found.code != 0 { broken.append("commit \(id): \(found.text) \(found.errors)") }
        }
        // On a starved machine more than 128 places may wait at one moment (decision 0015).
        #expect(broken.count <= 1, "\(broken.joined(separator: "\n"))")
        #expect(refs > commits / 4, "only \(refs) commits hold a ref")
    }
}
