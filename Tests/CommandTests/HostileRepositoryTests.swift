import Glibc
import Testing

/// Whatever a repository says, a restore writes beneath its target and nowhere else.
@Suite struct HostileRepositoryTests {
    /// What would be planted comes to nothing, but what is in order beside it may come back.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func nothingIsWrittenOutsideTheTarget() {
        let sandbox = Sandbox()
        let outside = sandbox.file("outside")
        mkdir(outside, 0o755)
        Files.write("untouched", to: outside + "/file")
        let made = sandbox.run(
            "/usr/bin/python3",
            ["-B", Project.fixtures + "/hostile_repositories.py", sandbox.file("cases"), outside])
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.lines.count >= 33)
        mkdir(sandbox.file("out"), 0o755)
        let before = Walker.walk(outside)
        let around = Set(Files.names(sandbox.path))
        for name in made.lines {
            for arguments in [
                ["restore"], ["restore", "--delete", "--overwrite", "if-changed"],
                ["restore", "--verify"],
            ] {
                let out = sandbox.file("out/\(name)")
                let ended = sandbox.run(
                    Binary.path,
                    ["-r", sandbox.file("cases/\(name)")] + arguments + ["--target", out])
                #expect(ended.code == 0 || ended.code == 1, "\(name): \(ended.errors)")
                #expect(Walker.walk(outside) == before, "\(name)")
                #expect(Set(Files.names(sandbox.path)) == around, "\(name)")
                #expect(
                    Set(Files.names(sandbox.file("out"))).isSubset(of: Set(made.lines)), "\(name)")
            }
            for verb in [
                ["ls", "-R", "-l"], ["verify"], ["find", "*"], ["versions", "r/a"], ["snapshots"],
                ["stats"],
            ] {
                let ended = sandbox.run(Binary.path, ["-r", sandbox.file("cases/\(name)")] + verb)
                #expect(ended.code == 0 || ended.code == 1, "\(name) \(verb): \(ended.errors)")
            }
        }
    }

    /// What no honest writer says is refused in words, before anything is restored.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func impossibleJournalsAreRefused() {
        let sandbox = Sandbox("hostile")
        mkdir(sandbox.file("outside"), 0o755)
        let made = sandbox.run(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/hostile_repositories.py", sandbox.file("cases"),
                sandbox.file("outside"),
            ])
        #expect(made.code == 0, "\(made.errors)")
        for name in Self.impossible {
            #expect(made.lines.contains(name))
            let ended = sandbox.run(
                Binary.path,
                ["-r", sandbox.file("cases/\(name)"), "restore", "--target", sandbox.file("out")])
            #expect(ended.code == 1, "\(name)")
            #expect(
                ended.errors.hasPrefix("cairn: the journal is damaged: "),
                "\(name): \(ended.errors)")
            #expect(!Files.exists(sandbox.file("out")), "\(name)")
        }
    }

    /// Two contents of one path: none comes back in the place of the other.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func rootsOfOnePathComeBackOneByOne() {
        let sandbox = Sandbox("same-path")
        let made = sandbox.run(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/hostile_repositories.py", sandbox.file("cases"),
                sandbox.file("outside"),
            ])
        #expect(made.code == 0, "\(made.errors)")
        sandbox.repository = sandbox.file("cases/same-root-path")
        let both = sandbox.file("both")
        for place in [["--target", both], ["--in-place", "--dry-run"], ["--in-place"]] {
            let words = ["restore"] + place
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("roots 1 and 2 both lived at /x"), "\(refused)")
        }
        let unknown = sandbox.cairn("restore", "--root", "3", "--target", both, exits: 1).errors
        #expect(unknown.contains("there are: 1 (/x), 2 (/x)"), "\(unknown)")
        #expect(!Files.exists(both))
        for (root, content) in [("1", "planted\n"), ("2", "another\n")] {
            sandbox.cairn("restore", "--root", root, "--target", sandbox.file(root), "/x/f")
            #expect(Files.text(sandbox.file(root) + "/a/f") == content)
        }
    }

    private static let impossible = [
        "dotdot", "dotdot-inside", "dotdot-far", "dot", "absolute", "empty-component",
        "trailing-slash", "zero-byte", "long-name",
        "gap-dotdot", "move-dotdot", "move-from-dotdot", "select-huge", "drop-huge",
        "gap-number-huge", "root-name-dotdot", "root-name-absolute", "root-name-empty",
        "root-path-relative", "root-path-dotdot", "rows-huge", "chunks-huge",
        "path-huge", "path-kept-huge", "extents-huge", "lengths-huge", "xattrs-huge", "target-huge",
        "beneath-a-symlink", "beneath-a-file",
    ]
}
