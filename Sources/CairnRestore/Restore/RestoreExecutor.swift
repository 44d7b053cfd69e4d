import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Carries out the planner's steps for one selection: makes its directories, clears what is in the
/// way, and gathers its files for the writers. In a dry run it only looks.
final class RestoreExecutor {
    private let planner: RestorePlanner
    private let log: RestoreLog
    private let request: RestoreRequest
    let opener: RestoreOpener
    private let reader: CatalogReader
    private let channel: RestoreChannel
    private let bundles: BundleRestore
    private var unit = RestoreUnit()
    private var stack = DirectoryStack<Level>()
    /// The directory that holds the selection's own name.
    private var start: Level?
    private let defersMetadata: Bool
    /// Directories that get their metadata after everything else, each after those in it.
    private(set) var deferred: [RestoredDirectory] = []
    /// Bundles that were put in place, as names from the root.
    private(set) var bundlesPut: [[[UInt8]]] = []

    /// A directory on the way down.
    private struct Level: DirectoryFrame {
        let components: [[UInt8]]
        /// Absolute.
        let path: [UInt8]
        /// Nil for a directory whose metadata stays, or is deferred.
        var end: DirectoryEnd?
        /// The metadata that it gets after everything else.
        var deferred: Item?
        var directory: (any TargetDirectory)?
        /// Whether it holds only items that this run made. Another restore may give names in it,
        /// too; whoever meets one of those takes this back.
        var isFresh: Bool
        /// Whether it is there: in a dry run, it need not be.
        let exists: Bool

        init(
            components: [[UInt8]], path: [UInt8], directory: (any TargetDirectory)?, isFresh: Bool
        ) {
            self.components = components
            self.path = path
            self.directory = directory
            self.isFresh = isFresh
            exists = directory != nil
        }
    }

    // Of a block at the border of two units both writers need a part: with large units few are
    // decoded twice.
    private static let unitBytes: UInt64 = 16 << 20
    private static let unitItems = 2_048
    /// Its owner may make, find and open what is in it.
    private static let accessible: UInt16 = 0o700

    init(
        _ planner: RestorePlanner, log: RestoreLog, opener: RestoreOpener, reader: CatalogReader,
        channel: RestoreChannel, bundles: BundleRestore, defersMetadata: Bool
    ) {
        self.planner = planner
        self.log = log
        request = planner.request
        self.opener = opener
        self.reader = reader
        self.channel = channel
        self.bundles = bundles
        self.defersMetadata = defersMetadata
    }

    // MARK: The way to the selection

    /// Makes the directories that lead to the selection.
    ///
    /// - Returns: those that it made and the commit knows, as names from the root, so that they get
    ///   their metadata.
    func openWay(to path: [UInt8], in root: CatalogRoot) throws -> [([[UInt8]], Item)] {
        var made: [([[UInt8]], Item)] = []
        guard var current = try openExistingOrMake() else { return made }
        let prefix = opener.base.prefix
        let components = ItemPath.components(path)
        // The commit does not know directories above the root: they get default metadata.
        for name in prefix.dropLast() {
            guard let next = try step(current, name, mode: 0o755) else { return made }
            if next.wasMade, request.destination == .inPlace {
                try own(next.directory, as: current)
            }
            current = next.directory
        }
        if path.isEmpty {
            start = Level(
                components: [], path: opener.absolute([]), directory: current, isFresh: false)
            return made
        }
        var names = components.dropLast()
        if let rootName = prefix.last { names.insert(rootName, at: names.startIndex) }
        for (depth, name) in names.enumerated() {
            guard let next = try step(current, name, mode: 0o700) else { return made }
            current = next.directory
            let above = Array(components.prefix(prefix.isEmpty ? depth + 1 : depth))
            // The commit may not have a directory above a deleted item. Then use the metadata of
            // its last version.
            if next.wasMade,
                let item = try reader.entry(root, path: Self.join(above), at: request.commit)?
                    .item()
                    ?? reader.versions(root, path: Self.join(above)).last?.item, item.isDirectory
            {
                made.append((above, item))
            }
        }
        let above = Array(components.dropLast())
        start = Level(
            components: above, path: opener.absolute(above), directory: current, isFresh: false)
        return made
    }

