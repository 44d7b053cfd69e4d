import CLinux
import CairnCore
import CairnFormat
import Glibc

/// Names of a directory that is restored to: taken, exchanged, replaced and removed.
extension LinuxTargetDirectory {
    func makeTemporaryDirectory() throws(SystemError) -> (
        name: [UInt8], directory: any TargetDirectory
    ) {
        let name = TemporaryName.make(LinuxRandomness().word())
        let made = try makeDirectory(name, mode: 0o700)
        let final = named(name)
        interlude?(.named, final)
        return (final, made)
    }

    func exchange(_ temporary: [UInt8], with name: [UInt8]) throws(SystemError) -> [UInt8]? {
        let exchanged = withCString(temporary) { one in
            withCString(name) { cairn_exchange(descriptor.number, one, $0) }
        }
        switch exchanged {
        case 0:
            interlude?(.exchanged, temporary)
            return temporary
        case ENOENT:
            let code = renameNew(temporary, to: name)
            if code == 0 { return nil }
            guard Self.isUnknown(code)
            else { throw SystemError("rename to", path: name, code: code) }
            try rename(temporary, to: name)
            return nil
        case let code where Self.isUnknown(code):
            // A reader in between finds nothing; the old item is whole under the other name.
            let away = TemporaryName.make(LinuxRandomness().word())
            try rename(name, to: away)
            do throws(SystemError) { try rename(temporary, to: name) } catch {
                try? rename(away, to: name)
                throw error
            }
            return away
        case let code: throw SystemError("exchange", path: name, code: code)
        }
    }

