import CairnCore
import CairnFormat
import CairnWatch
import Glibc

/// A tree and an inotify instance in memory, as far as the watcher can tell them from the kernel's.
///
/// - Source: inotify(7), and what fs/notify does on Linux 6: merging of equal neighbours, one
///   overflow event at the queue's end, IN_IGNORED after a watch went away for whatever reason,
///   never the same wd twice.
final class ModelKernel {
    final class Inode {
        let isDirectory: Bool
        var children: [String: Inode] = [:]
        /// Of directories.
        var parent: Inode?
        var content = 0
        var links = 1
        var wd: Int32?
        /// What the watch tells of.
        var mask = KernelEvent.Mask()
        /// `user.xdg.robots.backup` is `false`.
        var isFlagged = false
        /// The inode's flag `d`.
        var isNoDump = false

        init(isDirectory: Bool) { self.isDirectory = isDirectory }
    }

    let root = Inode(isDirectory: true)
    /// Not watched: things are moved out to it and in from it.
    let outside = Inode(isDirectory: true)
    private(set) var watched: [Int32: Inode] = [:]
    private(set) var queue: [KernelEvent] = []
    var queueMaximum = Int.max
    var watchesMaximum = Int.max
    private(set) var overflows = 0
    private var lastWatch: Int32 = 0
    private var lastCookie: UInt32 = 0
    private var lastContent = 0
    var deleteSelfComesFirst = true

    func read(_ count: Int) -> [KernelEvent] {
        let taken = Array(queue.prefix(count))
        queue.removeFirst(taken.count)
        return taken
    }

    // MARK: Watches

    func watch(_ inode: Inode, _ mask: KernelEvent.Mask) throws(SystemError) -> Int32 {
        if let wd = inode.wd {
            inode.mask = mask
            return wd
        }
        guard watched.count < watchesMaximum else { throw SystemError("watch", code: ENOSPC) }
        lastWatch += 1
        inode.wd = lastWatch
        inode.mask = mask
        watched[lastWatch] = inode
        return lastWatch
    }

    func unwatch(_ wd: Int32) {
        guard let inode = watched.removeValue(forKey: wd) else { return }
        inode.wd = nil
        post(KernelEvent(wd: wd, mask: .ignored))
    }

    /// Loses a watch without a word, as no kernel should.
    func loseWatch(_ wd: Int32) {
        watched.removeValue(forKey: wd)?.wd = nil
    }

    /// Another inotify instance: no watch, no event, and numbers from the beginning.
    func replaceInstance() {
        for inode in watched.values { inode.wd = nil }
        watched = [:]
        queue = []
        lastWatch = 0
    }

    private func post(_ event: KernelEvent) {
        if queue.last == event { return }
        guard queue.count < queueMaximum else {
            let overflow = KernelEvent(wd: -1, mask: .overflow)
            if queue.last != overflow {
                overflows += 1
                queue.append(overflow)
            }
            return
        }
        queue.append(event)
    }

    private func tell(
        _ directory: Inode, _ mask: KernelEvent.Mask, _ name: String, of inode: Inode,
        cookie: UInt32 = 0
    ) {
        guard let wd = directory.wd, !directory.mask.isDisjoint(with: mask) else { return }
        let mask = inode.isDirectory ? mask.union(.isDirectory) : mask
        post(KernelEvent(wd: wd, mask: mask, cookie: cookie, name: Array(name.utf8)))
    }

    private func tellSelf(_ inode: Inode, _ mask: KernelEvent.Mask) {
        guard let wd = inode.wd, !inode.mask.isDisjoint(with: mask) else { return }
        post(KernelEvent(wd: wd, mask: inode.isDirectory ? mask.union(.isDirectory) : mask))
    }

    /// A directory that was deleted while it was open goes when it is closed.
    func closed(_ inode: Inode) {
        if inode.links == 0 { end(inode) }
    }

    private func end(_ inode: Inode) {
        tellSelf(inode, .deleteSelf)
        if let wd = inode.wd { unwatch(wd) }
    }

