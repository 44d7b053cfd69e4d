import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository

/// Gaps, moves and histories through renames, in the catalog as it was written and in one made anew
/// from the journal.
@Suite struct HistoryTests {
    /// Commits made of named changes, as the daemon makes them.
    private final class History {
        let rig: BackupRig
        private let writer: RepositoryWriter
        private let builder: CommitBuilder
        private var anchors: [UInt64: Int64] = [:]
        private(set) var commits: Int64 = 0

        init() throws {
            rig = try BackupRig()
            writer = try rig.openWriter()
            builder = try CommitBuilder(writer, clock: rig.clock)
        }

        /// Takes an item out of a commit of root 1.
        func hide(_ path: String, in commit: Int64) throws {
            let found = try CatalogReader(writer.catalog).commit(number: commit)
            let id = try #require(found).commit.id
            try builder.record(.hide(commit: id, root: 1, path: path.bytes))
            try self.commit(as: .maintenance)
        }

        /// - Parameter changes: puts are of empty files, with the commit's number as their time, or
        ///   of directories where the path ends in `/`.
        func commit(_ changes: Step..., as kind: CommitKind = .capture) throws {
            for change in changes { try take(change) }
            rig.clock.advance(seconds: 1)
            commits = try builder.commit(
                Commit(
                    id: writer.randomness.hash128(), run: Hash128(), kind: kind,
                    time: rig.clock.now(),
                    began: rig.clock.now())
            ).number
        }

        enum Step {
            case root(UInt64)
            case drop(UInt64)
            case put(String, root: UInt64 = 1)
            case remove(String, root: UInt64 = 1)
            case move(String, from: String, root: UInt64 = 1, fromRoot: UInt64 = 1)
            case open(UInt64, root: UInt64 = 1)
            case close(UInt64)
        }

        private func take(_ step: Step) throws {
            switch step {
            case .root(let number):
                anchors[number] = try builder.defineRoot(
                    RootDefinition(
                        number: number, name: "r\(number)".bytes, path: "/r\(number)".bytes,
                        role: .adHoc))
                try put("/", number)
            case .drop(let number): try builder.record(.dropRoot(number))
            case .put(let path, let root): try put(path, root)
            case .remove(let path, let root):
                let (directory, name) = try place(path.bytes, root)
                try builder.take(
                    ReadOutcome(
                        change: .remove(root: root, path: path.bytes),
                        catalog: CatalogChange(directory: directory, name: name, action: .remove),
                        tally: .deleted,
                        bytesRead: 0))
            case .move(let to, let from, let root, let fromRoot):
                try builder.record(
                    .move(root: root, path: to.bytes, fromRoot: fromRoot, fromPath: from.bytes))
            case .open(let number, let root):
                try builder.record(.openGap(HistoryTests.gap(number, root)))
            case .close(let number):
                try builder.record(
                    .closeGap(number: number, ended: Timestamp(seconds: Int64(number) + 50)))
            }
        }

        private func place(_ path: [UInt8], _ root: UInt64) throws -> (Int64, [UInt8]) {
            if path.isEmpty { return (anchors[root] ?? 0, []) }
            let (parent, name) = ItemPath.split(path)
            return (try writer.catalogWriter.directory(root: root, path: parent), name)
        }

        private func put(_ text: String, _ root: UInt64) throws {
            let isDirectory = text.hasSuffix("/")
            let path = Array(text.bytes.dropLast(isDirectory ? 1 : 0))
            let item = Item(
                body: isDirectory ? .directory : .file(FileContent(size: 0, chunks: [])),
                mode: 0o644, uid: 0, gid: 0,
                modified: Timestamp(seconds: commits + 1))
            let (directory, name) = try place(path, root)
            let child =
                isDirectory ? try writer.catalogWriter.directory(root: root, path: path) : nil
            try builder.take(
                ReadOutcome(
                    change: .put(root: root, path: path, item),
                    catalog: CatalogChange(
                        directory: directory, name: name,
                        action: .put(
                            item: item.encodeAlone(), kind: item.kind,
                            child: child.map {
                                .init(id: $0, root: root, path: path, isNew: false)
                            }, stamp: nil,
                            isNew: try writer.catalogWriter.find(directory: directory, name: name)
                                == nil)),
                    tally: .changed, bytesRead: 0))
        }