    func removeLeftover(_ name: [UInt8]) throws(SystemError) -> Bool {
        // Nothing but a file can be held: a symlink or a device is there for an instant only before
        // it gets its name.
        if let file = try? openAt(descriptor.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
            flock(file.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK
        {
            return false
        }
        try unlink(name)
        return true
    }

    func take(_ name: [UInt8], from directory: any TargetDirectory) throws(SystemError) {
        guard let directory = directory as? LinuxTargetDirectory
        else { throw SystemError("move", path: name, code: EXDEV) }
        if try status(of: name) != nil { throw SystemError("move", path: name, code: EEXIST) }
        try directory.changing { () throws(SystemError) in
            try check("move", name) { path in
                renameat(directory.descriptor.number, path, descriptor.number, path)
            }
        }
    }

    /// A file system, or a kernel, that cannot do it. - Source: rename(2), errors of renameat2().
    private static func isUnknown(_ code: Int32) -> Bool {
        code == EINVAL || code == ENOSYS || code == EOPNOTSUPP
    }

    func remove(_ name: [UInt8], if mayReplace: MayReplace?) throws(SystemError) {
        try changing { () throws(SystemError) in try removeNow(name, if: mayReplace) }
    }

    private func removeNow(_ name: [UInt8], if mayReplace: MayReplace?) throws(SystemError) {
        guard let mayReplace else { return try unlink(name) }
        guard let found = try status(of: name) else { return }
        guard try mayReplace(found) else { throw .replacing(name, .changed) }
        if mayReplace.movesAway {
            if try status(of: name) != nil { try unlink(name) }
            return
        }
        if found.kind == .file, Metadata.processOwner.uid == 0 { unseal(name) }
        let away = TemporaryName.make(LinuxRandomness().word())
        try rename(name, to: away)
        if let failure = removeReplaced(away, found, name, mayReplace) {
            // An item that took the name meanwhile stays, and so does this, under the temporary
            // name.
            let code = renameNew(away, to: name)
            if Self.isUnknown(code), try status(of: name) == nil { try rename(away, to: name) }
            throw failure
        }
    }

    func unlink(_ name: [UInt8]) throws(SystemError) {
        try check("remove", name) { unlinkat(descriptor.number, $0, 0) }
    }

    /// Gives what has a temporary name its own. However it ends, nothing of ours is left under the
    /// temporary one.
    ///
    /// - Parameter isNameFree: as in ``TargetDirectory/createFile(isNameFree:)``.
    func put(
        _ temporary: [UInt8], as name: [UInt8], over mayReplace: MayReplace?, isNameFree: Bool
    ) throws(SystemError) {
        var ours: FileStatus?
        do throws(SystemError) {
            if isNameFree {
                if try putIfFree(temporary, as: name) { return }
                guard try lists(name) else { throw .replacing(name, .collides) }
            }
            guard let mayReplace else { return try rename(temporary, to: name) }
            if mayReplace.movesAway {
                if let found = try status(of: name) { _ = try mayReplace(found) }
                return try rename(temporary, to: name)
            }
            ours = try status(of: temporary)
            let found = try status(of: name)
            if let found, try !mayReplace(found) { throw .replacing(name, .changed) }
            guard let found else { return try putNew(temporary, as: name) }
            if found.kind == .file, Metadata.processOwner.uid == 0 { unseal(name) }
            guard let away = try exchange(temporary, with: name) else { return }
            guard let failure = removeReplaced(away, found, name, mayReplace) else { return }
            // Back again. What is not ours by then somebody put there meanwhile: it stays, under
            // the temporary name.
            let back = try exchange(away, with: name)
            if let back, let ours, try status(of: back)?.isRenamed(ours) == true {
                try unlink(back)
            }
            throw failure
        } catch {
            if let ours, (try? status(of: temporary))?.isRenamed(ours) != true { throw error }
            _ = withCString(temporary) { unlinkat(descriptor.number, $0, 0) }
            throw error
        }
    }

    private func putNew(_ temporary: [UInt8], as name: [UInt8]) throws(SystemError) {
        guard try putIfFree(temporary, as: name) else { throw .replacing(name, .changed) }
    }

    /// - Returns: false when something has the name.
    func putIfFree(_ temporary: [UInt8], as name: [UInt8]) throws(SystemError) -> Bool {
        switch renameNew(temporary, to: name) {
        case 0: return true
        case EEXIST: return false
        case let code where Self.isUnknown(code):
            return try fileSystems.withoutOthers {
                Result { () throws(SystemError) in
                    guard try status(of: name) == nil else { return false }
                    try rename(temporary, to: name)
                    return true
                }
            }.get()
        case let code: throw SystemError("rename to", path: name, code: code)
        }
    }

    /// Removes what was replaced, if it is what was there when it was asked about and nobody can
    /// write to it any more.
    ///
    /// - Returns: why not.
    /// - Source: fcntl(2), "Leases": a read lease is granted while nobody has the file open for
    ///   writing, and nobody else knows the name. Other names keep the content anyway.
    private func removeReplaced(
        _ away: [UInt8], _ found: FileStatus, _ name: [UInt8], _ mayReplace: MayReplace
    ) -> SystemError? {
        var file: LinuxDescriptor?
        defer { withExtendedLifetime(file) {} }
        do throws(SystemError) {
            if found.kind == .file, found.links == 1 {
                do throws(SystemError) {
                    file = try openAt(descriptor.number, away, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
                } catch {
                    // Whoever has a lease for writing may have changes that are not in it yet.
                    if error.code == EAGAIN { return .replacing(name, .open) }
                    // A file that cannot be read can still be replaced.
                    guard error.code == EACCES || error.code == EPERM else { throw error }
                }
                if let file, cairn_lease_shared(file.number) == -EAGAIN {
                    return .replacing(name, .open)
                }
            }
            guard let now = try status(of: away) else { return .replacing(name, .changed) }
            guard now.isRenamed(found) else {
                // Another name of the file may have gone meanwhile, as one that is replaced, too.
                var then = found
                then.links = now.links
                guard now.links < found.links, now.isRenamed(then), try mayReplace(now, under: away)
                else { return .replacing(name, .changed) }
                return removeReplaced(away, now, name, mayReplace)
            }
            // Nobody else knows the name: what its content is now, it stays.
            if now.origin == .served, try !mayReplace(now, under: away) {
                return .replacing(name, .changed)
            }
            // Through FUSE and NFS, a file that is open gets another name instead of going.
            file = nil
            try unlink(away)
            return nil
        } catch { return error }
    }

    private func rename(_ name: [UInt8], to target: [UInt8]) throws(SystemError) {
        try check("rename to", target) { to in
            withCString(name) { renameat(descriptor.number, $0, descriptor.number, to) }
        }
    }

    // MARK: Flags

    func prepare(for item: Item) {
        _ = Metadata.setFlags(
            item.flags.intersection(Metadata.earlyFlags), onDescriptor: descriptor.number)
    }

    func shut(to item: Item, isDryRun: Bool) throws(SystemError) {
        // Root takes it over.
        if Metadata.processOwner.uid != 0 { try refuseOthers(item, isDryRun: isDryRun) }
        if !isDryRun { Metadata.shut(to: item, try status(), descriptor.number) }
    }

    func refuseOthers(_ item: Item, isDryRun: Bool) throws(SystemError) {
        let status = try status()
        guard ![item.uid, Metadata.processOwner.uid, 0].contains(status.uid),
            !Metadata.withoutOwners.contains(cairn_file_system_type(descriptor.number))
        else { return }
        // A server may take root for nobody: then nobody's is what root made. A dry run makes
        // nothing to find that out. - Source: exports(5), `root_squash`.
        if status.uid == Metadata.nobody, Metadata.processOwner.uid == 0,
            try isDryRun ? status.origin == .served : isOfThisProcess(status)
        {
            return
        }
        throw SystemError("restore into", code: ErrorCode.othersDirectory)
    }

    func seal(_ name: [UInt8]?, as item: Item) throws(SystemError) -> [MetadataLoss] {
        let flags = item.flags.intersection(.sealing)
        guard let name else {
            return Metadata.setFlags(flags, onDescriptor: descriptor.number)
        }
        guard item.kind == .file else {
            return flags.isEmpty ? [] : [MetadataLoss(.flags(flags.letters), code: ENOTTY)]
        }
        let opened = try openAt(descriptor.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        let status = try statusAt(opened.number, [])
        guard status.kind == item.kind, status.modified == item.modified,
            item.content.map({ $0.size == status.size }) ?? true
        else { throw SystemError("set flags of", path: name, code: ESTALE) }
        return Metadata.setFlags(flags, onDescriptor: opened.number)
    }

    func unseal(_ name: [UInt8]) {
        guard
            let opened = try? openAt(
                descriptor.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        else { return }
        var found: UInt32 = 0
        let sealing = InodeFlags.sealing.rawValue
        guard cairn_flags(opened.number, &found) == 0, found & sealing != 0 else { return }
        _ = cairn_set_flags(opened.number, found & ~sealing)
    }
}
