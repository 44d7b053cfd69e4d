import CairnCore
import CairnFormat

/// A path in a test: text, or bytes where text is not enough.
public protocol TreePath {
    var pathBytes: [UInt8] { get }
}

extension String: TreePath { public var pathBytes: [UInt8] { Array(utf8) } }

extension [UInt8]: TreePath { public var pathBytes: [UInt8] { self } }

/// Actions of people and programs on the tree.
extension SimulatedFileSystem {
    public func makeDirectory(_ path: some TreePath, mode: UInt16 = 0o755) {
        add(path, kind: .directory, mode: mode)
    }

    /// Makes a file, or gives an existing one this content.
    ///
    /// - Parameter holes: ranges of zeros that take no space, ascending, apart, on sector
    ///   boundaries.
    public func write(_ path: some TreePath, _ content: [UInt8], holes: [Range<Int>] = []) {
        if !exists(path) { add(path, kind: .file, mode: 0o644) }
        changeContent(path) { node in
            node.content = content
            node.holes = holes
        }
    }

    public func write(_ path: some TreePath, _ text: String) { write(path, Array(text.utf8)) }

    public func append(_ path: some TreePath, _ bytes: [UInt8]) {
        changeContent(path) { $0.content += bytes }
    }

    /// Writes within a file that has no holes there.
    public func overwrite(_ path: some TreePath, at offset: Int, _ bytes: [UInt8]) {
        changeContent(path) {
            $0.content.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        }
    }

    public func truncate(_ path: some TreePath, to length: Int) {
        changeContent(path) { node in
            node.content.removeSubrange(length...)
            node.holes = node.holes.map { $0.clamped(to: 0..<length) }.filter { !$0.isEmpty }
        }
    }

    public func symlink(_ path: some TreePath, to target: [UInt8]) {
        add(path, kind: .symlink, mode: 0o777) { $0.target = target }
    }

    public func makeSpecial(
        _ path: some TreePath, _ kind: ItemKind, major: UInt64 = 0, minor: UInt64 = 0
    ) {
        add(path, kind: kind, mode: 0o600) { node in
            node.major = major
            node.minor = minor
        }
    }

    /// Gives a file another name.
    public func link(_ path: some TreePath, to existing: some TreePath) {
        let (parent, name) = ItemPath.split(path.pathBytes)
        let now = fileTime
        state.withLock { state in
            let inode = state.require(existing)
            state.enter(name, inode, into: state.require(parent), at: now)
            state.nodes[inode]?.links += 1
            state.nodes[inode]?.changed = now
        }
    }

    /// Removes a name and everything beneath it.
    public func remove(_ path: some TreePath) {
        let (parent, name) = ItemPath.split(path.pathBytes)
        let now = fileTime
        state.withLock { state in
            let directory = state.require(parent)
            guard let inode = state.nodes[directory]?.children.removeValue(forKey: name)
            else { preconditionFailure("nothing to remove") }
            state.nodes[directory]?.modified = now
            state.nodes[directory]?.changed = now
            if state.nodes[inode]?.kind == .directory { state.nodes[directory]?.links -= 1 }
            // A directory has its own `.` besides.
            let own: UInt32 = state.nodes[inode]?.kind == .directory ? 2 : 1
            state.nodes[inode]?.links -= own
            state.nodes[inode]?.changed = now
        }
    }

    /// Moves a name, replacing a file that has the new one.
    public func rename(_ path: some TreePath, to target: some TreePath) {
        if exists(target) { remove(target) }
        let inode = inode(path)
        let now = fileTime
        let (parent, name) = ItemPath.split(target.pathBytes)
        remove(path)
        state.withLock { state in
            let own: UInt32 = state.nodes[inode]?.kind == .directory ? 2 : 1
            state.nodes[inode]?.links += own
            state.enter(name, inode, into: state.require(parent), at: now)
            state.nodes[inode]?.changed = now
        }
    }

    public func setMode(_ path: some TreePath, _ mode: UInt16) {
        changeNode(path) { $0.mode = mode }
    }

    public func setOwner(_ path: some TreePath, uid: UInt32, gid: UInt32) {
        changeNode(path) { node in
            node.uid = uid
            node.gid = gid
        }
    }