        /// Asks the catalog that was written and one made anew.
        func ask(_ body: (CatalogReader) throws -> Void) throws {
            try body(CatalogReader(writer.catalog))
            let fresh = try Catalog(
                path: rig.directory.file("fresh-\(commits).sqlite"),
                repository: rig.repository.description.repository)
            _ = try CatalogSync(repository: rig.repository, catalog: fresh).run()
            try body(CatalogReader(fresh))
        }

        /// The history of a path, each version as `name@commit`.
        func names(_ path: String, root: UInt64 = 1) throws -> [String] {
            var answers: [[String]] = []
            try ask { reader in
                let found = try #require(try reader.roots().first { $0.definition.number == root })
                answers.append(
                    try reader.versionsThroughRenames(found, path: path.bytes).map {
                        ($0.root.definition.number == 1 ? "" : "r\($0.root.definition.number):")
                            + "\(String(decoding: $0.path, as: UTF8.self))@\($0.version.first)"
                    })
            }
            #expect(answers[0] == answers[1])
            return answers[0]
        }
    }

    private static func gap(_ number: UInt64, _ root: UInt64) -> Gap {
        Gap(
            number: number, root: root, path: "a/b".bytes, cause: .overflow,
            began: Timestamp(seconds: Int64(number), nanoseconds: 7))
    }

    // MARK: Gaps

    @Test func gapsOpenAndCloseOnce() throws {
        let history = try History()
        try history.commit(.root(1), .open(1), .open(2), .close(2))
        try history.commit(.open(3), .close(9), .close(1))
        // Neither does anything.
        try history.commit(.open(1), .close(2), .open(3))
        try history.ask { reader in
            #expect(try reader.openGaps() == [Self.gap(3, 1)])
            #expect(try reader.nextGapNumber() == 4)
            let gaps = try reader.gaps()
            #expect(gaps.map(\.gap.number) == [1, 2, 3])
            #expect(gaps.map(\.first) == [1, 1, 2] && gaps.map(\.last) == [2, 1, nil])
            #expect(gaps.map(\.ended?.seconds) == [51, 52, nil])
            #expect(gaps.map(\.gap) == [1, 2, 3].map { Self.gap($0, 1) })
            #expect(try reader.gaps(latest: 2).map(\.gap.number) == [2, 3])
        }
    }

    @Test func aRepositoryWithoutGapsHasNone() throws {
        let history = try History()
        try history.commit(.root(1))
        try history.ask { reader in
            let (open, all, next) = (
                try reader.openGaps(), try reader.gaps(), try reader.nextGapNumber()
            )
            #expect(open == [] && all == [] && next == 1)
        }
    }

    @Test func droppingARootEndsItsGapsAndNoOther() throws {
        let history = try History()
        try history.commit(.root(1), .root(2), .open(1), .open(2, root: 2))
        try history.commit(.drop(2))
        try history.ask { reader in
            #expect(try reader.openGaps().map(\.number) == [1])
            let ended = try #require(try reader.gaps().last)
            let time = try reader.latestCommit()?.commit.time.seconds
            #expect(ended.last == 2 && ended.ended?.seconds == time)
        }
    }

