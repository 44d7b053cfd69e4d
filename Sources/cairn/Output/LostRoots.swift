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

    /// A root that is expected, or a root of the settings inside another one.
    private struct Expected {
        let root: CatalogRoot
        var part: [UInt8] = []
        let isOfSettings: Bool

        var path: [UInt8] { ItemPath.join(root.definition.path, part) }
        var place: RepositoryPath { RepositoryPath(root: root.definition.number, path: part) }
        var isAwaited: Bool { isOfSettings || root.definition.role != .adHoc }
    }

    /// Absolute. The roots that were found come first.
    let paths: [[UInt8]]
    /// In the order in which `roots move` can tell them.
    private let moves: [Move]
    /// Roots on file systems that are not mounted now; absolute.
    let away: [[UInt8]]
    /// The missing roots that are reported, or that have no files. Their coverage gaps are not
    /// reported separately.
    let missing: Set<RepositoryPath>

    /// - Parameter away: places whose file systems are not mounted now.
    init(_ context: Context, _ session: ReadingSession, away: [[UInt8]]) throws {
        guard let latest = try session.reader.latestCommit() else {
            (paths, moves, missing, self.away) = ([], [], [], [])
            return
        }
        let live = try LiveTree(session.reader)
        let stored = try session.reader.roots().filter { root in
            root.last == nil && root.host.map { $0.id == context.machine.id } ?? true
        }
        let ours = try Self.expected(stored, context.rootSet(), live).filter { root in
            !away.contains { ItemPath.relative(root.path, to: $0) != nil }
        }
        let gone = ours.filter { Self.isMissing($0.path) }
        let unmounted = gone.filter { Self.isUnmounted($0, live) }
        let notMounted = unmounted.map(\.path)
        self.away = notMounted
        let missing = gone.filter { !notMounted.contains($0.path) }
        let excluded = context.settings.exclude.paths
        // An application that was uninstalled took its container along.
        let containers =
            missing.isEmpty
            ? []
            : Set(
                try session.reader.containers().map(\.part).filter(\.path.isEmpty).map(\.root))
        var (lost, quiet): ([Expected], Set<RepositoryPath>) = ([], [])
        for root in missing {
            var holds = false
            _ = try session.reader.walk(root.root, from: root.part, at: latest.number) { step in
                if case .enter(let path, _) = step, path != root.part { holds = true }
                return !holds
            }
            // A path that was backed up only once is not expected.
            let isAwaited =
                root.isOfSettings
                || root.isAwaited && !containers.contains(root.root.definition.number)
            if holds, isAwaited, !excluded.contains(root.path) {
                lost.append(root)
            } else if holds, root.root.definition.role == .adHoc {
                continue
            }
            quiet.insert(root.place)
        }
        self.missing = quiet.union(unmounted.map(\.place))
        var places = RootPlaces(context.state, session.id)
        places.note(ours.map(\.path))
        let search = try MovedRootSearch(context, session)
        let present = ours.filter { root in
            root.isAwaited && !excluded.contains(root.path)
                && !gone.contains { $0.place == root.place }
        }
        let replaced = present.lazy.compactMap { root in
            (try? search.newPlace(of: root.root, part: root.part)).map {
                Move(path: root.path, place: $0, isReplaced: true)
            }
        }.prefix(Self.movesMaximum)
        // What is inside such a root was moved with it, and is told with it.
        let tops = replaced.map(\.path) + lost.map(\.path)
        lost.removeAll { Self.isInside($0.path, tops) }
        let found = lost.prefix(Self.movesMaximum).compactMap { root in
            let place = Self.newPlace(of: root, live, context)
            return (place ?? (try? search.newPlace(of: root.root, part: root.part))).map {
                Move(path: root.path, place: $0, isReplaced: false)
            }
        }
        let moves = Self.ordered(replaced.filter { !Self.isInside($0.path, tops) } + found)
        self.moves = moves
        paths =
            moves.map(\.path)
            + lost.map(\.path).filter { path in !moves.contains { $0.path == path } }
    }

    /// The stored roots, and the roots of the settings that are stored in a root around them. The
    /// settings may have only the inner one: the other was backed up by name, or imported.
    private static func expected(
        _ stored: [CatalogRoot], _ settings: RootSet, _ live: LiveTree
    ) throws -> [Expected] {
        let paths = Set(settings.expected.flatMap { [$0.path, $0.namedPath] })
        let wanted = settings.wanted
        let parts = try paths.flatMap { path in
            try stored.compactMap { root -> Expected? in
                guard let part = ItemPath.relative(path, to: root.definition.path), !part.isEmpty,
                    wanted.contains(path) || !paths.contains(root.definition.path),
                    try live.find(part, in: root)?.kind == .directory
                else { return nil }
                return Expected(root: root, part: part, isOfSettings: true)
            }
        }
        return stored.filter(\.definition.role.isKept).map {
            Expected(root: $0, isOfSettings: paths.contains($0.definition.path))
        } + parts.sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }

    private static func isInside(_ path: [UInt8], _ tops: [[UInt8]]) -> Bool {
        tops.contains { ItemPath.relative(path, to: $0)?.isEmpty == false }
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
    private static func isUnmounted(_ root: Expected, _ live: LiveTree) -> Bool {
        let stamp = try? live.find(root.part, in: root.root)?.stamp
        return stamp?.isAway(below: LinuxFileSystem().status(above: root.path)) ?? false
    }

    /// Returns where the symlink at a root's path leads, or the root of the settings that has the
    /// directory of this one.
    private static func newPlace(
        of root: Expected, _ live: LiveTree, _ context: Context
    ) -> [UInt8]? {
        let path = root.path
        if (try? LinuxFileSystem().status(ofRoot: path))?.kind == .symlink {
            // A link to a disk that is not mounted leads nowhere.
            let target = RealPath.resolve(path)
            return target == path ? nil : target
        }
        guard let stamp = try? live.find(root.part, in: root.root)?.stamp else { return nil }
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
                "\(PathText.display(first)) was renamed to \(PathText.display(move.place)), which \(Self.access(to: move.place).isEmpty ? "is not backed up" : "Cairn cannot read")"
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
        let move =
            "\(access(to: newPlace))run `cairn roots move \(word) \(place)` to continue the history of the "
        guard RealPath.exists(path) else { return move + "root at the new path" }
        return move
            + "renamed directory, then `cairn roots add \(word)` to back up the new directory at the old path. To back up the renamed directory as a new root instead, run `cairn roots add \(place)`. If you do not want to back up the renamed directory, run `cairn exclude add \(place)`"
    }

    /// The beginning of the next step if the directory of a root cannot be read; else empty.
    private static func access(to path: [UInt8]) -> String {
        do throws(SystemError) {
            _ = try LinuxFileSystem().openRoot(path)
            return ""
        } catch {
            let place = PathText.display(path)
            return "Cairn cannot read \(place): \(error.reason). Make \(place) readable, then "
        }
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
                : "\(Self.access(to: first.place))run `cairn roots move \(ShellText.quoted(path)) \(ShellText.quoted(first.place))` to continue the history of the root at the new path"
        }
        let commands = chain.map {
            "`cairn roots move \(ShellText.quoted($0.path)) \(ShellText.quoted($0.place))`"
        }
        return
            "run \(commands.joined(separator: ", then ")) to continue the histories of these roots at their new paths"
    }
}

extension RootSet {
    /// The roots whose directories are expected, whether or not they are there.
    var expected: [Root] {
        roots.filter {
            $0.role.isKept && $0.origin != .container
                && ([.kept, .missing].contains($0.state) || $0.state.isHeld && $0.isOfSettings)
        }
    }

    /// The same, under each path by which they are known, for a run that backs up other paths.
    var expectedSources: [BackupSource] {
        expected.flatMap { root in
            Set([root.path, root.namedPath]).map { BackupSource(path: $0, role: root.role) }
        }
    }

    /// Where a path is stored that leads through a second mount of a root; nil for other paths.
    func twin(of path: [UInt8]) -> [UInt8]? {
        roots.lazy.compactMap { root in
            guard case .duplicate(let twin) = root.state else { return nil }
            return ItemPath.relative(path, to: root.path).map { ItemPath.join(twin, $0) }
        }.first
    }
}

extension MovedRootSearch {
    init(_ context: Context, _ session: ReadingSession) throws {
        let fileSystem = RuledFileSystem(context.fileSystem, rules: try session.rules(context))
        self.init(
            fileSystem, try LiveTree(session.reader), context.clock,
            sources: context.rootSet().sources.map(\.path), session.repository.coding)
    }
}