    // MARK: Changes

    /// Sets or takes away the extended attribute.
    func flag(_ inode: Inode, _ isFlagged: Bool) {
        guard inode.isFlagged != isFlagged else { return }
        inode.isFlagged = isFlagged
        if let parent = inode.parent,
            let name = parent.children.first(where: { $0.value === inode })?.key
        {
            tell(parent, .attributes, name, of: inode)
        }
        tellSelf(inode, .attributes)
    }

    func make(_ name: String, in directory: Inode, isDirectory: Bool) {
        guard directory.children[name] == nil else { return }
        let inode = Inode(isDirectory: isDirectory)
        inode.parent = isDirectory ? directory : nil
        directory.children[name] = inode
        tell(directory, .create, name, of: inode)
        if !isDirectory { write(name, in: directory) }
    }

    func write(_ name: String, in directory: Inode) {
        guard let file = directory.children[name], !file.isDirectory else { return }
        lastContent += 1
        file.content = lastContent
        // Both names' directories are not told, only the one it was opened through; and the file
        // itself.
        for mask in [KernelEvent.Mask.modify, .closeWrite] {
            tell(directory, mask, name, of: file)
            tellSelf(file, mask)
        }
    }

    /// Mounts a file over a name. That makes no event, and what is written to it is told to the
    /// directory of its own name.
    func mount(_ file: Inode, over name: String, in directory: Inode) {
        directory.children[name] = file
    }

    func link(_ name: String, in directory: Inode, as other: String, in target: Inode) {
        guard let file = directory.children[name], !file.isDirectory, target.children[other] == nil
        else { return }
        file.links += 1
        target.children[other] = file
        tell(directory, .attributes, name, of: file)
        tellSelf(file, .attributes)
        tell(target, .create, other, of: file)
    }

    func remove(_ name: String, in directory: Inode) {
        guard let inode = directory.children[name] else { return }
        for child in inode.children.keys { remove(child, in: inode) }
        directory.children[name] = nil
        inode.parent = nil
        inode.links -= 1
        if !deleteSelfComesFirst { tell(directory, .delete, name, of: inode) }
        if inode.links == 0 { end(inode) } else { tellSelf(inode, .attributes) }
        if deleteSelfComesFirst { tell(directory, .delete, name, of: inode) }
    }

    func rename(_ name: String, in directory: Inode, to other: String, in target: Inode) {
        guard let inode = directory.children[name], inode !== target, !isAbove(inode, target) else {
            return
        }
        if let replaced = target.children[other] {
            guard replaced !== inode, replaced.isDirectory == inode.isDirectory,
                replaced.children.isEmpty
            else {
                return
            }
            replaced.links -= 1
            replaced.parent = nil
            move(inode, name, directory, other, target)
            if replaced.links == 0 { end(replaced) } else { tellSelf(replaced, .attributes) }
        } else {
            move(inode, name, directory, other, target)
        }
    }

    /// RENAME_EXCHANGE.
    func exchange(_ name: String, in directory: Inode, with other: String, in target: Inode) {
        guard let one = directory.children[name], let two = target.children[other], one !== two,
            !isAbove(one, target), !isAbove(two, directory)
        else { return }
        directory.children[name] = two
        target.children[other] = one
        if one.isDirectory { one.parent = target }
        if two.isDirectory { two.parent = directory }
        tellMove(one, name, directory, other, target)
        tellMove(two, other, target, name, directory)
    }

    private func move(
        _ inode: Inode, _ name: String, _ directory: Inode, _ other: String, _ target: Inode
    ) {
        directory.children[name] = nil
        target.children[other] = inode
        if inode.isDirectory { inode.parent = target }
        tellMove(inode, name, directory, other, target)
    }

    private func tellMove(
        _ inode: Inode, _ name: String, _ directory: Inode, _ other: String, _ target: Inode
    ) {
        lastCookie += 1
        tell(directory, .movedFrom, name, of: inode, cookie: lastCookie)
        tell(target, .movedTo, other, of: inode, cookie: lastCookie)
        tellSelf(inode, .moveSelf)
    }

