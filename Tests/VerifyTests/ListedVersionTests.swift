import CairnFormat
import CairnSimulation
import Foundation
import TestSeed
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore

/// What `versions` lists can be restored: random histories in which names are used again, files
/// and directories take each other's place, roots go up in wider ones, and commits are forgotten.
@Suite struct ListedVersionTests {
    private final class History {
        let rig: BackupRig
        private var random: SplitMix64
        private var isWide = false
        /// What was there at each commit, by absolute path.
        private(set) var trees: [Int64: [String: SnapshotItem]] = [:]
        private static let names = ["a", "b", "d", "e"]

        init(seed: UInt64) throws {
            rig = try BackupRig()
            random = SplitMix64(seed: seed)
            for root in ["/home/r", "/home/s"] { rig.tree.makeDirectory(root) }
        }

        private func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

        private var present: [String: SnapshotItem] {
            Dictionary(
                rig.tree.snapshot("/home").map {
                    (PathText.display(ItemPath.join("/home".bytes, $0.key)), $0.value)
                }
            ) { first, _ in first }
        }

        private func path() -> String {
            let tree = present
            var path = ["/home/r", "/home/s"][below(2)]
            while true {
                path += "/" + Self.names[below(Self.names.count)]
                guard tree[path]?.kind == .directory, below(3) > 0 else { return path }
            }
        }

        /// A name of an earlier snapshot that nothing has now, in a directory that is there.
        private func formerName() -> String? {
            let tree = present
            let free = Set(trees.values.flatMap(\.keys)).filter { name in
                let parent = name.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
                return tree[name] == nil && tree[parent]?.kind == .directory
            }.sorted()
            return free.isEmpty ? nil : free[below(free.count)]
        }

        private func act() {
            let (path, other) = (path(), below(2) == 0 ? formerName() ?? path() : path())
            let tree = present
            func isFree(_ path: String) -> Bool { tree[path] == nil }
            switch below(9) {
            case 0, 1:
                guard tree[path]?.kind != .directory else { return }
                rig.tree.write(path, "content \(random.next())")
            case 2: if isFree(path) { rig.tree.makeDirectory(path) }
            case 3, 4: if !isFree(path) { removeAll(path, tree) }
            case 5:
                guard !isFree(path), isFree(other), !other.hasPrefix(path + "/") else { return }
                rig.tree.rename(path, to: other)
            case 6:
                guard !isFree(path) else { return }
                let wasDirectory = tree[path]?.kind == .directory
                removeAll(path, tree)
                if wasDirectory {
                    rig.tree.write(path, "was a directory \(random.next())")
                } else {
                    rig.tree.makeDirectory(path)
                    rig.tree.write(path + "/a", "in what was a file \(random.next())")
                }
            case 7:
                if tree[path]?.kind == .file, isFree(other) { rig.tree.link(other, to: path) }
            default: if !isFree(path) { rig.tree.setMode(path, [0o700, 0o755][below(2)]) }
            }
        }

        private func removeAll(_ path: String, _ tree: [String: SnapshotItem]) {
            for inner in tree.keys.filter({ $0.hasPrefix(path + "/") }).sorted(by: >) {
                rig.tree.remove(inner)
            }
            rig.tree.remove(path)
        }

        func step() throws {
            for _ in 0..<below(6) { act() }
            rig.clock.advance(seconds: 60)
            if !isWide, below(12) == 0 { isWide = true }
            let result = try rig.backUp(isWide ? ["/home"] : ["/home/r", "/home/s"])
            if let commit = result.commit { trees[commit.number] = present }
            if below(4) == 0 { try forget() }
            // What no version needs is really gone then.
            if below(6) == 0 {
                var request = PruneRequest()
                request.maxUnused = .bytes(0)
                _ = try PruneRun(rig.openWriter(), request, cancellation: Cancellation()).run()
            }
            if below(6) == 0 { _ = try CheckpointRun(rig.openWriter()).run() }
        }

