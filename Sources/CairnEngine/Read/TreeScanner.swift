import CairnFormat

/// Walks a root and compares it, directory by directory, with the catalog.
///
/// This page is the reading stage's loop: the scanner names what is new, changed or gone; ``FileReader`` reads it; the chunks go to the store.
/// - What it promises: every name it could list is compared; a directory it could not list loses nothing in the repository.
/// - What it does not: a frozen moment. What changes behind its back is found by the next scan.
/// - Cost: one `getdents64` and one `statx` a name, one ordered range of catalog rows a directory; content only of what differs.
/// - Bounded: at most ``openDirectoriesMaximum`` directories stay open on the way down, however deep the tree.
final class TreeScanner {
    private let fileSystem: any FileSystem
    private let clock: any Clock
    private let cancellation: Cancellation
    private let directoryIDs: DirectoryIDs
    /// Cairn's own directories, never part of a backup. - Source: DESIGN.md §8, rule 1.
    private let excluded: Set<DirectoryIdentity>
    private let absenceIsDeletion: Bool
    private let sink: any ScanSink
    private let connection: CatalogConnection
    private let liveRows: RawStatement
    private let findRow: RawStatement
    private let findDirectory: RawStatement

    /// New directories on the way to a part of a root: the next part may lie in them, and the catalog does not know them before the commit.
    private var placed: [Place: Int64] = [:]

    private static let openDirectoriesMaximum = 64

    private struct Place: Hashable {
        let root: UInt64
        let path: [UInt8]
    }

    init(
        _ catalog: Catalog, fileSystem: any FileSystem, clock: any Clock, cancellation: Cancellation,
        directoryIDs: DirectoryIDs, excluded: Set<DirectoryIdentity>, absenceIsDeletion: Bool = false,
        sink: any ScanSink
    ) throws {
        self.fileSystem = fileSystem
        self.clock = clock
        self.cancellation = cancellation
        self.directoryIDs = directoryIDs
        self.excluded = excluded
        self.absenceIsDeletion = absenceIsDeletion
        self.sink = sink
        connection = try catalog.openReader()
        liveRows = try connection.prepare(
            "SELECT name, kind, child, stamp, item FROM live WHERE directory = ?1 ORDER BY name")
        findRow = try connection.prepare(
            "SELECT name, kind, child, stamp, item FROM live WHERE directory = ?1 AND name = ?2")
        findDirectory = try connection.prepare("SELECT id FROM directory WHERE root = ?1 AND path = ?2")
    }

    /// A root, or a part of it, to be scanned.
    struct Target {
        let root: RootDefinition
        let anchor: Int64
        /// Names that lead from the root to the part that was asked for; empty for all of it.
        let focus: [[UInt8]]
    }

    private struct Row {
        let kind: ItemKind
        let child: Int64?
        let stamp: Stamp?
        let item: [UInt8]
    }

    /// A directory whose subdirectories are still to be visited.
    private struct Frame {
        /// Nil while it is closed to save descriptors.
        var directory: (any SourceDirectory)?
        let identity: DirectoryIdentity
        let path: [UInt8]
        var subdirectories: [Subdirectory]
    }

    private struct Subdirectory {
        let name: [UInt8]
        let status: FileStatus
        let id: Int64
        let isNew: Bool
    }

    /// Scans a target to its end.
    ///
    /// - Throws: ``CatalogError``, ``StoreFailure`` from the sink; ``ItemFailure`` when the target itself cannot be opened.
    func scan(_ target: Target) throws {
        let root = target.root
        let status: FileStatus
        do {
            status = try fileSystem.status(ofRoot: root.path)
        } catch {
            if absenceIsDeletion, error.isMissing {
                if try find(in: target.anchor, name: []) != nil {
                    try remove(root, path: [], name: [], in: target.anchor)
                }
                return
            }
            throw ItemFailure(path: root.path, reason: .system(error))
        }
        guard status.kind == .directory else { return try scanSingle(target, status) }
        let directory: any SourceDirectory
        do {
            directory = try fileSystem.openRoot(root.path)
        } catch {
            throw ItemFailure(path: root.path, reason: .system(error))
        }
        let row = try find(in: target.anchor, name: [])
        let entry = try enter(
            root, path: [], name: [], parentID: target.anchor, directory: directory, status: status, row: row)
        guard let entry else { return }
        try walk(root, from: entry, directory, status, focus: target.focus)
    }

