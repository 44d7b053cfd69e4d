import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// A source tree in memory that behaves like the kernel, with faults on request.
///
/// Paths are absolute. File times come from the clock, truncated to ``tickNanoseconds`` as in the
/// kernel. An impossible request of a test (a file in a missing directory) is an error of the test
/// and traps.
public final class SimulatedFileSystem: FileSystem {
    struct Node: Sendable {
        var kind: ItemKind
        var mode: UInt16
        var uid: UInt32 = 0
        var gid: UInt32 = 0
        var links: UInt32 = 1
        var major: UInt64 = 0
        var minor: UInt64 = 0
        var modified: Timestamp
        var changed: Timestamp
        var born: Timestamp?
        var attributes: [ExtendedAttribute] = []
        var target: [UInt8] = []
        var content: [UInt8] = []
        var holes: [Range<Int>] = []
        var children: [[UInt8]: UInt64] = [:]
        var parent: UInt64 = 0
        var device = SimulatedFileSystem.device
        /// The size that the status states, where that is not the content's.
        var statedSize: UInt64?
    }

    /// A fault or an interruption that a test has placed on a node.
    struct Interference: Sendable {
        var denied = false
        /// Whether its directory does not list it, though the name can be looked up.
        var isHidden = false
        var statusError: Int32?
        var readError: Int32?
        var attributeErrors: [[UInt8]: Int32] = [:]
        var reads = 0
        var onRead: (@Sendable (Int) -> Void)?
        var onList: (@Sendable () -> Void)?
        var locks = 0
        var onLock: (@Sendable (Int) -> Void)?
    }

    struct State: Sendable {
        var nodes: [UInt64: Node] = [:]
        var interference: [UInt64: Interference] = [:]
        var nextInode: UInt64 = 2
        /// The file systems that the tops of devices report.
        var fileSystems: [UInt64: UInt64] = [:]
        /// The identities of devices, where they have others than their numbers.
        var identities: [UInt64: UInt64] = [:]
        /// Who answers for the devices that are not of this machine.
        var origins: [UInt64: FileSystemOrigin] = [:]
        var attachments: [UInt64: UInt64] = [:]
        var traits: [UInt64: FileSystemTraits] = [:]
        /// Directories that are hidden by what is mounted at a path: their inodes.
        var covered: [[UInt8]: UInt64] = [:]
        /// Files that are mounted on their names.
        var mountedFiles: Set<UInt64> = []
        /// What is added to the inode numbers of a device: its number of mounts.
        var inodeShifts: [UInt64: UInt64] = [:]
        /// How far the clock of the file system is ahead, in seconds.
        var skewSeconds: Int64 = 0
        var locks: [UInt64: [ByteLock]] = [:]
        /// The durations of ended shared locks, in nanoseconds, by inode.
        var holds: [UInt64: [UInt64]] = [:]
        var canClone = false
        var scratchBytes: UInt64 = 0
        /// Mount points whose server does not respond: absolute paths, by inode.
        var silent: [UInt64: [UInt8]] = [:]
    }

    let state: Mutex<State>
    let clock: any CairnCore.Clock
    private let tick: UInt64

    static let rootInode: UInt64 = 1
    static let device: UInt64 = 0x801
    /// The kernel stamps files with the time of its last timer tick. - Source: time(7); 250 Hz.
    public static let tickNanoseconds: UInt32 = 4_000_000

    /// - Parameter tickNanoseconds: larger for a file system with coarse times, such as whole
    ///   seconds.
    public init(
        clock: any CairnCore.Clock,
        tickNanoseconds: UInt64 = UInt64(SimulatedFileSystem.tickNanoseconds)
    ) {
        self.clock = clock
        tick = tickNanoseconds
        var state = State()
        let now = Self.tick(clock, tick)
        state.nodes[Self.rootInode] = Node(
            kind: .directory, mode: 0o755, links: 2, modified: now, changed: now,
            parent: Self.rootInode)
        self.state = Mutex(state)
    }