        private func forget() throws {
            let writer = try rig.openWriter()
            let reader = try CatalogReader(writer.catalog)
            let run = ForgetRun(
                writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0),
                superseded: [])
            let roots = try reader.allRoots().map(\.definition.number)
            let chosen = try reader.commits().dropLast().filter { _ in below(3) > 0 }.map {
                let some = roots.filter { _ in below(2) == 0 }
                let part = below(3) == 0 ? Forgetting(inRoots: some) : nil
                return (id: $0.commit.id, forgetting: part ?? .everywhere)
            }
            let latest = try reader.latestCommit()?.number ?? 0
            let expiring = below(3) == 0 ? latest - Int64(below(6)) : nil
            try run.forget(chosen, expiring: expiring.map { max(0, $0) })
        }
    }

    private static let batches = 2

    @Test(arguments: 0..<batches) func whatIsListedIsRestored(batch: Int) throws {
        var (unshown, taken) = (0, 0)
        for seed in TestSeed.sequence(24, batch: batch, of: Self.batches) {
            let history = try History(seed: seed)
            for _ in 0..<14 { try history.step() }
            var listed: [Set<String>] = []
            for path in [history.rig.catalogPath, history.rig.directory.file("anew.sqlite")] {
                listed.append(try Self.check(history, catalog: path, TestSeed.replay(seed)))
            }
            #expect(!listed[0].isEmpty && listed[0] == listed[1], "\(TestSeed.replay(seed))")
            unshown += listed[0].count { $0.hasPrefix("alone ") }
            taken += listed[0].count { $0.hasPrefix("taken ") }
        }
        if TestSeed.asked == nil { #expect(unshown > 10 && taken > 0, "\(unshown) \(taken)") }
    }

    /// Restores each version that is listed of each path that ever was, by its id.
    ///
    /// - Returns: the ids, each with its path; those that no snapshot shows begin with "alone", and
    ///   those whose snapshot means another version by the path with "taken".
    private static func check(
        _ history: History, catalog path: String, _ replay: String
    ) throws -> Set<String> {
        let writer = try history.rig.openWriter(catalogPath: path)
        let reader = try CatalogReader(writer.catalog)
        let roots = try reader.roots()
        var paths: Set<String> = []
        for tree in history.trees.values { paths.formUnion(tree.keys) }
        var ids: Set<String> = []
        for live in paths.sorted() {
            let places = roots.compactMap { root in
                ItemPath.relative(live.bytes, to: root.definition.path).map { (root, $0) }
            }
            let named = try reader.versionsThroughRenames(places)
            var own: Set<Hash128> = []
            for found in named {
                let address = try reader.address(of: found, asked: places, among: named)
                #expect(own.insert(address.id).inserted, "\(replay), \(live): \(address.id) twice")
                let isTaken = try reader.address(of: found).id != address.id
                let kind = address.point == nil ? "alone " : isTaken ? "taken " : ""
                ids.insert("\(kind)\(address.id) \(live)")
                try restore(
                    found, address, asked: places, history, writer, reader, "\(replay), \(live)")
            }
        }
        return ids
    }

    private static func restore(
        _ found: NamedVersion, _ address: VersionAddress,
        asked: [(root: CatalogRoot, path: [UInt8])], _ history: History,
        _ writer: RepositoryWriter, _ reader: CatalogReader, _ note: String
    ) throws {
        let note = "\(note) [\(found.version.first), \(found.version.last ?? 0))"
        // As `restore --snapshot ID PATH` finds it.
        let id = String(address.id.description.prefix(8))
        let selection: RestoreSelection
        let number: Int64
        if let commit = try reader.commits(idPrefix: id).first {
            if let former = try reader.version(renamedSince: commit, at: asked) {
                (selection, number) = (former.selection, former.asAt.number)
            } else {
                let held = try asked.first {
                    try $0.root.exists(at: commit.number)
                        && reader.entry($0.root, path: $0.path, at: commit.number) != nil
                }
                let (root, path) = try #require(held, "\(id) shows nothing: \(note)")
                (selection, number) = (RestoreSelection(root: root, path: path), commit.number)
            }
        } else {
            let version = try #require(
                try reader.version(idPrefix: id, at: asked), "no version \(id): \(note)")
            #expect(
                version.selection.root.definition.number == found.root.definition.number
                    && version.selection.path == found.path, "\(note)")
            (selection, number) = (version.selection, version.asAt.number)
        }
        let item = try reader.entry(selection.root, path: selection.path, at: number)?.item()
        #expect(item == found.version.item, "\(note): \(id) is another version")
        let expected = try #require(
            history.trees[history.trees.keys.filter { $0 <= number }.max() ?? 0], "\(note)")
        let out = history.rig.directory.file("out")
        let result = try RestoreRun(
            writer.repository, writer.catalog, target: LinuxRestoreTarget(),
            clock: history.rig.clock,
            request: RestoreRequest(
                commit: number, selections: [selection], destination: .directory(out.bytes)),
            cancellation: Cancellation(), observer: nil
        ).run()
        defer { try? FileManager.default.removeItem(atPath: out) }
        #expect(result.failures.isEmpty, "\(note): \(result.failures)")
        let top = PathText.display(selection.livePath)
        let name = PathText.display(selection.root.definition.name)
        let base = out + "/" + name
        func restored(_ live: String) -> String {
            let root = PathText.display(selection.root.definition.path)
            return base + live.dropFirst(root.count)
        }
        for (path, item) in expected where path == top || path.hasPrefix(top + "/") {
            switch item.kind {
            case .directory:
                var isDirectory: ObjCBool = false
                let exists = FileManager.default.fileExists(
                    atPath: restored(path), isDirectory: &isDirectory)
                #expect(exists && isDirectory.boolValue, "\(path): \(note)")
            default:
                let content = FileManager.default.contents(atPath: restored(path))
                #expect(content.map { Array($0) } == item.content, "\(path): \(note)")
            }
        }
        let found = FileManager.default.enumerator(atPath: restored(top))?.allObjects.count ?? 0
        #expect(
            found == expected.keys.count { $0.hasPrefix(top + "/") }, "\(note): \(found) items")
    }
}
