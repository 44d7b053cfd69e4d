import CommandSupport
import Glibc
import Testing

/// A root of the settings inside another root, in a directory that a rule excludes there.
@Suite struct InnerRootTests {
    enum Rule: CaseIterable { case pattern, path, marker, flag }

    private struct Roots {
        let sandbox: Sandbox
        let outer: String
        let inner: String
        let beside: String

        init(_ name: String) {
            sandbox = Sandbox(name)
            sandbox.prepare()
            (outer, inner) = (sandbox.source + "/B", sandbox.source + "/B/old/A")
            beside = sandbox.source + "/B/old/beside"
            sandbox.put("B/letter", "letter")
            sandbox.put("B/old/beside", "beside")
            sandbox.put("B/old/A/file", "one")
            sandbox.put("B/old/A/sub/deep", "deep")
            sandbox.setSettings("standard = false\n")
        }

        func exclude(by rule: Rule) {
            let settings = sandbox.file("config/cairn/cairn.toml")
            switch rule {
            case .pattern:
                Files.write(
                    Files.text(settings) + "[exclude]\npatterns = [\"/old/\"]\n", to: settings)
            case .path:
                Files.write(
                    Files.text(settings) + "[exclude]\npaths = [\"\(outer)/old\"]\n", to: settings)
            case .marker: sandbox.put("B/old/.nobackup", "")
            case .flag: sandbox.cairn("exclude", "add", outer + "/old")
            }
        }

        /// The inner root is backed up, and nothing else of the excluded directory.
        func check() {
            sandbox.put("B/old/A/file", "two")
            sandbox.put("B/old/A/new", "new")
            let summary = sandbox.json("backup").last
            #expect(summary?.number("deleted") == 0)
            for name in ["file", "new", "sub/deep"] {
                sandbox.cairn("status", inner + "/" + name)
                #expect(sandbox.cairn("why", inner + "/" + name).text.contains("is backed up"))
            }
            #expect(sandbox.cairn("status", beside, exits: 1).text.contains("excluded"))
            sandbox.cairn("status", "--check")
            let versions = sandbox.cairn("versions", inner + "/sub/deep").text
            #expect(!versions.contains("deleted"), "\(versions)")
        }
    }

