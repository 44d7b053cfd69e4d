import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// Random histories in which commits are forgotten, deletions expire, paths are erased and items
/// taken out of single commits: the catalog, and one made anew from the journal, hold what the
/// definition says (FORMAT.md §8.12, §8.17), computed here from every tree that ever was.
@Suite struct ForgetTests {
    /// One name's state: which commit put it.
    private typealias Tree = [Place: Int64]

    private struct Place: Hashable {
        let root: UInt64
        let path: String

        var isDirectory: Bool { path.hasPrefix("d") && !path.contains("/") }
    }

    private struct Row: Hashable, CustomStringConvertible {
        let root: UInt64
        let path: String
        let first: Int64
        let last: Int64?
        let wasRemoved: Bool

        var description: String {
            "\(root):\(path)[\(first),\(last.map(String.init) ?? "")\(wasRemoved ? "-" : "")"
        }
    }

    /// The repository and everything that was ever true of it, in memory.
    private final class History {
        let rig: BackupRig
        private let writer: RepositoryWriter
        private let builder: CommitBuilder
        private var random: SplitMix64
        private var anchors: [UInt64: Int64] = [:]
        private var tree: Tree = [:]
        /// By commit, from 0.
        private var trees: [Tree] = [[:]]
        private var ids: [Hash128] = [Hash128()]
        private var forgotten: [Int64: Forgetting] = [:]
        private var expired: Int64 = 0
        private var erased: [(commit: Int64, place: Place)] = []
        private var maintenance: Set<Int64> = []
        /// Items taken out of one commit: the row's own commit, that commit, and the points around
        /// it that show them.
        private var hidden:
            [(row: Int64, before: Int64, commit: Int64, next: Int64, place: Place)] =
                []
        private var waiting: [(commit: Int64, place: Place)] = []
        /// Exclusions that nobody ordered, and the commits from which and until which they held.
        private var aside: [(first: Int64, last: Int64?, place: Place)] = []
        private var dropped: Set<UInt64> = []
        private static let roots: [UInt64] = [1, 2, 3]

        init(seed: UInt64) throws {
            rig = try BackupRig()
            writer = try rig.openWriter()
            builder = try CommitBuilder(writer, clock: rig.clock)
            random = SplitMix64(seed: seed)
            for root in Self.roots {
                anchors[root] = try builder.defineRoot(
                    RootDefinition(
                        number: root, name: "r\(root)".bytes, path: "/r\(root)".bytes, role: .adHoc)
                )
                try put(Place(root: root, path: ""), isDirectory: true)
            }
            try commit()
        }

        private var number: Int64 { Int64(trees.count) }
        private func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

        // MARK: Changes

        private func put(_ place: Place, isDirectory: Bool) throws {
            tree[place] = number
            let path = place.path.bytes
            let item = Item(
                body: isDirectory ? .directory : .file(FileContent(size: 0, chunks: [])),
                mode: 0o644, uid: 0, gid: 0,
                modified: Timestamp(seconds: number),
                isInconsistent: !isDirectory && number % 5 == 0)
            let (parent, name) = path.isEmpty ? ([], []) : ItemPath.split(path)
            let directory =
                try path.isEmpty
                ? anchors[place.root]!
                : writer.catalogWriter.directory(root: place.root, path: parent)
            let child =
                isDirectory ? try writer.catalogWriter.directory(root: place.root, path: path) : nil
            try builder.take(
                ReadOutcome(
                    change: .put(root: place.root, path: path, item),
                    catalog: CatalogChange(
                        directory: directory, name: name,
                        action: .put(
                            item: item.encodeAlone(), kind: item.kind,
                            child: child.map {
                                .init(id: $0, root: place.root, path: path, isNew: false)
                            }, stamp: nil,
                            isNew: try writer.catalogWriter.find(directory: directory, name: name)
                                == nil)),
                    tally: .changed, bytesRead: 0))
        }

        private func remove(_ place: Place) throws {
            tree = tree.filter { !Self.isBeneath($0.key, place) }
            let (parent, name) = ItemPath.split(place.path.bytes)
            try builder.take(
                ReadOutcome(
                    change: .remove(root: place.root, path: place.path.bytes),
                    catalog: CatalogChange(
                        directory: try writer.catalogWriter.directory(
                            root: place.root, path: parent), name: name, action: .remove),
                    tally: .deleted, bytesRead: 0))
        }

