import CommandSupport
import Glibc
import Testing

/// A restore on a machine where users have other numbers.
@Suite(.enabled(if: Machine.canUnshareMounts, "needs root and mount namespaces"))
struct OwnerRestoreTests {
    /// - Parameter users: by name; the only ones besides root.
    private func setUsers(_ sandbox: Sandbox, _ users: [(name: String, number: Int)]) {
        let lines = [("root", 0)] + users
        Files.write(
            lines.map { "\($0):x:\($1):\($1)::/:/bin/false\n" }.joined(),
            to: sandbox.file("users"))
        // In a mount namespace of its own: nothing of the machine changes.
        sandbox.prefix = [
            "/usr/bin/unshare", "--mount", "/bin/sh", "-c",
            "mount --bind \"$0\" /etc/passwd && exec \"$@\"", sandbox.file("users"),
        ]
    }

    private func owner(_ sandbox: Sandbox, in target: String) -> uid_t? {
        var found = stat()
        return lstat(sandbox.file(target) + sandbox.source + "/page", &found) == 0
            ? found.st_uid : nil
    }

    @Test func ownersAreRestoredByNameUnlessNumbersAreAskedFor() {
        let sandbox = Sandbox("owner-names")
        sandbox.prepare()
        sandbox.put("page", "content")
        #expect(chown(sandbox.source + "/page", 990, 0) == 0)
        setUsers(sandbox, [("web", 990)])
        sandbox.backUp()
        func restore(_ target: String, _ options: String...) -> String {
            sandbox.cairn(
                (["restore", "--target", sandbox.file(target)] + options + [sandbox.source]).map {
                    Array($0.utf8)
                }
            ).errors
        }
        setUsers(sandbox, [("web", 995), ("mallory", 990)])
        #expect(!restore("by-name").contains("has no user"))
        #expect(owner(sandbox, in: "by-name") == 995)
        #expect(!restore("by-number", "--numeric-owner").contains("has no user"))
        #expect(owner(sandbox, in: "by-number") == 990)
        #expect(!restore("mapped", "--map-user", "990:1234").contains("has no user"))
        #expect(owner(sandbox, in: "mapped") == 1_234)
        // Nobody has the name, and another has the number.
        setUsers(sandbox, [("mallory", 990)])
        let warned = restore("stranger")
        #expect(
            warned.contains("this machine has no user web")
                && warned.contains("will belong to mallory, which has the same number (990) here"),
            "\(warned)")
        #expect(owner(sandbox, in: "stranger") == 990)
        #expect(!restore("stranger-by-number", "--numeric-owner").contains("has no user"))
        // Nobody has the number either: it says nothing of anybody.
        setUsers(sandbox, [])
        #expect(!restore("unknown").contains("has no user"))
        #expect(owner(sandbox, in: "unknown") == 990)
    }

    /// A user restores a directory that a team shares, of which another is the owner.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aTeamsDirectoryStaysTheTeamsWithoutItsOwner() {
        let sandbox = Sandbox()
        let (user, team): (uid_t, gid_t) = (65_534, 54_321)
        #expect(sandbox.run("/bin/cp", [Binary.path, sandbox.file("cairn")]).code == 0)
        sandbox.put("shared/page", "content")
        sandbox.put("alone/page", "content")
        sandbox.prepare()
        for (name, group) in [("shared", team), ("alone", 12_345)] {
            let path = "\(sandbox.source)/\(name)"
            #expect(chown(path, 12_345, group) == 0 && chmod(path, 0o2775) == 0)
        }
        sandbox.backUp()
        #expect(sandbox.run("/bin/chown", ["-R", "\(user):\(user)", sandbox.path]).code == 0)
        sandbox.binary = sandbox.file("cairn")
        chmod(sandbox.binary, 0o755)
        sandbox.prefix = [
            "/usr/bin/setpriv", "--reuid=\(user)", "--regid=\(user)", "--groups=\(team)",
        ]
        let ended = sandbox.startCairn("restore", "--target", sandbox.file("out")).wait()
        let place = sandbox.file("out") + sandbox.source
        for (name, group, mode) in [("shared", team, 0o2775 as mode_t), ("alone", user, 0o775)] {
            var found = stat()
            #expect(stat("\(place)/\(name)", &found) == 0)
            #expect(found.st_uid == user && found.st_gid == group, "\(name)")
            #expect(found.st_mode & 0o7777 == mode, "\(name) \(String(found.st_mode, radix: 8))")
            #expect(
                ended.errors.contains("/\(name) was restored without its owner"), "\(ended.errors)")
        }
    }
}
