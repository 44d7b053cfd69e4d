import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// Bundles are one item: recognised, captured whole, of one moment or marked inconsistent, in one
/// commit.
/// - Source: Docs/CONSISTENCY.md.
@Suite struct BundleTests {
    static let rules = BundleRules(extensions: ["rtfd", "app", "Pages"], obeysInfoPlist: true)

    static func capture(_ change: (inout BundleCapture) -> Void = { _ in }) -> BundleCapture {
        var capture = BundleCapture(rules, quiet: 2_000_000_000)
        change(&capture)
        return capture
    }

    @discardableResult
    private func backUp(
        _ rig: BackupRig, _ paths: [String] = ["/home"], readers: Int = 0,
        rules: BundleRules = rules,
        _ change: (inout BackupRequest) -> Void = { _ in }
    ) throws -> BackupResult {
        try rig.backUp(paths, readers: readers) { request in
            request.bundles = BundleCapture(rules, quiet: 2_000_000_000)
            change(&request)
        }
    }

    /// The items of the latest commit by path, or of one.
    private func items(_ rig: BackupRig, at commit: Int64? = nil) throws -> [String: Item] {
        try items(try rig.openWriter(), at: commit)
    }

    private func items(_ writer: RepositoryWriter, at commit: Int64? = nil) throws -> [String: Item]
    {
        let reader = try CatalogReader(writer.catalog)
        let number = try commit ?? reader.latestCommit()?.number ?? 0
        var items: [String: Item] = [:]
        for root in try reader.roots() where root.exists(at: number) {
            try reader.walk(root, at: number) { step in
                if case .enter(let path, let entry) = step {
                    items[String(decoding: path, as: UTF8.self)] = try entry.item()
                }
                return true
            }
        }
        return items
    }

    private func bundles(_ rig: BackupRig) throws -> [String] {
        try items(rig).filter(\.value.isBundle).keys.sorted()
    }

    // MARK: What is one

    @Test(arguments: [
        ("letter.rtfd", true), ("letter.RTFD", true), ("a.b.pages", true), ("x.pAgEs", true),
        ("letter.rtfd2", false), ("rtfd", false),
        (".rtfd", false), ("letter.", false), ("letter.rtfd.", false), ("letter rtfd", false),
        ("..rtfd", true), ("é.app", true), ("x.äpp", false),
        ("x.rtfd~", false),
    ])
    func namesSayIt(name: String, isOne: Bool) { #expect(Self.rules.names(name.bytes) == isOne) }

    @Test(
        arguments: [
            ("a.rtfd", "a.rtfd"), ("d/a.rtfd/TXT.rtf", "d/a.rtfd"),
            ("d/a.app/x/b.rtfd/c", "d/a.app"), ("d/e", nil), ("", nil), ("rtfd/.app/x", nil),
        ] as [(String, String?)])
    func outermostBundleOfAPath(path: String, top: String?) {
        #expect(Self.rules.top(of: path.bytes) == top?.bytes)
    }

    @Test func standardRulesKnowWhatTheDesignNames() {
        for name in ["x.app", "x.rtfd", "x.sparsebundle", "x.PhotosLibrary", "x.scriv"] {
            #expect(BundleRules.standard.names(name.bytes), "\(name)")
        }
        #expect(
            !BundleRules.standard.names("notes.d".bytes) && !BundleRules().names("x.app".bytes))
    }

