import CommandSupport
import Glibc
import Testing

/// What the page says of rclone's remotes, and where it goes.
@Suite struct RecoveryKitTests {
    @Test(.enabled(if: access("/usr/bin/rclone", X_OK) == 0, "rclone is not installed"))
    func theServiceIsOnItAndNoSecret() {
        let sandbox = Sandbox("recovery-kit-service")
        sandbox.prepare()
        sandbox.environment["RCLONE_CONFIG"] = sandbox.file("rclone.conf")
        Files.write(
            """
            [s3]
            type = s3
            provider = Minio
            access_key_id = SECRET1
            secret_access_key = SECRET2
            endpoint = https://me:SECRET3@minio.example:9000/x?token=SECRET4
            [odd]
            type = webdav
            url = https://me:SECRET5#SECRET6@dav.example/
            user = ada@example.org
            pass = SECRET7
            [hidden]
            type = crypt
            remote = s3,secret_access_key=SECRET8:bucket/x
            password = SECRET9

            """, to: sandbox.file("rclone.conf"))
        sandbox.setSettings(
            ["s3", "odd", "hidden"].map {
                "[[remote]]\nname = \"\($0)\"\nurl = \"rclone:\($0):bucket/cairn\"\n"
            }.joined())
        let page = sandbox.cairn("recovery-kit", "--output", "-").text
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
        for told in [
            "type s3, provider Minio, endpoint https://minio.example:9000/x<",
            "type webdav, user ada@example.org<", "type crypt, of s3:bucket/x, type s3",
        ] { #expect(page.contains(told), "\(told)") }
        #expect(!page.contains("SECRET"))
        #expect(!Files.exists(sandbox.file("cairn-recovery-kit.html")))
        // Without rclone's configuration the page is made all the same.
        Files.write("RCLONE_ENCRYPT_V0:\nxxxx", to: sandbox.file("rclone.conf"))
        let told = sandbox.cairn("recovery-kit")
        #expect(told.errors.contains("Cairn cannot read rclone's configuration"), "\(told.errors)")
        #expect(
            told.text.contains("where you keep the password") == Sandbox.encrypts, "\(told.text)")
    }

    /// The first copy on it is one that has something, best elsewhere; another's kit stays.
    @Test func theBestCopyIsFirst() {
        let sandbox = Sandbox("recovery-kit-first")
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        for name in ["near", "full", "none"] {
            Files.makeDirectories(sandbox.file(name))
            sandbox.cairn("remote", "add", name, "dir:\(sandbox.file(name))")
        }
        sandbox.cairn("remote", "push", "full")
        sandbox.cairn("remote", "push", "near")
        let kit = sandbox.file("kit.html")
        sandbox.cairn("recovery-kit", "--output", kit)
        let page = Files.text(kit)
        #expect(page.contains("cairn clone &#39;dir:\(sandbox.file("near"))/"), "\(page)")
        let parts = page.components(separatedBy: "If that copy is also lost")
        #expect(parts.count == 2 && parts.last?.contains(sandbox.file("full")) == true)
        #expect(parts.last?.contains(sandbox.file("none")) == false)
        #expect(page.components(separatedBy: "This remote is still empty.").count == 2)
        let other = Sandbox("recovery-kit-other")
        other.prepare()
        let refused = other.cairn("recovery-kit", "--output", kit, exits: 1).errors
        #expect(refused.contains("the recovery kit of another repository"), "\(refused)")
        #expect(Files.text(kit) == page)
    }

    @Test func namesOfRemotesAreCompleted() {
        let sandbox = Sandbox("complete-remotes")
        sandbox.prepare()
        sandbox.setSettings(
            ["nas", "night"].map {
                "[[remote]]\nname = \"\($0)\"\nurl = \"dir:/mnt/\($0)\"\n"
            }.joined())
        for verb in [
            "remote push", "remote pull", "remote verify", "remote prune", "remote remove",
            "drill --remote",
        ] {
            let words = verb.split(separator: " ").map(String.init)
            func told(_ current: String) -> String {
                sandbox.run(Binary.path, ["__complete", "fish", "cairn"] + words + [current]).text
            }
            #expect(told("n") == "nas\tdir:/mnt/nas\nnight\tdir:/mnt/night\n", "\(verb)")
            #expect(told("ni") == "night\tdir:/mnt/night\n", "\(verb)")
        }
    }
}