    /// Gives a directory made in a user's home to that user. Without the right to do so it stays
    /// the restorer's.
    private func own(_ directory: any TargetDirectory, as above: any TargetDirectory) throws {
        let owner = try above.status()
        let made = try directory.status()
        guard owner.uid != made.uid || owner.gid != made.gid else { return }
        _ = try directory.apply(
            Item(
                body: .directory, mode: made.mode, uid: owner.uid, gid: owner.gid,
                modified: made.modified))
    }

    private func openExistingOrMake() throws -> (any TargetDirectory)? {
        do {
            return try opener.openTop(creating: !request.isDryRun)
        } catch {
            guard request.isDryRun, error.isMissing else { throw error }
            return nil
        }
    }

    /// - Throws: ``BlockedWay`` when the name is not a directory or cannot be entered.
    private func step(
        _ directory: any TargetDirectory, _ name: [UInt8], mode: UInt16
    ) throws -> (directory: any TargetDirectory, wasMade: Bool)? {
        do throws(SystemError) {
            if try directory.status(of: name) == nil {
                if request.isDryRun { return nil }
                do {
                    return (try directory.makeDirectory(name, mode: mode), true)
                } catch {
                    // Another restore was quicker.
                    guard error.code == ErrorCode.exists else { throw error }
                }
            }
            return (try directory.openDirectory(name), false)
        } catch {
            throw BlockedWay(reason: error)
        }
    }

    private static func join(_ components: [[UInt8]]) -> [UInt8] {
        Array(components.joined(separator: [ItemPath.separator]))
    }

    // MARK: Walking

    /// - Returns: whether to descend.
    func enter(_ path: [UInt8], _ entry: TreeEntry) throws -> Bool {
        // What is entered lies in the directory that was entered last and not left.
        let above = stack.frames.last
        let place = above.map { ItemPath.join($0.path, entry.name) }
        if entry.kind == .directory {
            let components = above.map { $0.components + [entry.name] } ?? ItemPath.components(path)
            return try enterDirectory(components, place ?? opener.absolute(components), entry)
        }
        let item = request.owners.applied(to: try entry.item())
        let directory = above?.components ?? Array(ItemPath.components(path).dropLast())
        guard let name = path.isEmpty ? opener.base.prefix.last : entry.name else {
            log.fail(
                opener.base.path,
                SystemError("restore", path: opener.base.path, code: ErrorCode.isDirectory))
            return false
        }
        let absolute = place ?? opener.absolute(ItemPath.components(path))
        _ = try log.attempt(absolute) {
            try enterItem(
                item, RestorePlace(opener: opener, directory: directory, name: name), absolute,
                isRoot: path.isEmpty)
        }
        return false
    }

    func leave() throws {
        let left = stack.pop()
        if let item = left.deferred {
            deferred.append(
                RestoredDirectory(opener: opener, components: left.components, item: item))
        }
        if let end = left.end, let directory = left.directory {
            if let counts = try log.attempt(left.path, { try end.leave(directory) }) {
                log.add(counts)
            }
        }
        if stack.isTopClosed, stack.top.exists {
            stack.reopenTop(try opener.open(stack.top.components))
        }
    }

    private var level: Level? { stack.frames.last ?? start }

    // MARK: Directories

    private func enterDirectory(
        _ components: [[UInt8]], _ path: [UInt8], _ entry: TreeEntry
    ) throws -> Bool {
        let item = try entry.item()
        if item.isBundle, let name = components.last ?? opener.base.prefix.last {
            try enterBundle(components, name, entry)
            return false
        }
        return try log.attempt(path) {
            guard let opened = try openOrMake(components, path) else { return false }
            var level = Level(
                components: components, path: path, directory: opened.directory,
                isFresh: opened.isFresh)
            if !request.isDryRun, opened.isFresh || request.overwrite != .never {
                let item = request.owners.applied(to: item)
                if defersMetadata || item.mode & Self.accessible != Self.accessible {
                    level.deferred = item
                } else {
                    level.end = DirectoryEnd(item, path, request)
                }
            }
            stack.push(level)
            if let directory = opened.directory, !opened.isFresh {
                // A directory that cannot be listed is still restored and descended into: its level
                // is on the stack.
                _ = try log.attempt(path) { try removeExtra(in: directory, components, entry) }
            }
            return true
        } ?? false
    }