    private static func tick(_ clock: any CairnCore.Clock, _ tick: UInt64) -> Timestamp {
        let now = clock.now()
        let seconds = Int64(tick / 1_000_000_000)
        guard seconds == 0
        else { return Timestamp(seconds: now.seconds / seconds * seconds, nanoseconds: 0) }
        return Timestamp(
            seconds: now.seconds, nanoseconds: now.nanoseconds / UInt32(tick) * UInt32(tick))
    }

    var fileTime: Timestamp {
        var time = Self.tick(clock, tick)
        time.seconds += state.withLock { $0.skewSeconds }
        return time
    }

    // MARK: FileSystem

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try locked { state throws(SystemError) in
            let inode = try state.resolve(path, followingLast: false)
            return state.status(inode)
        }
    }

    public func coveredDirectories(beneath path: [UInt8]) -> [CoveredDirectory] {
        state.withLock { state in
            state.covered.filter { ItemPath.relative($0.key, to: path) != nil }.compactMap {
                guard let node = state.nodes[$0.value] else { return nil }
                return CoveredDirectory(
                    mountPoint: $0.key,
                    identity: LinkIdentity(
                        device: state.identities[node.device] ?? node.device, inode: $0.value))
            }.sorted { $0.mountPoint.lexicographicallyPrecedes($1.mountPoint) }
        }
    }

    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let inode = try locked { state throws(SystemError) in
            let inode = try state.resolve(path, followingLast: true)
            try state.checkOpen(inode, path, kind: .directory, otherwise: ENOTDIR)
            return inode
        }
        return SimulatedDirectory(self, inode)
    }

    public func makeScratch(bytes: UInt64) -> (any ScratchFile)? {
        state.withLock { $0.scratchBytes >= bytes } ? SimulatedScratchFile() : nil
    }

    func locked<R: Sendable>(
        _ body: (inout State) throws(SystemError) -> R
    ) throws(SystemError) -> R {
        try state.withLock { state in
            Result { () throws(SystemError) in try body(&state) }
        }.get()
    }
}

extension SimulatedFileSystem.State {
    private static let linksMaximum = 40

    func attributes(_ inode: UInt64) -> AttributeReading {
        let errors = interference[inode]?.attributeErrors ?? [:]
        let all = nodes[inode]?.attributes ?? []
        return AttributeReading(
            all.filter { errors[$0.name] == nil },
            losses: all.compactMap { attribute in
                errors[attribute.name].map { MetadataLoss(.attribute(attribute.name), code: $0) }
            })
    }

    func status(_ inode: UInt64) -> FileStatus {
        guard let node = nodes[inode] else { preconditionFailure("a node without an entry") }
        let size =
            switch node.kind {
            case .file: node.content.count
            case .symlink: node.target.count
            default: 0
            }
        let allocated = size - node.holes.reduce(0) { $0 + $1.count }
        var status = FileStatus(
            kind: node.kind, mode: node.mode, uid: node.uid, gid: node.gid, links: node.links,
            size: node.statedSize ?? UInt64(size), blocks: UInt64((allocated + 511) / 512),
            inode: inode,
            device: node.device, deviceMajor: node.major, deviceMinor: node.minor,
            modified: node.modified, changed: node.changed,
            isMountTop: node.kind == .directory
                && nodes[node.parent].map { $0.device != node.device } ?? false)
        status.born = node.born
        status.isMountedFile = mountedFiles.contains(inode)
        status.origin = origins[node.device] ?? .local
        status.attachment = attachments[node.device] ?? 0
        status.traits = traits[node.device] ?? []
        status.inode += inodeShifts[node.device] ?? 0
        if let identity = identities[node.device] { status.device = identity }
        return status
    }

    func child(_ directory: UInt64, _ name: [UInt8]) throws(SystemError) -> UInt64 {
        guard name.count <= 255 else { throw SystemError("open", path: name, code: ENAMETOOLONG) }
        guard let inode = nodes[directory]?.children[name]
        else { throw SystemError("open", path: name, code: ENOENT) }
        return inode
    }

