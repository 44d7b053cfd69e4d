import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnSource

/// A marker in a root that somebody named does not turn it off. (Issue 13, item 11.)
@Suite struct NamedRootTests {
    private static let tag = "Signature: 8a477f597d28d172789f06886806bc55"

    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        rig.tree.makeDirectory("/home/sub")
        rig.tree.write("/home/sub/b", "b")
        var rules = RuleBook()
        rules.named = ["/home".bytes]
        rig.rules = rules
        return rig
    }

    @Test(arguments: [".nobackup", "CACHEDIR.TAG"]) func aMarkerInANamedRootDoesNotCount(
        marker: String
    ) throws {
        let rig = try Self.rig()
        rig.tree.write("/home/\(marker)", Self.tag)
        rig.tree.write("/home/sub/\(marker)", Self.tag)
        try rig.backUp()
        #expect(Set(try rig.stored().keys) == ["".bytes, "a".bytes, marker.bytes])
        // A directory within is a root of its own right when it is named, too.
        rig.rules?.named.insert("/home/sub".bytes)
        try rig.backUp()
        #expect(try rig.stored()["sub/b".bytes] != nil)
        rig.rules?.named = []
        try rig.backUp()
        #expect(try rig.stored().isEmpty)
    }

    @Test func whySaysThatItDoesNotCount() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/.nobackup", "")
        var rules = try #require(rig.rules)
        func judgement() -> RuleJudge.Judgement {
            RuleJudge(rig.tree, rules: rules, roots: ["/home".bytes]).judge("/home/a".bytes)
        }
        #expect(judgement().isKept)
        #expect(judgement().steps.first?.answers.filter(\.isIgnored).map(\.rule) == [.noBackup])
        rules.named = []
        #expect(judgement().verdict?.rule == .noBackup)
    }
}

/// A root of the settings in a directory that a rule of the root around it excludes.
@Suite struct RootInExcludedDirectoryTests {
    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        for path in ["/home/old", "/home/old/a", "/home/old/a/old", "/home/old/b"] {
            rig.tree.makeDirectory(path)
        }
        for path in ["a/f", "a/old/g", "b/f", "f"] { rig.tree.write("/home/old/" + path, path) }
        var rules = RuleBook()
        rules.patterns = [try IgnorePattern("/old/".bytes)]
        rules.named = ["/home".bytes, "/home/old/a".bytes]
        rules.roots = rules.named
        rig.rules = rules
        return rig
    }

    @Test func onlyTheRootIsBackedUp() throws {
        let rig = try Self.rig()
        try rig.backUp()
        // Patterns begin at the inner root.
        #expect(
            Set(try rig.stored().keys)
                == Set(["", "old", "old/a", "old/a/f"].map(\.bytes)))
        rig.rules?.patterns = [try IgnorePattern("/old/b/".bytes)]
        try rig.backUp()
        #expect(try rig.stored()["old/a/old/g".bytes] != nil)
        #expect(try rig.stored()["old/f".bytes] != nil)
    }

    @Test func whyAgrees() throws {
        let rig = try Self.rig()
        let judge = RuleJudge(
            rig.tree, rules: try #require(rig.rules), roots: ["/home".bytes])
        let kept = judge.judge("/home/old/a/f".bytes)
        #expect(kept.isKept && kept.root == "/home/old/a".bytes)
        for path in ["/home/old/a/old/g", "/home/old/b/f", "/home/old/f"] {
            #expect(judge.judge(path.bytes).verdict?.rule == .pattern)
        }
    }

    @Test func theDirectoryAboveShowsNoMore() throws {
        let rig = try Self.rig()
        let ruled = RuledFileSystem(rig.tree, rules: try #require(rig.rules))
        let old = try ruled.openRoot("/home".bytes).openDirectory("old".bytes)
        let above = try old.openDirectory("a".bytes).openParent()
        for directory in [old, above] {
            #expect(try directory.entries().map(\.name) == ["a".bytes])
        }
        #expect(throws: SystemError.self) { try above.openDirectory("b".bytes) }
        #expect(old.exclusion(of: "a".bytes) == nil)
        #expect(old.exclusion(of: "b".bytes)?.verdict.rule == .pattern)
    }

    @Test func onlyTheWayToTheRootIsWatched() throws {
        let rig = try Self.rig()
        let rules = try #require(rig.rules)
        func isUnwatched(_ path: String) throws -> Bool {
            rules.isUnwatched(
                RuleBook.Place(root: "/home".bytes, path: path.bytes, device: nil),
                try rig.tree.status(ofRoot: "/home/\(path)".bytes))
        }
        #expect(try !isUnwatched("old") && !isUnwatched("old/a"))
        #expect(try isUnwatched("old/b"))
    }
}