    @Test func directoriesAreRecognisedByNameAndByHowTheyAreBuilt() throws {
        let rig = try BackupRig()
        for directory in [
            "a.rtfd", "a.rtfd/inner.app", "tool", "tool/Contents", "plain", "plain/Contents", "d",
            "d/tool2", "d/tool2/Contents",
        ] {
            rig.tree.makeDirectory("/home/\(directory)")
        }
        rig.tree.write("/home/a.rtfd/TXT.rtf", "text")
        rig.tree.write("/home/a.rtfd/inner.app/x", "x")
        rig.tree.write("/home/flat.pages", "a file")
        for path in ["tool/Contents/Info.plist", "d/tool2/Contents/Info.plist"] {
            rig.tree.write("/home/\(path)", "plist")
        }
        rig.tree.makeDirectory("/home/plain/Contents/Info.plist")
        try backUp(rig)
        #expect(try bundles(rig) == ["a.rtfd", "d/tool2", "tool"])
        #expect(try rig.differences() == [] && rig.differences(rebuilt: true) == [])
        // Nothing changed: nothing is read or told.
        let again = try backUp(rig)
        #expect(
            again.counts.unchanged == 5
                && again.counts.changed + again.counts.new + again.counts.bytesRead == 0)
    }

    @Test func whatIsOneMayChange() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/tool")
        rig.tree.makeDirectory("/home/tool/Contents")
        rig.tree.makeDirectory("/home/x.band")
        try backUp(rig)
        #expect(try bundles(rig) == [])
        rig.tree.write("/home/tool/Contents/Info.plist", "plist")
        try backUp(rig)
        #expect(try bundles(rig) == ["tool"])
        rig.tree.remove("/home/tool/Contents/Info.plist")
        try backUp(rig)
        #expect(try bundles(rig) == [])
        // Other settings.
        try backUp(rig, rules: BundleRules(extensions: ["band"]))
        #expect(try bundles(rig) == ["x.band"])
        try backUp(rig, rules: BundleRules())
        #expect(try bundles(rig) == [] && rig.differences() == [])
    }

    @Test func fileAndBundleTakeEachOthersPlace() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/x.pages", "flat")
        try backUp(rig)
        rig.tree.remove("/home/x.pages")
        rig.tree.makeDirectory("/home/x.pages")
        rig.tree.write("/home/x.pages/index", "whole")
        try backUp(rig)
        #expect(
            try bundles(rig) == ["x.pages"] && rig.differences() == []
                && rig.differences(rebuilt: true) == [])
        rig.tree.remove("/home/x.pages")
        rig.tree.write("/home/x.pages", "flat again")
        try backUp(rig)
        #expect(
            try bundles(rig) == [] && rig.differences() == []
                && rig.differences(rebuilt: true) == [])
    }

    @Test(arguments: [0, 2]) func aRootMayBeOneAndAPartStandsForTheWhole(readers: Int) throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a.rtfd")
        rig.tree.makeDirectory("/home/a.rtfd/sub")
        rig.tree.write("/home/a.rtfd/TXT.rtf", "text")
        rig.tree.write("/home/a.rtfd/sub/image", "image")
        try backUp(rig, ["/home/a.rtfd"], readers: readers)
        #expect(try bundles(rig) == [""])
        #expect(try rig.differences("/home/a.rtfd") == [])
        rig.tree.write("/home/a.rtfd/TXT.rtf", "other text")
        rig.tree.write("/home/a.rtfd/sub/image", "other image")
        rig.tree.makeDirectory("/home/a.rtfd/new")
        rig.tree.write("/home/a.rtfd/new/x", "x")
        rig.tree.write("/home/a.rtfd/new/y", "y")
        try backUp(rig, ["/home/a.rtfd/TXT.rtf", "/home/a.rtfd/new/x"], readers: readers)
        #expect(
            try rig.differences("/home/a.rtfd") == []
                && rig.differences("/home/a.rtfd", rebuilt: true) == [])
    }

    // MARK: One commit

    /// Commits after every byte: what is in a bundle comes with one of them.
    @Test(arguments: [0, 2], [3, 65_536]) func noCommitSplitsABundle(readers: Int, held: Int)
        throws
    {
        let rig = try BackupRig()
        for bundle in 0..<4 {
            rig.tree.makeDirectory("/home/\(bundle).rtfd")
            rig.tree.makeDirectory("/home/\(bundle).rtfd/sub")
            for index in 0..<150 {
                let path =
                    "/home/\(bundle).rtfd/" + (index % 2 == 0 ? "f\(index)" : "sub/f\(index)")
                rig.tree.write(
                    path, (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* index &+ bundle) })
            }
            // So many that there are commits enough however two threads are scheduled.
            for index in 0..<120 {
                rig.tree.write(
                    "/home/z\(bundle)-\(index)",
                    (0..<9_000).map { UInt8(truncatingIfNeeded: $0 &* (index + bundle * 31)) })
            }
        }
        let result = try backUp(rig, readers: readers) { request in
            // After every message.
            request.commitBytes = 1
            request.commitInterval = 0
            request.bundles.heldMaximum = held
        }
        #expect(result.failures.isEmpty)
        let commits = try rig.commits()
        #expect(commits.count > 3)
        for commit in commits {
            let found = try items(rig, at: commit.number)
            for bundle in 0..<4 {
                let inside = found.keys.filter { $0.hasPrefix("\(bundle).rtfd/") }.count
                #expect(
                    inside == 0 || inside == 151,
                    "commit \(commit.number), readers \(readers): \(inside) items of bundle \(bundle)"
                )
                if inside > 0 {
                    #expect(
                        found["\(bundle).rtfd"]?.isBundle == true
                            && found["\(bundle).rtfd"]?.isInconsistent == false)
                }
            }
        }
        #expect(try rig.differences() == [] && rig.differences(rebuilt: true) == [])
    }

    /// Every commit in which anything in it changed is a version of the bundle.
    @Test func everyChangeWithinIsAVersion() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a.rtfd")
        rig.tree.makeDirectory("/home/a.rtfd/sub")
        rig.tree.write("/home/a.rtfd/sub/x", "1")
        try backUp(rig)
        rig.tree.write("/home/a.rtfd/sub/x", "2")
        try backUp(rig)
        rig.tree.write("/home/other", "2")
        try backUp(rig)
        rig.tree.setMode("/home/a.rtfd/sub/x", 0o600)
        try backUp(rig)
        rig.tree.remove("/home/a.rtfd/sub/x")
        try backUp(rig)
        for path in [rig.catalogPath, rig.directory.file("again.sqlite")] {
            let reader = try CatalogReader(try rig.openWriter(catalogPath: path).catalog)
            let root = try #require(try reader.roots().first)
            #expect(try reader.versions(root, path: "a.rtfd".bytes).map(\.first) == [1, 2, 4, 5])
        }
    }

    // MARK: One moment

    /// A program that saves two files together: first the one that is looked at first, or last. It
    /// begins at an operation of the scan, and stops after a while, for a scan must come to its
    /// end. Times in milliseconds.
    private final class Saves: Sendable, CustomStringConvertible {
        private struct State {
            /// When the next save begins, and what of one is left.
            var next: UInt64?
            var rest: (due: UInt64, name: String)?
            var number = 1
        }

        private let first: Int
        private let gap: UInt64
        private let period: UInt64
        private let count: Int
        private let names: [String]
        private let state = Mutex(State())

        init(first: Int, gap: UInt64, period: UInt64 = 0, count: Int = 1, isForward: Bool) {
            self.first = first
            self.gap = gap
            self.period = period
            self.count = count
            let names = ["/home/a.rtfd/A", "/home/a.rtfd/sub/B"]
            self.names = isForward ? names : names.reversed()
        }

        var description: String {
            "from operation \(first), \(count) saves every \(period) ms, \(gap) ms between \(names)"
        }

        func act(_ number: Int, _ tree: SimulatedFileSystem, _ clock: SimulatedClock) {
            clock.advance(nanoseconds: 5_000_000)
            guard number >= first else { return }
            let now = clock.monotonic() / 1_000_000
            state.withLock { state in
                if let rest = state.rest, rest.due <= now {
                    tree.write(rest.name, Self.content(state.number))
                    state.rest = nil
                }
                guard state.rest == nil, state.number <= count,
                    state.next.map({ $0 <= now }) ?? true
                else { return }
                state.number += 1
                state.next = now + period
                tree.write(names[0], Self.content(state.number))
                state.rest = (now + gap, names[1])
            }
        }

        static func content(_ save: Int) -> [UInt8] {
            Array("save \(save)".utf8)
                + [UInt8](repeating: UInt8(truncatingIfNeeded: save), count: 40)
        }
    }

    private func prepared() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a.rtfd")
        rig.tree.makeDirectory("/home/a.rtfd/sub")
        for name in ["A", "sub/B"] { rig.tree.write("/home/a.rtfd/\(name)", Saves.content(1)) }
        rig.tree.write("/home/a.rtfd/sub/still", "never changes")
        try backUp(rig)
        return rig
    }

    /// - Returns: how many versions were inconsistent and how many not.
    private func judge(_ rig: BackupRig, _ saves: Saves) throws -> (inconsistent: Int, whole: Int) {
        var counts = (inconsistent: 0, whole: 0)
        let writer = try rig.openWriter()
        let stored = try StoredTree(writer.repository, writer.catalog)
        for commit in try stored.commits() {
            let tree = try stored.read(root: "/home", at: commit.number)
            let isInconsistent = try #require(try items(writer, at: commit.number)["a.rtfd"])
                .isInconsistent
            let isSame = tree["a.rtfd/A".bytes]?.content == tree["a.rtfd/sub/B".bytes]?.content
            #expect(isSame || isInconsistent, "\(saves), commit \(commit.number)")
            if isInconsistent { counts.inconsistent += 1 } else { counts.whole += 1 }
        }
        return counts
    }

    /// One save, begun at each operation of a backup and ended at each of the next.
    @Test(arguments: [true, false]) func aSaveAtAnyMomentOfABackupIsKeptWholeOrNotAtAll(
        isForward: Bool
    ) throws {
        var inconsistent = 0
        for first in stride(from: 1, through: 61, by: 4) {
            for gap in [1, 20, 90, 400, 1_500] as [UInt64] {
                let rig = try prepared()
                let saves = Saves(first: first, gap: gap, isForward: isForward)
                try scan(rig, saves)
                inconsistent += try judge(rig, saves).inconsistent
                #expect(
                    try rig.differences() == []
                        || rig.backUp { $0.bundles = Self.capture() }.failures.isEmpty)
            }
        }
        // One that waits for quiet need not keep a mixture.
        #expect(inconsistent == 0)
    }

    private func scan(_ rig: BackupRig, _ saves: Saves) throws {
        let steps = SteppingFileSystem.Steps { [tree = rig.tree, clock = rig.clock] in
            saves.act($0, tree, clock)
        }
        rig.clock.advance(seconds: 5)
        var request = BackupRequest(sources: [.init(path: "/home".bytes)], readers: 0)
        request.bundles = Self.capture()
        _ = try BackupRun(
            try rig.openWriter(), fileSystem: SteppingFileSystem(rig.tree, steps),
            clock: SteppingClock(base: rig.clock, steps: steps),
            request: request, cancellation: Cancellation(), observer: nil
        ).run()
    }

    /// A program that saves all the time.
    @Test(arguments: [true, false]) func aBundleThatNeverRestsIsMarkedInconsistentAndKeptWholeLater(
        isForward: Bool
    ) throws {
        var inconsistent = 0
        for period in [5, 20, 90, 500, 2_500] as [UInt64] {
            // Not longer than it takes to be quiet.
            for gap in Set([1, period / 2, min(period, 1_600)]) {
                let rig = try prepared()
                let saves = Saves(
                    first: 3, gap: gap, period: period, count: 400, isForward: isForward)
                try scan(rig, saves)
                inconsistent += try judge(rig, saves).inconsistent
                // It has come to rest.
                rig.clock.advance(seconds: 5)
                #expect(try backUp(rig).failures.isEmpty)
                #expect(
                    try items(rig)["a.rtfd"]?.isInconsistent == false && rig.differences() == [])
                let later = try backUp(rig)
                #expect(later.counts.bytesRead == 0 && later.counts.changed == 0)
            }
        }
        #expect(inconsistent > 5)
    }

    /// What a watcher's round does with a bundle that is being written to: nothing yet, unless it
    /// has waited for too long.
    @Test func aRoundLeavesABundleThatIsBeingWrittenToForLater() throws {
        let rig = try prepared()
        let writer = try rig.openWriter()
        let root = try #require(try CatalogReader(writer.catalog).roots().first)
        let targets = [TreeScanner.Target(root: root.definition, anchor: root.anchor, focus: [])]
        func capture(since: UInt64, afresh: CaptureTask.Afresh = .nothing) throws -> BackupResult {
            var request = BackupRequest(sources: [], kind: .capture, readers: 0)
            request.bundles = Self.capture { $0.patience = .postpone(longest: 30_000_000_000) }
            let place = RepositoryPath(root: root.definition.number, path: "a.rtfd/A".bytes)
            return try CaptureRun(
                writer, fileSystem: rig.tree, clock: rig.clock, request: request,
                cancellation: Cancellation(), observer: nil
            ).run(
                [CaptureTask(place, .item, dirtySince: since, afresh: afresh)], in: targets,
                ledger: CaptureRun.Ledger())
        }
        rig.clock.advance(seconds: 60)
        rig.tree.write("/home/a.rtfd/A", Saves.content(7))
        rig.clock.advance(seconds: 1)
        let early = try capture(since: rig.clock.monotonic() - 1_000_000_000)
        #expect(
            early.commit == nil && early.postponed.map(\.path) == ["a.rtfd".bytes]
                && early.failures.isEmpty && early.counts.bytesRead == 0)
        // It has waited for half a minute.
        let late = try capture(since: rig.clock.monotonic() - 30_000_000_000)
        #expect(late.postponed.isEmpty && late.failures.count == 1 && late.bundles.isEmpty)
        #expect(try items(writer)["a.rtfd"]?.isInconsistent == true)
        rig.tree.write("/home/a.rtfd/sub/B", Saves.content(7))
        rig.clock.advance(seconds: 3)
        let whole = try capture(since: rig.clock.monotonic())
        #expect(
            whole.bundles.map(\.path) == ["a.rtfd".bytes] && whole.counts.changed == 1
                && whole.failures.isEmpty)
        #expect(try items(writer)["a.rtfd"]?.isInconsistent == false)
        // Content that changed behind an equal stamp is read when somebody says so.
        let forced = try capture(since: 0, afresh: .all)
        #expect(forced.counts.bytesRead == UInt64(Saves.content(7).count))
    }

    /// An interrupted run may have told a part of a large bundle: that is no version of it.
    @Test(arguments: 1...40) func aLargeBundleThatWasBrokenOffIsMarkedInconsistent(moment: Int)
        throws
    {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a.rtfd")
        for index in 0..<30 { rig.tree.write("/home/a.rtfd/f\(index)", "content \(index)") }
        let cancellation = Cancellation()
        let steps = SteppingFileSystem.Steps { if $0 == moment * 4 { cancellation.request() } }
        rig.clock.advance(seconds: 5)
        var request = BackupRequest(sources: [.init(path: "/home".bytes)], readers: 0)
        request.bundles = Self.capture { $0.heldMaximum = 3 }
        _ = try BackupRun(
            try rig.openWriter(), fileSystem: SteppingFileSystem(rig.tree, steps), clock: rig.clock,
            request: request,
            cancellation: cancellation, observer: nil
        ).run()
        let found = try items(rig)
        let inside = found.keys.filter { $0.hasPrefix("a.rtfd/") }.count
        #expect(
            inside == 30 || found["a.rtfd"] == nil || found["a.rtfd"]?.isInconsistent == true,
            "\(inside) items")
        try backUp(rig)
        #expect(
            try items(rig)["a.rtfd"]?.isInconsistent == false && rig.differences() == []
                && rig.differences(rebuilt: true) == [])
    }

    /// What cannot be read keeps its old version beside new ones: a mixture.
    @Test func anUnreadableFileMakesAMixtureOnlyWithOthersThatChanged() throws {
        let rig = try prepared()
        rig.tree.setMode("/home/a.rtfd/A", 0)
        rig.tree.deny("/home/a.rtfd/A")
        #expect(try backUp(rig).failures.count == 1)
        #expect(try items(rig)["a.rtfd"]?.isInconsistent == false)
        rig.tree.write("/home/a.rtfd/sub/B", Saves.content(3))
        #expect(try backUp(rig).failures.count == 1)
        #expect(try items(rig)["a.rtfd"]?.isInconsistent == true)
        rig.tree.deny("/home/a.rtfd/A", false)
        rig.tree.write("/home/a.rtfd/A", Saves.content(3))
        #expect(try backUp(rig).failures.isEmpty)
        #expect(try items(rig)["a.rtfd"]?.isInconsistent == false && rig.differences() == [])
    }

    /// A walk without a file to read: nobody takes its messages away but itself.
    @Test func manyDirectoriesWithoutFilesAreScannedOnOneThread() throws {
        let rig = try BackupRig()
        for index in 0..<3_000 { rig.tree.makeDirectory("/home/d\(index)") }
        for index in 0..<1_500 {
            rig.tree.write("/home/f\(index)", "x")
            rig.tree.deny("/home/f\(index)")
        }
        let result = try rig.backUp()
        #expect(result.failures.count == 1_500)
        #expect(try rig.stored().count == 3_001)
    }
}