    /// A root that is a file, symlink or special: read through the directory it stands in.
    private func scanSingle(_ target: Target, _ status: FileStatus) throws {
        let (parent, name) = ItemPath.split(target.root.path)
        let parentPath = parent.isEmpty ? [ItemPath.separator] : parent
        let directory: any SourceDirectory
        do {
            directory = try fileSystem.openRoot(parentPath)
        } catch {
            throw ItemFailure(path: target.root.path, reason: .system(error))
        }
        try compare(
            DirectoryEntry(name: name, status: .success(status)), rowName: [], status: status,
            row: try find(in: target.anchor, name: []), directory: directory, directoryID: target.anchor,
            root: target.root, path: [])
    }

    /// Passes on what was gathered.
    func finish() throws { try sink.finish() }

    // MARK: Walking

    private func walk(
        _ root: RootDefinition, from entry: Subdirectory, _ directory: any SourceDirectory,
        _ status: FileStatus, focus: [[UInt8]]
    ) throws {
        var stack: [Frame] = []
        var depth = 0
        if let frame = try list(root, path: [], entry, directory, status, focus: focus.first) {
            stack.append(frame)
        }
        while var frame = stack.popLast() {
            if cancellation.isRequested { throw RunCancelled() }
            guard let next = frame.subdirectories.popLast() else {
                try reopenParent(of: frame, in: &stack, root)
                continue
            }
            guard let parent = frame.directory else { preconditionFailure("the top of the stack is open") }
            depth = stack.count + 1
            stack.append(frame)
            let path = ItemPath.join(frame.path, next.name)
            do {
                let child = try parent.openDirectory(next.name)
                let onlyName: [UInt8]? = depth < focus.count ? focus[depth] : nil
                if let frame = try list(root, path: path, next, child, next.status, focus: onlyName) {
                    stack.append(frame)
                    closeDistant(&stack)
                }
            } catch let error as SystemError {
                // Vanished since it was listed: the next scan, or the listing of its parent, tells.
                if !error.isMissing { fail(root, path, .system(error)) }
            }
        }
    }

    private func closeDistant(_ stack: inout [Frame]) {
        let distant = stack.count - Self.openDirectoriesMaximum
        if distant > 0 { stack[distant - 1].directory = nil }
    }

    /// When the walk comes back to a directory that was closed, it is opened again from below and must be the same.
    private func reopenParent(of frame: Frame, in stack: inout [Frame], _ root: RootDefinition) throws {
        guard let last = stack.indices.last, stack[last].directory == nil else { return }
        do {
            guard let child = frame.directory else { preconditionFailure("a finished frame is open") }
            let parent = try child.openParent()
            let status = try parent.status()
            guard DirectoryIdentity(device: status.device, inode: status.inode) == stack[last].identity else {
                throw SystemError("reopen directory", path: stack[last].path, code: ErrorCode.changed)
            }
            stack[last].directory = parent
        } catch let error as SystemError {
            // The tree was moved under the walk: what is left of it is not seen, and not taken for deleted.
            for subdirectory in stack[last].subdirectories {
                fail(root, ItemPath.join(stack[last].path, subdirectory.name), .system(error))
            }
            stack[last].subdirectories = []
            stack[last].directory = frame.directory
        }
    }

    // MARK: One directory

    /// Notes the directory itself if it is new or changed.
    ///
    /// - Returns: nil when it is one of Cairn's own.
    private func enter(
        _ root: RootDefinition, path: [UInt8], name: [UInt8], parentID: Int64,
        directory: any SourceDirectory, status: FileStatus, row: Row?
    ) throws -> Subdirectory? {
        if excluded.contains(DirectoryIdentity(device: status.device, inode: status.inode)) { return nil }
        var known = row
        if let row, row.kind != .directory {
            try remove(root, path: path, name: name, in: parentID)
            known = nil
        }
        let place = try place(root, path, known?.child)
        if let known, known.stamp == Stamp(status) {
            return Subdirectory(name: name, status: status, id: place.id, isNew: false)
        }
        let readAt = clock.now()
        let attributes: [ExtendedAttribute]
        do {
            attributes = try directory.attributes()
        } catch {
            fail(root, path, .system(error))
            return Subdirectory(name: name, status: status, id: place.id, isNew: known == nil)
        }
        let item = Item(body: .directory, status: status, attributes: attributes)
        let encoded = item.encodeAlone()
        let stamp = Stamp.ifSettled(status, readAt: readAt)
        if let known, known.item == encoded {
            try sink.outcome(
                ReadOutcome(
                    change: nil,
                    catalog: CatalogChange(directory: parentID, name: name, action: .restamp(stamp)),
                    tally: .directory, bytesRead: 0))
        } else {
            try sink.outcome(
                ReadOutcome(
                    change: .put(root: root.number, path: path, item),
                    catalog: CatalogChange(
                        directory: parentID, name: name,
                        action: .put(
                            item: encoded, kind: .directory, child: place, stamp: stamp, isNew: known == nil)),
                    tally: .directory, bytesRead: 0))
        }
        return Subdirectory(name: name, status: status, id: place.id, isNew: known == nil)
    }

