/// The purpose of a root. - Source: FORMAT.md §8.2.
public enum RootRole: UInt8, Sendable, CaseIterable, Codable {
    case adHoc = 0
    case documents, applicationSupport, preferences, caches, temporary
}

/// A watched or named directory (or single file), as the journal defines it.
public struct RootDefinition: Equatable, Sendable, Codable {
    public var number: UInt64
    /// Place under a restore's target: components joined by `/`.
    public var name: [UInt8]
    /// Original place, absolute.
    public var path: [UInt8]
    public var role: RootRole

    public init(number: UInt64, name: [UInt8], path: [UInt8], role: RootRole) {
        self.number = number
        self.name = name
        self.path = path
        self.role = role
    }
}

/// One row of a changes record.
public enum Change: Equatable, Sendable {
    case defineRoot(RootDefinition)
    case put(root: UInt64, path: [UInt8], Item)
    case remove(root: UInt64, path: [UInt8])
    case dropRoot(UInt64)
    case openGap(Gap)
    case closeGap(number: UInt64, ended: Timestamp)
    /// The item at `path` was `fromPath` in `fromRoot` until this commit. For history only: the
    /// puts and removes that carry out the move are recorded as well.
    case move(root: UInt64, path: [UInt8], fromRoot: UInt64, fromPath: [UInt8])
    // For history only. - Source: FORMAT.md §8.7 … §8.10.
    case container(ContainerPart)
    case exclude(Exclusion)
    case include(root: UInt64, path: [UInt8], Inclusion)
    case purge(Purge)
    case pin(commit: Hash128, PinState)
    /// The tags of a commit are now these. - Source: FORMAT.md §8.16.
    case tags(commit: Hash128, [[UInt8]])
    // Removals from history. - Source: FORMAT.md §8.11 … §8.13.
    case forget(commit: Hash128, Forgetting)
    /// Drops what was deleted in commits up to the one `commitsBefore` before this.
    case expire(commitsBefore: UInt64)
    case erase(root: UInt64, path: [UInt8])
    /// Takes an item and everything beneath it out of one commit. - Source: FORMAT.md §8.17.
    case hide(commit: Hash128, root: UInt64, path: [UInt8])
    /// The root belongs to this machine from this commit on. - Source: FORMAT.md §8.15.
    case host(root: UInt64, RootHost)
    /// A number of a user or group has this name in a root from this commit on. - Source: FORMAT.md
    /// §8.18.
    case owner(OwnerName)
    /// A root, or a directory on which something is mounted, is on this file system. - Source:
    /// FORMAT.md §8.19.
    case fileSystem(DirectoryFileSystem)
}

/// - Source: FORMAT.md §8.2.
enum ChangeOperation {
    static let root: UInt8 = 1
    static let select: UInt8 = 2
    static let put: UInt8 = 3
    static let remove: UInt8 = 4
    static let dropRoot: UInt8 = 5
    static let openGap: UInt8 = 6
    static let closeGap: UInt8 = 7
    static let move: UInt8 = 8
    static let container: UInt8 = 9
    static let exclude: UInt8 = 10
    static let include: UInt8 = 11
    static let purge: UInt8 = 12
    static let pin: UInt8 = 13
    static let forget: UInt8 = 14
    static let expire: UInt8 = 15
    static let erase: UInt8 = 16
    // In checkpoints only. - Source: FORMAT.md §8.14.
    static let span: UInt8 = 17
    static let commit: UInt8 = 18
    static let forgotten: UInt8 = 19
    static let host: UInt8 = 20
    static let tags: UInt8 = 21
    static let hide: UInt8 = 22
    static let setAside: UInt8 = 23
    static let owner: UInt8 = 24
    static let fileSystem: UInt8 = 25
}

/// Gathers changes into the payload of one record. - Source: FORMAT.md §8.
public struct ChangesEncoder: Sendable {
    private var rows = ByteWriter()
    private var ids = ByteWriter()
    private var root: UInt64?
    private var previousPath: [UInt8] = []
    private var previousSeconds: Int64 = 0
    public private(set) var rowCount = 0

    public init() {}

    /// The approximate length of the payload so far, accurate to a few bytes.
    public var byteCount: Int { rows.count + ids.count }