    @Test(arguments: [Rule.pattern, .path, .marker])
    func anOuterRootThatIsAddedLaterKeepsIt(rule: Rule) {
        let roots = Roots("inner-later-\(rule)")
        let sandbox = roots.sandbox
        sandbox.cairn("roots", "add", roots.inner)
        roots.exclude(by: rule)
        sandbox.cairn("backup")
        sandbox.cairn("roots", "add", roots.outer)
        #expect(sandbox.json("backup").last?.number("deleted") == 0)
        roots.check()
        #expect(
            sandbox.cairn("versions", roots.inner + "/file").text.split(separator: "\n").count == 3)
    }

    @Test(arguments: Rule.allCases) func addingItBacksItUp(rule: Rule) {
        let roots = Roots("inner-added-\(rule)")
        let sandbox = roots.sandbox
        sandbox.cairn("roots", "add", roots.outer)
        roots.exclude(by: rule)
        sandbox.cairn("backup")
        sandbox.cairn("status", roots.inner + "/file", exits: 1)
        let added = sandbox.cairn("roots", "add", roots.inner).text
        #expect(added.contains("will be backed up from now on"), "\(added)")
        roots.check()
        let again = sandbox.cairn("roots", "add", roots.inner + "/sub").text
        #expect(again.contains("is already backed up"), "\(again)")
        // Without the root, the rule applies again, which is said of a marker or flag.
        sandbox.cairn("roots", "remove", roots.inner)
        sandbox.cairn("backup", exits: rule == .marker || rule == .flag ? 3 : 0)
        #expect(sandbox.cairn("status", roots.inner + "/file", exits: 1).text.contains("excluded"))
    }

    @Test func anExclusionAroundItSaysThatItStaysBackedUp() {
        let roots = Roots("inner-told")
        let sandbox = roots.sandbox
        for root in [roots.inner, roots.outer] { sandbox.cairn("roots", "add", root) }
        let old = roots.outer + "/old"
        for words in [["-n"], []] {
            let call = (["exclude", "add"] + words + [old]).map { Array($0.utf8) }
            let told = sandbox.cairn(call).errors
            #expect(told.contains("still backs up the root \(roots.inner) inside it"), "\(told)")
            #expect(told.contains("roots remove \(roots.inner)`"), "\(told)")
        }
        roots.check()
        let beside = sandbox.cairn("exclude", "add", roots.outer + "/letter").errors
        #expect(!beside.contains("still backs up"), "\(beside)")
    }

    @Test func itContinuesWhenTheOuterRootIsRemoved() {
        let roots = Roots("outer-removed")
        let sandbox = roots.sandbox
        for root in [roots.inner, roots.outer] { sandbox.cairn("roots", "add", root) }
        sandbox.cairn("backup")
        sandbox.cairn("roots", "remove", roots.outer)
        #expect(
            sandbox.cairn("find", "--deleted", "-q", "--type", "file").lines.sorted() == [
                roots.outer + "/letter", roots.beside,
            ])
        let summary = sandbox.json("backup").last
        #expect(summary?.number("new") == 0 && summary?.number("deleted") == 0)
        sandbox.cairn("status", roots.inner + "/file", roots.inner + "/sub/deep")
        let versions = sandbox.cairn("versions", roots.inner + "/sub/deep").text
        #expect(versions.split(separator: "\n").count == 2, "\(versions)")
        #expect(!versions.contains("deleted"), "\(versions)")
    }

    @Test func aMoveIntoAnExcludedDirectoryKeepsIt() {
        let roots = Roots("inner-moved")
        let (sandbox, before) = (roots.sandbox, roots.sandbox.source + "/A")
        #expect(rename(roots.inner, before) == 0)
        for root in [before, roots.outer] { sandbox.cairn("roots", "add", root) }
        roots.exclude(by: .pattern)
        sandbox.cairn("backup")
        #expect(rename(before, roots.inner) == 0)
        sandbox.cairn("roots", "move", before, roots.inner)
        roots.check()
        #expect(
            sandbox.json("versions", roots.inner + "/file").count { $0["type"] == "version" } > 1)
    }

    /// Two roots that swapped their paths after a backup.
    private static func swapped(_ name: String) -> (Sandbox, a: String, b: String) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setSettings("standard = false\n")
        let (a, b, third) = (sandbox.source + "/a", sandbox.source + "/b", sandbox.source + "/c")
        for (path, name) in [(a, "a"), (b, "b")] {
            sandbox.put("\(name)/file", name)
            sandbox.put("\(name)/only-\(name)", name)
            sandbox.cairn("roots", "add", path)
        }
        sandbox.cairn("backup")
        for (from, to) in [(a, third), (b, a), (third, b)] { #expect(rename(from, to) == 0) }
        return (sandbox, a, b)
    }

    /// A backup in between has recorded which directory is at each path now.
    @Test func rootsThatAreInTheirPlacesAreNotJoined() {
        let (sandbox, a, b) = Self.swapped("swapped-before")
        sandbox.cairn("backup")
        for (old, new) in [(a, b), (b, a)] {
            let refused = sandbox.cairn("roots", "move", old, new, exits: 1).errors
            #expect(refused.contains("\(old) still exists"), "\(refused)")
        }
        sandbox.cairn("status", a + "/only-b", b + "/only-a")
    }

    @Test func rootsThatSwappedTheirPathsAreNotJoined() {
        let (sandbox, a, b) = Self.swapped("swapped-roots")
        let refused = sandbox.cairn("roots", "move", a, b, exits: 1).errors
        #expect(refused.contains("swapped their paths"), "\(refused)")
        // The advice, step by step.
        #expect(refused.contains("`mv \(b) \(b).moving`"), "\(refused)")
        #expect(rename(b, b + ".moving") == 0)
        sandbox.cairn("roots", "move", a, b + ".moving")
        sandbox.cairn("roots", "move", b, a)
        #expect(rename(b + ".moving", b) == 0)
        sandbox.cairn("roots", "move", b + ".moving", b)
        #expect(sandbox.json("backup").last?.number("new") == 0)
        sandbox.cairn("status", a, b)
        #expect(sandbox.cairn("versions", a + "/only-b").text.split(separator: "\n").count == 2)
    }
}
