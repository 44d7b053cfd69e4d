import CairnCore
import CairnFormat
import CairnRepository

/// Restores bundles, each as one: written beside as a whole, then exchanged with the live one.
///
/// Invariant: a bundle's name holds its former content or the whole of the commit's, never a
/// mixture. Additional live items go with the old bundle, except those that are in no backup. A
/// crash leaves one or the other, and perhaps the new one under a temporary name, which the next
/// restore removes. The replaced bundle is removed only after it was verified to be in the commit
/// before; otherwise it is put back.
/// - What it does not: to restore half of an existing bundle. When a part cannot be restored, the
///   old one stays; where there was none, the restorable parts are put there. Nor does it replace a
///   bundle on or in which something is mounted: the mount would go with the old one.
/// - Memory: one listing a level of the bundle, and its hard links. Open directories:
///   ``openMaximum``. One thread. - Source: Docs/CONSISTENCY.md.
struct BundleRestore {
    struct Bundle {
        /// Names from the root.
        let components: [[UInt8]]
        /// Absolute, in the spelling of the parent.
        let path: [UInt8]
        var name: [UInt8] { ItemPath.split(path).name }
        let entry: TreeEntry
        /// Nil in a dry run that would make it.
        let parent: (any TargetDirectory)?
        /// Whether the parent holds only items that this run made.
        let isParentFresh: Bool
        /// Whether leftovers of an earlier restore in the parent were removed already.
        let isParentSwept: Bool
        /// Those that this run gives in the parent.
        let names: RestoredNames?
    }

    /// Removes a name with everything beneath it from a directory; the path is absolute.
    typealias Remove = (_ name: [UInt8], _ path: [UInt8], _ directory: any TargetDirectory) throws
        -> Bool

    let planner: RestorePlanner
    let log: RestoreLog
    let opener: RestoreOpener
    let reader: CatalogReader
    let cancellation: Cancellation
    let comparison: DrillComparison
    /// Called for each bundle that is written.
    let restorer: () throws -> FileRestorer

    private var request: RestoreRequest { planner.request }

    /// - Returns: whether it was put in place, and not left as it was.
    /// - Throws: ``CatalogError``, ``FormatError``. Problems of the bundle are reported to the log.
    func restore(_ bundle: Bundle, remove: Remove) throws -> Bool {
        let path = bundle.path
        if request.untouchedPlaces.contains(path) { return false }
        if request.hasExcluded(at: path) {
            log.fail(path, .presentNotKept)
            return false
        }
        return try log.attempt(path) {
            guard let parent = bundle.parent else {
                try tell(.create, path, bundle.entry)
                return true
            }
            let status = bundle.isParentFresh ? nil : try parent.status(of: bundle.name)
            let step = planner.step(forBundlePresentAs: status) {
                (try? isSame(bundle.entry, parent.openDirectory(bundle.name))) == true
            }
            switch step {
            case .create, .replace:
                if let status {
                    let isUntouched = try request.isUntouched?(path) == true
                    if let mount = firstMount(bundle.name, status, path, in: parent) {
                        if isUntouched { return false }
                        throw RestoreFailure(path: mount, reason: .bundleHoldsMount)
                    }
                    if isUntouched, status.kind == .directory,
                        (try? isSame(bundle.entry, parent.openDirectory(bundle.name))) == true
                    {
                        return false
                    }
                    if try isThere(bundle, status, in: parent) {
                        try tell(.same, path, bundle.entry)
                        return false
                    }
                }
                try request.foretell(parent, path)
                try tell(status == nil ? .create : .replace, path, bundle.entry)
            case .skip:
                log.decided(.skip, path)
                return false
            case .pass, .merge, .refuse: return false
            }
            if request.isDryRun { return true }
            if !bundle.isParentSwept { try sweep(parent, path, remove) }
            return try put(bundle, parent, status, path)
        } ?? false
    }

    private func tell(_ action: RestoreAction, _ path: [UInt8], _ entry: TreeEntry) throws {
        log.decided(action, path)
        guard request.isDryRun || action == .same else { return }
        // The bundle counts as one action; its items are counted as a real run would.
        let items = try BundleSummary(reader, of: entry, at: request.commit).items
        guard items > 0 else { return }
        log.add(
            action == .same ? RestoreCounts(same: items - 1) : RestoreCounts(restored: items - 1))
    }

    // MARK: What is there

