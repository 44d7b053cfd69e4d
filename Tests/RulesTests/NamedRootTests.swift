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
