import Glibc
import Testing

/// Words that are empty or odd are refused before anything is done; what others chose is never
/// obeyed by a terminal.
@Suite struct ArgumentTests {
    /// Issue 13: they meant the current directory, and `forget --path ''` erased its history.
    @Test func emptyWordsAreRefusedWhereverTheyStand() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a", "a")
        sandbox.backUp()
        let calls: [(words: [String], named: String)] = [
            (["backup", ""], "an argument is empty"),
            (["forget", "--path", "", "--yes"], "the value of --path is empty"),
            (["restore", "--target", ""], "the value of --target is empty"),
            (["restore", "--target="], "the value of --target is empty"),
            (["exclude", "add", ""], "an argument is empty"),
            (["ls", "--", ""], "an argument is empty"),
            (["ls", "-r", ""], "the value of -r is empty"),
            (["ls", "--repo="], "the value of --repo is empty"),
            (["backup", "--tag", ""], "the value of --tag is empty"),
            (["why", ""], "an argument is empty"),
            (["ls", "--config", ""], "the value of --config is empty"),
            (["find", ""], "an argument is empty"),
        ]
        for (words, named) in calls {
            let ended = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(
                ended.errors.hasPrefix("cairn: \(named)\n  next: "), "\(words): \(ended.errors)")
        }
        #expect(sandbox.commits().count == 1)
        #expect(sandbox.cairn("dump", sandbox.source + "/a").text == "a")
        for name in ["CAIRN_REPOSITORY", "CAIRN_CONFIG"] {
            let ended = sandbox.run("/usr/bin/env", ["\(name)=", Binary.path, "snapshots"])
            #expect(
                ended.code == 1 && ended.errors.hasPrefix("cairn: \(name) is set but empty\n"),
                "\(ended.errors)")
        }
    }

    /// Issue 13: a directory of that name was made instead.
    @Test func addressesAndUnexpandedHomesAreNoPaths() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a", "a")
        sandbox.backUp()
        let calls = [
            ["init", "-r", "sftp:user@host:/x"], ["find", "-r", "sftp:user@host:/x", "*"],
            ["init", "--repo=s3:bucket/x"], ["init", "-r", "ada@host:/x"],
            ["backup", "rclone:b2:x"],
            ["restore", "--target", "~/out"], ["restore", "--target=~/out"], ["backup", "~"],
            ["forget", "--path", "~/x", "--yes"],
            ["restore", "--target", "out", "--", "~/x"],
            ["init", "-r", "host:/x"], ["init", "-r", "host:x"],
            ["init", "--repo=nas.local:backup"], ["restore", "--target", "host:/x"],
            ["init", "-r", "~ada/x"],
            ["restore", "--target", "~ada"], ["find", "--config", "~/x", "*"],
            ["find", "*", "-r", "host:/x"], ["find", "--config=~ada/x", "*"],
        ]
        for words in calls {
            let ended = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(
                ended.errors.contains("is an address (")
                    || ended.errors.contains("was not expanded by the shell"),
                "\(words): \(ended.errors)")
            #expect(
                ended.errors.contains("if the name really begins with ~, use ./")
                    || ended.errors.contains("if you mean a local path, use ./"),
                "\(words): \(ended.errors)")
        }
        #expect(
            Set(Files.names(sandbox.path)) == [
                "home", "state", "data", "config", "cache", "runs", "repository", "source",
            ])
        // What looks alike and is no path, or is said to be one.
        Files.makeDirectories(sandbox.file("~"))
        Files.write("b", to: sandbox.file("~/b"))
        Files.write("c", to: sandbox.file("s3:c"))
        for name in ["a:b", "~eve"] { Files.write("d", to: sandbox.file(name)) }
        sandbox.cairn(
            "backup", "--tag", "s3:daily", "./~/b", "./s3:c", sandbox.file("~"), "a:b", "~eve")
        #expect(sandbox.cairn("ls", "--at", "23:59", "a:b").text.contains("a:b"))
        sandbox.cairn("find", "--snapshot", "latest", "a:*")
        sandbox.cairn("find", "~")
        sandbox.cairn(
            "restore", "--target", sandbox.file("out"), "--map-user", "0:0", sandbox.source)
    }

    /// Issue 13: `forget --path` erased another file than `dump` had shown for the same word.
    @Test func aWordMeansOneFileForEveryVerbOrIsRefused() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("source/main.c", "near")
        sandbox.put("main.c", "far")
        sandbox.cairn("roots", "add", "--name", "source", sandbox.source)
        sandbox.cairn("backup")
        for words in [
            ["dump"], ["ls"], ["versions"], ["restore", "--target", "out"],
            ["forget", "--yes", "--path"],
        ] {
            let call = [Binary.path, "-r", sandbox.repository] + words + ["source/main.c"]
            let ended = sandbox.run("/usr/bin/env", ["-C", sandbox.source] + call)
            #expect(
                ended.code == 1 && ended.errors.contains("is ambiguous: both "),
                "\(words): \(ended.text)\(ended.errors)")
        }
        let far = sandbox.run(
            "/usr/bin/env",
            ["-C", sandbox.path, Binary.path, "-r", sandbox.repository, "dump", "source/main.c"])
        #expect(far.text == "far", "\(far.errors)")
        #expect(sandbox.cairn("dump", sandbox.source + "/source/main.c").text == "near")
    }

    @Test func aFullDeviceBehindStandardOutputIsAnError() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a", "a")
        let first = sandbox.backUp()
        sandbox.put("a", "other")
        sandbox.backUp()
        let file = sandbox.source + "/a"
        let verbs = [
            "ls", "snapshots", "stats", "status", "--help", "version", "find '*'", "verify",
            "ls --json", "backup \(sandbox.source)", "backup --json \(sandbox.source)",
            "restore --target \(sandbox.file("out"))",
            "restore --overwrite always --json --target \(sandbox.file("out"))", "versions \(file)",
            "diff \(first) latest",
        ]
        for verb in verbs {
            let ended = sandbox.run(
                "/bin/sh", ["-c", "\(Binary.path) \(verb) -r \(sandbox.repository) >/dev/full"])
            #expect(
                ended.code == 1
                    && ended.errors.contains("write standard output: no space left on the device"),
                "\(verb): \(ended)")
            // A reader that has seen enough is no failure.
            let cut = sandbox.run(
                "/bin/sh", ["-c", "\(Binary.path) \(verb) -r \(sandbox.repository) | true"])
            #expect(cut.errors.isEmpty, "\(verb): \(cut)")
        }
    }

    /// What nobody may make a terminal do by a name or a word.
    @Test func noTerminalObeysNamesAndWords() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        // C0, DEL, C1, bidirectional, invisible, a separator of lines, and a name that poses as an
        // escape.
        let hostile = [
            "\u{1b}]0;x\u{7}", "\u{7f}", "\u{9b}2J", "\u{202e}txt", "\u{200f}", "\u{2028}next",
            "\u{feff}", "\\x1b",
        ]
        for (index, name) in hostile.enumerated() { sandbox.put("\(index)\(name)", "x") }
        sandbox.backUp()
        let allowed: (Unicode.Scalar) -> Bool = {
            $0.value == 0x0a || (0x20..<0x7f).contains($0.value)
        }
        let shown = sandbox.cairn("ls", "-R").text
        #expect(shown.unicodeScalars.allSatisfy(allowed), "\(shown)")
        #expect(
            shown.contains("7\\\\x1b") && shown.contains("0\\x1b]0;x\\x07")
                && shown.contains("5\\u{2028}next"), "\(shown)")
        let objects = sandbox.cairn("ls", "--json")
        #expect(objects.text.unicodeScalars.allSatisfy(allowed), "\(objects.text)")
        let names = Set(
            sandbox.json("ls").compactMap {
                $0["path"]?.split(separator: "/").last.map(String.init)
            })
        for (index, name) in hostile.enumerated() {
            #expect(names.contains("\(index)\(name)"), "\(index)")
        }
        for word in ["--\u{1b}[2J", "--x\u{9b}2J", "-\u{202e}"] {
            let ended = sandbox.cairn("ls", word, exits: 1)
            #expect(ended.errors.unicodeScalars.allSatisfy(allowed), "\(ended.errors)")
            let object = try #require(sandbox.json("ls", word, exits: 1).first)
            #expect(object["type"] == "error" && object["message"]?.isEmpty == false)
        }
    }

    @Test func findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("taxes", "a")
        sandbox.backUp()
        let hints = [
            ("zzz", "try a shorter part of the name, or list the backed-up items with `cairn ls`"),
            ("*zzz*", "try a part of the name: `cairn find zzz`"),
            ("z?z", "try a shorter part of the name, or list the backed-up items with `cairn ls`"),
        ]
        for (pattern, hint) in hints {
            #expect(
                sandbox.cairn("find", pattern, exits: 1).errors.hasSuffix(
                    "next: \(sandbox.advised(hint))\n"))
        }
        #expect(
            sandbox.cairn("find", "--at", "last week", "taxes*", exits: 1).errors.contains(
                "there is no commit at or before"))
    }
}