    /// Whether a live directory has the same names as a stored one, each of the same kind, size and
    /// modification time.
    private func isSame(_ entry: TreeEntry, _ directory: any TargetDirectory) throws -> Bool {
        let stored = try reader.children(of: entry, at: request.commit)
        let live = try directory.entries().filter { !$0.isUnfinished }
        guard stored.map(\.name) == live.map(\.name) else { return false }
        return try zip(stored, live).allSatisfy { entry, found in
            guard case .success(let status) = found.status, status.kind == entry.kind else {
                return false
            }
            let item = try entry.item()
            return entry.kind == .directory
                ? try isSame(entry, directory.openDirectory(entry.name))
                : planner.isUnchanged(item, status)
        }
    }

    /// Whether the live bundle is in all as it would come back: then it stays, like any file.
    private func isThere(
        _ bundle: Bundle, _ status: FileStatus, in parent: any TargetDirectory
    ) throws -> Bool {
        guard status.kind == .directory,
            (try? isSame(bundle.entry, parent.openDirectory(bundle.name))) == true,
            let directory = try? parent.reading()
        else { return false }
        return try isThere(bundle.entry, bundle.name, in: directory)
    }

    private func isThere(
        _ entry: TreeEntry, _ name: [UInt8], in directory: any SourceDirectory
    ) throws -> Bool {
        let item = request.owners(of: opener.root).applied(to: try entry.item())
        guard item.links == nil, comparison.isThere(item, name, in: directory) != nil else {
            return false
        }
        guard entry.kind == .directory else { return [.file, .symlink].contains(entry.kind) }
        guard let inner = try? directory.openDirectory(name), let live = try? inner.entries()
        else { return false }
        let stored = try reader.children(of: entry, at: request.commit)
        guard stored.map(\.name) == live.map(\.name) else { return false }
        return try stored.allSatisfy { try isThere($0, $0.name, in: inner) }
    }

    /// The path of the first name in a live item, itself included, on which something is mounted.
    /// No mount is entered. What cannot be listed cannot be emptied either.
    private func firstMount(
        _ name: [UInt8], _ status: FileStatus, _ path: [UInt8], in directory: any TargetDirectory
    ) -> [UInt8]? {
        if status.isMounted { return path }
        guard status.kind == .directory, let inner = try? directory.openDirectory(name),
            let entries = try? inner.entries()
        else { return nil }
        for found in entries {
            guard case .success(let status) = found.status else { continue }
            let place = ItemPath.join(path, found.name)
            if let mount = firstMount(found.name, status, place, in: inner) { return mount }
        }
        return nil
    }

    /// Removes leftovers of a killed restore of a bundle. Files with such names may be in use by
    /// this restore.
    private func sweep(_ parent: any TargetDirectory, _ path: [UInt8], _ remove: Remove) throws {
        for found in try parent.entries() where found.isUnfinished {
            guard case .success(let status) = found.status, status.kind == .directory else {
                continue
            }
            _ = try remove(
                found.name, ItemPath.join(ItemPath.split(path).parent, found.name), parent)
        }
    }

