import CommandSupport
import Glibc
import Testing

/// Restores in place and undoes that do a part of what they should: that part can be undone.
@Suite struct PartialRestoreTests {
    private static func filled() -> (Sandbox, String) {
        let sandbox = Sandbox()
        for name in ["tree/one", "tree/two/a", "tree/two/b"] { sandbox.put(name, "\(name)\n") }
        sandbox.prepare()
        sandbox.backUp()
        return (sandbox, sandbox.json("snapshots")[0]["id"] ?? "")
    }

    /// Holds a file open for writing, so that it is not replaced and not removed.
    private static func whileOpen(_ path: String, _ work: () -> Void) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(descriptor >= 0)
        work()
    }

    @Test func whatWasRemovedBesideWhatStaysIsToldAndComesBack() {
        let (sandbox, first) = Self.filled()
        sandbox.put("tree/new/a", "precious\n")
        sandbox.put("tree/new/z", "open\n")
        let new = sandbox.source + "/tree/new"
        Self.whileOpen(new + "/z") {
            let ended = sandbox.cairn(
                "restore", "--in-place", "--delete", "--overwrite", "if-changed", "--snapshot",
                first, sandbox.source + "/tree", exits: 1)
            #expect(ended.text.contains("1 deleted"), "\(ended.text)")
            #expect(ended.text.contains("`\(sandbox.call) undo` to return to it"), "\(ended.text)")
        }
        #expect(!Files.exists(new + "/a") && Files.exists(new + "/z"))
        sandbox.cairn("undo")
        #expect(Files.text(new + "/a") == "precious\n")
    }

    /// The next undo does what one could not do, and nothing else; then it is undone as a whole.
    @Test func anUndoThatRemovesAPartIsGoneOnWith() {
        let (sandbox, first) = Self.filled()
        let tree = sandbox.source + "/tree"
        Files.removeTree(Array(tree.utf8))
        sandbox.cairn("restore", "--in-place", "--snapshot", first, tree)
        Files.write("edited\n", to: tree + "/one")
        Self.whileOpen(tree + "/two/a") {
            let ended = sandbox.cairn("undo", exits: 1)
            #expect(!ended.text.contains("nothing was changed"), "\(ended.text)")
            let goesOn = #/the next `cairn -r \S+ undo` continues it/#
            #expect(ended.text.contains(goesOn), "\(ended.text)")
            let again = sandbox.cairn("undo", exits: 1)
            #expect(again.text.contains("continuing the undo of"), "\(again.text)")
            #expect(again.text.contains("nothing was changed"), "\(again.text)")
        }
        #expect(!Files.exists(tree + "/one") && Files.exists(tree + "/two/a"))
        let status = sandbox.cairn("status").text.replacing(#/\s+/#, with: " ")
        #expect(status.contains(#/next: run `cairn [^`]*undo` to continue it/#), "\(status)")
        // Neither what was done nor what was made since is touched.
        Files.write("mine\n", to: tree + "/one")
        Files.write("mine\n", to: tree + "/two/mine")
        Files.write("saved since\n", to: tree + "/two/a")
        let dry = sandbox.cairn("undo", "-n").text
        #expect(dry.contains("continuing the undo of"), "\(dry)")
        #expect(dry.contains("also reverts these changes:\n  \(tree)/two/a\n"), "\(dry)")
        #expect(dry.contains("delete  \(tree)/two/a\n") && !dry.contains("tree/one"), "\(dry)")
        let rest = sandbox.json("undo")
        #expect(rest.first { $0["type"] == "undoing" }?["goes_on"] != nil, "\(rest)")
        #expect(!Files.exists(tree + "/two/a"))
        #expect(["/one", "/two/mine"].allSatisfy { Files.text(tree + $0) == "mine\n" })
        #expect(!sandbox.cairn("status").text.contains("did not finish"))
        sandbox.cairn("undo")
        #expect(Files.text(tree + "/one") == "edited\n")
        #expect(Files.text(tree + "/two/a") == "tree/two/a\n")
        sandbox.cairn("undo")
        #expect(Files.text(tree + "/one") == "mine\n" && !Files.exists(tree + "/two/a"))
        sandbox.expectSound()
    }

    @Test func whatAnUndoCouldNotReplaceIsGoneOnWithUntilSomethingElseIsRestored() {
        let (sandbox, first) = Self.filled()
        let tree = sandbox.source + "/tree"
        for name in ["/one", "/two/a", "/two/b"] { Files.write("second\n", to: tree + name) }
        sandbox.cairn("restore", "--in-place", "--snapshot", first, tree)
        Self.whileOpen(tree + "/one") { sandbox.cairn("undo", exits: 1) }
        #expect(Files.text(tree + "/one") == "tree/one\n")
        #expect(Files.text(tree + "/two/a") == "second\n")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, tree + "/two/b")
        sandbox.cairn("undo")
        #expect(Files.text(tree + "/two/b") == "second\n")
        #expect(Files.text(tree + "/one") == "tree/one\n")
    }

    @Test(arguments: ["", "new/"]) func aNameThatIsTooLongIsForetold(above: String) {
        let (sandbox, first) = Self.filled()
        let commits = sandbox.commits(all: true)
        let long = "\(sandbox.source)/\(above)" + String(repeating: "x", count: 300)
        for options in [["-n"], []] {
            let words = ["restore", "--in-place", "--snapshot", first, "--as", long] + options
            let refused = sandbox.cairn(
                (words + [sandbox.source + "/tree/one"]).map { Array($0.utf8) }, exits: 1)
            #expect(refused.errors.contains("file name too long"), "\(refused.errors)")
            #expect(refused.errors.contains("next: choose a shorter name"), "\(refused.errors)")
        }
        #expect(Files.names(sandbox.source) == ["tree"])
        #expect(sandbox.commits(all: true) == commits)
    }

    /// What the commit has there itself does not tell what the restore put there.
    @Test func anUndoBringsBackWhatStoodUnderTheOtherName() {
        let (sandbox, first) = Self.filled()
        let one = sandbox.source + "/tree/one"
        Files.write("edited\n", to: one)
        sandbox.cairn(
            "restore", "--in-place", "--snapshot", first, "--as", one, sandbox.source + "/tree/two")
        #expect(Files.text(one + "/a") == "tree/two/a\n")
        sandbox.cairn("undo")
        #expect(Files.text(one) == "edited\n")
    }
}
