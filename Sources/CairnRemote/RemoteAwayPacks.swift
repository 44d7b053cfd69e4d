import CairnCore
import CairnFormat
import CairnRepository

/// The bytes of packs that are in remotes alone, from the first remote that has a pack.
public final class RemoteAwayPacks: AwayPacks {
    public struct Remote: Sendable {
        public let name: String
        /// Nil when it cannot be reached, or does not have this repository.
        let storage: RemoteStorage?
        /// Why it cannot be reached, or is in an older state: then it may still lack what it had.
        public let obstacle: String?
        /// The objects of packs that are there, with their lengths.
        let objects: [String: UInt64]
        /// The files that one that cannot be reached had when this machine pushed last; nil when
        /// that is not known.
        private let named: [String: UInt64]?
        /// Which files a remote may have that only another machine's settings name; nil for others.
        private let mayHave: (@Sendable (String) -> Bool)?

        public var isOfOtherMachine: Bool { mayHave != nil }

        /// Where a pack or parity is looked for that the newest state does not name.
        let older: OlderStates?

        /// The newest of its states that names a file which is there.
        fileprivate func holder(of path: String) throws -> RemoteStorage? {
            guard let storage, let there = objects[path] else { return nil }
            func names(_ storage: RemoteStorage) -> Bool {
                (try? storage.size(of: path)) == there
            }
            return try names(storage) ? storage : older?.first(where: names)
        }

        /// - Parameter obstacle: why files that it does not have need not be lost.
        public init(
            _ name: String, _ storage: RemoteStorage, older: OlderStates? = nil,
            obstacle: String? = nil
        ) throws(RemoteError) {
            (self.name, self.storage, self.older, named) = (name, storage, older, nil)
            mayHave = nil
            self.obstacle = obstacle
            objects = Dictionary(
                try storage.state.objects(PackFiles.directory).map { ($0.path, $0.length) },
                uniquingKeysWith: { first, _ in first })
        }

        public init(_ name: String, unreachable why: String, named: [String: UInt64]? = nil) {
            (self.name, storage, older, obstacle, objects) = (name, nil, nil, why, [:])
            (self.named, mayHave) = (named, nil)
        }

        /// A remote that only another machine of the repository has: nobody can ask it here.
        ///
        /// - Parameter mayHave: tells of a file that no other remote has whether it may be there.
        public init(ofOtherMachine mayHave: @escaping @Sendable (String) -> Bool) {
            (name, storage, older, objects, named) = (Self.ofOthers, nil, nil, [:], nil)
            obstacle = "this machine's settings do not name it"
            self.mayHave = mayHave
        }

        public static let ofOthers = "a remote of another machine"

        /// Whether it has a file, as far as its newest state or this machine's last push tells.
        public func hasHad(_ path: String) -> Bool {
            objects[path] != nil || named?[path] != nil
                || ((try? storage?.size(of: path)) ?? nil) != nil
        }

        /// Whether a file that no remote has may be in this one, which cannot be asked.
        fileprivate func mayStillHave(_ path: String) -> Bool {
            obstacle != nil && (mayHave?(path) ?? true)
        }

        /// The state through which a file is read that is not whole there; the newest where none
        /// names it.
        fileprivate func namer(of path: String) throws -> RemoteStorage? {
            guard let storage, objects[path] != nil, try storage.size(of: path) == nil
            else { return storage }
            return try older?.first { (try? $0.size(of: path)) ?? nil != nil } ?? storage
        }

        /// Why a file that it may have cannot be read from it.
        fileprivate func obstacle(to path: String) -> String? {
            guard let obstacle, mayStillHave(path), named.map({ $0[path] != nil }) ?? true
            else { return nil }
            return "cannot reach \(name): \(obstacle)"
        }
    }

    private struct Opened {
        var remotes: [Remote]
        /// By ``Clock/monotonic()``.
        var at: UInt64
        /// When opening began.
        var began: Timestamp
    }

    private let clock: any Clock
    private let open: @Sendable () throws -> [Remote]
    private let remembers: @Sendable (String) -> Bool
    private let opened = Monitor<Opened?>(nil)
    private let reasons = Monitor<[String]>([])
    private let lateness = Monitor(false)
    /// Many packs that are nowhere are no reason to ask for each.
    private static let pause: UInt64 = 10_000_000_000
    /// The times of some file systems are as coarse as that.
    private static let fileTick: UInt64 = 2_000_000_000
    private static let reasonsMaximum = 16

    /// - Parameter open: called when a pack is asked for first, and again, after a pause, for one
    ///   that was not there then: a remote changes while a service runs.
    /// - Parameter remembers: see ``mayHave(_:)``.
    public init(
        clock: any Clock, remembers: @escaping @Sendable (String) -> Bool = { _ in true },
        open: @escaping @Sendable () throws -> [Remote]
    ) {
        self.clock = clock
        self.open = open
        self.remembers = remembers
    }