    public func setModified(_ path: some TreePath, _ moment: Timestamp) {
        changeNode(path) { $0.modified = moment }
    }

    /// Makes an item the one that got the inode of another, which was deleted.
    public func setBorn(_ path: some TreePath, _ moment: Timestamp?) {
        changeNode(path) { $0.born = moment }
    }

    public func setAttributes(_ path: some TreePath, _ attributes: [ExtendedAttribute]) {
        changeNode(path) {
            $0.attributes = attributes.sorted { $0.name.lexicographicallyPrecedes($1.name) }
        }
    }

    /// Sets the file system that the tops of a device report.
    public func setFileSystem(_ device: UInt64, _ fileSystem: UInt64) {
        state.withLock { $0.fileSystems[device] = fileSystem }
    }

    /// Has what is at a path hide the directory at another; nil when nothing hides it any more.
    public func cover(_ path: String, hiding hidden: String?) {
        state.withLock { state in
            state.covered[Array(path.utf8)] = hidden.map { state.require($0) }
        }
    }

    /// Sets which connection of a disk has a device number.
    public func setAttachment(_ device: UInt64, _ attachment: UInt64) {
        state.withLock { $0.attachments[device] = attachment }
    }

    /// Sets who answers for a device.
    public func setOrigin(_ device: UInt64, _ origin: FileSystemOrigin) {
        state.withLock { $0.origins[device] = origin }
    }

    /// Sets what is known about a device.
    public func setTraits(_ device: UInt64, _ traits: FileSystemTraits) {
        state.withLock { $0.traits[device] = traits }
    }

    /// Gives all items of a device other inode numbers, as a new mount of some file systems does.
    public func shiftInodes(_ device: UInt64, by distance: UInt64) {
        state.withLock { $0.inodeShifts[device, default: 0] += distance }
    }

    /// Sets how far the clock that stamps the files is ahead.
    public func setSkew(seconds: Int64) { state.withLock { $0.skewSeconds = seconds } }

    /// Makes a file state a size that is not that of its content.
    public func setStatedSize(_ path: some TreePath, _ size: UInt64?) {
        changeNode(path) { $0.statedSize = size }
    }

    /// Replaces a file's content and leaves its times: a save that the file system's clock cannot
    /// tell from the one before.
    public func overwriteInTick(_ path: some TreePath, _ content: String) {
        state.withLock { state in
            state.nodes[state.require(path)]?.content = Array(content.utf8)
        }
    }

    /// Moves the present item, with everything beneath it, to a device of its own.
    public func setDevice(_ path: some TreePath, _ device: UInt64) {
        state.withLock { state in
            var pending = [state.require(path)]
            while let inode = pending.popLast() {
                state.nodes[inode]?.device = device
                pending += state.nodes[inode]?.children.values.map { $0 } ?? []
            }
        }
    }

    /// Makes a tree of one device tell an identity, and keep its number.
    public func identify(_ path: some TreePath, as identity: UInt64) {
        state.withLock { $0.identities[$0.nodes[$0.require(path)]?.device ?? 0] = identity }
    }

    /// Gives a tree of one device with an identity another number.
    public func renumber(_ path: some TreePath, _ number: UInt64) {
        let identity = state.withLock { state in
            state.identities[state.nodes[state.require(path)]?.device ?? 0]
        }
        setDevice(path, number)
        state.withLock { $0.identities[number] = identity }
    }

    /// Makes a file one that is mounted on its name.
    public func mountFile(_ path: some TreePath) {
        state.withLock { state in
            let inode = state.require(path)
            state.mountedFiles.insert(inode)
        }
    }

    // MARK: Asking

    public func exists(_ path: some TreePath) -> Bool {
        state.withLock { (try? $0.resolve(path.pathBytes, followingLast: false)) != nil }
    }

    public func identity(_ path: some TreePath) -> DirectoryIdentity {
        DirectoryIdentity(device: Self.device, inode: inode(path))
    }

    private func inode(_ path: some TreePath) -> UInt64 { state.withLock { $0.require(path) } }

    // MARK: Faults

