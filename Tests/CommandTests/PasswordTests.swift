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
            "exited with code 3")
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
        let weak = typed(
            [Self.password, "abc", "password1", "qwertyuiop"],
            ["key", "add", "--key-cost", "least"])
        let advice = weak.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            weak.code == 12 && weak.text.contains("has fewer than 8 characters; choose another one")
                && weak.text.contains("is easy to guess")
                && advice.contains("add --weak-password to accept any password"), "\(weak.text)")
        #expect(
            typed(
                [Self.password, "abc", "another pass phrase", "another pass phrase"],
                ["key", "add", "--key-cost", "least"]
            ).code == 0)
        #expect(
            typed(
                [Self.password, "abc", "abc"],
                ["key", "add", "--weak-password", "--key-cost", "least"]
            ).code == 0)
        #expect(typed(["abc"], ["snapshots"]).code == 0)
        #expect(
            typed(
                [Self.password, "the new one", "the new one"],
                ["key", "add", "--key-cost", "least"]
            ).code
                == 0)
        #expect(
            typed(
                [Self.password, "the new one", "the new two"],
                ["key", "add", "--key-cost", "least"]
            ).code
                == 12)
        #expect(typed(["the new one"], ["snapshots"]).code == 0)
    }

    /// Who gives it by a program is not there to choose another: it is taken, and told.
    @Test func aWeakOneFromAProgramIsTakenWithAWarning() {
        let sandbox = Sandbox("weak-password")
        sandbox.environment["CAIRN_PASSWORD"] = "abc"
        let made = sandbox.cairn("init", "--encrypt", "--key-cost", "least")
        #expect(
            made.errors.hasPrefix(
                "cairn: warning: the password from CAIRN_PASSWORD is weak: it has fewer than 8 characters"
            ), "\(made.errors)")
        #expect(
            made.text.contains("Without the password, nobody can read the repository"),
            "\(made.text)")
        let new = Self.secretFile(sandbox, "password1\n")
        func add(_ more: String...) -> String {
            let words = ["key", "add", "--key-cost", "least", "--new-password-file", new]
            return sandbox.cairn((words + more).map { Array($0.utf8) }).errors
        }
        #expect(add().contains("is weak: it is easy to guess"))
        #expect(add("--weak-password") == "")
        _ = Self.secretFile(sandbox, "four words without relation\n")
        #expect(add() == "")
    }

    /// A wallet that is not open yet at login.
    @Test func theServiceAsksAProgramThatFailsAgain() {
        let sandbox = Self.prepared("password-later")
        let secret = Self.secretFile(sandbox)
        let program = sandbox.script(
            "wallet", "test -e \(sandbox.file("open")) || exit 1; cat \(secret)")
        sandbox.prefix = []
        sandbox.environment["CAIRN_PASSWORD_COMMAND"] = program
        let watch = SupervisedWatch(sandbox)
        let why =
            "cannot get the password from CAIRN_PASSWORD_COMMAND (\(program)): the program exited with code 1"
        #expect(watch.logs(why))
        let status = sandbox.cairn("status")
        #expect(status.text.contains(why), "\(status.text)")
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains(why))
        sandbox.put("later", "saved meanwhile")
        Files.write("", to: sandbox.file("open"))
        #expect(watch.logs("the repository is writable again"))
        sandbox.environment["CAIRN_PASSWORD_COMMAND"] = nil
        sandbox.environment["CAIRN_PASSWORD_FILE"] = secret
        #expect(watch.keeps(sandbox.source + "/later"))
        #expect(watch.stop().code == 0)
    }

    /// Nothing that comes later makes these right.
    @Test func theServiceEndsWhereThePasswordIsWrong() {
        let sandbox = Self.prepared("password-never")
        sandbox.prefix = []
        sandbox.environment["CAIRN_PASSWORD_COMMAND"] = sandbox.script("wrong", "echo wrong")
        sandbox.cairn("watch", sandbox.source, exits: 12)
        sandbox.environment["CAIRN_PASSWORD_COMMAND"] = nil
        sandbox.environment["CAIRN_PASSWORD_FILE"] = Self.secretFile(sandbox, mode: 0o644)
        sandbox.cairn("watch", sandbox.source, exits: 12)
    }
}
