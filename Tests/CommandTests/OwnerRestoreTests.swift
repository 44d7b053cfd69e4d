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
}
