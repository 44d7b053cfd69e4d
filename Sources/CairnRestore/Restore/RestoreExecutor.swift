import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Carries out the planner's steps for one selection: makes directories, clears what is in the way,
/// and gathers files for the writers. In a dry run it only looks.
final class RestoreExecutor {
    let planner: RestorePlanner
    let log: RestoreLog
    let request: RestoreRequest
    let opener: RestoreOpener
    let reader: CatalogReader
    private let channel: RestoreChannel
    let bundles: BundleRestore
    /// The tree as it was backed up last; only for a dry run.
    var live: LiveTree?
    private var unit = RestoreUnit()
    private var stack = DirectoryStack<Level>()
    /// The directory that holds the selection's own name.
    private var start: Level?
    /// The root of the selection.
    private(set) var root: CatalogRoot?
    private let defersMetadata: Bool
    /// Directories that get their metadata after everything else, each after those in it.
    private(set) var deferred: [RestoredDirectory] = []
    /// Bundles that were put in place, as names from the root.
    private(set) var bundlesPut: [[[UInt8]]] = []
    /// The topmost directory that was made on the way, from the root on, as names from the root.
    private(set) var topMade: [[UInt8]]?
    /// The directory in which it puts the first name, which is the last of these, and its state.
    private(set) var standing: (state: StandingDirectory, names: [[UInt8]])?
    /// Whether the selection, which the commit does not have, was removed, or would be.
    private(set) var isRemoved = false

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
        /// Those that this run gives in it.
        let names: RestoredNames