        private func endAside(_ isMeant: (Place) -> Bool) {
            for index in aside.indices where aside[index].last == nil && isMeant(aside[index].place)
            { aside[index].last = number }
        }

        /// Excludes what is at a place without an order, or accepts that.
        private func exclude(_ place: Place, isUnordered: Bool) throws {
            if isUnordered { try remove(place) }
            endAside { $0 == place }
            if isUnordered { aside.append((number, nil, place)) }
            try builder.record(
                .exclude(
                    Exclusion(
                        root: place.root, path: place.path.bytes, rule: .noBackup, inode: 0,
                        isUnordered: isUnordered)))
        }

        /// Takes over which exclusions the builder ended with the last commit: those that preserve
        /// nothing that is missing.
        private func endReturned() throws {
            let reader = try CatalogReader(writer.catalog)
            let commit = number - 1
            for index in aside.indices where aside[index].last == nil {
                let (first, _, place) = aside[index]
                let recorded = try reader.exclusions(root: place.root, path: place.path.bytes)
                guard recorded.last?.last == commit else { continue }
                let missing = expectedRows().filter { row in
                    let item = Place(root: row.root, path: row.path)
                    return row.last == first && row.wasRemoved && !item.isDirectory
                        && tree[item] == nil && Self.isBeneath(item, place)
                }
                #expect(missing.isEmpty, "commit \(commit) ended \(place)")
                aside[index].last = commit
            }
        }

        private func isAside(_ row: Row) -> Bool {
            aside.contains {
                $0.first == row.last && $0.last ?? .max > expired
                    && Self.isBeneath(Place(root: row.root, path: row.path), $0.place)
            }
        }

        private static func isBeneath(_ place: Place, _ top: Place) -> Bool {
            place.root == top.root
                && (top.path.isEmpty || place.path == top.path
                    || place.path.hasPrefix(top.path + "/"))
        }

        /// Changes a few names: `d0` … `d2` are directories, `f` files, some in them; now and then
        /// a name changes its kind.
        func change() throws {
            for _ in 0..<1 + below(6) {
                let root = Self.roots[below(3)]
                if dropped.contains(root) { continue }
                let directory = "d\(below(3))"
                let place = Place(
                    root: root, path: below(3) == 0 ? "f\(below(3))" : "\(directory)/f\(below(2))")
                switch below(9) {
                case 7: try exclude(place, isUnordered: below(4) > 0)
                case 8:
                    try exclude(Place(root: root, path: directory), isUnordered: below(4) > 0)
                case 0: try remove(place)
                case 1: try remove(Place(root: root, path: directory))
                case 2 where place.path.contains("/"):
                    // Removed and there again.
                    try remove(Place(root: root, path: directory))
                    fallthrough
                default:
                    if place.path.contains("/") {
                        let parent = Place(root: root, path: directory)
                        if tree[parent] == nil || below(4) == 0 {
                            try put(parent, isDirectory: true)
                        }
                    }
                    try put(place, isDirectory: false)
                    // Put twice, or gone again, in one commit.
                    switch below(6) {
                    case 0: try put(place, isDirectory: false)
                    case 1: try remove(place)
                    default: break
                    }
                }
            }
            if number > 20, below(40) == 0,
                let root = Self.roots.first(where: { !dropped.contains($0) })
            {
                try builder.record(.dropRoot(root))
                dropped.insert(root)
                tree = tree.filter { $0.key.root != root }
            }
            try commit()
        }

        private func commit(_ kind: CommitKind = .capture) throws {
            rig.clock.advance(seconds: 1)
            let id = writer.randomness.hash128()
            // The builder chooses none: the id is what is named later.
            _ = try builder.commit(
                Commit(
                    id: id, run: Hash128(), kind: kind, time: rig.clock.now(),
                    began: rig.clock.now()))
            if kind == .maintenance { maintenance.insert(number) }
            for (commit, place) in waiting where isKept(commit, place.root) {
                let points = (1..<number).filter {
                    !maintenance.contains($0) && isKept($0, place.root)
                }
                let before = points.last { $0 < commit } ?? 0
                let next = points.first { $0 > commit } ?? number
                hidden.append((number, before, commit, next, place))
            }
            waiting = []
            ids.append(id)
            trees.append(tree)
            try endReturned()
        }

