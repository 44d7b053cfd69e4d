import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// The history of an adopted or moved root and that of the root that was begun in its place.
@Suite struct RootAdoptionTests {
    private static let old = RootHost(machine: "1".bytes, name: "old".bytes)
    private static let new = RootHost(machine: "2".bytes, name: "new".bytes)

    private static func backUp(
        _ rig: BackupRig, _ machine: RootHost, _ path: String, _ time: Int64? = nil
    ) throws {
        try rig.backUp([path]) {
            $0.machine = machine
            $0.time = time.map { Timestamp(seconds: $0) }
        }
    }

    private static func adopt(_ rig: BackupRig) throws {
        let writer = try rig.openWriter()
        let theirs = try CatalogReader(writer.catalog).allRoots().filter { $0.host == old }
        _ = try NoteRun(
            writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0)
        ).adopt(theirs, by: new)
    }

    /// The content of each present file, in a catalog made anew, too.
    private static func present(_ rig: BackupRig, _ root: String) throws -> [String: String] {
        let found = try [false, true].map { rebuilt in
            try rig.stored(root, rebuilt: rebuilt).filter { $0.value.kind != .directory }
        }
        #expect(found[0] == found[1])
        return Dictionary(
            uniqueKeysWithValues: found[0].map {
                (
                    String(decoding: $0.key, as: UTF8.self),
                    String(decoding: $0.value.content, as: UTF8.self)
                )
            })
    }

    private static func live(_ rig: BackupRig) throws -> [CatalogRoot] {
        try CatalogReader(try rig.openWriter().catalog).allRoots().filter { $0.last == nil }
    }

    /// A stream is no file of the machine: no scan would find its newest version again.
    @Test(arguments: [true, false]) func theNewestVersionOfAStreamStays(isOwnNewer: Bool) throws {
        let rig = try BackupRig()
        let order = isOwnNewer ? [Self.old, Self.new] : [Self.new, Self.old]
        for (machine, text) in zip(order, ["earlier", "later"]) {
            rig.tree.write("/home/dump", text)
            try Self.backUp(rig, machine, "/home/dump")
        }
        try Self.adopt(rig)
        #expect(try Self.live(rig).map(\.host) == [Self.new])
        #expect(try Self.present(rig, "/home/dump") == ["": "later"])
        // Nothing of it counts as deleted, and each version is listed once.
        let reader = try CatalogReader(try rig.openWriter().catalog)
        let versions = try reader.versionsThroughRenames(
            reader.roots().map { ($0, [UInt8]()) })
        #expect(versions.map(\.version.item.size) == [7, 5])
        #expect(versions.last?.version.last == nil)
        #expect(try rig.commits().last?.commit.counts.live == 1)
    }

    /// A dump may be older than its commit: `backup --time`.
    @Test func timeDecidesAndNotTheOrderOfCommits() throws {
        let rig = try BackupRig()
        for (machine, text, time) in [(Self.old, "later", 2_000), (Self.new, "earlier", 1_000)] {
            rig.tree.write("/home/dump", text)
            try Self.backUp(rig, machine, "/home/dump", Int64(time))
        }
        try Self.adopt(rig)
        #expect(try Self.present(rig, "/home/dump") == ["": "later"])
    }

    /// Roots of the same place, of a place within the adopted root, and around it.
    @Test(arguments: ["/home/a", "/home/a/b", "/home"])
    func theNewerBackupOfAFileStays(own: String) throws {
        let rig = try BackupRig()
        for path in ["/home/a", "/home/a/b", "/home/a/kind"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/a/b/both", "old")
        rig.tree.write("/home/a/b/same", "same")
        rig.tree.write("/home/a/b/theirs", "theirs")
        rig.tree.write("/home/a/kind/inner", "inner")
        try Self.backUp(rig, Self.old, "/home/a")
        for path in ["/home/a/b/theirs", "/home/a/kind/inner", "/home/a/kind"] {
            rig.tree.remove(path)
        }
        rig.tree.write("/home/a/b/both", "new")
        rig.tree.write("/home/a/b/ours", "ours")
        rig.tree.write("/home/a/kind", "file")
        try Self.backUp(rig, Self.new, own)
        try Self.adopt(rig)
        let present = try Self.present(rig, "/home/a")
        #expect(present["b/both"] == "new" && present["b/ours"] == "ours")
        #expect(present["b/same"] == "same" && present["b/theirs"] == "theirs")
        let isWithin = own == "/home/a/b"
        #expect(present["kind"] == (isWithin ? nil : "file"))
        #expect(present["kind/inner"] == (isWithin ? "inner" : nil))
        // The next backup records what is gone, and reads nothing that it has read already.
        let after = try rig.backUp(["/home/a"]) { $0.machine = Self.new }
        #expect(after.counts.new == (isWithin ? 1 : 0) && after.counts.changed == 0)
        #expect(try rig.differences("/home/a") == [])
        #expect(try rig.differences("/home/a", rebuilt: true) == [])
    }

    /// A directory of a root became a root of its own, perhaps after a backup missed it.
    @Test(arguments: [false, true]) func aDirectoryLeavesItsRootWithItsHistory(isLate: Bool) throws
    {
        let rig = try BackupRig()
        for name in ["/home/one", "/home/one/in"] { rig.tree.makeDirectory(name) }
        for text in ["earlier", "later"] {
            rig.tree.write("/home/one/in/f", text)
            try Self.backUp(rig, Self.new, "/home/one")
        }
        rig.tree.rename("/home/one/in", to: "/home/in")
        if isLate { try Self.backUp(rig, Self.new, "/home/one") }
        let root = try #require(try Self.live(rig).first)
        try NoteRun(
            try rig.openWriter(), clock: rig.clock,
            template: BackupRequest(sources: [], readers: 0)
        ).move(
            [
                RootMove(
                    part: "in".bytes, of: root, to: "/home/in".bytes, name: "in".bytes,
                    role: .documents)
            ], of: Self.new, on: rig.fileSystem)
        let after = try rig.backUp(["/home/in"]) { $0.machine = Self.new }
        try Self.backUp(rig, Self.new, "/home/one")
        #expect(after.counts.new == (isLate ? 1 : 0) && after.counts.changed == 0)
        for path in ["/home/one", "/home/in"] {
            #expect(try rig.differences(path) == [])
            #expect(try rig.differences(path, rebuilt: true) == [])
        }
        let moved = try #require(
            try Self.live(rig).first { $0.definition.path == "/home/in".bytes })
        let reader = try CatalogReader(rig.openWriter().catalog)
        let names = try reader.versionsThroughRenames(moved, path: "f".bytes).map(\.path)
        #expect(names == ["in/f", "in/f", "f"].map(\.bytes))
        let last = try reader.lastName(root, path: "in/f".bytes)
        #expect(last?.isPresent == true && last?.path == "f".bytes)
    }

    /// A root was begun at the new place of a root that is moved there.
    @Test func theNewerBackupStaysWhenARootIsMoved() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/one", "earlier")
        try Self.backUp(rig, Self.new, "/home/one")
        rig.tree.rename("/home/one", to: "/home/two")
        rig.tree.write("/home/two", "later")
        try Self.backUp(rig, Self.new, "/home/two")
        let root = try #require(
            try Self.live(rig).first { $0.definition.path == "/home/one".bytes })
        try NoteRun(
            try rig.openWriter(), clock: rig.clock,
            template: BackupRequest(sources: [], readers: 0)
        ).move([RootMove(root, to: "/home/two".bytes)], of: Self.new, on: rig.fileSystem)
        #expect(try Self.live(rig).count == 1)
        #expect(try Self.present(rig, "/home/two") == ["": "later"])
    }

    /// Every commit holds the roots of all machines: a version is named by one that its own
    /// machine made, and by its own id where there is none.
    @Test func aVersionIsNamedByACommitOfItsMachine() throws {
        let rig = try BackupRig()
        let machines = [Self.old, Self.new]
        for (number, machine) in [0, 1, 0, 1].enumerated() {
            rig.tree.write("/home/f", String(repeating: "x", count: number + 1))
            try rig.backUp(["/home"]) {
                $0.machine = machines[machine]
                $0.host = machines[machine].name
            }
        }
        let reader = try CatalogReader(rig.openWriter().catalog)
        let root = try #require(try reader.roots().first { $0.host == Self.old })
        let (first, second) = (try reader.commits()[0].number, try reader.commits()[1].number)
        func point(_ from: Int64) throws -> Int64? {
            try reader.firstPoint(showing: root, from: from, before: nil)?.number
        }
        #expect(try point(first) == first && point(second) == second + 1)
        #expect(try reader.lastPoint(showing: root, from: first, before: nil)?.number == 3)
        let version = try #require(try reader.versions(root, path: "f".bytes).first)
        let thinned = ItemVersion(
            first: second, last: second + 1, wasRemoved: false, item: version.item)
        let address = try reader.address(of: thinned, root, "f".bytes)
        #expect(address.point?.number == second && address.number == second)
        #expect(address.id != address.point?.commit.id)
    }

    /// A snapshot between the rename of a root and its move has two roots that are at one path
    /// now: the one that was there then is meant, and the other one's versions have ids of their
    /// own where no other snapshot shows them.
    @Test(arguments: [true, false]) func aPathMeansTheRootThatWasThere(isAdopted: Bool) throws {
        let rig = try BackupRig()
        let old = isAdopted ? "/home/two" : "/home/one"
        rig.tree.makeDirectory(old)
        rig.tree.write(old + "/f", "first")
        rig.tree.write(old + "/gone", "gone")
        try Self.backUp(rig, isAdopted ? Self.old : Self.new, old)
        if !isAdopted { rig.tree.rename(old, to: "/home/two") }
        rig.tree.remove("/home/two/gone")
        for text in ["second", "the third"] {
            rig.tree.write("/home/two/f", text)
            try Self.backUp(rig, Self.new, "/home/two")
        }
        if isAdopted {
            try Self.adopt(rig)
        } else {
            let root = try #require(
                try Self.live(rig).first { $0.definition.path == "/home/one".bytes })
            try NoteRun(
                try rig.openWriter(), clock: rig.clock,
                template: BackupRequest(sources: [], readers: 0)
            ).move([RootMove(root, to: "/home/two".bytes)], of: Self.new, on: rig.fileSystem)
        }
        try Self.backUp(rig, Self.new, "/home/two")
        let reader = try CatalogReader(rig.openWriter().catalog)
        let roots = try reader.roots()
        let shown = try reader.commits().map { try reader.everything(at: $0.number).map(\.root) }
        #expect(shown.allSatisfy { $0.count == 1 })
        #expect(shown.prefix(4).map { $0[0].definition.number } == [1, 2, 2, 1])
        let versions = try reader.versionsThroughRenames(roots.map { ($0, "f".bytes) })
        for found in versions {
            let address = try reader.address(of: found)
            let point = try #require(address.point)
            let there = try reader.everything(at: point.number)[0].root
            let entry = try reader.entry(there, path: "f".bytes, at: point.number)
            #expect(try entry?.item() == found.version.item)
        }
        #expect(versions.map(\.version.item.size) == [5, 6, 9])
        // Only the root that was elsewhere had it, and so also under its own number alone.
        let gone = try #require(try reader.versions(roots[0], path: "gone".bytes).first)
        let thinned = ItemVersion(
            first: gone.first + 1, last: gone.last, wasRemoved: true, item: gone.item)
        #expect(
            try reader.firstPoint(showing: roots[0], from: thinned.first, before: 4) == nil)
        #expect(
            try reader.withOnly(roots[0]) { try reader.everything(at: 2).count } == 1)
        // Between snapshots, the path is one place.
        for (from, to, expected) in [
            (1, 2, ["M f", "- gone"]), (2, 3, ["M f"]), (1, 5, ["M f", "- gone"]), (2, 5, ["M f"]),
            // What only one root has is present until the next backup.
            (2, 4, ["M f", "+ gone"]),
        ] as [(Int64, Int64, Set<String>)] {
            var found: Set<String> = []
            var comparison = TreeComparison(reader: reader, from: from, to: to)
            for root in roots {
                try comparison.compare(root) { difference, path, _, new in
                    guard new?.isDirectory != true else { return }
                    found.insert(
                        "\(difference.rawValue) \(String(decoding: path, as: UTF8.self))")
                }
            }
            #expect(found == expected, "\(from) to \(to)")
        }
    }
}
