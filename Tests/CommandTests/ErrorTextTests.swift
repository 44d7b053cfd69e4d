import CommandSupport
import Glibc
import Testing

/// What people read when something fails, word for word: what, where, why, and the next step.
@Suite struct ErrorTextTests {
    private static func expect(
        _ ended: ChildProcess.Ended, code: Int32, _ text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(ended.code == code, sourceLocation: sourceLocation)
        #expect(ended.errors == text + "\n", sourceLocation: sourceLocation)
        #expect(ended.output.isEmpty, sourceLocation: sourceLocation)
    }

    @Test func repositories() {
        let sandbox = Sandbox()
        let path = sandbox.repository
        Self.expect(
            sandbox.cairn("ls", exits: 10), code: 10,
            "cairn: there is no repository at \(path)\n  next: create one with `cairn -r \(path) init`, or use -r to select another repository"
        )
        mkdir(path, 0o755)
        Self.expect(
            sandbox.cairn("backup", "/etc/hostname", exits: 10), code: 10,
            "cairn: there is no repository at \(path)\n  next: create one with `cairn -r \(path) init`, or use -r to select another repository"
        )
        Files.write("mine", to: path + "/letter")
        Self.expect(
            sandbox.cairn("init", exits: 1), code: 1,
            "cairn: the directory is not empty: it contains letter\n  next: use -r to select an empty or new directory"
        )
        unlink(path + "/letter")
        sandbox.cairn("init")
        Self.expect(
            sandbox.cairn("init", exits: 1), code: 1,
            "cairn: there is already a repository at \(path); nothing was changed\n  next: run `cairn -r \(path) backup` to back up your files to it, or `cairn init DIR` to create another one in an empty directory"
        )
        sandbox.cairn("init", "--if-missing")
        Self.expect(
            sandbox.cairn("ls", exits: 1), code: 1,
            "cairn: the repository does not contain any commits yet\n  next: run `\(sandbox.call) backup`"
        )
        Self.expect(
            sandbox.cairn("init", "--compression", "lzma", exits: 1), code: 1,
            "cairn: unknown compression lzma\n  next: use one of auto, zstd, zlib, none")
    }

