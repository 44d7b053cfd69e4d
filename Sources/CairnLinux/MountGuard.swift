import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// Prevents a mount that does not respond from blocking its callers.
///
/// Before a mount is first used, and again after a while without a response, an expendable process
/// asks it for its listing. Work on a network file system, or one that a program serves, is done by
/// an expendable thread (``ExpendableThreads``). The mount table shows their places before anything
/// on them is touched.
/// - What it promises: work on such a mount ends, with ``SystemError/silent(_:)`` when nobody
///   responds in time; while a thread is lost there, at once.
/// - What it does not: to end a thread that was lost to a mount which became silent during a
///   response. A process with such a thread cannot end completely before the mount responds or is
///   aborted; so a separate process asks first. - Source: Linux, fs/fuse/dev.c,
///   `request_wait_answer`.
/// - One for the process, as the mount table is.
public final class MountGuard: Sendable {
    public static let shared = MountGuard()

    /// A mount that may hang.
    final class Mount: Sendable {
        let point: [UInt8]
        private let id: UInt64
        private let threads: ExpendableThreads<UInt64>
        private let patience: UInt64
        /// Descriptors whose close found no response.
        private let unclosed = Mutex<[Int32]>([])
        private let probe = Mutex(MountProbe())

        fileprivate init(_ mount: MountTable.Mount, _ owner: MountGuard) {
            point = mount.point
            id = mount.id
            threads = owner.threads
            patience = owner.patience
        }

        /// Does something on this mount.
        func run<R: Sendable>(
            _ body:
                @escaping @Sendable (ExpendableThreads<UInt64>.Progress) throws(SystemError) -> R
        ) throws(SystemError) -> R {
            guard isAnswering else { throw SystemError.silent(point) }
            let result = threads.run(id, patience: patience) { progress -> Result<R, SystemError> in
                Result { () throws(SystemError) in try body(progress) }
            }
            guard let result else { throw SystemError.silent(point) }
            probe.withLock { $0.heard() }
            for number in unclosed.withLock({ unclosed in
                defer { unclosed = [] }
                return unclosed
            }) { close(number) }
            return try result.get()
        }

        /// Whether it responds, as far as that is known without a thread.
        var isAnswering: Bool {
            !threads.isSilent(id) && probe.withLock { $0.isAnswering(point, patience: patience) }
        }

        /// Closes a descriptor: what a file has still to tell its server may hang, too. - Source:
        /// fuse(4), `FUSE_FLUSH`.
        func close(_ number: Int32) {
            if threads.isSilent(id) { return unclosed.withLock { $0.append(number) } }
            _ = threads.run(id, patience: patience) { _ in Glibc.close(number) }
        }
    }

    private struct State {
        var file: LinuxDescriptor?
        var byPoint: [[UInt8]: Mount] = [:]
        /// Names of mount points by the directory that they are in.
        var names: [[UInt8]: Set<[UInt8]>] = [:]
    }

    private let state = Mutex(State())
    fileprivate let threads = ExpendableThreads<UInt64>(clock: LinuxClock())
    private let patienceNanoseconds = Atomic<UInt64>(15_000_000_000)

    /// The longest wait for a mount's response, in nanoseconds. A person who waits for one backup
    /// is more patient than a service with other tasks.
    public var patience: UInt64 { patienceNanoseconds.load(ordering: .relaxed) }

    /// To be called before anything is mounted or touched.
    public func setPatience(nanoseconds: UInt64) {
        patienceNanoseconds.store(nanoseconds, ordering: .relaxed)
        state.withLock { $0 = State() }
    }

    /// Threads that hang in some mount now.
    var lostThreads: Int { threads.silent.count }

    /// Throws when a path leads to a mount that does not answer.
    public func requireAnswer(_ path: [UInt8]) throws(SystemError) {
        if let mount = mount(onWayTo: path), !mount.isAnswering {
            throw SystemError.silent(mount.point)
        }
    }