    public mutating func append(_ change: Change) {
        switch change {
        case .defineRoot(let definition):
            row(ChangeOperation.root)
            rows.varint(definition.number)
            rows.counted(definition.name)
            rows.counted(definition.path)
            rows.u8(definition.role.rawValue)
            root = definition.number
            previousPath = []
        case .put(let root, let path, let item):
            select(root)
            row(ChangeOperation.put)
            frontCode(path)
            item.encode(fields: &rows, ids: &ids, previousSeconds: previousSeconds)
            previousSeconds = item.modified.seconds
        case .remove(let root, let path):
            select(root)
            row(ChangeOperation.remove)
            frontCode(path)
        case .dropRoot(let number):
            row(ChangeOperation.dropRoot)
            rows.varint(number)
            if root == number { root = nil }
            previousPath = []
        case .openGap(let gap):
            row(ChangeOperation.openGap)
            rows.varint(gap.number)
            place(gap.root, gap.path)
            rows.u8(gap.cause.rawValue)
            rows.moment(gap.began)
        case .closeGap(let number, let ended):
            row(ChangeOperation.closeGap)
            rows.varint(number)
            rows.moment(ended)
        case .move(let root, let path, let fromRoot, let fromPath):
            row(ChangeOperation.move)
            place(root, path)
            place(fromRoot, fromPath)
        case .container(let part):
            row(ChangeOperation.container)
            place(part.root, part.path)
            rows.u8(part.role.rawValue)
            rows.u8(part.container.shape.rawValue)
            rows.counted(part.container.id)
            rows.counted(part.name)
        case .exclude(let exclusion):
            row(exclusion.isUnordered ? ChangeOperation.setAside : ChangeOperation.exclude)
            place(exclusion.root, exclusion.path)
            rows.u8(exclusion.rule.rawValue)
            rows.varint(exclusion.inode)
        case .include(let root, let path, let how):
            row(ChangeOperation.include)
            place(root, path)
            rows.u8(how.rawValue)
        case .purge(let purge):
            row(ChangeOperation.purge)
            rows.u8(purge.role.rawValue)
            rows.counted(purge.directory)
            rows.counted(purge.path)
            rows.u8(purge.reason.rawValue)
            rows.varint(purge.bytes)
            rows.moment(purge.time)
        case .pin(let commit, let state):
            row(ChangeOperation.pin)
            commit.withBytes { rows.raw($0) }
            rows.u8(state.rawValue)
        case .tags(let commit, let tags):
            row(ChangeOperation.tags)
            commit.withBytes { rows.raw($0) }
            rows.varint(tags.count)
            for tag in tags { rows.counted(tag) }
        case .forget(let commit, let forgetting):
            row(ChangeOperation.forget)
            commit.withBytes { rows.raw($0) }
            forgetting.encode(into: &rows)
        case .expire(let commitsBefore):
            row(ChangeOperation.expire)
            rows.varint(commitsBefore)
        case .erase(let root, let path):
            row(ChangeOperation.erase)
            place(root, path)
        case .hide(let commit, let root, let path):
            row(ChangeOperation.hide)
            commit.withBytes { rows.raw($0) }
            place(root, path)
        case .host(let root, let host):
            row(ChangeOperation.host)
            rows.varint(root)
            host.id.withBytes { rows.raw($0) }
            rows.counted(host.name)
        case .owner(let owner):
            row(ChangeOperation.owner)
            rows.varint(owner.root)
            rows.u8(owner.owner.kind.rawValue)
            rows.varint(UInt64(owner.owner.number))
            rows.counted(owner.name)
        case .fileSystem(let found):
            row(ChangeOperation.fileSystem)
            place(found.root, found.path)
            rows.u8(found.flags)
            rows.varint(found.identity)
            rows.varint(found.top)
            rows.varint(found.inode)
        }
    }

    // MARK: Checkpoints

    /// In a checkpoint: sets the commits for which the following rows hold. - Source: FORMAT.md
    /// §8.14.
    mutating func append(_ span: CheckpointSpan) {
        row(ChangeOperation.span)
        rows.varint(span.first)
        rows.varint(span.last.map { $0 - span.first } ?? 0)
        rows.u8(span.how)
    }

    mutating func append(_ commit: CheckpointCommit) {
        row(ChangeOperation.commit)
        rows.varint(commit.number)
        rows.varint(commit.recordsLost)
        rows.u8(commit.forgetting == nil ? 0 : 1)
        commit.forgetting?.encode(into: &rows)
        rows.counted(commit.payload)
    }

    mutating func append(forgotten id: Hash128, number: UInt64) {
        row(ChangeOperation.forgotten)
        rows.varint(number)
        id.withBytes { rows.raw($0) }
    }

    /// Returns the payload and begins the next one.
    public mutating func finish() -> [UInt8] {
        var payload = ByteWriter(reserving: byteCount + 8)
        payload.varint(rowCount)
        payload.varint(ids.count / ChunkID.byteCount)
        payload.raw(rows.bytes)
        payload.raw(ids.bytes)
        self = ChangesEncoder()
        return payload.bytes
    }

    private mutating func row(_ operation: UInt8) {
        rows.u8(operation)
        rowCount += 1
    }

    private mutating func select(_ number: UInt64) {
        guard root != number else { return }
        row(ChangeOperation.select)
        rows.varint(number)
        root = number
        previousPath = []
    }

    /// Writes a path with its root, outside selection and front coding. - Source: FORMAT.md §8.5.
    private mutating func place(_ root: UInt64, _ path: [UInt8]) {
        rows.varint(root)
        rows.counted(path)
    }

    private mutating func frontCode(_ path: [UInt8]) {
        var shared = 0
        let limit = min(path.count, previousPath.count)
        while shared < limit && path[shared] == previousPath[shared] { shared += 1 }
        rows.varint(shared)
        rows.counted(path[shared...])
        previousPath = path
    }
}