    public func mayHave(_ path: String) -> Bool {
        // Another machine may have pushed it.
        remembers(path) || ((try? length(of: path)) ?? nil) != nil
    }

    public func mayComeBack(_ path: String) -> Bool {
        guard let remotes = try? remotes(notBefore: 0), !remotes.isEmpty else { return true }
        return remotes.contains { $0.mayStillHave(path) }
            && remotes.allSatisfy { $0.objects[path] == nil }
    }

    public func lost(of paths: [String]) throws -> Set<String> { try absence(of: paths).lost }

    /// Drops the opened remotes, so that they are listed again: a remote has just got a pack.
    func reopen() { opened.update { $0 = nil } }

    public func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
        try openForReading(path) { nil }
    }

    public func openForReading(_ path: String, awaySince noted: () -> Timestamp?)
        throws(SystemError) -> any StoredReader
    {
        do {
            var holders = try holders(of: path, notBefore: 0)
            if holders.allSatisfy({ $0.holder == nil }) {
                let now = clock.monotonic()
                let pause = isListedBefore(noted()) ? 0 : Self.pause
                holders = try self.holders(of: path, notBefore: now - min(now, pause))
            }
            return AwayReader(
                holders, path,
                failed: { [reasons, lateness] why, mayComeBack in
                    if mayComeBack { lateness.update { $0 = true } }
                    reasons.update { known in
                        guard !known.contains(why), known.count < Self.reasonsMaximum else {
                            return
                        }
                        known.append(why)
                    }
                })
        } catch {
            throw AwayReader.failure(path, "\(error)")
        }
    }

    /// Whether what is opened was so before a pack went. A future time proves nothing.
    private func isListedBefore(_ time: Timestamp?) -> Bool {
        guard let time, time <= clock.now() else { return false }
        let began = opened.inspect { $0?.began }
        return began.map { $0 <= time.after(nanoseconds: Self.fileTick) } ?? false
    }

    /// Why packs could not be read so far, each reason once.
    public var failures: [String] { reasons.inspect { $0 } }

    /// Whether some pack that could not be read may be there later: a remote could not be reached,
    /// or did not answer. Otherwise the remotes have lost what was asked for.
    public var mayComeBack: Bool { lateness.inspect { $0 } }

    /// Opens a file in each remote that has it, to be read from its start to its end.
    func openForCopying(_ path: String) throws -> [(name: String, reader: any StoredReader)] {
        try remotes(notBefore: 0).compactMap { remote in
            try remote.holder(of: path).map { (remote.name, try $0.openForCopying(path)) }
        }
    }

    /// The names of the remotes whose states name a file that is not there, or not whole.
    func lacking(_ path: String) throws -> [String] {
        try remotes(notBefore: 0).filter { remote in
            guard let named = try remote.storage?.size(of: path) else { return false }
            return remote.objects[path] != named
        }.map(\.name)
    }

    /// The remotes, and of each the state that has a file.
    private func holders(of path: String, notBefore time: UInt64) throws -> [AwayReader.Holder] {
        // One that fails is asked last, and says why then.
        try remotes(notBefore: time).map { ($0, (try? $0.holder(of: path)) ?? nil) }
    }

    func remotes() throws -> [Remote] { try remotes(notBefore: 0) }

    /// The length of a file in the first remote that has it.
    public func length(of path: String) throws -> UInt64? {
        try remotes(notBefore: 0).first { try $0.holder(of: path) != nil }?.objects[path]
    }

    /// The remotes that cannot be reached, if that keeps any of these packs from being read.
    public func obstacles(to packs: [String: UInt64]) throws -> [Remote] {
        if packs.isEmpty { return [] }
        let remotes = try remotes(notBefore: clock.monotonic())
        if remotes.isEmpty {
            return [Remote("any remote", unreachable: "the settings name none")]
        }
        let isEverythingThere = packs.allSatisfy { path, length in
            remotes.contains { $0.objects[path] == length }
        }
        if isEverythingThere { return [] }
        let own = remotes.filter { $0.obstacle != nil && !$0.isOfOtherMachine }
        return own.isEmpty
            ? remotes.filter { remote in packs.keys.contains { remote.mayStillHave($0) } } : own
    }

    /// Files that are only in remotes, and that no remote can deliver now.
    struct Absence {
        /// Files of which no remote has a complete copy.
        var lost: Set<String> = []
        /// Files that an unreachable remote might still have.
        var waiting: Set<String> = []
        var obstacles: [UnreachableRemote] = []

        var all: Set<String> { lost.union(waiting) }
    }

    /// The files that no remote which can be reached has whole.
    func absence(of paths: some Collection<String>) throws -> Absence {
        var absence = Absence()
        if paths.isEmpty { return absence }
        let remotes = try remotes(notBefore: clock.monotonic())
        for path in paths where try remotes.allSatisfy({ try $0.holder(of: path) == nil }) {
            let obstacles = remotes.filter { $0.obstacle(to: path) != nil }
            if obstacles.isEmpty, !remotes.isEmpty {
                absence.lost.insert(path)
                continue
            }
            absence.waiting.insert(path)
            for remote in obstacles {
                let found = UnreachableRemote(
                    name: remote.name, why: remote.obstacle ?? "",
                    isOfOtherMachine: remote.isOfOtherMachine)
                if !absence.obstacles.contains(found) { absence.obstacles.append(found) }
            }
        }
        return absence
    }

    /// - Parameter time: what was opened before it is opened anew.
    private func remotes(notBefore time: UInt64) throws -> [Remote] {
        try opened.update { present -> Result<[Remote], any Error> in
            if let present, present.at >= time { return .success(present.remotes) }
            return Result {
                let began = clock.now()
                let found = Opened(remotes: try open(), at: clock.monotonic(), began: began)
                present = found
                return found.remotes
            }
        }.get()
    }
}

