import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// The proof for a path: whether the present state is stored, since when and in which commit;
/// otherwise why not.
///
/// This page is the loop of `cairn status PATH`: find the root, go down to the path, compare it and
/// everything beneath with the catalog's present tree.
/// - What it promises: an item reported as stored existed and was equal when it was examined; one
///   bad item never stops the others.
/// - What it does not: a frozen moment of a tree, nor that the repository's packs are undamaged
///   (``VerifyRun``).
/// - Cost: one `statx` and one row a name and a chunk, one `stat` a pack; content only where the
///   stamp differs. Memory: one directory's subdirectories on each level, at most
///   ``openDirectoriesMaximum`` open directories.
public final class PathProof {
    private let reader: CatalogReader
    private let fileSystem: RuledFileSystem
    /// The file system without rules.
    private let judged: any FileSystem
    private let rules: RuleBook
    private var excluded: Set<DirectoryIdentity> { rules.own }
    private let cancellation: Cancellation
    private let items: ItemProof
    private let held: HeldChunks
    private let tree: LiveTree
    /// The excluded items of the path that is examined; absolute.
    private let refused = Monitor<Set<[UInt8]>>([])
    private static let refusedMaximum = 65_536
    /// The maximum of kept findings of a kind; further ones are only counted.
    private let findingsMaximum: Int

    /// - Parameters:
    ///   - repository: the catalog's.
    ///   - fileSystem: without rules.
    ///   - rules: with Cairn's own directories.
    ///   - readsAll: read and compare content even where stamps are equal.
    ///   - blocks: reads the stored content, too; nil where existing packs are enough.
    public init(
        _ reader: CatalogReader, _ repository: Repository, fileSystem: any FileSystem,
        rules: RuleBook = RuleBook(), readsAll: Bool = false, blocks: BlockReader? = nil,
        findingsMaximum: Int = 20, cancellation: Cancellation = Cancellation()
    ) throws {
        self.reader = reader
        self.fileSystem = RuledFileSystem(
            fileSystem, rules: rules,
            observer: { [refused] path, verdict, _ in
                if verdict != RuleVerdict(.own) { Self.note(path, in: refused) }
            })
        judged = fileSystem
        self.rules = rules
        self.findingsMaximum = findingsMaximum
        self.cancellation = cancellation
        held = try HeldChunks(reader, repository, blocks)
        items = ItemProof(repository.coding, held, readsAll: readsAll, cancellation: cancellation)
        tree = try LiveTree(reader)
    }

    /// Examines the first of some spellings of one path that leads beneath a live root.
    ///
    /// - Parameter paths: absolute, without `.` and `..`, at least one: as it was named, and with
    ///   the symlinks of its directories followed.
    /// - Throws: ``CatalogError``, ``FormatError``.
    public func examine(_ paths: [[UInt8]]) throws -> ProofReport {
        let live = try reader.roots().filter { $0.last == nil }
        var gone: ProofReport?
        // A path through a symlink in a root leads out of it.
        var outside = paths
        for path in paths {
            let root = live.first { ItemPath.relative(path, to: $0.definition.path) != nil }
            guard let root else { continue }
            guard let report = try examine(path, beneath: root) else {
                outside.removeAll { $0 == path }
                continue
            }
            guard case .gone = report.standing else { return report }
            gone = gone ?? report
        }
        if let gone { return gone }
        var report = ProofReport(path: outside.first ?? paths[0], standing: .outside)
        for path in paths where report.innerRoots.isEmpty {
            report.innerRoots = live.map(\.definition).filter {
                ItemPath.relative($0.path, to: path) != nil
            }
        }
        if !paths.contains(where: { (try? fileSystem.status(ofRoot: $0)) != nil }) {
            let last = try paths.lazy.compactMap { path in
                try self.lastVersion(path).map { (path: path, version: $0) }
            }.first
            report = ProofReport(
                path: last?.path ?? report.path, standing: .gone(last: last?.version))
        }
        report.notStored = 1
        return report
    }

    // MARK: To the path