        /// Takes items out of commits, some of them one after the other.
        private func hide() throws {
            let place = Place(
                root: UInt64(1 + below(4)),
                path: ["d\(below(3))", "f\(below(3))", "d\(below(3))/f\(below(2))"][below(3)])
            let newest = trees.count - 1
            let chosen = Int64(below(3) == 0 ? newest : 1 + below(newest))
            for commit in max(1, chosen - Int64(below(4)))...chosen {
                try builder.record(
                    .hide(commit: ids[Int(commit)], root: place.root, path: place.path.bytes))
                waiting.append((commit, place))
            }
        }

        /// Forgets, expires, erases and hides, sometimes among changes.
        func thin() throws {
            for _ in 0..<below(4) { try hide() }
            for _ in 0..<1 + below(5) {
                // Also the commit before, one that is forgotten, and none.
                let chosen = Int64(1 + below(trees.count - 1))
                let forgetting: Forgetting
                switch below(6) {
                case 0:
                    forgetting = Forgetting(
                        inRoots: Self.roots.filter { _ in below(2) == 0 } + [UInt64(1 + below(4))])!
                case 1:
                    forgetting = Forgetting(butInRoots: Self.roots.filter { _ in below(2) == 0 })
                default: forgetting = .everywhere
                }
                try builder.record(.forget(commit: ids[Int(chosen)], forgetting))
                forgotten[chosen] = forgetting.joined(with: forgotten[chosen])
            }
            if below(10) == 0 {
                try builder.record(
                    .forget(commit: Hash128(Array(repeating: 9, count: 16)), .everywhere))
            }
            if below(3) == 0 {
                let upTo = Int64(below(trees.count))
                try builder.expire(upTo: upTo)
                expired = max(expired, upTo)
            }
            if below(6) == 0 {
                let path = [
                    "d\(below(3))", "f\(below(3))", "d\(below(3))/f\(below(2))",
                    below(8) == 0 ? "" : "d1",
                ][below(4)]
                let place = Place(root: UInt64(1 + below(4)), path: path)
                try builder.record(.erase(root: place.root, path: path.bytes))
                erased.append((number, place))
                tree = tree.filter { !Self.isBeneath($0.key, place) }
                // What the root was is gone; a new one would be put by a scan.
                if path.isEmpty, Self.roots.contains(place.root), !dropped.contains(place.root) {
                    try put(place, isDirectory: true)
                    return try commit()
                }
            }
            try below(4) == 0 ? change() : commit(.maintenance)
        }

        // MARK: What must be

        private func isKept(_ commit: Int64, _ root: UInt64) -> Bool {
            forgotten[commit]?.keeps(root) ?? true
        }

        /// The definition of §8.12, word for word, over all trees.
        func expectedRows() -> Set<Row> {
            versions().filter { version in
                guard let last = version.last else { return true }
                let isShown = (version.first..<last).contains { isKept($0, version.root) }
                return isShown || version.wasRemoved && (last > expired || isAside(version))
            }
        }

        /// Everything that was not erased, divided by what was taken out of single commits.
        private func versions() -> Set<Row> {
            var rows: Set<Row> = []
            let newest = Int64(trees.count - 1)
            for place in Set(trees.flatMap(\.keys)) {
                var first: Int64?
                for commit in 1...newest {
                    let before = trees[Int(commit - 1)][place]
                    let now = trees[Int(commit)][place]
                    if before != nil, now != before, let began = first {
                        let isErased = erased.contains {
                            $0.commit >= commit && Self.isBeneath(place, $0.place)
                        }
                        if !isErased { add(place, began, commit, wasRemoved: now == nil, &rows) }
                        first = nil
                    }
                    if let now, now == commit { first = commit }
                }
                if let first { add(place, first, nil, wasRemoved: false, &rows) }
            }
            return rows
        }

