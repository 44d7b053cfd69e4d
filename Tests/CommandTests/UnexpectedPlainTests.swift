import CommandSupport
import Glibc
import Testing

/// A repository without encryption where a password is configured, on a machine that does not know
/// it: somebody may have put it in the place of the encrypted one.
@Suite struct UnexpectedPlainTests {
    /// An unencrypted repository and a remote of it, and a machine with a password that knows
    /// neither.
    private func forged(_ name: String) -> (sandbox: Sandbox, url: String) {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_PASSWORD"] = ""
        sandbox.prepare()
        sandbox.put("file", "content")
        sandbox.backUp()
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("fresh")
        Files.write("an unmistakable pass phrase\n", to: sandbox.file("secret"))
        chmod(sandbox.file("secret"), 0o600)
        return (sandbox, url)
    }

    private static var plainOnly: Bool { !Sandbox.encrypts }

    private func head(_ sandbox: Sandbox) -> [UInt8] {
        Files.content(sandbox.repository + "/journal/head")
    }

    @Test(
        .enabled(if: plainOnly),
        arguments: ["variable", "file", "command", "credential", "settings"])
    func nothingIsReadOrWrittenBeforeThePersonHasSaidSo(source: String) {
        let (sandbox, url) = forged("unexpected-\(source)")
        let secret = sandbox.file("secret")
        switch source {
        case "variable": sandbox.environment["CAIRN_PASSWORD"] = "an unmistakable pass phrase"
        case "file": sandbox.environment["CAIRN_PASSWORD_FILE"] = secret
        case "command": sandbox.environment["CAIRN_PASSWORD_COMMAND"] = "cat \(secret)"
        case "credential":
            mkdir(sandbox.file("credentials"), 0o700)
            Files.write("pass phrase", to: sandbox.file("credentials/cairn.password"))
            sandbox.environment["CREDENTIALS_DIRECTORY"] = sandbox.file("credentials")
        default: sandbox.setSettings("password-file = \"\(secret)\"\n")
        }
        let before = head(sandbox)
        let (repository, clone, out) = (
            sandbox.repository, sandbox.file("clone"), sandbox.file("out")
        )
        let verbs = [
            ["-r", repository, "backup", sandbox.source], ["-r", repository, "watch"],
            ["-r", repository, "ls"], ["-r", repository, "restore", "--target", out],
            ["-r", repository, "remote", "push", url],
            ["-r", repository, "forget", "--keep-last", "1"],
            ["clone", url, clone], ["-r", url, "restore", "--target", out], ["-r", url, "ls"],
            ["-r", url, "recovery-kit", "--output", "-"], ["remote", "verify", url],
        ]
        for verb in verbs {
            let ended = sandbox.run(sandbox.binary, verb)
            #expect(
                ended.code == 12 && ended.errors.contains("a password is configured (")
                    && ended.errors.contains(
                        "is not encrypted; Cairn did not read it or write to it")
                    && ended.errors.contains("add --no-password once"),
                "\(verb): \(ended.code) \(ended.errors)")
        }
        #expect(
            head(sandbox) == before && !Files.exists(clone + "/cairn.json") && !Files.exists(out))
        // Said once, it stays said, and each backup tells it.
        #expect(sandbox.run(sandbox.binary, ["-r", repository, "--no-password", "ls"]).code == 0)
        let after = sandbox.run(sandbox.binary, ["-r", repository, "backup", sandbox.source])
        #expect(
            after.code == 0
                && after.errors.contains("this repository is not encrypted, so the password from "),
            "\(after.errors)")
    }

    @Test(.enabled(if: plainOnly)) func aRemoteIsReadWhenThePersonHasSaidSo() {
        let (sandbox, url) = forged("unexpected-remote")
        sandbox.environment["CAIRN_PASSWORD_FILE"] = sandbox.file("secret")
        let clone = sandbox.file("clone")
        #expect(sandbox.run(sandbox.binary, ["clone", "--no-password", url, clone]).code == 0)
        #expect(
            sandbox.run(sandbox.binary, ["-r", url, "dump", sandbox.source + "/file"]).text
                == "content")
        #expect(sandbox.run(sandbox.binary, ["-r", clone, "ls"]).code == 0)
    }

    /// Who makes one says so, and who has one is not stopped by a password that comes later.
    @Test(.enabled(if: plainOnly)) func whatThisMachineKnowsIsUsed() {
        let sandbox = Sandbox("unexpected-known")
        sandbox.environment["CAIRN_PASSWORD"] = "an unmistakable pass phrase"
        let refused = sandbox.cairn("init", exits: 12).errors
        #expect(refused.contains("--encrypt was not given; nothing was created"), "\(refused)")
        #expect(!Files.exists(sandbox.repository))
        sandbox.cairn("init", "--no-password")
        mkdir(sandbox.source, 0o755)
        sandbox.put("file", "content")
        sandbox.backUp()
        sandbox.cairn("ls")
    }
}
