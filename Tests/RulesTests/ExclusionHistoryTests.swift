import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSettings
@testable import CairnSource

/// What the journal says of things that are excluded and taken in again, and what becomes of their
/// versions.
@Suite struct ExclusionHistoryTests {
    private static let flag = [
        ExtendedAttribute(name: BackupFlags.robots, value: Array("false".utf8))
    ]

    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.rules = RuleBook()
        rig.tree.write("/home/a", "one")
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/d/b", "two")
        try rig.backUp()
        return rig
    }

    private static func exclusions(_ rig: BackupRig, _ path: String) throws -> [RecordedExclusion] {
        try CatalogReader(try rig.openWriter().catalog).exclusions(root: 1, path: path.bytes)
    }

    private static func versions(_ rig: BackupRig, _ path: String) throws -> [ItemVersion] {
        let reader = try CatalogReader(try rig.openWriter().catalog)
        return try reader.versions(try #require(try reader.roots().first), path: path.bytes)
    }

    @Test func excludingKeepsOldVersionsAndIncludingCapturesAtOnce() throws {
        let rig = try Self.rig()
        rig.tree.setAttributes("/home/d", Self.flag)
        try rig.backUp()
        #expect(
            try rig.stored().keys.sorted { $0.lexicographicallyPrecedes($1) } == [
                "".bytes, "a".bytes,
            ])
        #expect(try Self.versions(rig, "d/b").map(\.last) == [2])
        #expect(try Self.exclusions(rig, "d").map(\.exclusion.rule) == [.robots])
        #expect(try Self.exclusions(rig, "d/b").isEmpty)
        rig.tree.setAttributes("/home/d", [])
        try rig.backUp()
        #expect(try rig.stored()["d/b".bytes]?.content == "two".bytes)
        #expect(try Self.exclusions(rig, "d").map(\.how) == [.cleared])
        #expect(try Self.versions(rig, "d/b").count == 2)
    }

    @Test func anAtomicSaveDropsTheFlagAndIsToldApart() throws {
        let rig = try Self.rig()
        rig.tree.setAttributes("/home/a", Self.flag)
        try rig.backUp()
        // Never kept, and flagged: that is noted too, or the drop would pass unseen.
        rig.tree.write("/home/secret", "s")
        rig.tree.setAttributes("/home/secret", Self.flag)
        try rig.backUp()
        #expect(try Self.exclusions(rig, "secret").count == 1)
        for name in ["a", "secret"] {
            rig.tree.write("/home/new", "saved")
            rig.tree.rename("/home/new", to: "/home/\(name)")
        }
        try rig.backUp()
        #expect(try Self.exclusions(rig, "a").map(\.how) == [.dropped])
        #expect(try Self.exclusions(rig, "secret").map(\.how) == [.dropped])
        let dropped = try CatalogReader(try rig.openWriter().catalog).exclusions().filter {
            $0.how == .dropped
        }
        #expect(dropped.count == 2)
        // A person has seen it.
        try NoteRun(
            try rig.openWriter(), clock: rig.clock, template: BackupRequest(sources: [], readers: 0)
        ).clear(dropped.map(\.exclusion))
        #expect(try CatalogReader(try rig.openWriter().catalog).exclusions().isEmpty)
        #expect(try rig.stored()["a".bytes]?.content == "saved".bytes)
    }

    @Test func aRootMayBeExcludedItself() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/.nobackup", "")
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        #expect(try rig.stored().isEmpty)
        #expect(try Self.exclusions(rig, "").map(\.exclusion.rule) == [.noBackup])
        rig.tree.remove("/home/.nobackup")
        try rig.backUp()
        #expect(try rig.stored().count == 4)
    }

    /// The settings changed, and nothing that `stat` tells.
    @Test func aNewPatternLeavesOutWhatWasKept() throws {
        let rig = try Self.rig()
        rig.rules?.patterns = [try IgnorePattern("d/".bytes)]
        try rig.backUp()
        #expect(try rig.stored()["d".bytes] == nil)
        #expect(try Self.exclusions(rig, "d").map(\.exclusion.rule) == [.pattern])
        rig.rules?.patterns = []
        rig.rules?.obeysFlags = false
        try rig.backUp()
        #expect(try rig.stored()["d/b".bytes] != nil)
        #expect(try Self.exclusions(rig, "d").map(\.how) == [.cleared])
    }

    @Test func aFileThatGrowsTooLargeIsExcluded() throws {
        let rig = try Self.rig()
        rig.rules?.largestFile = 10
        try rig.backUp()
        rig.tree.write("/home/a", "larger than ten")
        try rig.backUp()
        #expect(try rig.stored()["a".bytes] == nil)
        #expect(try Self.exclusions(rig, "a").map(\.exclusion.rule) == [.size])
        #expect(try Self.versions(rig, "a").count == 1)
    }

    /// What says the proof of a path that is excluded.
    @Test func theProofSaysSo() throws {
        let rig = try Self.rig()
        rig.tree.setAttributes("/home/d", Self.flag)
        rig.tree.write("/home/x", "s")
        rig.tree.setAttributes("/home/x", Self.flag)
        let rules = try #require(rig.rules)
        func report(_ path: String) throws -> ProofReport {
            let writer = try rig.openWriter()
            return try PathProof(
                CatalogReader(writer.catalog), writer.repository, fileSystem: rig.tree, rules: rules
            ).examine([path.bytes])
        }
        #expect(try report("/home/d/b").standing == .excluded(RuleVerdict(.robots)))
        #expect(try report("/home/x").standing == .excluded(RuleVerdict(.robots)))
        try rig.backUp()
        let whole = try report("/home")
        #expect(whole.isStored && whole.excluded == 2, "\(whole)")
        #expect(whole.notStored == 0)
    }
}