    /// Does something on a mount that may hang; at once where there is none.
    static func run<R: Sendable>(
        on mount: Mount?, _ body: @escaping @Sendable () throws(SystemError) -> R
    ) throws(SystemError) -> R {
        guard let mount else { return try body() }
        return try mount.run { _ throws(SystemError) in try body() }
    }

    // MARK: Where they are

    /// The mount whose point is this name in an open directory.
    func mount(at name: [UInt8], in directory: Int32) -> Mount? {
        guard hasMounts, let path = Self.path(of: directory) else { return nil }
        return mount(at: ItemPath.join(path, name))
    }

    /// The names in an open directory that are points of such mounts.
    func names(in directory: Int32) -> Set<[UInt8]> {
        guard hasMounts, let path = Self.path(of: directory) else { return [] }
        return state.withLock { $0.names[path] ?? [] }
    }

    /// The mount that an open file or directory is on.
    func mount(of descriptor: Int32) -> Mount? {
        guard hasMounts, var path = Self.path(of: descriptor) else { return nil }
        while path.count > 1 {
            if let mount = mount(at: path) { return mount }
            path = ItemPath.split(path).parent
        }
        return nil
    }

    /// The first such mount on the way to an absolute path, found without touching any: where
    /// symlinks lead into one, that one.
    func mount(onWayTo path: [UInt8]) -> Mount? {
        guard hasMounts else { return nil }
        return way(to: path).mount
    }

    /// Follows a path up to its end, or to where it enters a mount that may hang.
    ///
    /// - Returns: the path without the symlinks that were met until then.
    func way(to path: [UInt8]) -> (path: [UInt8], mount: Mount?) {
        var entered: Mount?
        let path = RealPath.walk(path) { [self] place in
            entered = mount(at: place)
            return entered != nil
        }
        return (path, entered)
    }

    private func mount(at point: [UInt8]) -> Mount? { state.withLock { $0.byPoint[point] } }

    // MARK: The mount table

    /// Whether any such mount exists now.
    var hasMounts: Bool {
        state.withLock { state in
            if let file = state.file {
                var descriptor = pollfd(fd: file.number, events: Int16(POLLPRI), revents: 0)
                guard poll(&descriptor, 1, 0) > 0 else { return !state.byPoint.isEmpty }
            } else {
                state.file = try? openAt(AT_FDCWD, MountTable.path, O_RDONLY)
            }
            // Without /proc mounts are unknown; then nothing is guarded.
            guard let file = state.file, let table = try? MountTable.read(file)
            else { return !state.byPoint.isEmpty }
            state.byPoint = table.mayHang.mapValues { Mount($0, self) }
            state.names = [:]
            for point in state.byPoint.keys {
                let (parent, name) = ItemPath.split(point)
                state.names[parent.isEmpty ? [ItemPath.separator] : parent, default: []].insert(
                    name)
            }
            return !state.byPoint.isEmpty
        }
    }

    /// As the kernel knows it; asks nobody else. - Source: proc(5), /proc/PID/fd.
    private static func path(of descriptor: Int32) -> [UInt8]? {
        if descriptor == AT_FDCWD { return Process.currentDirectory }
        return RealPath.link(at: Array("/proc/self/fd/\(descriptor)".utf8))
    }
}

extension LinuxDescriptor {
    /// Opens a subdirectory, by the mount that it is on.
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> LinuxDescriptor {
        let inner = MountGuard.shared.mount(at: name, in: number) ?? mount
        return try MountGuard.run(on: inner) { [self] () throws(SystemError) in
            try openAt(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, on: inner)
        }
    }

    func openParent() throws(SystemError) -> LinuxDescriptor {
        let name = Array("..".utf8)
        guard let mount
        else { return try openAt(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) }
        let parent = try mount.run { [self] _ throws(SystemError) in
            try openAt(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        }
        let outer = MountGuard.shared.mount(of: parent.number)
        return LinuxDescriptor(parent.release(), on: outer)
    }

    func attributes() throws(SystemError) -> AttributeReading {
        try MountGuard.run(on: mount) { [self] () throws(SystemError) in
            ExtendedAttributes.read(descriptor: number)
        }
    }
}