        init(
            components: [[UInt8]], path: [UInt8], directory: (any TargetDirectory)?, isFresh: Bool,
            names: RestoredNames = RestoredNames()
        ) {
            self.components = components
            self.path = path
            self.directory = directory
            self.isFresh = isFresh
            exists = directory != nil
            self.names = names
        }
    }

    // Of a block at the border of two units both writers need a part: with large units few are
    // decoded twice.
    private static let unitBytes: UInt64 = 16 << 20
    private static let unitItems = 2_048
    /// Its owner may make, find and open what is in it.
    static let accessible: UInt16 = 0o700

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

    /// Opens the directories that lead to the selection.
    ///
    /// - Parameter makes: whether those that are missing are made, or would be.
    /// - Returns: those that it made and the commit knows.
    /// - Throws: ``BlockedWay``.
    func openWay(
        to path: [UInt8], in root: CatalogRoot, makes: Bool
    ) throws -> [RestoredDirectory] {
        self.root = root
        var way = RestoreWay(
            request: request, opener: opener, reader: reader, log: log, makes: makes)
        defer {
            topMade = way.topMade
            standing = way.standing.map {
                (state: $0, names: topMade ?? ItemPath.components(path))
            }
        }
        if let directory = try way.open(to: path, in: root) {
            let above = Array(ItemPath.components(path).dropLast())
            start = Level(
                components: above, path: opener.absolute(above), directory: directory,
                isFresh: false,
                names: log.names(
                    in: ItemPath.split(opener.absolute(ItemPath.components(path))).parent))
            if makes, !request.isDryRun, !path.isEmpty {
                try sweep(directory, opener.absolute(above))
            }
        }
        return way.made
    }

    // MARK: Walking

    /// - Parameter path: where it comes beneath the root; asked only for the first.
    /// - Returns: whether to descend.
    func enter(_ path: [UInt8], _ entry: TreeEntry) throws -> Bool {
        // What is entered lies in the directory that was entered last and not left.
        let above = stack.frames.last
        let place = above.map { ItemPath.join($0.path, entry.name) }
        if entry.kind == .directory {
            let components = above.map { $0.components + [entry.name] } ?? ItemPath.components(path)
            return try enterDirectory(components, place ?? opener.absolute(components), entry)
        }
        let item = request.owners(of: opener.root).applied(to: try entry.item())
        let directory = above?.components ?? Array(ItemPath.components(path).dropLast())
        let own = above == nil ? ItemPath.split(path).name : entry.name
        guard let name = path.isEmpty ? opener.base.prefix.last : own else {
            log.fail(
                opener.base.path,
                SystemError("restore", path: opener.base.path, code: ErrorCode.isDirectory))
            return false
        }
        log.note(item)
        let absolute = place ?? opener.absolute(ItemPath.components(path))
        let there = RestorePlace(
            opener: opener, directory: directory, name: name, isRoot: path.isEmpty)
        _ = try log.attempt(absolute) { try enterItem(item, there, absolute) }
        return false
    }

    func leave() throws {
        let left = stack.pop()
        if let item = left.deferred {
            deferred.append(
                RestoredDirectory(opener: opener, components: left.components, item: item))
        }
        if let end = left.end, let directory = left.directory {
            if let losses = try log.attempt(left.path, { try end.leave(directory) }) {
                log.lose(left.path, losses)
            }
        }
        if stack.isTopClosed, stack.top.exists {
            stack.reopenTop(try opener.open(stack.top.components))
        }
    }

    /// Closes the selection's directories, once all of it was entered. What gets its metadata later
    /// stays open: that is given to the very directory.
    func finish() throws {
        try flush()
        guard deferred.isEmpty, bundlesPut.isEmpty, topMade == nil || opener.sharesTop else {
            return
        }
        start = nil
        opener.close()
    }

    private var level: Level? { stack.frames.last ?? start }
    var directory: (any TargetDirectory)? { level?.directory }
    /// Whether the directory holds only items that this run made.
    var isFresh: Bool { level?.isFresh == true }
    /// Those that this run gives in the directory.
    var names: RestoredNames? { level?.names }

    // MARK: Directories

    private func enterDirectory(
        _ components: [[UInt8]], _ path: [UInt8], _ entry: TreeEntry
    ) throws -> Bool {
        let stored = try entry.item()
        if stored.isBundle, let name = components.last ?? opener.base.prefix.last {
            try enterBundle(components, name, entry)
            return false
        }
        return try log.attempt(path) {
            var path = path
            guard let opened = try openOrMake(components, &path) else { return false }
            var level = Level(
                components: components, path: path, directory: opened.directory,
                isFresh: opened.isFresh)
            let item = request.owners(of: opener.root).applied(to: stored)
            log.note(item)
            // What is mounted there now is not the directory of the commit.
            let isOther =
                request.destination == .inPlace && !components.isEmpty && !opened.isFresh
                && opened.directory.map { (try? isMountedSince($0, entry)) ?? false } ?? false
            let isSet = !isOther && (opened.isFresh || request.overwrite != .never)
            try opened.directory.map { try prepare($0, path, item, opened.isFresh, isSet) }
            if !request.isDryRun, isSet {
                if defersMetadata || item.mode & Self.accessible != Self.accessible {
                    level.deferred = item
                } else {
                    level.end = DirectoryEnd(item, path, request)
                }
            }
            stack.push(level)
            if let directory = opened.directory, !opened.isFresh {
                // One that cannot be listed is still descended into: its level is on the stack.
                _ = try log.attempt(path) { try removeExtra(in: directory, path, entry) }
            }
            return true
        } ?? false
    }

    /// - Returns: nil when the directory is not restored; without a directory in a dry run that
    ///   would make it.
    private func openOrMake(
        _ components: [[UInt8]], _ path: inout [UInt8]
    ) throws -> (directory: (any TargetDirectory)?, isFresh: Bool)? {
        guard let name = components.last ?? opener.base.prefix.last else {
            // The root is the directory the user named.
            return (start?.directory, false)
        }
        guard let parent = level?.directory else {
            log.progress.counts.directories += 1
            return (nil, true)
        }
        let status = try present(name, &path, components.dropLast(), in: parent)
        switch planner.step(forDirectoryAt: path, present: status) {
        case .merge:
            let found = try parent.openDirectory(ItemPath.split(path).name)
            if try names?.hasMade(found) == true {
                throw RestoreFailure(path: path, reason: .collides)
            }
            if !request.isDryRun { names?.note(name) }
            return (found, false)
        case .pass: return nil
        case .refuse(let reason): throw RestoreFailure(path: path, reason: reason)
        case .skip:
            log.decided(.skip, path)
            return nil
        case .replace:
            try request.foretell(parent, path)
            log.decided(.replace, path)
            if !request.isDryRun { try removeItem(name, path, from: parent) }
        case .create: try request.foretell(parent, path)
        }
        guard !request.isDryRun else {
            log.progress.counts.directories += 1
            return (nil, true)
        }
        do throws(SystemError) {
            let made = try parent.makeDirectory(name, mode: 0o700)
            names?.note(name)
            names?.noteMade(made)
            log.progress.counts.directories += 1
            return (made, true)
        } catch {
            // Another restore was quicker: what it makes is looked at before it is used.
            guard error.code == ErrorCode.exists, level?.isFresh == true else { throw error }
            stack.top.isFresh = false
            return try openOrMake(components, &path)
        }
    }

    private func enterBundle(_ components: [[UInt8]], _ name: [UInt8], _ entry: TreeEntry) throws {
        var path = opener.absolute(components)
        let parent = level?.directory
        let isOwnName = try log.attempt(path) {
            _ = try parent.map { try present(name, &path, components.dropLast(), in: $0) }
            return true
        }
        guard isOwnName == true else { return }
        let bundle = BundleRestore.Bundle(
            components: components, path: path, entry: entry, parent: parent,
            isParentFresh: level?.isFresh == true, isParentSwept: !stack.isEmpty, names: names)
        if !request.isDryRun { names?.note(name) }
        let isPut = try bundles.restore(bundle) { [self] in try remove($0, $1, from: $2) }
        if isPut { bundlesPut.append(components) }
    }

    private func removeExtra(
        in directory: any TargetDirectory, _ above: [UInt8], _ entry: TreeEntry
    ) throws {
        let entries = try directory.entries()
        guard hasLeftovers(entries) || request.deletesExtra else { return }
        if request.deletesExtra, try leaveMount(directory, above, entries, entry) { return }
        let parts = try FilesBesideDatabase.parts(among: entries, in: directory)
        let standIns = try standIns(among: entries, in: directory, above, entry)
        // Both are in order of name.
        var list = reader.childList(of: entry, at: request.commit)
        var kept = try list.next()
        for found in entries {
            while let name = kept?.name, name.lexicographicallyPrecedes(found.name) {
                kept = try list.next()
            }
            let isLeftover = found.isUnfinished
            guard kept?.name != found.name, request.deletesExtra || isLeftover,
                !standIns.contains(found.name)
            else { continue }
            let path = ItemPath.join(above, found.name)
            if request.displaced?.isPlace(path) == true { continue }
            log.untold = (0, 0)
            let isGone = try log.attempt(path) {
                try remove(
                    found.name, path, from: directory, isPart: parts.contains(found.name))
            }
            if isGone == true, !isLeftover { log.decided(.delete, path) }
        }
    }

    /// Removes a selection that the commit does not have.
    func removeSelection(_ path: [UInt8]) throws {
        let components = ItemPath.components(path)
        guard request.deletesExtra, let name = components.last ?? opener.base.prefix.last,
            let directory = level?.directory, try directory.status(of: name) != nil,
            // Under another spelling it is another item, which nobody asked to remove.
            try directory.lists(name)
        else { return }
        let whole = opener.absolute(components)
        log.untold = (0, 0)
        guard try log.attempt(whole, { try remove(name, whole, from: directory) }) == true
        else { return }
        isRemoved = true
        log.decided(.delete, whole)
    }

    /// Removes a name and everything beneath it, except Cairn's own directories and items that are
    /// in no backup.
    ///
    /// - Returns: whether it is gone, or would be.
    /// - Parameters:
    ///   - isOurs: whether it lies in the leftovers of a killed restore.
    ///   - isInTheWay: whether something else comes in its place.
    ///   - isPart: whether it is a part of a database beside it.
    func remove(
        _ name: [UInt8], _ path: [UInt8], from directory: any TargetDirectory, isOurs: Bool = false,
        isInTheWay: Bool = false, isPart: Bool = false
    ) throws -> Bool {
        guard let status = try directory.status(of: name) else { return true }
        let isLeftover = isOurs || TemporaryName.isUnfinished(name, status)
        switch planner.step(
            forExtra: status, at: path, isLeftover: isLeftover, isPart: isPart)
        {
        case .refuse(let reason):
            log.fail(path, reason)
            return false
        case .pass, .skip, .merge: return false
        case .create, .replace: break
        }
        func isShown() -> Bool {
            guard !isLeftover, !isInTheWay, request.isShown?(path, status) == false else {
                return true
            }
            log.stays(path)
            return false
        }
        guard status.kind == .directory else {
            guard isShown() else { return false }
            try request.foretell(directory, path)
            if isLeftover {
                return try request.isDryRun || directory.removeLeftover(name)
            }
            if !request.isDryRun { try removeItem(name, path, from: directory) }
            log.untold.files += 1
            return true
        }
        if status.isMountTop {
            log.fail(path, .mountedSince)
            return false
        }
        if !isLeftover, !request.isDryRun, try request.present?.holds(path, status) == false {
            throw SystemError.replacing(name, .changed)
        }
        if !request.isDryRun, request.present != nil { directory.unseal(name) }
        let inner = try directory.openDirectory(name)
        let entries = try inner.entries()
        guard !entries.isEmpty || isShown() else { return false }
        let parts = isLeftover ? [] : try FilesBesideDatabase.parts(among: entries, in: inner)
        let single = entries.filter { !parts.contains($0.name) }
        let gone = try single.filter { entry in
            let place = ItemPath.join(path, entry.name)
            return try log.attempt(place) {
                try remove(entry.name, place, from: inner, isOurs: isLeftover)
            } == true
        }
        guard gone.count == single.count else {
            // What went is told by itself, for what it lay in stays.
            if !isLeftover { log.deleted(gone.map { ItemPath.join(path, $0.name) }) }
            return false
        }
        try request.foretell(directory, path)
        if !isLeftover, !entries.isEmpty { try keepAttributes(of: inner, path) }
        if !request.isDryRun {
            if !isLeftover, entries.isEmpty, let displaced = request.displaced {
                _ = try displaced.mayReplace(path, in: directory)(status)
            }
            if try directory.status(of: name) != nil { try directory.removeDirectory(name) }
            log.progress.counts.removed += 1
        }
        if !isLeftover { log.untold.directories += 1 }
        return true
    }

    /// Removes anything but a directory, and the parts of a database with it.
    private func removeItem(
        _ name: [UInt8], _ path: [UInt8], from directory: any TargetDirectory
    ) throws {
        let parts = try FilesBesideDatabase.found(beside: name, in: directory).filter(\.isPart)
        try directory.remove(name, if: request.mayReplace(path, in: directory))
        log.progress.counts.removed += 1
        for part in parts {
            let place = ItemPath.join(ItemPath.split(path).parent, part.name)
            _ = try log.attempt(place) {
                try part.remove(from: directory, at: place, if: nil, request.displaced)
                log.progress.counts.removed += 1
            }
        }
    }

    // MARK: Items

    private func enterItem(_ item: Item, _ place: RestorePlace, _ path: [UInt8]) throws {
        guard let directory = level?.directory else { return log.decided(.create, path) }
        var (place, path) = (place, path)
        let status = try present(place.name, &path, place.directory, in: directory)
        let name = ItemPath.split(path).name
        place.name = name
        switch planner.step(for: item, at: path, present: status) {
        case .skip, .pass, .merge:
            if let status, planner.isUnchanged(item, status) {
                log.add(RestoreCounts(unchanged: 1))
            }
            if request.overwrite == .ifChanged { log.links.noteKept(item, place) }
            return log.decided(.skip, path)
        case .refuse(let reason): throw RestoreFailure(path: path, reason: reason)
        case .create:
            try request.foretell(directory, path)
            log.decided(.create, path)
        case .replace:
            if let status, request.isShown?(path, status) == false,
                !planner.isUnchanged(item, status)
            {
                log.stays(path)
                return log.decided(.skip, path)
            }
            if try staysLinked(item, place, path, status, in: directory) { return }
            let isThere = try foretell(item, place, path, status, in: directory)
            if status?.kind == .directory { try clearDirectory(name, in: directory, path) }
            if !mayBeThere(item, status) { log.decided(isThere ? .same : .replace, path) }
        }
        let beside =
            level?.isFresh == true
            ? [] : try filesBeside(item, place, status, in: directory)
        for file in beside
        where !file.isRestored && (request.deletesExtra || !file.file.isPart) {
            log.decided(.delete, file.path)
        }
        if request.isDryRun { return }
        level?.end?.expect()
        names?.note(name)
        let besideNames = status == nil ? names : nil
        if item.links != nil {
            // The log of a replaced database goes only with a file that is written.
            if beside.isEmpty { try noteOutside(item, place) }
            if log.links.note(item, place, level?.end, beside: besideNames) { return }
        }
        unit.jobs.append(
            RestoreJob(
                directory: directory, name: name, item: item, file: place.file(of: item),
                end: level?.end, path: path,
                mayReplace: request.mayReplace(path, in: directory, beside: besideNames),
                isNameFree: status == nil, isUndecided: mayBeThere(item, status), beside: beside))
        unit.bytes.addSaturated(item.content?.streamBytes ?? 0)
        if unit.bytes >= Self.unitBytes || unit.jobs.count >= Self.unitItems { try flush() }
    }

    /// Passes the gathered files to the writers.
    func flush() throws {
        guard !unit.jobs.isEmpty else { return }
        channel.push(unit) { results in
            for result in results { log.add(result) }
            log.report()
        }
        unit = RestoreUnit()
    }
}