    /// Items of a live bundle that are in no backup and therefore stay: names from the bundle.
    private func untouched(
        _ entry: TreeEntry?, _ directory: any TargetDirectory, _ path: [UInt8], _ names: [[UInt8]]
    ) throws -> [[[UInt8]]] {
        guard request.spares != nil || !request.excluded.isEmpty else { return [] }
        let stored = try entry.map { try reader.children(of: $0, at: request.commit) } ?? []
        let known = Dictionary(
            stored.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var untouched: [[[UInt8]]] = []
        for found in try directory.entries() where !found.isUnfinished {
            guard case .success(let status) = found.status else { continue }
            let place = ItemPath.join(path, found.name)
            if status.kind == .directory, request.isOwn(status) {
                throw RestoreFailure(path: place, reason: .bundleHoldsOwn)
            }
            if known[found.name] == nil, request.spares?(place) == true {
                untouched.append(names + [found.name])
            } else if status.kind == .directory {
                untouched += try self.untouched(
                    known[found.name], directory.openDirectory(found.name), place,
                    names + [found.name])
            }
        }
        return untouched
    }

    /// An item of a live bundle that is neither in the commit before nor stays; nil when all of it
    /// is kept.
    ///
    /// - Parameters:
    ///   - untouched: what stays, as names from here on.
    ///   - place: its present path, if that is elsewhere; absolute.
    private func change(
        _ name: [UInt8], _ status: FileStatus, _ path: [UInt8], in directory: any TargetDirectory,
        _ untouched: [[[UInt8]]], at place: [UInt8]? = nil
    ) throws -> [UInt8]? {
        guard let present = request.present, !untouched.contains([]) else { return nil }
        guard try present.holds(path, status, at: place) else { return path }
        // Under its temporary name nobody opens it any more.
        if place != nil, status.kind == .file,
            (try? directory.reading().openFile(name))?.findWriter() == true
        {
            throw RestoreFailure(path: path, reason: .presentOpen)
        }
        guard status.kind == .directory else { return nil }
        let inner = try directory.openDirectory(name)
        for found in try inner.entries() where !found.isUnfinished {
            let path = ItemPath.join(path, found.name)
            guard case .success(let status) = found.status else { return path }
            let place = place.map { ItemPath.join($0, found.name) }
            let beneath = untouched.filter { $0.first == found.name }.map { Array($0.dropFirst()) }
            if let changed = try change(found.name, status, path, in: inner, beneath, at: place) {
                return changed
            }
        }
        return nil
    }

    /// The reason why the replaced bundle must be put back, because a program may have saved in it
    /// until then, or something was mounted in it; nil when all of it is kept.
    private func changeReplaced(
        _ old: [UInt8], _ path: [UInt8], in parent: any TargetDirectory, _ untouched: [[[UInt8]]]
    ) -> (any Error)? {
        do {
            guard let status = try parent.status(of: old) else { return nil }
            if let mount = firstMount(old, status, path, in: parent) {
                return RestoreFailure(path: mount, reason: .bundleHoldsMount)
            }
            let changed = try change(
                old, status, path, in: parent, untouched,
                at: ItemPath.join(ItemPath.split(path).parent, old))
            return changed.map { RestoreFailure(path: $0, reason: .presentChanged) }
        } catch {
            return error
        }
    }

    // MARK: What comes

    /// - Returns: false when it was cancelled.
    private func put(
        _ bundle: Bundle, _ parent: any TargetDirectory, _ status: FileStatus?, _ path: [UInt8]
    ) throws -> Bool {
        let untouched =
            status?.kind == .directory
            ? try untouched(bundle.entry, parent.openDirectory(bundle.name), path, []) : []
        if let status, let changed = try change(bundle.name, status, path, in: parent, untouched) {
            throw RestoreFailure(path: changed, reason: .presentChanged)
        }
        let (temporary, made) = try parent.makeTemporaryDirectory()
        let ours = try made.status().inode
        // Another writer beside it may have given its name to something else, which stays.
        func isOurs(_ name: [UInt8]) throws(SystemError) -> Bool {
            try parent.status(of: name)?.inode == ours
        }
        func giveUp() { if (try? isOurs(temporary)) == true { try? clear(temporary, in: parent) } }
        var written = Written()
        func orGiveUp<T>(_ work: () throws -> T) throws -> T {
            do {
                return try work()
            } catch {
                giveUp()
                throw error
            }
        }
        try orGiveUp { try write(bundle, made, &written) }
        for (place, error) in written.failures { log.fail(place, error) }
        if cancellation.isRequested || !written.failures.isEmpty && status != nil {
            giveUp()
            if cancellation.isRequested { return false }
            throw RestoreFailure(path: path, reason: .bundleIncomplete)
        }
        guard try isOurs(temporary) else {
            throw SystemError("restore", path: path, code: ErrorCode.changed)
        }
        let old = try orGiveUp {
            if status == nil, try parent.status(of: bundle.name) != nil,
                try !parent.lists(bundle.name)
                    || bundle.names?.isAnother(bundle.name, in: parent) == true
            {
                throw RestoreFailure(path: path, reason: .collides)
            }
            if let status, let displaced = request.displaced {
                _ = try displaced.mayReplace(path, in: parent)(status)
            }
            do throws(SystemError) {
                return try parent.exchange(temporary, with: bundle.name)
            } catch {
                guard error.isAcrossMounts else { throw error }
                throw RestoreFailure(path: path, reason: .bundleNotRenamed)
            }
        }
        if let old, let failure = changeReplaced(old, path, in: parent, untouched) {
            // Put it back. If something else has taken the name meanwhile, that stays under the
            // temporary name.
            let back = try parent.exchange(old, with: bundle.name)
            if let back, try isOurs(back) { try? clear(back, in: parent) }
            throw failure
        }
        opener.forgetWay()
        for (item, place, status) in written.links
        where log.links.note(item, place, nil, written: status) {
            written.counts.restored -= 1
        }
        log.add(written.counts)
        for (path, parts) in written.losses { log.lose(path, parts) }
        if let old, try keep(untouched, of: old, in: bundle, parent, path) {
            try clear(parent.giveUp(old), in: parent)
        }
        return true
    }

    /// Removes items that this run wrote or replaced and nobody needs. Items that must stay have
    /// been moved before; what is mounted stays, and fails.
    private func clear(_ name: [UInt8], in directory: any TargetDirectory) throws(SystemError) {
        guard let status = try directory.status(of: name) else { return }
        if status.isMounted { throw SystemError("remove", path: name, code: ErrorCode.busy) }
        guard status.kind == .directory else { return try directory.remove(name, if: nil) }
        if request.isOwn(status) { return }
        let inner = try directory.openDirectory(name)
        for entry in try inner.entries() { try clear(entry.name, in: inner) }
        try directory.removeDirectory(name)
    }

    /// Moves items that are in no backup from the old bundle to the new one.
    ///
    /// - Returns: false when something could not be moved: then the old one stays, under its
    ///   temporary name.
    private func keep(
        _ untouched: [[[UInt8]]], of old: [UInt8], in bundle: Bundle, _ parent: any TargetDirectory,
        _ path: [UInt8]
    ) throws -> Bool {
        var isDone = true
        for names in untouched {
            do throws(SystemError) {
                var source = try parent.openDirectory(old)
                var target = try parent.openDirectory(bundle.name)
                for name in names.dropLast() {
                    source = try source.openDirectory(name)
                    if try target.status(of: name) == nil {
                        _ = try target.makeDirectory(name, mode: 0o700)
                    }
                    target = try target.openDirectory(name)
                }
                if let name = names.last { try target.take(name, from: source) }
            } catch {
                isDone = false
                log.fail(names.reduce(path) { ItemPath.join($0, $1) }, error)
            }
        }
        return isDone
    }

    private struct Written {
        var counts = RestoreCounts()
        var failures: [(path: [UInt8], error: any Error)] = []
        var losses: [(path: [UInt8], parts: [MetadataLoss])] = []
        var links: [(item: Item, place: RestorePlace, status: FileStatus)] = []
    }

    private struct Level: DirectoryFrame {
        let names: [[UInt8]]
        let item: Item
        var directory: (any TargetDirectory)?
        var rest: [TreeEntry]
    }

    /// Writes a whole bundle into a directory.
    private func write(_ bundle: Bundle, _ top: any TargetDirectory, _ written: inout Written)
        throws
    {
        let restorer = try restorer()
        var stack = DirectoryStack<Level>(openMaximum: 32)
        stack.push(try level([], bundle.entry, top))
        written.counts.directories += 1
        while !stack.isEmpty {
            if cancellation.isRequested { return }
            if stack.isTopClosed { stack.reopenTop(try top.openDirectory(at: stack.top.names)) }
            guard let directory = stack.top.directory else {
                preconditionFailure("the top of the stack is open")
            }
            guard let entry = stack.top.rest.popLast() else {
                let item = stack.pop().item
                // What could not be set is told at the end, when it gets all of it again.
                _ = directory.apply(item)
                continue
            }
            let names = stack.top.names + [entry.name]
            do {
                if entry.kind == .directory {
                    stack.push(
                        try level(
                            names, entry, try directory.makeDirectory(entry.name, mode: 0o700)))
                    written.counts.directories += 1
                    continue
                }
                let item = request.owners(of: opener.root).applied(to: try entry.item())
                log.note(item)
                let restored = try restorer.restore(
                    item, as: entry.name, in: directory, over: .nothing, isNameFree: true)
                written.counts.add(restored.counts)
                if !restored.losses.isEmpty {
                    written.losses.append(
                        (opener.absolute(bundle.components + names), restored.losses))
                }
                if item.links != nil, let status = try directory.status(of: entry.name) {
                    let place = RestorePlace(
                        opener: opener, directory: bundle.components + names.dropLast(),
                        name: entry.name)
                    written.links.append((item, place, status))
                }
            } catch let error where !(error is CatalogError || error is FormatError) {
                written.failures.append((opener.absolute(bundle.components + names), error))
            }
        }
    }

    private func level(_ names: [[UInt8]], _ entry: TreeEntry, _ directory: any TargetDirectory)
        throws -> Level
    {
        let item = request.owners(of: opener.root).applied(to: try entry.item())
        log.note(item)
        directory.prepare(for: item)
        return Level(
            names: names, item: item, directory: directory,
            rest: try reader.children(of: entry, at: request.commit).reversed())
    }
}