    /// - Returns: nil when the directory is not restored; without a directory in a dry run that
    ///   would make it.
    private func openOrMake(
        _ components: [[UInt8]], _ path: [UInt8]
    ) throws -> (directory: (any TargetDirectory)?, isFresh: Bool)? {
        guard let name = components.last ?? opener.base.prefix.last else {
            // The root is the directory the user named.
            return (start?.directory, false)
        }
        guard let parent = level?.directory else {
            log.progress.counts.directories += 1
            return (nil, true)
        }
        let status = level?.isFresh == true ? nil : try parent.status(of: name)
        switch planner.step(forDirectoryAt: path, present: status) {
        case .merge: return (try parent.openDirectory(name), false)
        case .pass: return nil
        case .refuse(let reason): throw RestoreFailure(path: path, reason: reason)
        case .skip:
            log.decided(.skip, path)
            return nil
        case .replace:
            log.decided(.replace, path)
            if !request.isDryRun { try parent.remove(name, if: request.mayReplace(path)) }
        case .create: break
        }
        guard !request.isDryRun else {
            log.progress.counts.directories += 1
            return (nil, true)
        }
        do throws(SystemError) {
            let made = try parent.makeDirectory(name, mode: 0o700)
            log.progress.counts.directories += 1
            return (made, true)
        } catch {
            // Another restore was quicker: what it makes is looked at before it is used.
            guard error.code == ErrorCode.exists, level?.isFresh == true else { throw error }
            stack.top.isFresh = false
            return try openOrMake(components, path)
        }
    }

    private func enterBundle(_ components: [[UInt8]], _ name: [UInt8], _ entry: TreeEntry) throws {
        let bundle = BundleRestore.Bundle(
            components: components, name: name, entry: entry, parent: level?.directory,
            isParentFresh: level?.isFresh == true, isParentSwept: !stack.isEmpty)
        let isPut = try bundles.restore(bundle) { [self] in try remove($0, $1, from: $2) }
        if isPut { bundlesPut.append(components) }
    }

    private func removeExtra(
        in directory: any TargetDirectory, _ components: [[UInt8]], _ entry: TreeEntry
    ) throws {
        let entries = try directory.entries()
        guard request.deletesExtra || entries.contains(where: \.isUnfinished) else { return }
        // Both are in order of name.
        var list = reader.childList(of: entry, at: request.commit)
        var kept = try list.next()
        for found in entries {
            while let name = kept?.name, name.lexicographicallyPrecedes(found.name) {
                kept = try list.next()
            }
            let isLeftover = found.isUnfinished
            guard kept?.name != found.name, request.deletesExtra || isLeftover else { continue }
            // It is removed together with its database, which was stored without it.
            if !isLeftover, let database = DatabaseCompanion(found.name)?.database,
                let kept = try reader.child(database, of: entry, at: request.commit),
                let content = (try? kept.item())?.content, DatabaseHeader.mayBe(size: content.size)
            {
                continue
            }
            let path = opener.absolute(components + [found.name])
            let isGone = try log.attempt(path) { try remove(found.name, path, from: directory) }
            if isGone == true, !isLeftover { log.decided(.delete, path) }
        }
    }

    /// Removes a selection that the commit does not have.
    func removeSelection(_ path: [UInt8]) throws {
        let components = ItemPath.components(path)
        guard request.deletesExtra, let name = components.last ?? opener.base.prefix.last,
            let directory = level?.directory, try directory.status(of: name) != nil
        else { return }
        let whole = opener.absolute(components)
        if try remove(name, whole, from: directory) { log.decided(.delete, whole) }
    }