    @Test func aGapOfAnAbandonedCommitNeverWas() throws {
        let rig = try BackupRig()
        var writer: RepositoryWriter? = try rig.openWriter()
        var builder: CommitBuilder? = try CommitBuilder(try #require(writer), clock: rig.clock)
        try builder?.record(.openGap(Self.gap(1, 1)))
        #expect(builder?.hasChanges == true)
        builder?.abandon()
        builder = nil
        writer = nil
        let again = try rig.openWriter()
        #expect(try CatalogReader(again.catalog).gaps().isEmpty)
    }

    // MARK: Moves

    @Test func aFileIsFollowedThroughItsNames() throws {
        let history = try History()
        try history.commit(.root(1), .put("a"))
        try history.commit(.put("a"))
        try history.commit(.remove("a"), .put("b"), .move("b", from: "a"))
        try history.commit(.put("b"))
        try history.commit(.remove("b"), .put("c"), .move("c", from: "b"))
        try history.commit(.put("a"))
        #expect(try history.names("c") == ["a@1", "a@2", "b@3", "b@4", "c@5"])
        #expect(try history.names("b") == ["a@1", "a@2", "b@3", "b@4"])
        // A new file under the first name is no part of the old one's history, but its own name's.
        #expect(try history.names("a") == ["a@1", "a@2", "a@6"])
        #expect(try history.names("never") == [])
    }

    @Test func aFormerNameLeadsToThePresentOne() throws {
        let history = try History()
        try history.commit(.root(1), .root(2), .put("a"), .put("d/"), .put("d/x"))
        try history.commit(.put("a"))
        try history.commit(.remove("a"), .put("b"), .move("b", from: "a"))
        try history.commit(
            .put("b"), .remove("d"), .put("e/", root: 2), .put("e/x", root: 2),
            .move("e", from: "d", root: 2))
        try history.commit(.remove("b"), .put("c"), .move("c", from: "b"), .put("gone"))
        try history.commit(.put("c"), .remove("gone"))
        try history.ask { reader in
            let roots = try reader.roots()
            func now(_ path: String) throws -> String? {
                try reader.presentName(roots[0], path: path.bytes).map {
                    "\($0.root.definition.number):\(String(decoding: $0.path, as: UTF8.self))@\($0.commit)"
                }
            }
            #expect(try now("a") == "1:c@5" && now("b") == "1:c@5")
            #expect(try now("d/x") == "2:e/x@4" && now("d") == "2:e@4")
            for path in ["c", "gone", "never"] { #expect(try now(path) == nil) }
        }
        // What stands under the name again is not called otherwise.
        try history.commit(.put("a"))
        try history.ask { reader in
            let root = try reader.roots()[0]
            let found = try reader.presentName(root, path: "a".bytes)
            #expect(found == nil)
        }
    }

    /// Renamed and then deleted or excluded: no present name, and the end of the last one.
    @Test func whatBecameOfARenamedItemIsFollowedToItsEnd() throws {
        let history = try History()
        try history.commit(.root(1), .put("a"), .put("d/"), .put("d/x"), .put("p"))
        try history.commit(.remove("a"), .put("b"), .move("b", from: "a"))
        try history.commit(.remove("d"), .put("e/"), .put("e/x"), .move("e", from: "d"))
        try history.commit(.remove("p"), .put("q"), .move("q", from: "p"))
        try history.commit(.remove("b"))
        try history.commit(.remove("e/x"))
        func ending(_ path: String, at last: Int64) throws -> String {
            var answer = ""
            try history.ask { reader in
                let root = try reader.roots()[0]
                let endings = try ItemEndings(
                    reader, of: [RepositoryPath(root: 1, path: path.bytes)])
                let found = try endings.ending(root, path.bytes, last: last)
                answer =
                    if case .renamed(let name) = found.how {
                        String(decoding: name.path, as: UTF8.self)
                    } else { "\(found.how)@\(found.commit)" }
            }
            return answer
        }
        #expect(try ending("a", at: 2) == "deleted@5" && ending("b", at: 5) == "deleted@5")
        #expect(try ending("d/x", at: 3) == "deleted@6" && ending("d", at: 3) == "e")
        #expect(try ending("p", at: 4) == "q")
        try history.ask { reader in
            let root = try reader.roots()[0]
            #expect(try reader.presentName(root, path: "a".bytes) == nil)
            #expect(try reader.presentName(root, path: "p".bytes)?.path == "q".bytes)
        }
        // What stands under the name again is another item; the one before ended as it did.
        try history.commit(.put("p"))
        #expect(try ending("p", at: 4) == "q")
    }

    /// Commits that do not show an item any more, before, at and after its renames.
    @Test func renamesAreFollowedAcrossWhatWasTakenOut() throws {
        let history = try History()
        try history.commit(.root(1), .put("a"))
        try history.commit(.put("other"))
        try history.commit(.put("other"))
        try history.commit(.remove("a"), .put("b"), .move("b", from: "a"))
        try history.commit(.put("other"))
        try history.commit(.put("other"))
        try history.commit(.remove("b"), .put("c"), .move("c", from: "b"))
        for (name, commit) in [("a", 3), ("b", 5), ("b", 6), ("c", 7)] {
            try history.hide(name, in: Int64(commit))
        }
        #expect(try history.names("c") == ["a@1", "b@4", "c@11"])
        try history.commit(.put("d/"), .put("d/x"))
        try history.commit(.put("other"))
        try history.commit(.remove("d"), .put("e/"), .put("e/x"), .move("e", from: "d"))
        try history.hide("e/x", in: 14)
        #expect(try history.names("e/x") == ["d/x@12", "e/x@15"])
        try history.ask { reader in
            let root = try reader.roots()[0]
            for (path, name) in [("a", "c"), ("b", "c"), ("c", nil), ("d/x", "e/x")] {
                let now = try reader.presentName(root, path: path.bytes)?.path
                #expect(now == name?.bytes, "\(path)")
            }
        }
    }

    @Test func aDirectorysMoveCountsForWhatWasInIt() throws {
        let history = try History()
        try history.commit(
            .root(1), .root(2), .put("d/"), .put("d/in/"), .put("d/in/x"), .put("d/old"))
        try history.commit(.remove("d/old"))
        try history.commit(
            .remove("d"), .put("e/", root: 2), .put("e/in/", root: 2), .put("e/in/x", root: 2),
            .move("e", from: "d", root: 2))
        try history.commit(.put("e/old", root: 2), .put("e/new", root: 2))
        #expect(try history.names("e/in/x", root: 2) == ["d/in/x@1", "r2:e/in/x@3"])
        #expect(try history.names("e", root: 2) == ["d@1", "r2:e@3"])
        // Its name stood in the directory under the old name, but not when that was moved.
        #expect(try history.names("e/old", root: 2) == ["r2:e/old@4"])
        #expect(try history.names("e/new", root: 2) == ["r2:e/new@4"])
    }

    /// A file and the directory above it are renamed at once: the nearer row knows.
    @Test func theNearestMoveCounts() throws {
        let history = try History()
        try history.commit(.root(1), .put("d/"), .put("d/x"), .put("d/y"))
        try history.commit(
            .remove("d"), .put("e/"), .put("e/x"), .put("e/z"), .move("e", from: "d"),
            .move("e/z", from: "d/y"))
        #expect(try history.names("e/z") == ["d/y@1", "e/z@2"])
        #expect(try history.names("e/x") == ["d/x@1", "e/x@2"])
    }

    /// Editors write beside and rename over: the history is the name's own.
    @Test func aFileThatIsMovedOverAnotherKeepsTheNamesHistory() throws {
        let history = try History()
        try history.commit(.root(1), .put("text"))
        try history.commit(.put("text.tmp"))
        try history.commit(.remove("text.tmp"), .put("text"), .move("text", from: "text.tmp"))
        #expect(try history.names("text") == ["text@1", "text@3"])
        // Others move the old one aside: both names have it.
        try history.commit(.put("text~"), .put("text"), .move("text~", from: "text"))
        #expect(try history.names("text~") == ["text@1", "text@3", "text~@4"])
        #expect(try history.names("text") == ["text@1", "text@3", "text@4"])
    }

    @Test func movesToAndFroEndAndComeOnceEach() throws {
        let history = try History()
        try history.commit(.root(1), .put("a"))
        for _ in 0..<40 {
            try history.commit(.remove("a"), .put("b"), .move("b", from: "a"))
            try history.commit(.remove("b"), .put("a"), .move("a", from: "b"))
        }
        let names = try history.names("a")
        #expect(names.count == 81 && Set(names).count == 81)
        #expect(names.last == "a@81" && names[79] == "b@80")
    }

    @Test func ringsAndMovesFromNowhereDoNoHarm() throws {
        let history = try History()
        try history.commit(
            .root(1), .put("a"), .put("b"), .move("a", from: "b"), .move("b", from: "a"),
            .move("", from: "a"),
            .move("a", from: "a", fromRoot: 99))
        try history.commit(.put("a"), .put("b"), .move("a", from: "b"), .move("b", from: "a"))
        #expect(try history.names("a") == ["a@1", "a@2"])
        try history.commit(.remove("a"), .move("a", from: "a"))
        try history.commit(.put("a"), .move("a", from: "nothing"))
        #expect(try history.names("a") == ["a@1", "a@2", "a@4"])
    }

    @Test func namesAreBounded() throws {
        let history = try History()
        try history.commit(.root(1), .put("0"))
        for number in 1...RenameHistory.namesMaximum + 5 {
            try history.commit(
                .remove("\(number - 1)"), .put("\(number)"),
                .move("\(number)", from: "\(number - 1)"))
        }
        let names = try history.names("\(RenameHistory.namesMaximum + 5)")
        #expect(names.count == RenameHistory.namesMaximum)
    }
}