    /// - Returns: nil for a path that a symlink in the root leads elsewhere.
    private func examine(_ path: [UInt8], beneath root: CatalogRoot) throws -> ProofReport? {
        var report = ProofReport(path: path, standing: .neverSeen)
        report.root = root.definition
        let judgement = RuleJudge(judged, rules: rules, roots: [root.definition.path]).judge(path)
        if judgement.isBehindLink { return nil }
        refused.update { $0.removeAll() }
        try examine(path, beneath: root, judgement, &report)
        report.excluded = UInt64(refused.update { $0.count })
        return report
    }

    private func examine(
        _ path: [UInt8], beneath root: CatalogRoot, _ judgement: RuleJudge.Judgement,
        _ report: inout ProofReport
    ) throws {
        if let verdict = judgement.verdict {
            return refuse(path, verdict == RuleVerdict(.own) ? .own : .excluded(verdict), &report)
        }
        do {
            let relative = ItemPath.relative(path, to: root.definition.path) ?? []
            if let away = try AwayPlace(relative, in: root, reader, judged) { throw away.error }
            try compare(path, root, &report)
        } catch let error as SystemError {
            report.standing =
                error.isMissing || error.code == ErrorCode.symlinkInTheWay
                ? .gone(last: try lastVersion(path)) : .unreadable(error)
            note(path, report.standing, &report)
        } catch is Cancelled {
            report.wasCancelled = true
        }
    }

    private func compare(_ path: [UInt8], _ root: CatalogRoot, _ report: inout ProofReport) throws {
        let rootPath = root.definition.path
        let status = try fileSystem.status(ofRoot: rootPath)
        let components = ItemPath.components(ItemPath.relative(path, to: rootPath) ?? [])
        let row = try tree.find([], in: root.anchor)
        guard status.kind == .directory else {
            guard components.isEmpty else {
                throw SystemError("open", path: path, code: ErrorCode.noDirectory)
            }
            let (parent, name) = ItemPath.split(rootPath)
            let directory = try fileSystem.openAbove(parent.isEmpty ? [ItemPath.separator] : parent)
            report.standing = try items.standing(name, in: directory, status, row)
            noteInconsistent(path, row, &report)
            return note(path, report.standing, &report)
        }
        var directory = try fileSystem.openRoot(rootPath)
        var known = row
        for (index, name) in components.enumerated() {
            let status = try directory.status(of: name)
            // A name the repository does not know has nothing it knows beneath it.
            known = try known?.child.flatMap { try tree.find(name, in: $0) }
            if status.kind != .directory {
                guard index == components.count - 1 else {
                    throw SystemError("open", path: path, code: ErrorCode.noDirectory)
                }
                report.standing =
                    TemporaryName.isUnfinished(name, status)
                    ? .own : try items.standing(name, in: directory, status, known)
                noteInconsistent(path, known, &report)
                return note(path, report.standing, &report)
            }
            directory = try directory.openDirectory(name)
            if try isExcluded(directory) { return refuse(path, .own, &report) }
        }
        if try isExcluded(directory) { return refuse(path, .own, &report) }
        report.isDirectory = true
        report.standing = try items.standing(directory, known)
        note(path, report.standing, &report)
        try walk(path, directory, known?.child, &report)
    }

    private func refuse(_ path: [UInt8], _ standing: Standing, _ report: inout ProofReport) {
        report.standing = standing
        note(path, standing, &report)
        report.notStored += 1
    }

    // MARK: Beneath it

    private struct Frame: DirectoryFrame {
        var directory: (any SourceDirectory)?
        let path: [UInt8]
        /// Popped from the end.
        var subdirectories: [(name: [UInt8], child: Int64?)]
    }

