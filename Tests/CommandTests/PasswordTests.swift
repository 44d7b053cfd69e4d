import CommandSupport
import Glibc
import Testing

/// Where passwords come from, and that they go nowhere else.
@Suite struct PasswordTests {
    private static let password = "an unmistakable pass phrase"

    private static func prepared(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_PASSWORD"] = password
        sandbox.prepare(initArguments: EncryptedTests.initArguments)
        sandbox.put("file", "content")
        sandbox.backUp()
        sandbox.environment["CAIRN_PASSWORD"] = nil
        // No terminal of whoever runs the tests.
        sandbox.prefix = ["/usr/bin/setsid", "--wait"]
        return sandbox
    }

    private static func secretFile(
        _ sandbox: Sandbox, _ text: String = password + "\n", mode: mode_t = 0o600
    ) -> String {
        Files.write(text, to: sandbox.file("secret"))
        chmod(sandbox.file("secret"), mode)
        return sandbox.file("secret")
    }

    @Test func withoutAPasswordNothingIsRead() {
        let sandbox = Self.prepared()
        for verb in [
            ["snapshots"], ["ls"], ["verify"], ["repair"], ["backup", sandbox.source],
            ["restore", "--target", sandbox.file("out")], ["key", "add"],
        ] {
            let ended = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 12)
            #expect(
                ended.errors.contains("CAIRN_PASSWORD_FILE")
                    && ended.errors.contains("password-command"), "\(ended.errors)")
            #expect(!ended.text.contains("file"))
        }
        #expect(!Files.exists(sandbox.file("out") + "/" + sandbox.source))
        // These need none.
        #expect(sandbox.cairn("key", "list").lines.count == 1)
        sandbox.cairn("version")
    }

    @Test func environmentFileAndCommandAreAskedInThisOrder() {
        let sandbox = Self.prepared()
        let secret = Self.secretFile(sandbox)
        func opens(_ variables: [String: String], _ expected: Bool, _ comment: Comment) {
            sandbox.environment.merge(variables) { $1 }
            sandbox.cairn("snapshots", exits: expected ? 0 : 12)
            for name in variables.keys { sandbox.environment[name] = nil }
        }
        let wrong = sandbox.script("wrong", "echo wrong")
        let right = sandbox.script("right", "cat \(secret)")
        opens(["CAIRN_PASSWORD": Self.password], true, "variable")
        opens(["CAIRN_PASSWORD_FILE": secret], true, "file")
        opens(["CAIRN_PASSWORD_COMMAND": right], true, "command")
        opens(["CAIRN_PASSWORD_COMMAND": "/bin/sh -c 'cat \"\(secret)\"'"], true, "quoted words")
        opens(["CAIRN_PASSWORD_COMMAND": "cat \(secret)"], true, "a program of PATH")
        opens(
            ["CAIRN_PASSWORD": "wrong", "CAIRN_PASSWORD_FILE": secret], false,
            "the variable comes first")
        opens(["CAIRN_PASSWORD": "", "CAIRN_PASSWORD_FILE": secret], true, "an empty one is none")
        opens(
            ["CAIRN_PASSWORD_FILE": secret, "CAIRN_PASSWORD_COMMAND": wrong], true,
            "the file comes before the command")
        sandbox.setSettings("password-file = \"\(secret)\"\n")
        opens([:], true, "the settings' file")
        opens(["CAIRN_PASSWORD_COMMAND": wrong], false, "the environment comes before the settings")
        sandbox.setSettings("password-command = [\"\(right)\"]\n")
        opens([:], true, "the settings' command")
        mkdir(sandbox.file("credentials"), 0o700)
        Files.write(Self.password, to: sandbox.file("credentials/cairn.password"))
        chmod(sandbox.file("credentials/cairn.password"), 0o400)
        sandbox.setSettings("password-command = [\"\(wrong)\"]\n")
        opens(
            ["CREDENTIALS_DIRECTORY": sandbox.file("credentials")], true,
            "the credential comes before the settings")
    }

    @Test func badSourcesAreNamed() {
        let sandbox = Self.prepared()
        func fails(_ name: String, _ value: String, _ words: String) {
            sandbox.environment[name] = value
            let ended = sandbox.cairn("snapshots", exits: 12)
            #expect(
                ended.errors.contains(words) && !ended.errors.contains(Self.password),
                "\(ended.errors)")
            sandbox.environment[name] = nil
        }
        fails("CAIRN_PASSWORD_FILE", sandbox.file("missing"), "no such file")
        fails("CAIRN_PASSWORD_FILE", Self.secretFile(sandbox, mode: 0o644), "chmod 600")
        fails("CAIRN_PASSWORD_FILE", Self.secretFile(sandbox, mode: 0o640), "chmod 600")
        fails(
            "CAIRN_PASSWORD_FILE", Self.secretFile(sandbox, String(repeating: "x", count: 5000)),
            "longer than")
        fails("CAIRN_PASSWORD_FILE", Self.secretFile(sandbox, "a\0b"), "zero byte")
        fails("CAIRN_PASSWORD_FILE", Self.secretFile(sandbox, ""), "wrong password")
        fails(
            "CAIRN_PASSWORD_COMMAND", sandbox.script("failing", "echo \(Self.password)\nexit 3"),
            "exit code 3")
        fails("CAIRN_PASSWORD_COMMAND", sandbox.file("missing"), "no such file")
        fails("CAIRN_PASSWORD_COMMAND", "'not closed", "quotes")
        fails(
            "CAIRN_PASSWORD_COMMAND", sandbox.script("endless", "exec cat /dev/zero"), "longer than"
        )
        fails("CAIRN_PASSWORD", "wrong", "wrong password")
    }

    /// The last line break does not count; every other byte does.
    /// Settings that are broken may name where it comes from.
    @Test func aPasswordOfTheSettingsIsMissedOnlyWhenNeeded() {
        let sandbox = Self.prepared()
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(
            "password-file = \"/nowhere\"\nnonsense = 1\n", to: sandbox.file("settings.toml"))
        let ended = sandbox.cairn("ls", exits: 1)
        #expect(
            ended.errors.contains("nonsense") && !ended.errors.contains("password is needed"),
            "\(ended.errors)")
        sandbox.environment["CAIRN_PASSWORD"] = Self.password
        #expect(sandbox.cairn("ls").errors.contains("warning"))
    }

    @Test func lineBreakAtTheEndIsNoPartOfIt() {
        let sandbox = Self.prepared()
        for (text, code) in [
            (Self.password, Int32(0)), (Self.password + "\r\n", 0), (Self.password + "\n\n", 12),
            (" " + Self.password, 12),
        ] {
            sandbox.environment["CAIRN_PASSWORD_FILE"] = Self.secretFile(sandbox, text)
            sandbox.cairn("snapshots", exits: code)
        }
    }

    /// Nobody sees what a person types, and Ctrl-C leaves the terminal as it was.
    @Test(.enabled(if: Machine.hasWitness, "needs python3 for a terminal"))
    func terminalIsAskedWithoutEcho() {
        let sandbox = Self.prepared()
        func typed(_ lines: [String], _ arguments: [String]) -> ChildProcess.Ended {
            sandbox.run(
                "/usr/bin/python3",
                [
                    "-B", Project.fixtures + "/terminal.py", lines.joined(separator: "\n"),
                    Binary.path, "-r", sandbox.repository,
                ] + arguments)
        }
        let right = typed([Self.password], ["snapshots"])
        #expect(
            right.code == 0 && right.text.contains("password of ")
                && !right.text.contains(Self.password), "\(right.text)")
        let second = typed(["wrong", Self.password], ["snapshots"])
        #expect(second.code == 0 && second.text.contains("try again"), "\(second.text)")
        #expect(typed(["a", "b", "c"], ["snapshots"]).code == 12)
        let interrupted = typed(["\u{3}"], ["snapshots"])
        #expect(
            interrupted.code == 130 && interrupted.text.contains("echo is on"),
            "\(interrupted.text)")
        // A new one is asked for twice.
        #expect(
            typed([Self.password, "new one", "new one"], ["key", "add", "--key-cost", "least"]).code
                == 0)
        #expect(
            typed([Self.password, "new one", "new two"], ["key", "add", "--key-cost", "least"]).code
                == 12)
        #expect(typed(["new one"], ["snapshots"]).code == 0)
    }
}