/// A remote that cannot be reached, or has nothing of this repository.
public struct UnreachableRemote: Equatable, Sendable {
    public let name: String
    public let why: String
    /// Whether only another machine's settings name it.
    public var isOfOtherMachine = false
}

/// Reads a pack, or its parity, from the first remote that gives it.
private final class AwayReader: StoredReader {
    private let readers: [(name: String, reader: any StoredReader)]
    private let path: String
    /// As the first remote that has it says, which is asked for its objects, not for its manifest.
    private let length: UInt64?
    /// Why no reader could be opened.
    private let obstacles: String
    /// Whether a remote that may have it cannot be reached, or none is named.
    private let isAnyAway: Bool
    private let failed: Failed

    typealias Failed = @Sendable (_ why: String, _ mayComeBack: Bool) -> Void

    /// - Parameter holders: the remotes, and of each the state that has the file.
    init(_ holders: [Holder], _ path: String, failed: @escaping Failed) {
        // A remote that lost or changed it is asked after those that have it.
        let inOrder = holders.filter { $0.holder != nil } + holders.filter { $0.holder == nil }
        readers = inOrder.compactMap { remote, holder in
            guard let storage = holder ?? (try? remote.namer(of: path)) ?? nil else { return nil }
            return (try? storage.openForReading(path)).map { (remote.name, $0) }
        }
        self.path = path
        self.failed = failed
        length = inOrder.lazy.compactMap { $0.remote.objects[path] }.first
        let known = inOrder.compactMap { $0.remote.obstacle(to: path) }
        isAnyAway = inOrder.isEmpty || !known.isEmpty
        obstacles =
            inOrder.isEmpty
            ? "the settings name no remote"
            : known.isEmpty && readers.isEmpty
                ? "no remote still lists this file" : known.joined(separator: "; ")
    }

    typealias Holder = (remote: RemoteAwayPacks.Remote, holder: RemoteStorage?)

    private func first<Value>(_ body: (any StoredReader) throws(SystemError) -> Value)
        throws(SystemError) -> Value
    {
        var whys: [String] = []
        var mayComeBack = isAnyAway
        for (name, reader) in readers {
            do throws(SystemError) { return try body(reader) } catch {
                if error.isMissing {
                    whys.append("\(name): it is missing there")
                } else if let length = reader.otherLength() {
                    whys.append(
                        "\(name): it is \(length) bytes long there, not \(try reader.size())")
                } else {
                    whys.append("\(name): \(why(error))")
                    mayComeBack = true
                }
            }
        }
        throw failure(whys, mayComeBack: mayComeBack)
    }

    /// The reason of a remote's failure; it stands behind the path.
    private func why(_ error: SystemError) -> String {
        let text = PathText.display(error.path)
        guard text.hasPrefix("\(path) ("), text.hasSuffix(")") else { return error.reason }
        return String(text.dropFirst(path.count + 2).dropLast())
    }

    private func failure(_ whys: [String], mayComeBack: Bool) -> SystemError {
        let why = (whys + [obstacles]).filter { !$0.isEmpty }.joined(separator: "; ")
        failed(why, mayComeBack)
        return Self.failure(path, why)
    }

    func size() throws(SystemError) -> UInt64 {
        if let length { return length }
        let whys = obstacles.isEmpty ? ["no remote has it any longer"] : []
        throw failure(whys, mayComeBack: isAnyAway)
    }

    func copies() -> [any StoredReader] { readers.count > 1 ? readers.map(\.reader) : [] }

    func cheapBytes(at offset: UInt64) -> Int { readers.first?.reader.cheapBytes(at: offset) ?? 0 }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        try first { reader throws(SystemError) in try reader.read(at: offset, into: buffer) }
    }

    static func failure(_ path: String, _ why: String) -> SystemError {
        SystemError("read", path: Array("\(path) (\(why))".utf8), code: SystemError.elsewhere)
    }
}