    func resolve(_ path: [UInt8], followingLast: Bool) throws(SystemError) -> UInt64 {
        var rest = ItemPath.components(path)
        var inode = SimulatedFileSystem.rootInode
        var followed = 0
        while !rest.isEmpty {
            guard let node = nodes[inode], node.kind == .directory
            else { throw SystemError("open", path: path, code: ENOTDIR) }
            let next = try child(inode, rest.removeFirst())
            if nodes[next]?.kind == .symlink, !rest.isEmpty || followingLast,
                let target = nodes[next]?.target
            {
                followed += 1
                guard followed <= Self.linksMaximum
                else { throw SystemError("open", path: path, code: ELOOP) }
                if target.first == ItemPath.separator { inode = SimulatedFileSystem.rootInode }
                rest = ItemPath.components(target) + rest
                continue
            }
            inode = next
        }
        return inode
    }

    func checkOpen(
        _ inode: UInt64, _ path: [UInt8], kind: ItemKind, otherwise code: Int32
    ) throws(SystemError) {
        guard let node = nodes[inode] else { throw SystemError("open", path: path, code: ENOENT) }
        guard node.kind == kind else {
            throw SystemError(
                "open", path: path, code: node.kind == .symlink && kind == .file ? ELOOP : code)
        }
        try checkAnswer(inode)
        if interference[inode]?.denied == true {
            throw SystemError("open", path: path, code: EACCES)
        }
    }

    /// Throws for items on a mount that does not respond.
    func checkAnswer(_ inode: UInt64) throws(SystemError) {
        guard !silent.isEmpty else { return }
        var inode = inode
        while true {
            if let point = silent[inode] { throw SystemError.silent(point) }
            guard inode != SimulatedFileSystem.rootInode, let parent = nodes[inode]?.parent,
                parent != inode
            else { return }
            inode = parent
        }
    }

    func checkStatus(_ inode: UInt64, _ name: [UInt8]) throws(SystemError) -> FileStatus {
        try checkAnswer(inode)
        if let code = interference[inode]?.statusError {
            throw SystemError("stat", path: name, code: code)
        }
        return status(inode)
    }
}

private final class SimulatedDirectory: SourceDirectory {
    private let fileSystem: SimulatedFileSystem
    private let inode: UInt64

    init(_ fileSystem: SimulatedFileSystem, _ inode: UInt64) {
        self.fileSystem = fileSystem
        self.inode = inode
    }

    func status() throws(SystemError) -> FileStatus {
        try fileSystem.locked { state throws(SystemError) in
            var status = state.status(inode)
            if status.isMountTop { status.fileSystem = state.fileSystems[status.device] ?? 0 }
            return status
        }
    }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        try fileSystem.locked { state throws(SystemError) in
            try state.checkStatus(try state.child(inode, name), name)
        }
    }

    func entries() throws(SystemError) -> [DirectoryEntry] {
        try fileSystem.locked { state throws(SystemError) in try state.checkAnswer(inode) }
        // The kernel lists nothing in a directory that has been removed.
        guard try status().links > 0 else { throw SystemError("list directory", code: ENOENT) }
        let (entries, onList) = fileSystem.state.withLock { state in
            let names = (state.nodes[inode]?.children ?? [:]).sorted {
                $0.key.lexicographicallyPrecedes($1.key)
            }
            let entries = names.filter { _, child in
                state.interference[child]?.isHidden != true
            }.map { name, child in
                let status = Result { () throws(SystemError) in try state.checkStatus(child, name) }
                return DirectoryEntry(name: name, status: status)
            }
            return (entries, state.interference[inode]?.onList)
        }
        onList?()
        return entries
    }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let child = try fileSystem.locked { state throws(SystemError) in
            let child = try state.child(inode, name)
            try state.checkOpen(child, name, kind: .directory, otherwise: ENOTDIR)
            return child
        }
        return SimulatedDirectory(fileSystem, child)
    }

    func openParent() throws(SystemError) -> any SourceDirectory {
        let parent = try fileSystem.locked { state throws(SystemError) in
            guard let parent = state.nodes[inode]?.parent
            else { throw SystemError("open", path: Array("..".utf8), code: ENOENT) }
            try state.checkOpen(parent, Array("..".utf8), kind: .directory, otherwise: ENOTDIR)
            return parent
        }
        return SimulatedDirectory(fileSystem, parent)
    }

    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        let (child, status) = try fileSystem.locked { state throws(SystemError) in
            let child = try state.child(inode, name)
            try state.checkOpen(child, name, kind: .file, otherwise: ENXIO)
            return (child, state.status(child))
        }
        return SimulatedFile(fileSystem, child, openedStatus: status)
    }

    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
        try fileSystem.locked { state throws(SystemError) in
            let child = try state.child(inode, name)
            guard let node = state.nodes[child], node.kind == .symlink
            else { throw SystemError("read link", path: name, code: EINVAL) }
            return node.target
        }
    }

    func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading {
        try fileSystem.locked { state throws(SystemError) in
            state.attributes(try state.child(inode, name))
        }
    }

    func attributes() throws(SystemError) -> AttributeReading {
        try fileSystem.locked { state throws(SystemError) in state.attributes(inode) }
    }
}