/// Settings files that are edited by `cairn exclude`.
@Suite struct SettingsEditTests {
    private static let user = UserEnvironment(
        home: "/home/ada".bytes, variable: { _ in nil }, content: { _ throws(SystemError) in nil },
        isDirectory: { _ in true })

    @Test(arguments: [
        ("", "[exclude]\npaths = [\"/x\"]\n"),
        ("readers = 2", "readers = 2\n\n[exclude]\npaths = [\"/x\"]\n"),
        ("[exclude]\nflags = true # yes\n", "[exclude]\npaths = [\"/x\"]\nflags = true # yes\n"),
        ("[exclude]\npaths = []\n", "[exclude]\npaths = [\"/x\"]\n"),
        ("[exclude]\npaths = [\"~/a\"] # why\n", "[exclude]\npaths = [\"~/a\", \"/x\"] # why\n"),
        (
            "[exclude]\n  paths = [\n    \"/a\", # one ]\n    '/b' # two\n  ]\n[watch]\n",
            "[exclude]\n  paths = [\n    \"/a\", # one ]\n    '/b', \"/x\" # two\n  ]\n[watch]\n"
        ),
        ("[exclude]\npaths = [\"/a\",]\n", "[exclude]\npaths = [\"/a\", \"/x\",]\n"),
        ("exclude = { paths = [\"/a\"] }\n", "exclude = { paths = [\"/a\", \"/x\"] }\n"),
        ("exclude.paths = [\"/a\"]\n", "exclude.paths = [\"/a\", \"/x\"]\n"),
        ("[exclude]\n\"paths\" = [\"/a\"]\n", "[exclude]\n\"paths\" = [\"/a\", \"/x\"]\n"),
        (
            "[exclude]\npaths = [\"\"\"/a\"\"\"]\n", "[exclude]\npaths = [\"\"\"/a\"\"\", \"/x\"]\n"
        ),
    ])
    func aPathIsAddedAndTakenOutAgain(_ before: String, _ after: String) throws {
        let added = try SettingsEdit.excluding("/x", in: before.bytes, user: Self.user)
        #expect(String(decoding: added, as: UTF8.self) == after)
        let removed = try SettingsEdit.including("/x", in: added, user: Self.user)
        #expect(
            try Settings(text: removed, file: "", user: Self.user)
                == Settings(text: before.bytes, file: "", user: Self.user))
        #expect(try SettingsEdit.including("/nothing", in: added, user: Self.user) == added)
    }

    @Test func whatIsWrittenOtherwiseIsNotTouched() {
        for text in [
            "exclude = { flags = true }\n", "exclude.flags = true\n", "exclude = {}\n",
        ] {
            #expect(throws: SettingsEdit.Unclear.self, "\(text)") {
                try SettingsEdit.excluding("/x", in: text.bytes, user: Self.user)
            }
        }
    }

    /// A neighbour can give a file such a name, and it can be excluded all the same.
    @Test func namesThatAreNoTextSurvive() throws {
        for path in ["/srv/caf".bytes + [0xe9], "/50% \"".bytes + [0xff, 0x0a, 0x25]] {
            let text = SettingsPath.text(path)
            #expect(text.hasPrefix("file:///") && text.utf8.allSatisfy { $0 < 0x7f && $0 > 0x20 })
            let added = try SettingsEdit.excluding(text, in: [], user: Self.user)
            #expect(try Settings(text: added, file: "", user: Self.user).exclude.paths == [path])
            let removed = try SettingsEdit.including(text, in: added, user: Self.user)
            #expect(try Settings(text: removed, file: "", user: Self.user).exclude.paths.isEmpty)
        }
        #expect(SettingsPath.text("/50% ü".bytes) == "/50% ü")
        for text in ["file:///%", "file:///%4", "file:///%zz", "file://host/x"] {
            #expect(throws: SettingsError.self, "\(text)") {
                try Settings(
                    text: "[exclude]\npaths = [\"\(text)\"]\n".bytes, file: "", user: Self.user)
            }
        }
    }

    @Test func oddNamesSurvive() throws {
        for path in ["/a\"b", "/a\\b", "/a\nb", "/ü ☃", "/a'b", "/#"] {
            let text = try SettingsEdit.excluding(path, in: [], user: Self.user)
            #expect(
                try Settings(text: text, file: "", user: Self.user).exclude.paths == [path.bytes])
        }
    }
}
