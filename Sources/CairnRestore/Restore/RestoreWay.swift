import CairnCore
import CairnFormat
import CairnRepository

/// The way to a selection: opens the directories that lead to it, and makes those that are missing.
/// In a dry run it only looks.
struct RestoreWay {
    let request: RestoreRequest
    let opener: RestoreOpener
    let reader: CatalogReader
    let log: RestoreLog
    /// Whether directories that are missing are made, or would be.
    let makes: Bool
    /// Directories that it made and the commit knows, so that they get their metadata.
    private(set) var made: [RestoredDirectory] = []
    /// The topmost directory that it made, from the root on, as names from the root.
    private(set) var topMade: [[UInt8]]?
    /// The innermost directory that was there, as it was before anything is made in it; only in
    /// place.
    private(set) var standing: StandingDirectory?

    init(
        request: RestoreRequest, opener: RestoreOpener, reader: CatalogReader, log: RestoreLog,
        makes: Bool
    ) {
        self.request = request
        self.opener = opener
        self.reader = reader
        self.log = log
        self.makes = makes
    }

    /// - Returns: the directory that holds the selection's own name; for a root that is a directory
    ///   the user named, that. Nil when it is not there and not made.
    /// - Throws: ``BlockedWay``; ``SystemError`` for the directory that the user named.
    mutating func open(to path: [UInt8], in root: CatalogRoot) throws -> (any TargetDirectory)? {
        guard var current = try openTop() else { return nil }
        note(current)
        let prefix = opener.base.prefix
        let components = ItemPath.components(path)
        var place = opener.base.path
        // The commit does not know directories above the root: they get default metadata.
        for name in prefix.dropLast() {
            guard
                let next = try step(current, name, in: &place, mode: 0o755, isKnown: { _ in false })
            else { return nil }
            if next.wasMade, request.destination == .inPlace {
                try own(next.directory, as: current)
            }
            current = next.directory
            if !next.wasMade { note(current) }
        }
        if path.isEmpty { return current }
        var names = components.dropLast()
        if let rootName = prefix.last { names.insert(rootName, at: names.startIndex) }
        for (depth, name) in names.enumerated() {
            let way = Array(components.prefix(prefix.isEmpty ? depth : max(0, depth - 1)))
            let next = try step(current, name, in: &place, mode: 0o700) { listed in
                let other = (way + [listed]).joined(separator: [ItemPath.separator])
                return try reader.entry(root, path: Array(other), at: request.commit) != nil
            }
            guard let next else { return nil }
            current = next.directory
            let above = Array(components.prefix(prefix.isEmpty ? depth + 1 : depth))
            // The commit may not have a directory above a deleted item. Then use the metadata of
            // its last version.
            let known = Array(above.joined(separator: [ItemPath.separator]))
            let item = try
                (reader.entry(root, path: known, at: request.commit)?.item()
                ?? reader.versions(root, path: known).last?.item)
                .map { request.owners(of: opener.root).applied(to: $0) }
            guard next.wasMade else {
                do throws(SystemError) {
                    if let item { try current.refuseOthers(item, isDryRun: request.isDryRun) }
                } catch { throw BlockedWay(path: place, reason: error) }
                note(current)
                continue
            }
            if topMade == nil { topMade = above }
            if let item, item.isDirectory {
                made.append(
                    RestoredDirectory(opener: opener, components: above, item: item))
                // A restore that is killed must not leave it closed: the next does not make it.
                if item.mode & RestoreExecutor.accessible == RestoreExecutor.accessible {
                    _ = current.apply(item)
                }
            }
        }
        return current
    }

    private mutating func note(_ directory: any TargetDirectory) {
        if request.destination == .inPlace, !request.isDryRun {
            standing = StandingDirectory(directory)
        }
    }

    /// Gives a directory made in a user's home to that user. Without the right to do so it stays
    /// the restorer's.
    private func own(_ directory: any TargetDirectory, as above: any TargetDirectory) throws {
        let owner = try above.status()
        let made = try directory.status()
        guard owner.uid != made.uid || owner.gid != made.gid else { return }
        _ = directory.apply(
            Item(
                body: .directory, mode: made.mode, uid: owner.uid, gid: owner.gid,
                modified: made.modified))
    }

    private mutating func openTop() throws(SystemError) -> (any TargetDirectory)? {
        do throws(SystemError) { return try opener.openTop(creating: false) } catch {
            guard error.code == ErrorCode.missing else { throw error }
        }
        guard makes else { return nil }
        if request.isDryRun {
            try opener.checkTop()
            return nil
        }
        let made = try opener.openTop(creating: true)
        if opener.base.prefix.isEmpty { topMade = [] }
        return made
    }

    /// Goes on to a directory.
    ///
    /// - Parameters:
    ///   - place: the path so far, absolute; then with the name.
    ///   - isKnown: whether the commit has another name here.
    /// - Returns: nil when it is not there and not made.
    /// - Throws: ``BlockedWay``, and errors of `isKnown`.
    private func step(
        _ directory: any TargetDirectory, _ name: [UInt8], in place: inout [UInt8], mode: UInt16,
        isKnown: ([UInt8]) throws -> Bool
    ) throws -> (directory: any TargetDirectory, wasMade: Bool)? {
        let above = place
        let names = log.names(in: above)
        place = ItemPath.join(above, name)
        do {
            let status = try directory.status(of: name)
            if let status,
                case .collision = try log.folding.meaning(
                    place, status, in: directory, beside: names, isRestored: isKnown)
            {
                throw SystemError.replacing(name, .collides)
            }
            switch status?.kind {
            case .directory: return (try directory.openDirectory(name), false)
            case .symlink:
                throw SystemError("open", path: name, code: ErrorCode.symlinkInTheWay)
            case nil: break
            default: throw SystemError("open", path: name, code: ErrorCode.noDirectory)
            }
        } catch let error as SystemError {
            throw BlockedWay(path: place, reason: error)
        }
        guard makes else { return nil }
        do throws(SystemError) {
            if request.isDryRun {
                try directory.checkWritable()
                return nil
            }
            let made = try directory.makeDirectory(name, mode: mode)
            names.note(name)
            return (made, true)
        } catch {
            guard error.code == ErrorCode.exists else {
                throw BlockedWay(path: above, reason: error)
            }
        }
        // Another restore was quicker.
        do throws(SystemError) { return (try directory.openDirectory(name), false) } catch {
            throw BlockedWay(path: place, reason: error)
        }
    }
}

/// A directory on the way to a selection cannot be opened or made.
struct BlockedWay: Error {
    /// Of what stands in the way, or cannot be entered or written to; absolute.
    let path: [UInt8]
    let reason: SystemError
}

extension RestoreRequest {
    /// Fails in a dry run as putting something into a directory would.
    ///
    /// - Parameter path: of what is put there; absolute.
    func foretell(_ directory: any TargetDirectory, _ path: [UInt8]) throws(RestoreFailure) {
        guard isDryRun else { return }
        do throws(SystemError) { try directory.checkWritable() } catch {
            throw RestoreFailure(
                path: path, reason: .blocked(by: ItemPath.split(path).parent, error))
        }
    }
}
