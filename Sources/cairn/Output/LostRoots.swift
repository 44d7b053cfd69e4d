import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// Backed-up roots of this machine whose directories are no longer at their paths: renamed, moved
/// or deleted, whether or not another directory or a symlink is there now.
struct LostRoots {
    /// A root whose directory was found elsewhere.
    private struct Move {
        let path: [UInt8]
        let place: [UInt8]
        /// Whether another directory is at the root's path.
        let isReplaced: Bool
    }

    /// Absolute. The roots that were found come first.
    let paths: [[UInt8]]
    /// In the order in which `roots move` can tell them.
    private let moves: [Move]
    /// Roots on file systems that are not mounted now; absolute.
    let away: [[UInt8]]
    /// The numbers of missing roots that are reported, or that have no files. Their coverage gaps
    /// are not reported separately.
    let missing: Set<UInt64>

    /// - Parameter away: places whose file systems are not mounted now.
    init(_ context: Context, _ session: ReadingSession, away: [[UInt8]]) throws {
        guard let latest = try session.reader.latestCommit() else {
            (paths, moves, missing, self.away) = ([], [], [], [])
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
        // The roots of the settings are read only if a root is missing.
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
            // A path that was backed up only once is not expected.
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
        let search = try MovedRootSearch(context, session)
        let present = ours.filter { root in
            root.definition.role != .adHoc && !excluded.contains(root.definition.path)
                && !gone.contains(root)
        }
        let replaced = present.lazy.compactMap { root in
            (try? search.newPlace(of: root)).map {
                Move(path: root.definition.path, place: $0, isReplaced: true)
            }
        }.prefix(Self.movesMaximum)
        let found = lost.prefix(Self.movesMaximum).compactMap { root in
            let place = Self.newPlace(of: root, session.reader, context)
            return (place ?? (try? search.newPlace(of: root))).map {
                Move(path: root.definition.path, place: $0, isReplaced: false)
            }
        }
        let moves = Self.ordered(replaced + found)
        self.moves = moves
        paths =
            moves.map(\.path)
            + lost.map(\.definition.path).filter { path in !moves.contains { $0.path == path } }
    }

    /// The most roots that are searched for, of each kind.
    private static let movesMaximum = 8

    /// Puts the move of a root before that of another root to the first one's path.
    private static func ordered(_ moves: [Move]) -> [Move] {
        var (rest, ordered) = (moves, [Move]())
        while let index = rest.firstIndex(where: { move in
            !rest.contains { $0.path == move.place }
        }) {
            ordered.append(rest.remove(at: index))
        }
        return ordered + rest
    }

    /// Whether a missing root was on another file system than the one that is at its path now.
    private static func isUnmounted(_ root: CatalogRoot, _ reader: CatalogReader) -> Bool {
        let stamp = try? LiveTree(reader).find([], in: root)?.stamp
        return stamp?.isAway(below: LinuxFileSystem().status(above: root.definition.path)) ?? false
    }

    /// Returns where the symlink at a root's path leads, or the root of the settings that has the
    /// directory of this one.
    private static func newPlace(
        of root: CatalogRoot, _ reader: CatalogReader, _ context: Context
    ) -> [UInt8]? {
        let path = root.definition.path
        if (try? LinuxFileSystem().status(ofRoot: path))?.kind == .symlink {
            // A link to a disk that is not mounted leads nowhere.
            let target = RealPath.resolve(path)
            return target == path ? nil : target
        }
        guard let stamp = try? LiveTree(reader).find([], in: root)?.stamp else { return nil }
        return context.rootSet().sources.map(\.path).first { source in
            source != path
                && (try? LinuxFileSystem().status(ofRoot: source)).map(stamp.isSameInode) == true
        }
    }

    private static func isMissing(_ path: [UInt8]) -> Bool {
        do {
            // A symlink is not the root, although it may lead to the root's directory.
            return try LinuxFileSystem().status(ofRoot: path).kind == .symlink
        } catch { return error.isMissing }
    }

    /// The reason of the verdict; nil if no root is lost.
    var reason: String? {
        guard let first = paths.first else { return nil }
        if let move = moves.first, move.isReplaced {
            return
                "\(PathText.display(first)) was renamed to \(PathText.display(move.place)), which is not backed up"
        }
        let more = paths.count - 1
        return PathText.display(first)
            + (more > 0 ? " and \(Quantity.of(more, "other root")) are" : " is")
            + " missing, and Cairn does not back up anything in \(more > 0 ? "their" : "its") place"
    }

    /// The next step if another directory is in the place of a root, and the root was not found.
    static func nextOfDisplaced(_ word: String) -> String {
        "if the root is now at NEW, run `cairn roots move \(word) NEW` to continue its history; if the new directory permanently replaces the root, run `cairn backup --new-disk \(word)`"
    }

    /// The next step if a root was renamed, whether or not another directory has its name.
    static func next(_ path: [UInt8], renamedTo newPlace: [UInt8]) -> String {
        let (word, place) = (ShellText.quoted(path), ShellText.quoted(newPlace))
        let move = "run `cairn roots move \(word) \(place)` to continue the history of the "
        guard RealPath.exists(path) else { return move + "root at the new path" }
        return move
            + "renamed directory, then `cairn roots add \(word)` to back up the new directory at the old path. To back up the renamed directory as a new root instead, run `cairn roots add \(place)`. If you do not want to back up the renamed directory, run `cairn exclude add \(place)`"
    }

    /// The next step; nil if no root is lost.
    var next: String? {
        guard let path = paths.first else { return nil }
        guard let first = moves.first else {
            let word = ShellText.quoted(path)
            return
                "if the directory was renamed or moved, run `cairn roots move \(word) NEW` to continue its history at the new path; if the directory was deleted, run `cairn restore --in-place \(word)` to restore it, or `cairn roots remove \(word)` to remove the root and keep its versions"
        }
        // Each of these directories is at the path of the one before.
        var chain = [first]
        for move in moves.dropFirst() where move.place == chain[chain.count - 1].path {
            chain.append(move)
        }
        guard chain.count > 1 else {
            return first.isReplaced
                ? Self.next(path, renamedTo: first.place)
                : "run `cairn roots move \(ShellText.quoted(path)) \(ShellText.quoted(first.place))` to continue the history of the root at the new path"
        }
        let commands = chain.map {
            "`cairn roots move \(ShellText.quoted($0.path)) \(ShellText.quoted($0.place))`"
        }
        return
            "run \(commands.joined(separator: ", then ")) to continue the histories of these roots at their new paths"
    }
}

extension MovedRootSearch {
    init(_ context: Context, _ session: ReadingSession) throws {
        let fileSystem = RuledFileSystem(context.fileSystem, rules: try session.rules(context))
        self.init(
            fileSystem, try LiveTree(session.reader), context.clock,
            sources: context.rootSet().sources.map(\.path))
    }
}