    /// Removes a name and everything beneath it, except Cairn's own directories and items that are
    /// in no backup.
    ///
    /// - Returns: whether it is gone, or would be.
    /// - Parameter isOurs: whether it lies in the leftovers of a killed restore.
    private func remove(
        _ name: [UInt8], _ path: [UInt8], from directory: any TargetDirectory, isOurs: Bool = false
    ) throws -> Bool {
        guard let status = try directory.status(of: name) else { return true }
        let isLeftover = isOurs || TemporaryName.isUnfinished(name, status)
        switch planner.step(forExtra: status, at: path, isLeftover: isLeftover) {
        case .refuse(let reason):
            log.fail(path, reason)
            return false
        case .pass, .skip, .merge: return false
        case .create, .replace: break
        }
        guard status.kind == .directory else {
            if request.isDryRun { return true }
            if isLeftover { return try directory.removeLeftover(name) }
            try directory.remove(name, if: request.mayReplace(path))
            return true
        }
        if !isLeftover, !request.isDryRun, try request.present?.holds(path, status) == false {
            throw SystemError.replacing(name, .changed)
        }
        let inner = try directory.openDirectory(name)
        var isEmpty = true
        for entry in try inner.entries() {
            let place = ItemPath.join(path, entry.name)
            do {
                if try !remove(entry.name, place, from: inner, isOurs: isLeftover) {
                    isEmpty = false
                }
            } catch let error as SystemError where error.standing != nil {
                log.fail(place, error)
                isEmpty = false
            }
        }
        if isEmpty, !request.isDryRun { try directory.removeDirectory(name) }
        return isEmpty
    }

    // MARK: Items

    private func enterItem(
        _ item: Item, _ place: RestorePlace, _ path: [UInt8], isRoot: Bool
    ) throws {
        guard let directory = level?.directory else { return log.decided(.create, path) }
        let name = place.name
        let status = level?.isFresh == true ? nil : try directory.status(of: name)
        switch planner.step(for: item, at: path, present: status) {
        case .skip, .pass, .merge:
            if request.overwrite == .ifChanged { log.links.noteKept(item, place) }
            return log.decided(.skip, path)
        case .refuse(let reason): throw RestoreFailure(path: path, reason: reason)
        case .create: log.decided(.create, path)
        case .replace:
            if status?.kind == .directory { try clearDirectory(name, in: directory, path) }
            log.decided(.replace, path)
        }
        let companions =
            level?.isFresh == true ? [] : try companions(of: item, place, isRoot, in: directory)
        if request.deletesExtra {
            for companion in companions {
                log.decided(.delete, ItemPath.join(ItemPath.split(path).parent, companion))
            }
        }
        if request.isDryRun { return }
        level?.end?.expect()
        if item.links != nil, log.links.note(item, place, level?.end) { return }
        unit.jobs.append(
            RestoreJob(
                directory: directory, name: name, item: item, file: place.file(of: item),
                end: level?.end, path: path, mayReplace: request.mayReplace(path),
                isNameFree: status == nil,
                companions: companions, deletesExtra: request.deletesExtra))
        unit.bytes.addSaturated(item.content?.streamBytes ?? 0)
        if unit.bytes >= Self.unitBytes || unit.jobs.count >= Self.unitItems { try flush() }
    }

    /// Logs and journals of a database beside a name that the commit does not have.
    private func companions(
        of item: Item, _ place: RestorePlace, _ isRoot: Bool, in directory: any TargetDirectory
    ) throws -> [[UInt8]] {
        guard let content = item.content, DatabaseHeader.mayBe(size: content.size),
            let root = request.selections.first(where: { $0.root.definition.number == opener.root }
            )?.root
        else { return [] }
        return try DatabaseCompanion.Kind.allCases.map { place.name + $0.suffix }.filter {
            companion in
            guard try directory.status(of: companion)?.kind == .file else { return false }
            return try isRoot
                || reader.entry(
                    root, path: Self.join(place.directory + [companion]), at: request.commit) == nil
        }
    }

    private func clearDirectory(
        _ name: [UInt8], in directory: any TargetDirectory, _ path: [UInt8]
    ) throws {
        let isEmpty = try directory.openDirectory(name).entries().isEmpty
        guard request.deletesExtra || isEmpty, try remove(name, path, from: directory) else {
            throw RestoreFailure(
                path: path, reason: request.deletesExtra ? .directoryNotEmptied : .directoryInTheWay
            )
        }
    }

    /// Passes the gathered files to the writers.
    func flush() throws {
        guard !unit.jobs.isEmpty else { return }
        channel.push(unit)
        unit = RestoreUnit()
    }
}

/// A directory on the way to a selection cannot be opened or made.
struct BlockedWay: Error { let reason: SystemError }