    private func walk(
        _ path: [UInt8], _ top: any SourceDirectory, _ id: Int64?, _ report: inout ProofReport
    ) throws {
        var stack = DirectoryStack<Frame>()
        if let frame = try list(path, top, id, &report) { stack.push(frame) }
        while !stack.isEmpty {
            guard let next = stack.top.subdirectories.popLast() else {
                stack.pop()
                continue
            }
            if cancellation.isRequested { throw Cancelled() }
            let place = ItemPath.join(stack.top.path, next.name)
            do {
                if stack.isTopClosed {
                    let names = ItemPath.components(
                        ItemPath.relative(stack.top.path, to: path) ?? [])
                    stack.reopenTop(try top.openDirectory(at: names))
                }
                guard let directory = try stack.top.directory?.openDirectory(next.name) else {
                    preconditionFailure("the top of the stack is open")
                }
                if let inner = try list(place, directory, next.child, &report) { stack.push(inner) }
            } catch let error as SystemError {
                note(place, standing(of: next.name, in: stack.top.directory, error), &report)
            }
        }
    }

    /// The standing of an item that cannot be opened: gone by now, unreadable, or excluded by a
    /// rule.
    private func standing(
        of name: [UInt8], in directory: (any SourceDirectory)?, _ error: SystemError
    ) -> Standing {
        if error.isMissing { return .changing }
        let item = error.isExcluded ? directory?.exclusion(of: name) : nil
        return item.map { .excluded($0.verdict) } ?? .unreadable(error)
    }

    /// Compares the names of one directory.
    ///
    /// - Returns: the frame to descend from; nil when it cannot be listed.
    private func list(
        _ path: [UInt8], _ directory: any SourceDirectory, _ id: Int64?, _ report: inout ProofReport
    ) throws -> Frame? {
        let entries: [DirectoryEntry]
        do {
            entries = try directory.entries()
        } catch {
            note(path, .unreadable(error), &report)
            return nil
        }
        var frame = Frame(directory: directory, path: path, subdirectories: [])
        tree.begin(id ?? -1)
        defer { tree.end() }
        var hasRow = try tree.next()
        for entry in entries {
            if cancellation.isRequested { throw Cancelled() }
            while hasRow, tree.order(to: entry.name) < 0 {
                hasRow = try passGone(path, directory, &report)
            }
            let isKnown = hasRow && tree.order(to: entry.name) == 0
            do {
                try compare(entry, isKnown, path, directory, &frame, &report)
            } catch let error as SystemError where error.code == SystemError.elsewhere {
                // Its stored content cannot be read now; that of the others may be.
                note(ItemPath.join(path, entry.name), .unreadable(error), &report)
            }
            if isKnown { hasRow = try tree.next() }
        }
        while hasRow { hasRow = try passGone(path, directory, &report) }
        frame.subdirectories.reverse()
        return frame
    }

    /// Notes that the row's item is not on disk.
    private func passGone(
        _ path: [UInt8], _ directory: any SourceDirectory, _ report: inout ProofReport
    ) throws -> Bool {
        let name = tree.name
        let place = ItemPath.join(path, name)
        if let item = directory.exclusion(of: name) {
            note(place, .excluded(item.verdict), &report)
            return try tree.next()
        }
        let row = try tree.row
        if row.kind == .directory, row.stamp?.isAway(below: try? directory.status()) == true {
            let error = SystemError("list", path: place, code: ErrorCode.unmounted)
            note(place, .unreadable(error), &report)
        } else {
            let size = try Item(decodingAlone: row.item).size
            let last = Standing.LastVersion(path: place, first: row.first, until: nil, size: size)
            note(place, .gone(last: last), &report)
        }
        return try tree.next()
    }

