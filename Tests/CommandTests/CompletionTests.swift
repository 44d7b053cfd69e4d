import CommandSupport
import Foundation
import Glibc
import Testing

/// Completions in real shells, at a real terminal: what a person sees after Tab.
@Suite struct CompletionTests {
    enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish

        var isThere: Bool { access("/usr/bin/\(rawValue)", X_OK) == 0 }
    }

    private static let typist = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Scripts/type_in_shell.py").standardized.path

    /// A repository with two commits, and a shell that has the completions.
    private static func prepared(_ shell: Shell) -> (Sandbox, [String]) {
        let sandbox = Sandbox("completion")
        sandbox.prepare()
        for name in ["thesis.txt", "my notes.txt", "sub/deep.txt"] { sandbox.put(name, name) }
        sandbox.cairn("backup", "--tag", "upgrade", sandbox.source)
        sandbox.put("thesis.txt", "again")
        sandbox.backUp()
        mkdir(sandbox.file("bin"), 0o755)
        symlink(Binary.path, sandbox.file("bin/cairn"))
        sandbox.environment["PATH"] = sandbox.file("bin") + ":/usr/bin:/bin"
        sandbox.environment["TERM"] = "xterm"
        // The user's own repository, which needs no -r.
        sandbox.environment["CAIRN_REPOSITORY"] = sandbox.repository
        let script = sandbox.file("completions")
        Files.write(sandbox.bareCairn("completions", shell.rawValue).text, to: script)
        let start: String
        switch shell {
        case .bash:
            start = sandbox.file("rc")
            Files.write("PS1='ready> '\n. \(script)\n", to: start)
            return (sandbox, ["bash", "--noprofile", "--rcfile", start, "-i"])
        case .zsh:
            sandbox.environment["ZDOTDIR"] = sandbox.path
            Files.write(
                "PS1='ready> '\nautoload -Uz compinit\ncompinit -u -D\n. \(script)\n",
                to: sandbox.file(".zshrc"))
            return (sandbox, ["zsh", "-i"])
        case .fish:
            let setup =
                "function fish_prompt; echo -n 'ready> '; end; set -g fish_greeting; source \(script)"
            return (sandbox, ["fish", "--no-config", "-i", "--init-command", setup])
        }
    }

    /// Types a line, in which `\t` is Tab, and expects a regular expression on the screen.
    private static func expect(
        _ sandbox: Sandbox, _ shell: [String], _ line: String, shows pattern: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let ended = sandbox.run("/usr/bin/python3", [typist, "30", pattern, line] + shell)
        #expect(
            ended.code == 0, "\(line) → \(ended.text)\(ended.errors)",
            sourceLocation: sourceLocation)
    }

    @Test(.enabled(if: Shell.bash.isThere, "bash is not installed")) func inBash() {
        aPersonSeesValues(.bash)
    }

    @Test(.enabled(if: Shell.zsh.isThere, "zsh is not installed")) func inZsh() {
        aPersonSeesValues(.zsh)
    }

    @Test(.enabled(if: Shell.fish.isThere, "fish is not installed")) func inFish() {
        aPersonSeesValues(.fish)
    }

    private func aPersonSeesValues(_ shell: Shell) {
        let (sandbox, words) = Self.prepared(shell)
        let ids = sandbox.commits()
        let first = String(ids[0].prefix(8))
        func expect(
            _ line: String, shows pattern: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            Self.expect(sandbox, words, line, shows: pattern, sourceLocation: sourceLocation)
        }
        expect("cairn resto\\t", shows: "cairn restore ")
        expect("cairn restore --snapsh\\t", shows: "--snapshot ")
        expect("cairn restore --overwrite if\\t", shows: "if-changed")
        // A commit by its first digits; and all of them with their times.
        expect("cairn restore --snapshot \(first.prefix(7))\\t", shows: "--snapshot \(first)")
        expect("cairn restore --snapshot \\t\\t", shows: "\(first).*20[0-9][0-9]-.*upgrade")
        expect("cairn snapshots --tag up\\t", shows: "--tag upgrade")
        // A repository named before the verb, and paths that are only in the commit.
        unlink(sandbox.source + "/thesis.txt")
        expect(
            "cairn -r \(sandbox.repository) restore \(sandbox.source)/the\\t",
            shows: "/source/thesis.txt")
        expect(
            "cairn ls --snapshot \(first) \(sandbox.source)/my\\t",
            shows: "/my(\\\\ | )notes.txt|my notes.txt")
        expect("cairn dump \(sandbox.source)/su\\tde\\t", shows: "/source/sub/deep.txt")
        expect("cairn roots remove \(sandbox.path)/so\\t", shows: "/source")
        // What the shell completes itself.
        expect("cairn backup \(sandbox.path)/repos\\t", shows: "/repository/?")
        expect("cairn guide trou\\t", shows: "troubleshooting")
    }

    /// Names that would run a program where a shell took them for its own words.
    @Test(arguments: Shell.allCases.filter(\.isThere)) func aNameInQuotesIsNoCommand(
        _ shell: Shell
    ) {
        let (sandbox, words) = Self.prepared(shell)
        let names = [
            "invoice $(touch PWN).pdf", "letter';touch PWN;'x", "x\";touch PWN;\"y",
            "accent'\u{301};touch PWN;'\u{301}", "bang!touch", "back`touch PWN`", "slash\\n",
        ]
        for name in names { sandbox.put(name, name) }
        sandbox.backUp()
        let lines = names.flatMap { name in
            ["", "'", "\"", "$'"].filter { $0 != "$'" || shell == .bash }.map { quote in
                let begun = "\(quote)\(sandbox.source)/\(name.prefix { $0.isASCII && $0.isLetter })"
                // In `$'`, nothing is completed, and the quote is closed.
                let isCompleted = quote != "$'"
                return "cairn ls \(begun)\\t\(isCompleted ? " &&" : "';") echo do''ne\r"
            }
        }
        Self.expect(sandbox, words, lines.joined(), shows: "\ndone")
        #expect(!Files.exists(sandbox.file("PWN")), "\(shell)")
    }

    /// Tab in somebody else's directory runs nothing of it.
    @Test(arguments: Shell.allCases.filter(\.isThere)) func aProgramOfTheDirectoryIsNotRun(
        _ shell: Shell
    ) {
        let (sandbox, words) = Self.prepared(shell)
        Files.write("#!/bin/sh\ntouch PWN\n", to: sandbox.file("cairn"))
        chmod(sandbox.file("cairn"), 0o755)
        Self.expect(sandbox, words, "./cairn resto\\t", shows: "cairn restore ")
        #expect(!Files.exists(sandbox.file("PWN")), "\(shell)")
        sandbox.environment["PATH"] = ".:/usr/bin:/bin"
        Self.expect(sandbox, words, "cairn resto\\tX", shows: "cairn resto.?X")
        #expect(!Files.exists(sandbox.file("PWN")), "\(shell)")
    }

    /// What bash is told for a line.
    private static func inserted(_ sandbox: Sandbox, _ line: String) -> [String] {
        sandbox.run(Binary.path, ["__complete", "bash", "cairn -r \(sandbox.repository) \(line)"])
            .text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test func bashGetsWhatItReplacesQuotedAsThePlaceNeeds() {
        let sandbox = Sandbox("quoted-completion")
        sandbox.prepare()
        let name = "a'\u{301} \"$`\\!:b"
        sandbox.put(name, "x")
        sandbox.backUp()
        let path = sandbox.source
        for (typed, inserted) in [
            ("\(path)/a", #"\#(path)/a\'"# + "\u{301}" + #"\ \"\$\`\\\!:b"#),
            ("'\(path)/a", #"\#(path)/a'\''"# + "\u{301}" + #" "$`\!:b"#),
            ("\"\(path)/a", #"\#(path)/a'"# + "\u{301}" + #" \"\$\`\\"\!":b"#),
            // Behind the quote that was opened last.
            ("\(path)/a\\''\u{301} ", "\u{301}" + #" "$`\!:b"#),
            ("\"\(path)/\"a", #"\#(path)/a\'"# + "\u{301}" + #"\ \"\$\`\\\!:b"#),
            ("\(path)/a\\'\u{301}\\ \\\"\\$\\`\\\\\\!:", "b"),
        ] {
            #expect(Self.inserted(sandbox, "ls \(typed)") == [inserted], "\(typed)")
        }
        // readline would take a quote at the beginning for the open one.
        for typed in ["\(path)/a'", "$'\(path)/a", "$\"\(path)/a"] {
            #expect(Self.inserted(sandbox, "ls \(typed)").isEmpty, "\(typed)")
        }
    }

    @Test func whereNothingIsKnownNothingIsSaid() {
        let sandbox = Sandbox("no-completion")
        let away = sandbox.run(
            Binary.path, ["__complete", "fish", "cairn", "restore", "--snapshot", ""])
        #expect(
            away.code == 0 && away.text.isEmpty && away.errors.isEmpty,
            "\(away.code) \(away.text)\(away.errors)")
        for words in [[], ["bash"], ["fish"], ["fish", "cairn", "nosuch", ""], ["csh", "x"]] {
            let ended = sandbox.run(Binary.path, ["__complete"] + words)
            #expect(ended.code == 0 && ended.errors.isEmpty, "\(words): \(ended.errors)")
        }
    }

    /// What a shell is told for the last of some words.
    private static func said(_ sandbox: Sandbox, _ words: String...) -> [String] {
        sandbox.run(
            Binary.path, ["__complete", "fish", "cairn", "-r", sandbox.repository] + words
        ).text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test func valuesAreThoseThatTheVerbTakes() {
        let sandbox = Sandbox("completed-values")
        sandbox.prepare()
        sandbox.put("letter", "x")
        sandbox.cairn("backup", "--tag", "upgrade", sandbox.source)
        let id = String(sandbox.commits()[0].prefix(8))
        for words in [["diff"], ["diff", id]] {
            let points = sandbox.run(
                Binary.path,
                ["__complete", "fish", "cairn", "-r", sandbox.repository] + words + [""]
            ).text
            #expect(points.contains("\n\(id)\t") && points.contains("\nyesterday\t"), "\(points)")
        }
        #expect(
            Self.said(sandbox, "diff", id, sandbox.source + "/l") == [sandbox.source + "/letter"])
        #expect(Self.said(sandbox, "diff", id, id, sandbox.source + "/l").count == 1)
        #expect(
            Self.said(sandbox, "find", "--type", "") == ["file", "directory", "symlink", "other"])
        #expect(Self.said(sandbox, "ca") == ["cat"] && !Self.said(sandbox, "").contains("cat"))
        #expect(Self.said(sandbox, "cat", sandbox.source + "/l") == [sandbox.source + "/letter"])
        for words in [["rewrite"], ["rewrite", "latest"], ["rewrite", "--exclude", "*.iso"]] {
            let said = sandbox.run(
                Binary.path,
                ["__complete", "fish", "cairn", "-r", sandbox.repository] + words + [""])
            #expect(said.text.contains("\n\(id)\t") && said.text.hasPrefix("latest\t"))
        }
        #expect(Self.said(sandbox, "rewrite", String(id.prefix(5))) == [id])
        #expect(Self.said(sandbox, "tag", "add", "up") == ["upgrade"])
        #expect(Self.said(sandbox, "tag", "remove", "upgrade", "").contains(id))
        #expect(Self.said(sandbox, "import", "") == ["restic", "borg"])
        #expect(Self.said(sandbox, "import", "borg", "") == [":directories"])
        #expect(Self.said(sandbox, "import", "restic", "") == [":directories"])
        #expect(Self.said(sandbox, "init", "") == [":directories"])
        for option in [
            "--exclude-file", "--files-from", "--files-from-verbatim", "--files-from-raw",
        ] {
            #expect(Self.said(sandbox, "backup", option, "") == [":files"], "\(option)")
        }
    }

    @Test func deletedNamesAreThereWhereNothingElseBeginsSo() {
        let sandbox = Sandbox("completed-deleted")
        sandbox.prepare()
        for name in ["letter", "lease", "gone/deep", "note"] { sandbox.put(name, "x") }
        sandbox.backUp()
        unlink(sandbox.source + "/lease")
        unlink(sandbox.source + "/note")
        Files.removeTree(Array((sandbox.source + "/gone").utf8))
        sandbox.backUp()
        let path = sandbox.source
        for verb in ["restore", "versions", "dump"] {
            #expect(Self.said(sandbox, verb, path + "/l") == [path + "/letter"])
            #expect(Self.said(sandbox, verb, path + "/n") == [path + "/note"])
            #expect(Self.said(sandbox, verb, path + "/gone/") == [path + "/gone/deep"])
        }
        #expect(Self.said(sandbox, "ls", path + "/n").isEmpty)
        #expect(
            Self.said(sandbox, "restore", "--deleted", path + "/")
                == ["gone/", "lease", "letter", "note"].map { "\(path)/\($0)" })
    }

    /// A name with a line break is no candidate, and one that a terminal would obey is none either.
    @Test func hostileNamesAreNoCandidates() {
        let sandbox = Sandbox("hostile-completion")
        sandbox.prepare()
        for name in ["a\nb", "a\u{1b}[31mred", "a\tb", "ab"] { sandbox.put(name, "x") }
        sandbox.backUp()
        let said = sandbox.run(
            Binary.path,
            ["__complete", "fish", "cairn", "-r", sandbox.repository, "ls", sandbox.source + "/a"]
        ).text
        #expect(said == "\(sandbox.source)/ab\t\n", "\(said)")
    }
}