    private func place(
        _ root: RootDefinition, _ path: [UInt8], _ child: Int64?
    ) throws -> CatalogChange.DirectoryPlace {
        if let child { return .init(id: child, root: root.number, path: path, isNew: false) }
        if !placed.isEmpty, let id = placed[Place(root: root.number, path: path)] {
            return .init(id: id, root: root.number, path: path, isNew: false)
        }
        // A path that was a directory once keeps its id.
        findDirectory.bind(1, Int64(root.number))
        findDirectory.bind(2, path)
        if try findDirectory.step() {
            defer { findDirectory.reset() }
            return .init(id: findDirectory.integer(0), root: root.number, path: path, isNew: false)
        }
        return .init(id: directoryIDs.take(), root: root.number, path: path, isNew: true)
    }

    /// Compares the names of an open directory with the catalog's rows.
    ///
    /// - Parameter focus: the only name that matters on the way to a part of a root.
    /// - Returns: the frame to descend from; nil when the directory cannot be listed.
    private func list(
        _ root: RootDefinition, path: [UInt8], _ entry: Subdirectory, _ directory: any SourceDirectory,
        _ status: FileStatus, focus: [UInt8]?
    ) throws -> Frame? {
        sink.looking(at: path, in: root)
        var frame = Frame(
            directory: directory,
            identity: DirectoryIdentity(device: status.device, inode: status.inode), path: path,
            subdirectories: [])
        if let focus {
            try listOnly(focus, root, path: path, entry, directory, &frame)
            return frame
        }
        let entries: [DirectoryEntry]
        do {
            entries = try directory.entries()
        } catch {
            fail(root, path, .system(error))
            return nil
        }
        liveRows.bind(1, entry.id)
        defer { liveRows.reset() }
        var gone: [[UInt8]] = []
        var hasRow = try !entry.isNew && liveRows.step()
        for found in entries {
            while hasRow, compareBytes(liveRows.blob(0), found.name) < 0 {
                gone.append(liveRows.bytes(0))
                hasRow = try liveRows.step()
            }
            let isKnown = hasRow && compareBytes(liveRows.blob(0), found.name) == 0
            try visit(found, isKnown: isKnown, root, path, entry.id, directory, &frame)
            if isKnown { hasRow = try liveRows.step() }
        }
        while hasRow {
            gone.append(liveRows.bytes(0))
            hasRow = try liveRows.step()
        }
        for name in gone { try remove(root, path: ItemPath.join(path, name), name: name, in: entry.id) }
        // Popped from the end: reversed, so that the walk goes in order of names.
        frame.subdirectories.reverse()
        return frame
    }

    private func visit(
        _ found: DirectoryEntry, isKnown: Bool, _ root: RootDefinition, _ path: [UInt8],
        _ directoryID: Int64, _ directory: any SourceDirectory, _ frame: inout Frame
    ) throws {
        if TemporaryName.matches(found.name) {
            // A restore is writing here, or was killed while it did.
            return
        }
        guard case .success(let status) = found.status else {
            if case .failure(let error) = found.status { fail(root, ItemPath.join(path, found.name), .system(error)) }
            return
        }
        if status.kind != .directory {
            // The common case, without copying anything out of the row.
            if isKnown, let stamp = Stamp(liveRows.blob(3)), stamp == Stamp(status) {
                sink.unchanged()
                return
            }
            let row = isKnown ? try row(liveRows) : nil
            try compare(
                found, rowName: found.name, status: status, row: row, directory: directory,
                directoryID: directoryID, root: root, path: ItemPath.join(path, found.name))
            return
        }
        let row = isKnown ? try row(liveRows) : nil
        try descend(found.name, status, row, root, path, directoryID, directory, &frame)
    }

    private func descend(
        _ name: [UInt8], _ status: FileStatus, _ row: Row?, _ root: RootDefinition, _ path: [UInt8],
        _ directoryID: Int64, _ directory: any SourceDirectory, _ frame: inout Frame
    ) throws {
        let childPath = ItemPath.join(path, name)
        if let problem = problem(with: childPath, name: name) {
            fail(root, childPath, .unsupported(problem))
            return
        }
        if let row, row.kind == .directory, row.stamp == Stamp(status), let child = row.child {
            if excluded.contains(DirectoryIdentity(device: status.device, inode: status.inode)) { return }
            frame.subdirectories.append(Subdirectory(name: name, status: status, id: child, isNew: false))
            return
        }
        do {
            let opened = try directory.openDirectory(name)
            let now = try opened.status()
            if let entry = try enter(
                root, path: childPath, name: name, parentID: directoryID, directory: opened, status: now, row: row)
            {
                frame.subdirectories.append(entry)
            }
        } catch let error as SystemError {
            if !error.isMissing { fail(root, childPath, .system(error)) }
        }
    }