    @Test func commitsAndPaths() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a", "a")
        sandbox.backUp()
        let cases: [([String], String)] = [
            (
                ["ls", "--snapshot", "ffff"],
                "cairn: there is no commit ffff\n  next: run `cairn snapshots` to list the snapshots"
            ),
            (
                ["ls", "--snapshot", "latest", "--at", "now"],
                "cairn: --snapshot and --at cannot be combined\n  next: use only one of them"
            ),
            (
                ["ls", "/else"],
                "cairn: /else is not backed up, because it is not inside any root\n  next: run `cairn roots` to list the roots, and `cairn roots add DIR` to add a directory"
            ),
            (
                ["restore", "--target", "out", "/else"],
                "cairn: /else is not backed up, because it is not inside any root\n  next: run `cairn roots` to list the roots, and `cairn roots add DIR` to add a directory"
            ),
            (
                ["versions", "/else"],
                "cairn: /else is not backed up, because it is not inside any root\n  next: run `cairn roots` to list the roots, and `cairn roots add DIR` to add a directory"
            ),
            (
                ["find", "zzz"],
                "cairn: nothing matches zzz\n  next: try a shorter part of the name, or list the backed-up items with `cairn ls`"
            ),
            (
                ["dump", sandbox.source],
                "cairn: \(sandbox.source) is not a file in this commit\n  next: list it with `cairn ls \(sandbox.source)`"
            ),
            (
                ["restore"],
                "cairn: use either --target DIR or --in-place\n  next: run `cairn restore --target DIR`, which never changes your current files"
            ),
            (
                ["restore", "--target", "out", "--overwrite", "maybe"],
                "cairn: unknown --overwrite maybe\n  next: use always, if-changed or never"
            ),
            (
                ["undo"],
                "cairn: there is no restore to undo\n  next: restore an earlier state with `cairn restore --in-place --at TIME PATH`"
            ),
            (
                ["backup", "/else"],
                "cairn: cannot read /else: no such file or directory\n  next: check the path; nothing was changed"
            ),
            (
                ["backup", sandbox.repository],
                "cairn: cannot read \(sandbox.repository): it is Cairn's own directory\n  next: check the path; nothing was changed"
            ),
            (
                ["backup", sandbox.repository + "/packs"],
                "cairn: cannot read \(sandbox.repository)/packs: it is Cairn's own directory\n  next: check the path; nothing was changed"
            ),
        ]
        for (arguments, text) in cases {
            Self.expect(
                sandbox.cairn(arguments.map { Array($0.utf8) }, exits: 1), code: 1,
                sandbox.advised(text))
        }
        Self.expect(
            sandbox.cairn("frobnicate", exits: 1), code: 1,
            "cairn: unknown command frobnicate\n  next: run `cairn --help` to list all commands")
    }

    @Test func settings() {
        let sandbox = Sandbox()
        sandbox.prepare()
        Files.write("compresion = \"auto\"\n", to: sandbox.file("settings.toml"))
        let wrong = sandbox.bareCairn("ls", "--config", sandbox.file("settings.toml"))
        #expect(wrong.code == 1)
        #expect(
            wrong.errors.hasPrefix("cairn: \(sandbox.file("settings.toml")):1: "), "\(wrong.errors)"
        )
        Self.expect(
            sandbox.bareCairn("ls", "--config", "/else.toml"), code: 1,
            "cairn: there is no settings file /else.toml\n  next: check --config or CAIRN_CONFIG")
    }

    /// One bad path never stops the others.
    @Test func aMissingPathIsNamedAndTheOthersAreKept() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a", "a")
        let ended = sandbox.cairn("backup", sandbox.source, "/else", exits: 3)
        #expect(ended.errors == "cairn: cannot read /else: no such file or directory\n")
        #expect(sandbox.cairn("dump", sandbox.source + "/a").text == "a")
    }

    @Test func damagedDescriptionIsRefused() {
        let sandbox = Sandbox()
        sandbox.prepare()
        var text = Files.content(sandbox.repository + "/cairn.json")
        text[20] ^= 1
        for name in ["cairn.json", "cairn.copy", "journal/cairn.json"] {
            Files.write(text, to: "\(sandbox.repository)/\(name)")
        }
        let ended = sandbox.cairn("snapshots", exits: 1)
        #expect(ended.errors.hasPrefix("cairn: cannot open the repository: "))
        #expect(
            ended.errors.hasSuffix(
                "\n  next: restore cairn.json from a copy of the repository; the copies in this repository, cairn.copy and journal/cairn.json, are not intact either\n"
            ))
    }

    /// A closed descriptor takes and gives nothing: that is no success.
    @Test func closedDescriptorsAreNotTakenForEmptyOnes() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("file", "content")
        sandbox.backUp()
        func shell(_ words: String) -> ChildProcess.Ended {
            sandbox.run("/bin/sh", ["-c", "\(Binary.path) -r \(sandbox.repository) \(words)"])
        }
        for verb in [
            "snapshots", "ls", "status", "stats", "ls --help", "dump \(sandbox.source)/file",
        ] {
            let ended = shell("\(verb) >&-")
            #expect(
                ended.code == 1
                    && ended.errors.contains("write standard output: bad file descriptor"),
                "\(verb): \(ended)")
        }
        let stream = shell("backup --stdin <&-")
        #expect(stream.code == 1 && stream.errors.contains("nothing was backed up"), "\(stream)")
        #expect(sandbox.commits().count == 1)
    }

    @Test func limitsOfTheProcessAreNamed() {
        let sandbox = Sandbox()
        sandbox.prepare()
        var random = Seeded(1)
        Files.write(random.bytes(3_000_000), to: sandbox.source + "/large")
        func limited(_ limit: String, _ words: String) -> ChildProcess.Ended {
            sandbox.run(
                "/bin/bash",
                ["-c", "ulimit \(limit); \(Binary.path) -r \(sandbox.repository) \(words)"])
        }
        let backup = limited("-f 1000", "backup \(sandbox.source)")
        #expect(
            backup.code == 1
                && backup.errors.contains("file too large\n  next: allow larger files"),
            "\(backup)")
        sandbox.backUp()
        let restore = limited("-f 1000", "restore --target \(sandbox.file("out"))")
        #expect(restore.code != 0 && restore.errors.contains("file too large"), "\(restore)")
        // A program's own limit ends it as it is used to.
        let child = limited(
            "-f 1000",
            "backup --stdin-from-command -- dd if=/dev/zero of=\(sandbox.file("zeros")) bs=1M count=3"
        )
        #expect(child.errors.contains("was terminated by signal \(SIGXFSZ)"), "\(child)")
        let files = limited("-n 12", "backup \(sandbox.source)")
        #expect(
            files.code == 1
                && files.errors.contains("too many open files\n  next: allow more open files with"),
            "\(files)")
        // Wherever the limit is met: at the lock, the journal, the catalog, a pack.
        for count in 8...16 {
            let files = limited("-n \(count)", "backup \(sandbox.source)")
            #expect(
                files.errors.contains("too many open files\n  next: allow more open files with"),
                "\(count): \(files)")
        }
    }
}