        private func add(
            _ place: Place, _ first: Int64, _ last: Int64?, wasRemoved: Bool,
            _ rows: inout Set<Row>
        ) {
            typealias Part = (first: Int64, last: Int64?, wasRemoved: Bool)
            var parts: [Part] = [(first, last, wasRemoved)]
            for hiding in hidden where Self.isBeneath(place, hiding.place) {
                parts = parts.flatMap { part -> [Part] in
                    guard part.first <= hiding.commit, hiding.commit < part.last ?? .max else {
                        return [part]
                    }
                    // What has ended since had not when the row was written.
                    let endedBefore = part.last.flatMap { $0 <= hiding.row ? $0 : nil }
                    let hasRest = hiding.next < endedBefore ?? .max
                    let before = (part.first, hiding.commit, !hasRest && part.wasRemoved)
                    return (part.first <= hiding.before ? [before] : [])
                        + (hasRest ? [(hiding.next, part.last, part.wasRemoved)] : [])
                }
            }
            for part in parts {
                let hasPoint =
                    part.last.map {
                        (part.first..<$0).contains { !maintenance.contains($0) }
                    } ?? true
                guard hasPoint else { continue }
                rows.insert(
                    Row(
                        root: place.root, path: place.path, first: part.first, last: part.last,
                        wasRemoved: part.wasRemoved))
            }
        }

        func foundRows(_ reader: CatalogReader) throws -> Set<Row> {
            var rows: Set<Row> = []
            for (sql, isPast) in [
                (
                    "SELECT d.root, d.path, p.name, p.first, p.last, p.ended FROM past p JOIN directory d ON d.id = p.directory",
                    true
                ),
                (
                    "SELECT d.root, d.path, l.name, l.first, 0, 0 FROM live l JOIN directory d ON d.id = l.directory",
                    false
                ),
            ] {
                let statement = try reader.connection.prepare(sql)
                while try statement.step() {
                    let name = statement.bytes(2)
                    let path = name.isEmpty ? [] : ItemPath.join(statement.bytes(1), name)
                    rows.insert(
                        Row(
                            root: UInt64(statement.integer(0)),
                            path: String(decoding: path, as: UTF8.self),
                            first: statement.integer(3),
                            last: isPast ? statement.integer(4) : nil,
                            wasRemoved: statement.integer(5) != 0))
                }
            }
            return rows
        }