    private func listOnly(
        _ name: [UInt8], _ root: RootDefinition, path: [UInt8], _ entry: Subdirectory,
        _ directory: any SourceDirectory, _ frame: inout Frame
    ) throws {
        do {
            let status = try directory.status(of: name)
            let row = try find(in: entry.id, name: name)
            if status.kind == .directory {
                try descend(name, status, row, root, path, entry.id, directory, &frame)
                if let next = frame.subdirectories.last, next.isNew {
                    placed[Place(root: root.number, path: ItemPath.join(path, name))] = next.id
                }
            } else {
                try compare(
                    DirectoryEntry(name: name, status: .success(status)), rowName: name, status: status,
                    row: row, directory: directory, directoryID: entry.id, root: root,
                    path: ItemPath.join(path, name))
            }
        } catch let error as SystemError {
            let childPath = ItemPath.join(path, name)
            guard absenceIsDeletion, error.isMissing else {
                throw ItemFailure(path: absolute(root, childPath), reason: .system(error))
            }
            if try find(in: entry.id, name: name) != nil {
                try remove(root, path: childPath, name: name, in: entry.id)
            }
        }
    }

    // MARK: One name

    private func compare(
        _ found: DirectoryEntry, rowName: [UInt8], status: FileStatus, row: Row?,
        directory: any SourceDirectory, directoryID: Int64, root: RootDefinition, path: [UInt8]
    ) throws {
        if let problem = problem(with: path, name: found.name) {
            fail(root, path, .unsupported(problem))
            return
        }
        var known = row
        if let row, row.kind != status.kind {
            try remove(root, path: path, name: rowName, in: directoryID)
            known = nil
        }
        if let known, known.stamp == Stamp(status) {
            sink.unchanged()
            return
        }
        try sink.candidate(
            ReadCandidate(
                directory: directory, directoryID: directoryID, root: root.number, path: path,
                name: found.name, rowName: rowName, status: status, known: known?.item), in: root)
    }

    private func remove(_ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64) throws {
        try sink.outcome(
            ReadOutcome(
                change: .remove(root: root.number, path: path),
                catalog: CatalogChange(directory: directory, name: name, action: .remove),
                tally: .deleted, bytesRead: 0))
    }

    private func problem(with path: [UInt8], name: [UInt8]) -> String? {
        path.count > Limits.pathBytes ? "its path is longer than \(Limits.pathBytes) bytes" : ItemPath.problem(withName: name)
    }

    private func fail(_ root: RootDefinition, _ path: [UInt8], _ reason: ItemFailure.Reason) {
        sink.failed(ItemFailure(path: absolute(root, path), reason: reason))
    }

    private func absolute(_ root: RootDefinition, _ path: [UInt8]) -> [UInt8] {
        ItemPath.join(root.path, path)
    }

    private func row(_ statement: RawStatement) throws -> Row {
        guard let kind = ItemKind(rawValue: UInt8(clamping: statement.integer(1))) else {
            throw CatalogError.damaged("an unknown kind")
        }
        return Row(
            kind: kind, child: statement.optionalInteger(2), stamp: Stamp(statement.blob(3)),
            item: statement.bytes(4))
    }

    private func find(in directory: Int64, name: [UInt8]) throws -> Row? {
        findRow.bind(1, directory)
        findRow.bind(2, name)
        guard try findRow.step() else { return nil }
        defer { findRow.reset() }
        return try row(findRow)
    }
}

/// Where the scanner's findings go. Called on the scanner's thread; may wait, to slow the scan down.
protocol ScanSink {
    /// A name to be read.
    func candidate(_ candidate: ReadCandidate, in root: RootDefinition) throws
    /// Something that needs no reading.
    func outcome(_ outcome: ReadOutcome) throws
    func unchanged()
    func failed(_ failure: ItemFailure)
    func looking(at path: [UInt8], in root: RootDefinition)
    /// Nothing more comes.
    func finish() throws
}

/// Orders bytes as SQLite's index does.
private func compareBytes(_ left: UnsafeRawBufferPointer, _ right: [UInt8]) -> Int {
    right.withUnsafeBytes { right in
        let count = min(left.count, right.count)
        for index in 0..<count where left[index] != right[index] {
            return Int(left[index]) - Int(right[index])
        }
        return left.count - right.count
    }
}
