import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// Roots of this machine whose directories are not at their places any more, and of which something
/// is kept: renamed, moved or deleted, whether or not another directory or a symlink stands there
/// now. What is saved at the new place is in no root.
struct LostRoots {
    /// Absolute, in order.
    let paths: [[UInt8]]
    /// Where the directory of the first is now; nil if it was not found.
    private let newPlace: [UInt8]?
    /// Whether another directory stands at the place of the first.
    private let isReplaced: Bool
    /// Roots on file systems that are not mounted now; absolute.
    let away: [[UInt8]]
    /// The numbers of roots that are not there, and are told or hold nothing that could be missed:
    /// no gap in them is a trouble of its own.
    let missing: Set<UInt64>

    /// - Parameter away: places whose file systems are not mounted now.
    init(_ context: Context, _ session: ReadingSession, away: [[UInt8]]) throws {
        guard let latest = try session.reader.latestCommit() else {
            (paths, newPlace, missing, isReplaced, self.away) = ([], nil, [], false, [])
            return
        }
        let ours = try session.reader.roots().filter { root in
            let isOurs = root.host.map { $0.id == context.machine.id } ?? true
            return root.last == nil && isOurs && root.definition.role.isKept
                && !away.contains { ItemPath.relative(root.definition.path, to: $0) != nil }
        }
        let gone = ours.filter { Self.isMissing($0.definition.path) }
        let unmounted = gone.filter { Self.isUnmounted($0, session.reader) }
        let notMounted = unmounted.map(\.definition.path)
        self.away = notMounted
        let missing = gone.filter { !notMounted.contains($0.definition.path) }
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
        quiet.formUnion(unmounted.map(\.definition.number))
        self.missing = quiet
        var places = RootPlaces(context.state, session.id)
        places.note(ours.map(\.definition.path))
        let renamed = ours.lazy.compactMap { root -> (CatalogRoot, [UInt8])? in
            // The one that is there was backed up as the root, with all of its files.
            let stamp = try? LiveTree(session.reader).find([], in: root)?.stamp
            let status = try? LinuxFileSystem().status(ofRoot: root.definition.path)
            if let stamp, let status, stamp.isSameInode(status) { return nil }
            guard root.definition.role != .adHoc, !excluded.contains(root.definition.path),
                let place = Self.place(of: places.formers(of: root.definition.path), beside: root),
                !ours.contains(where: { ItemPath.relative(place, to: $0.definition.path) != nil }),
                !excluded.contains(where: { ItemPath.relative(place, to: $0) != nil }),
                !Self.isExcluded(place, context, session)
            else { return nil }
            return (root, place)
        }.first
        if lost.isEmpty, let renamed {
            paths = [renamed.0.definition.path]
            (newPlace, isReplaced) = (renamed.1, true)
        } else {
            paths = lost.map(\.definition.path)
            newPlace = lost.first.flatMap { Self.newPlace(of: $0, session.reader, context) }
            isReplaced = false
        }
    }

    /// Whether a root that is missing was on another file system than what its path leads to now.
    private static func isUnmounted(_ root: CatalogRoot, _ reader: CatalogReader) -> Bool {
        let stamp = try? LiveTree(reader).find([], in: root)?.stamp
        return stamp?.isAway(below: LinuxFileSystem().status(above: root.definition.path)) ?? false
    }

    /// Whether a rule would exclude a directory if it were in a root.
    private static func isExcluded(
        _ path: [UInt8], _ context: Context, _ session: ReadingSession
    ) -> Bool {
        guard let rules = try? session.rules(context) else { return false }
        let parent = ItemPath.split(path).parent.ifEmpty([ItemPath.separator])
        return RuleJudge(context.fileSystem, rules: rules, roots: [parent]).judge(path).verdict
            != nil
    }

    /// A directory beside a root that stood at its place before.
    private static func place(
        of formers: [DirectoryIdentity], beside root: CatalogRoot
    ) -> [UInt8]? {
        guard !formers.isEmpty else { return nil }
        let parent = ItemPath.split(root.definition.path).parent
        guard
            let directory = try? LinuxFileSystem().openRoot(
                parent.ifEmpty([ItemPath.separator])),
            let entries = try? directory.entries()
        else { return nil }
        return entries.prefix(namesMaximum).lazy.filter { entry in
            guard let status = try? directory.status(of: entry.name), status.kind == .directory
            else { return false }
            return formers.contains(
                DirectoryIdentity(device: status.device, inode: status.inode))
        }.map { ItemPath.join(parent, $0.name) }.first
    }

    /// The most names that are looked at.
    private static let namesMaximum = 1_000

    /// Looks beside its former place, and among the roots of the settings, for the directory
    /// itself, which has its inode still.
    private static func newPlace(
        of root: CatalogRoot, _ reader: CatalogReader, _ context: Context
    ) -> [UInt8]? {
        let path = root.definition.path
        if (try? LinuxFileSystem().status(ofRoot: path))?.kind == .symlink {
            // To a disk that is away it leads nowhere.
            let target = RealPath.resolve(path)
            return target == path ? nil : target
        }
        let parent = ItemPath.split(path).parent
        guard let stamp = try? LiveTree(reader).find([], in: root)?.stamp else { return nil }
        let other = context.rootSet().sources.map(\.path).first { source in
            source != path
                && (try? LinuxFileSystem().status(ofRoot: source)).map(stamp.isSameInode) == true
        }
        if let other { return other }
        guard
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
            // A symlink that leads to another directory stands for it: that one may be a root.
            return try LinuxFileSystem().status(ofRoot: path).kind == .symlink
        } catch { return error.isMissing }
    }

    /// Of the verdict; nil where there is none.
    var reason: String? {
        guard let first = paths.first else { return nil }
        if isReplaced, let newPlace {
            return
                "\(PathText.display(first)) was renamed to \(PathText.display(newPlace)), which is not backed up"
        }
        let more = paths.count - 1
        return PathText.display(first)
            + (more > 0 ? " and \(Quantity.of(more, "other root")) are" : " is")
            + " missing, and Cairn does not back up anything in \(more > 0 ? "their" : "its") place"
    }

    /// What ends that another directory is in the place of a root, wherever that is now.
    static func nextOfDisplaced(_ word: String) -> String {
        "if the root is now at NEW, run `cairn roots move \(word) NEW` to continue its history; if the new directory permanently replaces the root, run `cairn backup --new-disk \(word)`"
    }

    /// What ends that a root was renamed and another directory has its name.
    static func next(_ path: [UInt8], renamedTo newPlace: [UInt8]) -> String {
        let (word, place) = (ShellText.quoted(path), ShellText.quoted(newPlace))
        return
            "run `cairn roots move \(word) \(place)` to continue the history of the renamed directory, then `cairn roots add \(word)` to back up the new directory at the old path. To back up the renamed directory as a new root instead, run `cairn roots add \(place)`. If you do not want to back up the renamed directory, run `cairn exclude add \(place)`"
    }

    /// The next step; nil where there is none.
    var next: String? {
        paths.first.map { path in
            let word = ShellText.quoted(path)
            if isReplaced, let newPlace { return Self.next(path, renamedTo: newPlace) }
            if let newPlace {
                return
                    "run `cairn roots move \(word) \(ShellText.quoted(newPlace))` to continue the history of the root at the new path"
            }
            return
                "if the directory was renamed or moved, run `cairn roots move \(word) NEW` to continue its history at the new path; if the directory was deleted, run `cairn restore --in-place \(word)` to restore it, or `cairn roots remove \(word)` to remove the root and keep its versions"
        }
    }
}