        /// Every point that is left restores the roots it is kept for exactly, without what was
        /// erased since; nothing else is left.
        func check(_ seed: UInt64) throws {
            let fresh = try Catalog(
                path: rig.directory.file("fresh-\(number).sqlite"),
                repository: rig.repository.description.repository)
            _ = try CatalogSync(repository: rig.repository, catalog: fresh).run()
            let expected = expectedRows()
            for (name, reader) in [
                ("kept", try CatalogReader(writer.catalog)), ("rebuilt", try CatalogReader(fresh)),
            ] {
                let found = try foundRows(reader)
                #expect(
                    found == expected,
                    "seed \(seed), \(name), commit \(number - 1): too many \(found.subtracting(expected).map(\.description).sorted().prefix(5)), too few \(expected.subtracting(found).map(\.description).sorted().prefix(5))"
                )
                try checkPoints(reader, "seed \(seed), \(name)")
                #expect(try reader.expired() == expired)
            }
            #expect(
                try dump(CatalogReader(writer.catalog)) == dump(CatalogReader(fresh)),
                "seed \(seed)")
            for catalog in [writer.catalog, fresh] {
                #expect(
                    try CatalogProof(catalog: catalog).compare(with: rig.repository) == nil,
                    "seed \(seed)")
            }
        }

        private func checkPoints(_ reader: CatalogReader, _ name: String) throws {
            let roots = Dictionary(
                uniqueKeysWithValues: try reader.roots().map { ($0.definition.number, $0) })
            let commits = try reader.commitsWithMaintenance()
            let versions = versions()
            #expect(
                Set(commits.map(\.number))
                    == Set((1..<number).filter { forgotten[$0] != .everywhere }), "\(name)")
            for commit in commits {
                #expect(commit.forgetting == forgotten[commit.number])
                for number in Self.roots {
                    let root = roots[number]!
                    let isKept = isKept(commit.number, number)
                    #expect(
                        root.exists(at: commit.number) == (isKept && root.stood(at: commit.number)))
                    guard isKept else { continue }
                    var found: Tree = [:]
                    var walked = (items: UInt64(0), bytes: UInt64(0))
                    try reader.walk(root, at: commit.number) { step in
                        if case .enter(let path, let entry) = step {
                            if entry.kind != .directory {
                                walked.items += 1
                                walked.bytes += try entry.item().content?.streamBytes ?? 0
                            }
                            found[
                                Place(root: number, path: String(decoding: path, as: UTF8.self))] =
                                entry.since
                        }
                        return true
                    }
                    // What is not reached may be counted.
                    let amount = try reader.amount(of: root, at: commit.number)
                    #expect(amount.items >= walked.items && amount.bytes >= walked.bytes)
                    let here = versions.filter {
                        $0.root == number && $0.first <= commit.number
                            && commit.number < $0.last ?? .max
                    }
                    let expected = Tree(
                        uniqueKeysWithValues: here.map {
                            (Place(root: $0.root, path: $0.path), $0.first)
                        }
                    ).filter { place, _ in
                        // What was put in a hidden directory before the next point is not reached.
                        let above = place.path.split(separator: "/").dropLast().map(String.init)
                        return here.contains { $0.path == above.first ?? "" }
                    }
                    if expected.count == here.count { #expect(amount == walked, "\(name)") }
                    #expect(found == expected, "\(name), commit \(commit.number), root \(number)")
                }
            }
        }

        /// Every table that the journal decides, but for the ids of directories.
        private func dump(_ reader: CatalogReader) throws -> [String] {
            var lines: [String] = []
            for sql in [
                "SELECT number, hex(id), lost, hex(kept) FROM \"commit\"",
                "SELECT number, hex(id) FROM forgotten",
                "SELECT key, value FROM meta WHERE key IN ('expired', 'live', 'record')",
                "SELECT d.root, hex(d.path) FROM directory d",
                "SELECT d.root, hex(d.path), hex(f.name) FROM fuzzy f JOIN directory d ON d.id = f.directory",
                "SELECT number, first, last FROM root",
            ] {
                let statement = try reader.connection.prepare(sql)
                while try statement.step() {
                    lines.append(
                        (0..<4).map { statement.text($0) }.joined(separator: "|") + sql.suffix(20))
                }
            }
            return lines.sorted()
        }
    }

    @Test(arguments: 1..<13 as Range<UInt64>)
    func whatStandsIsWhatTheDefinitionSays(seed: UInt64) throws {
        let history = try History(seed: seed)
        for round in 1...40 {
            try history.change()
            if round % 3 == 0 { for _ in 0...round % 2 { try history.thin() } }
            if round % 10 == 0 { try history.check(seed) }
        }
    }

    // MARK: By hand

    @Test func theNewestPointIsNeverForgotten() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "one")
        try rig.backUp()
        let writer = try rig.openWriter()
        let latest = try #require(try CatalogReader(writer.catalog).latestCommit())
        let run = ForgetRun(
            writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0),
            superseded: [])
        #expect(throws: RepositoryError.newestCommit) {
            try run.forget([(latest.commit.id, .everywhere)])
        }
        #expect(try run.forget([], expiring: nil) == nil)
        #expect(throws: RepositoryError.newestCommit) {
            _ = try RetentionPlan(CatalogReader(writer.catalog), forgetting: [latest])
        }
    }

    @Test func whileSomebodyReadsNothingIsForgotten() throws {
        let rig = try BackupRig()
        for text in ["one", "two"] {
            rig.tree.write("/home/a", text)
            try rig.backUp()
        }
        let writer = try rig.openWriter()
        let commits = try CatalogReader(writer.catalog).commits()
        let run = ForgetRun(
            writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0),
            superseded: [])
        do {
            let reading = try ReadersLock.share(rig.storage, clock: rig.clock)
            defer { withExtendedLifetime(reading) {} }
            #expect(throws: RepositoryError.self) {
                try run.forget([(commits[0].commit.id, .everywhere)])
            }
        }
        #expect(try CatalogReader(writer.catalog).commits().count == 2)
        #expect(try run.forget([(commits[0].commit.id, .everywhere)]) != nil)
        #expect(try CatalogReader(writer.catalog).commits().map(\.number) == [2])
        #expect(try CatalogReader(writer.catalog).commitsWithMaintenance().map(\.number) == [2, 3])
        #expect(
            try CatalogReader(writer.catalog).forgotten(idPrefix: String(commits[0].commit.shortID))
                == [1])
        // The next takes the maintenance before it along.
        let next = try #require(try run.forget([], expiring: 1))
        #expect(
            try CatalogReader(writer.catalog).commitsWithMaintenance().map(\.number) == [
                2, next.number,
            ])
    }

    @Test func deletionsStayUntilTheyExpire() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a")
        rig.tree.write("/home/a/b", "content")
        try rig.backUp()
        rig.tree.write("/home/other", "x")
        try rig.backUp()
        rig.tree.remove("/home/a/b")
        rig.tree.remove("/home/a")
        try rig.backUp()
        let writer = try rig.openWriter()
        let run = ForgetRun(
            writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0),
            superseded: [])
        let commits = try CatalogReader(writer.catalog).commits()
        func deleted(_ path: String) throws -> RestorableVersion? {
            let reader = try CatalogReader(writer.catalog)
            return try reader.deleted(at: reader.roots().map { ($0, path.bytes) })
        }
        #expect(try deleted("a")?.isShown == true && deleted("other") == nil)
        try run.forget(commits.dropLast().map { (id: $0.commit.id, forgetting: .everywhere) })
        let found = try #require(try deleted("a"))
        #expect(!found.isShown && found.asAt.number == 2 && found.item.isDirectory)
        // Directory and file, as at the commit before, which is no point in time any more.
        var names: [String] = []
        try CatalogReader(writer.catalog).walk(
            found.selection.root, from: "a".bytes, at: found.asAt.number
        ) { step in
            if case .enter(let path, _) = step {
                names.append(String(decoding: path, as: UTF8.self))
            }
            return true
        }
        #expect(names == ["a", "a/b"])
        try run.forget([], expiring: 2)
        #expect(try deleted("a") != nil)
        try run.forget([], expiring: 3)
        #expect(try deleted("a") == nil)
        #expect(try CatalogReader(writer.catalog).count(.past) == 0)
    }

    /// A commit that lost changes casts doubt on those after it, though it is forgotten.
    @Test func whatTellsOfALossOutlivesForgetting() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "one")
        try rig.backUp()
        let writer = try rig.openWriter()
        let builder = try CommitBuilder(writer, clock: rig.clock)
        func commit(_ kind: CommitKind, tags: [[UInt8]] = [], lost: UInt64 = 0) throws -> Hash128 {
            let commit = Commit(
                id: writer.randomness.hash128(), run: Hash128(), kind: kind, time: rig.clock.now(),
                began: rig.clock.now(),
                paths: [Array("/home".utf8)], tags: tags)
            if lost == 0 { return try builder.commit(commit).commit.id }
            try writer.journal.commit(commit)
            try writer.catalogWriter.commit(
                commit, payload: commit.encode(), position: writer.journal.position,
                recordsLost: lost)
            try writer.catalogWriter.begin()
            return commit.id
        }
        let damaged = try commit(.capture, lost: 1)
        let after = try commit(.capture)
        let repaired = try commit(.partial, tags: [Commit.repairTag])
        let whole = try commit(.complete)
        _ = try commit(.capture)
        try builder.close()
        let reader = try CatalogReader(writer.catalog)
        let root = try #require(reader.roots().first)
        #expect(
            try reader.loss(affecting: 3, in: root)?.commit?.number == 2
                && reader.loss(affecting: 6, in: root) == nil)
        let run = ForgetRun(
            writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0),
            superseded: [])
        try run.forget([damaged, repaired, whole].map { (id: $0, forgetting: .everywhere) })
        #expect(
            try reader.loss(affecting: 3, in: root)?.commit?.number == 2
                && reader.loss(affecting: 6, in: root) == nil)
        #expect(
            try reader.commits().map(\.number) == [1, 3, 6]
                && reader.commits()[1].commit.id == after)
        #expect(try reader.isRepairUnfinished() == false)
    }
}
