import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// Roots of this machine whose directories are not at their places any more, and of which something
/// is kept: renamed, moved or deleted. What is saved at the new place is in no root.
struct LostRoots {
    /// Absolute, in order.
    let paths: [[UInt8]]
    /// Where the directory of the first is now; nil if it was not found.
    private let newPlace: [UInt8]?
    /// The numbers of roots that are not there, and are told or hold nothing that could be missed:
    /// no gap in them is a trouble of its own.
    let missing: Set<UInt64>

    /// - Parameter away: places whose file systems are not mounted now.
    init(_ context: Context, _ session: ReadingSession, away: [[UInt8]]) throws {
        guard let latest = try session.reader.latestCommit() else {
            (paths, newPlace, missing) = ([], nil, [])
            return
        }
        let missing = try session.reader.roots().filter { root in
            let path = root.definition.path
            let isOurs = root.host.map { $0.id == context.machine.id } ?? true
            return root.last == nil && isOurs && root.definition.role.isKept
                && !away.contains { ItemPath.relative(path, to: $0) != nil }
                && Self.isMissing(path)
        }
        // What this user keeps is looked up only when there is cause to.
        let expected =
            missing.isEmpty
            ? [] : context.rootSet().roots.filter { $0.state == .missing }.map(\.path)
        let excluded = context.settings.exclude.paths
        // An application that was uninstalled took its container along.
        let containers =
            missing.isEmpty
            ? []
            : Set(
                try session.reader.containers().map(\.part).filter(\.path.isEmpty).map(\.root))
        var (lost, quiet): ([CatalogRoot], Set<UInt64>) = ([], [])
        for root in missing {
            let (path, number) = (root.definition.path, root.definition.number)
            var holds = false
            _ = try session.reader.walk(root, at: latest.number) { step in
                if case .enter(let path, _) = step, !path.isEmpty { holds = true }
                return !holds
            }
            // What was named once, for one backup, may be gone.
            let isAwaited =
                expected.contains(path)
                || root.definition.role != .adHoc && !containers.contains(number)
            if holds, isAwaited, !excluded.contains(path) {
                lost.append(root)
            } else if holds, root.definition.role == .adHoc {
                continue
            }
            quiet.insert(number)
        }
        self.missing = quiet
        paths = lost.map(\.definition.path)
        newPlace = lost.first.flatMap { Self.newPlace(of: $0, session.reader) }
    }

    /// The most names that are looked at.
    private static let namesMaximum = 1_000

    /// Looks beside its former place for the directory itself, which has its inode still.
    private static func newPlace(of root: CatalogRoot, _ reader: CatalogReader) -> [UInt8]? {
        let parent = ItemPath.split(root.definition.path).parent
        guard let stamp = try? LiveTree(reader).find([], in: root)?.stamp,
            let directory = try? LinuxFileSystem().openRoot(
                parent.ifEmpty([ItemPath.separator])),
            let entries = try? directory.entries(),
            let device = try? directory.status().device
        else { return nil }
        for entry in entries.prefix(namesMaximum) {
            guard let status = try? directory.status(of: entry.name), status.kind == .directory,
                stamp.isSameInode(status), status.device == device
            else { continue }
            return ItemPath.join(parent, entry.name)
        }
        return nil
    }

    private static func isMissing(_ path: [UInt8]) -> Bool {
        do {
            _ = try LinuxFileSystem().status(ofRoot: path)
            return false
        } catch { return error.isMissing }
    }

    /// Of the verdict; nil where there is none.
    var reason: String? {
        guard let first = paths.first else { return nil }
        let more = paths.count - 1
        return PathText.display(first)
            + (more > 0 ? " and \(Quantity.of(more, "other root")) are" : " is")
            + " not there any more, and nothing in place of it is kept"
    }

    /// The next step; nil where there is none.
    var next: String? {
        paths.first.map { path in
            let word = ShellText.quoted(path)
            if let newPlace {
                return
                    "run `cairn roots move \(word) \(ShellText.quoted(newPlace))` to continue its history where the directory is now"
            }
            return
                "if it was renamed or moved, run `cairn roots move \(word) NEW` to continue its history at the new path; if it was deleted, run `cairn restore --in-place \(word)` to restore it, or `cairn roots remove \(word)` to remove the root and keep its versions"
        }
    }
}