    private func isAbove(_ inode: Inode, _ other: Inode) -> Bool {
        var at: Inode? = other
        while let here = at {
            if here === inode { return true }
            at = here.parent
        }
        return false
    }
}

/// Opens directories of a ``ModelKernel``.
final class ModelEnvironment: WatchEnvironment {
    final class Directory {
        let inode: ModelKernel.Inode
        private let kernel: ModelKernel

        init(_ inode: ModelKernel.Inode, _ kernel: ModelKernel) {
            self.inode = inode
            self.kernel = kernel
        }

        deinit { kernel.closed(inode) }
    }

    let kernel: ModelKernel
    var unreadable: Set<ObjectIdentifier> = []
    var isRootMissing = false
    var excluded: Set<ObjectIdentifier> = []
    var exported: Set<ObjectIdentifier> = []
    var polled: Set<ObjectIdentifier> = []
    /// Happens before each call: the world goes on while the watcher works.
    var meanwhile: () -> Void = {}
    private(set) var opened = 0

    init(_ kernel: ModelKernel) { self.kernel = kernel }

    func open(_ place: SourcePath) throws(SystemError) -> Directory {
        if isRootMissing { throw SystemError("open", code: ENOENT) }
        var directory = Directory(kernel.root, kernel)
        meanwhile()
        for name in place.path.split(separator: ItemPath.separator) {
            directory = try child(Array(name), directory)
        }
        return directory
    }

    func open(_ name: [UInt8], in directory: Directory) throws(SystemError) -> Directory {
        meanwhile()
        return try child(name, directory)
    }

    private func child(_ name: [UInt8], _ directory: Directory) throws(SystemError) -> Directory {
        opened += 1
        guard let inode = directory.inode.children[String(decoding: name, as: UTF8.self)] else {
            throw SystemError("open", code: ENOENT)
        }
        guard inode.isDirectory else { throw SystemError("open", code: ENOTDIR) }
        guard !unreadable.contains(ObjectIdentifier(inode)) else {
            throw SystemError("open", code: EACCES)
        }
        return Directory(inode, kernel)
    }

    func openParent(of directory: Directory) throws(SystemError) -> Directory {
        meanwhile()
        guard let parent = directory.inode.parent else { throw SystemError("open", code: ENOENT) }
        return Directory(parent, kernel)
    }

    func view(of directory: Directory) -> any SourceDirectory { ModelView(directory.inode) }

    func device(of path: [UInt8]) -> UInt64? { ModelView.device }

    func hush(_ directory: Directory, _ mark: WatchMark) {
        meanwhile()
        if directory.inode.wd != nil { directory.inode.mask = mark.mask }
    }

    func standing(of directory: Directory, at place: SourcePath, _ status: FileStatus)
        -> WatchStanding
    {
        if exported.contains(ObjectIdentifier(directory.inode)) { return .exported }
        if polled.contains(ObjectIdentifier(directory.inode)) { return .polled }
        return excluded.contains(ObjectIdentifier(directory.inode)) ? .excluded : .ordinary
    }

    func watch(_ directory: Directory) throws(SystemError) -> Int32 {
        meanwhile()
        return try kernel.watch(directory.inode, .directory)
    }

    func watchFile(_ name: [UInt8], in directory: Directory) throws(SystemError) -> Int32 {
        meanwhile()
        guard let inode = directory.inode.children[String(decoding: name, as: UTF8.self)],
            !inode.isDirectory
        else {
            throw SystemError("open", code: ENOENT)
        }
        return try kernel.watch(inode, .file)
    }

    func unwatch(_ wd: Int32) { kernel.unwatch(wd) }

    func subdirectories(of directory: Directory) throws(SystemError) -> [[UInt8]] {
        meanwhile()
        // As getdents64 of a directory that was deleted.
        if directory.inode.links == 0 { throw SystemError("list", code: ENOENT) }
        return directory.inode.children.filter(\.value.isDirectory).keys.sorted().map {
            Array($0.utf8)
        }
    }
}