private final class SimulatedFile: SourceFile {
    private let fileSystem: SimulatedFileSystem
    private let inode: UInt64
    let openedStatus: FileStatus

    init(_ fileSystem: SimulatedFileSystem, _ inode: UInt64, openedStatus: FileStatus) {
        self.fileSystem = fileSystem
        self.inode = inode
        self.openedStatus = openedStatus
    }

    deinit { fileSystem.unlock(inode, nil, by: ObjectIdentifier(self)) }

    func lockShared(_ bytes: Range<UInt64>) -> Bool {
        let (number, onLock) = fileSystem.state.withLock { state in
            state.interference[inode]?.locks += 1
            return (state.interference[inode]?.locks ?? 0, state.interference[inode]?.onLock)
        }
        onLock?(number)
        return fileSystem.lock(inode, bytes, by: ObjectIdentifier(self), forWriting: false)
    }

    func unlockShared(_ bytes: Range<UInt64>) {
        fileSystem.unlock(inode, bytes, by: ObjectIdentifier(self))
    }

    func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool {
        fileSystem.isLocked(inode, bytes, against: ObjectIdentifier(self), forWriting: false)
    }

    func clone() -> (any SourceFile)? {
        let content = fileSystem.state.withLock { state in
            state.canClone ? state.nodes[inode]?.content : nil
        }
        return content.map { SimulatedCopy($0) }
    }

    func status() throws(SystemError) -> FileStatus {
        try fileSystem.locked { state throws(SystemError) in state.status(inode) }
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        let (number, onRead) = fileSystem.state.withLock { state in
            state.interference[inode]?.reads += 1
            return (state.interference[inode]?.reads ?? 0, state.interference[inode]?.onRead)
        }
        // Outside the lock, because the interruption changes the same tree.
        onRead?(number)
        let found = try fileSystem.locked { state throws(SystemError) in
            try state.checkAnswer(inode)
            if let code = state.interference[inode]?.readError {
                throw SystemError("read", code: code)
            }
            guard let content = state.nodes[inode]?.content, offset < content.count
            else { return [UInt8]()[...] }
            return content[Int(offset)..<min(content.count, Int(offset) + buffer.count)]
        }
        buffer.copyBytes(from: found)
        return found.count
    }

    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        try fileSystem.locked { state throws(SystemError) in
            guard let node = state.nodes[inode] else { return nil }
            var start = Int(offset)
            for hole in node.holes where hole.contains(start) { start = hole.upperBound }
            guard start < node.content.count else { return nil }
            let end = node.holes.first { $0.lowerBound > start }?.lowerBound ?? node.content.count
            return UInt64(start)..<UInt64(end)
        }
    }

    func attributes() throws(SystemError) -> AttributeReading {
        try fileSystem.locked { state throws(SystemError) in state.attributes(inode) }
    }
}