    /// Makes opening fail with EACCES.
    public func deny(_ path: some TreePath, _ isDenied: Bool = true) {
        interfere(path) { $0.denied = isDenied }
    }

    /// Makes reading the status of the name fail.
    public func failStatus(_ path: some TreePath, code: Int32?) {
        interfere(path) { $0.statusError = code }
    }

    /// Makes everything at and beneath a directory stop responding, like a mount whose server is
    /// gone.
    public func silence(_ path: some TreePath, _ isSilent: Bool = true) {
        state.withLock { state in
            state.silent[state.require(path)] = isSilent ? path.pathBytes : nil
        }
    }

    /// Makes reading fail.
    public func failReads(_ path: some TreePath, code: Int32?) {
        interfere(path) { $0.readError = code }
    }

    /// Makes reading one extended attribute fail; nil ends it.
    public func failAttribute(_ path: some TreePath, _ name: String, code: Int32?) {
        interfere(path) { $0.attributeErrors[Array(name.utf8)] = code }
    }

    /// Calls `action` before each read of the file, with the number of the read, from 1.
    public func onRead(_ path: some TreePath, _ action: (@Sendable (Int) -> Void)?) {
        interfere(path) { interference in
            interference.reads = 0
            interference.onRead = action
        }
    }

    /// Calls `action` before each requested shared lock, with its number, from 1.
    public func onLock(_ path: some TreePath, _ action: (@Sendable (Int) -> Void)?) {
        interfere(path) { interference in
            interference.locks = 0
            interference.onLock = action
        }
    }

    /// Has an item left out of the listing of its directory.
    public func hide(_ path: some TreePath, _ isHidden: Bool = true) {
        interfere(path) { $0.isHidden = isHidden }
    }

    /// Calls `action` after each listing of the directory, before it is returned.
    public func onList(_ path: some TreePath, _ action: (@Sendable () -> Void)?) {
        interfere(path) { $0.onList = action }
    }

    // MARK: Within

    private func interfere(_ path: some TreePath, _ body: (inout Interference) -> Void) {
        state.withLock { state in
            let inode = state.require(path)
            var interference = state.interference[inode] ?? Interference()
            body(&interference)
            state.interference[inode] = interference
        }
    }

    private func changeContent(_ path: some TreePath, _ body: (inout Node) -> Void) {
        let now = fileTime
        changeNode(path) { node in
            body(&node)
            node.modified = now
        }
    }

    private func changeNode(_ path: some TreePath, _ body: (inout Node) -> Void) {
        let now = fileTime
        state.withLock { state in
            let inode = state.require(path)
            guard var node = state.nodes[inode] else { return }
            body(&node)
            node.changed = now
            state.nodes[inode] = node
        }
    }

    private func add(
        _ path: some TreePath, kind: ItemKind, mode: UInt16, _ body: (inout Node) -> Void = { _ in }
    ) {
        let (parent, name) = ItemPath.split(path.pathBytes)
        let now = fileTime
        state.withLock { state in
            var node = Node(
                kind: kind, mode: mode, links: kind == .directory ? 2 : 1, modified: now,
                changed: now, born: now)
            body(&node)
            let inode = state.nextInode
            state.nextInode += 1
            state.nodes[inode] = node
            state.enter(name, inode, into: state.require(parent), at: now)
        }
    }
}

extension SimulatedFileSystem.State {
    func require(_ path: some TreePath) -> UInt64 {
        guard let inode = try? resolve(path.pathBytes, followingLast: false)
        else { preconditionFailure("the tree has no \(PathText.display(path.pathBytes))") }
        return inode
    }

    mutating func enter(_ name: [UInt8], _ inode: UInt64, into directory: UInt64, at now: Timestamp)
    {
        precondition(
            nodes[directory]?.kind == .directory && nodes[directory]?.children[name] == nil)
        precondition((1...255).contains(name.count))
        nodes[directory]?.children[name] = inode
        nodes[directory]?.modified = now
        nodes[directory]?.changed = now
        if nodes[inode]?.kind == .directory {
            nodes[directory]?.links += 1
            nodes[inode]?.parent = directory
        }
    }
}