    private func compare(
        _ entry: DirectoryEntry, _ isKnown: Bool, _ path: [UInt8], _ directory: any SourceDirectory,
        _ frame: inout Frame, _ report: inout ProofReport
    ) throws {
        if isKnown, case .success(let status) = entry.status, status.kind != .directory,
            !(items.readsAll && status.kind == .file), let stamp = tree.stamp,
            stamp.isOf(status), !Item.isInconsistent(encodedAlone: tree.item),
            try held.holds(Item(decodingAlone: Array(tree.item)))
        {
            // The common case, without opening anything.
            return noteStored(since: tree.first, byContent: false, &report)
        }
        let place = ItemPath.join(path, entry.name)
        let status: FileStatus
        switch entry.status {
        case .success(let found): status = found
        case .failure(let error): return note(place, .unreadable(error), &report)
        }
        if entry.isUnfinished { return note(place, .own, &report) }
        if place.count > Limits.pathBytes || ItemPath.problem(withName: entry.name) != nil {
            return note(place, .unsupported("its name or path is too long"), &report)
        }
        let known = isKnown ? try tree.row : nil
        guard status.kind == .directory else {
            noteInconsistent(place, known, &report)
            let standing = try items.standing(entry.name, in: directory, status, known)
            if case .stored = standing { return note(place, standing, &report) }
            // An exclusion flag only shows when the item is opened.
            let exclusion = directory.exclusion(of: entry.name)
            return note(place, exclusion.map { .excluded($0.verdict) } ?? standing, &report)
        }
        if isExcluded(status) { return note(place, .own, &report) }
        if let known, known.kind == .directory,
            known.stamp?.isMountTop ?? false || status.isMountTop,
            let opened = try? directory.openDirectory(entry.name),
            let code = try AwayPlace.code(known, opened, isRoot: false, tree)
        {
            let error = SystemError("list", path: place, code: code)
            return note(place, .unreadable(error), &report)
        }
        if let known, known.kind == .directory, known.stamp?.isOf(status) == true {
            note(place, .stored(since: known.first, byContent: false), &report)
        } else {
            do {
                let opened = try directory.openDirectory(entry.name)
                note(place, try items.standing(opened, known), &report)
            } catch let error as SystemError {
                return note(place, standing(of: entry.name, in: directory, error), &report)
            }
        }
        frame.subdirectories.append((entry.name, known?.child))
    }

    // MARK: Rows and counts

    private func noteInconsistent(_ path: [UInt8], _ row: LiveRow?, _ report: inout ProofReport) {
        guard row?.isInconsistent == true else { return }
        report.inconsistent += 1
        if report.inconsistentPaths.count < findingsMaximum {
            report.inconsistentPaths.append(path)
        }
    }

    private func isExcluded(_ directory: any SourceDirectory) throws -> Bool {
        try !excluded.isEmpty && isExcluded(directory.status())
    }

    private func isExcluded(_ status: FileStatus) -> Bool { excluded.contains(status.identity) }

    /// The last version of a path in any root of any time, under any name that it had.
    private func lastVersion(_ path: [UInt8]) throws -> Standing.LastVersion? {
        let places = try reader.roots().compactMap { $0.selection(of: path) }
        guard !places.isEmpty,
            let last = try reader.versionsThroughRenames(places.map { ($0.root, $0.path) }).last
        else { return nil }
        return Standing.LastVersion(
            path: ItemPath.join(last.root.definition.path, last.path), first: last.version.first,
            until: last.version.last, size: last.version.item.size)
    }

    private func note(_ path: [UInt8], _ standing: Standing, _ report: inout ProofReport) {
        switch standing {
        case .stored(let since, let byContent):
            noteStored(since: since, byContent: byContent, &report)
        case .own: break
        case .excluded: Self.note(path, in: refused)
        case .gone where path != report.path:
            report.gone += 1
            if report.goneFindings.count < findingsMaximum {
                report.goneFindings.append(.init(path: path, standing: standing))
            }
        default:
            if case .lost = standing { report.lostCount += 1 }
            report.notStored += 1
            if report.findings.count < findingsMaximum {
                report.findings.append(.init(path: path, standing: standing))
            }
        }
    }

    private static func note(_ path: [UInt8], in refused: Monitor<Set<[UInt8]>>) {
        refused.update { if $0.count < refusedMaximum { $0.insert(path) } }
    }

    private func noteStored(since: Int64, byContent: Bool, _ report: inout ProofReport) {
        report.stored += 1
        if byContent { report.storedByContent += 1 }
        report.storedBy = max(report.storedBy ?? 0, since)
    }
}
