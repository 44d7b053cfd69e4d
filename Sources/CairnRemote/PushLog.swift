import CairnCore
import CairnFormat
import CairnRepository

/// The history of this client's pushes to one remote, for people.
///
/// Their proof stands in the ``RemoteRecord`` beside it: the manifest that was written and read
/// back. This tells since when, and why it goes no further.
public struct PushLog: Equatable, Sendable {
    /// A manifest that the remote has.
    public struct Push: Equatable, Sendable {
        /// The number of the last commit in it.
        public let commit: UInt64
        /// When that was known: seconds since 1970.
        public let seconds: Int64

        public init(commit: UInt64, seconds: Int64) {
            (self.commit, self.seconds) = (commit, seconds)
        }
    }

    /// When the remote was first heard of.
    public var known: Int64
    /// When the last push that found or made the remote complete began. A failure does not change
    /// it.
    public var complete: Int64?
    /// Nil while pushes succeed.
    public var failingSince: Int64?
    public var reason = ""
    /// The number of failures since then.
    public var tries: UInt64 = 0
    public var nextTry: Int64?
    /// Whether it does not get better by itself: credentials, a full store, a program that is
    /// missing.
    public var needsPerson = false
    /// Whether the remote is not what this client left there: then nothing of it is proven.
    public var isDoubted = false
    /// Whether the failure is over once the state that was left there is seen there again.
    public private(set) var endsWhenSeen = false
    /// Oldest first.
    public private(set) var pushes: [Push] = []

    public static let pushesMaximum = 1_000
    private static let reasonBytesMaximum = 2_000

    public init(known: Int64) { self.known = known }

    /// The last commit that is there; nil while nothing is, or nothing is proven.
    public var commit: UInt64? { isDoubted ? nil : pushes.last?.commit }

    /// Since when a commit is there; nil when it is not.
    public func since(_ commit: UInt64) -> Int64? {
        isDoubted ? nil : pushes.first { $0.commit >= commit }?.seconds
    }

    public mutating func succeeded(_ result: PushRun.Result, began: Int64, at now: Int64) {
        // When another history was replaced, its pushes say nothing of this one.
        if result.isNew, result.acceptsRollBack { pushes = [] }
        has(result.manifest, since: result.isNew ? now : result.manifest.seconds, began)
    }

    /// - Parameters:
    ///   - seconds: since when the remote has this state.
    ///   - began: when the push or clone began that found it so.
    mutating func has(_ manifest: RemoteManifest, since seconds: Int64, _ began: Int64) {
        let commit = manifest.commit?.number ?? 0
        // A remote that went back, and was accepted.
        pushes.removeAll { $0.commit > commit }
        if pushes.last?.commit != commit {
            pushes.append(Push(commit: commit, seconds: seconds))
            if pushes.count > Self.pushesMaximum { pushes.removeFirst() }
        }
        complete = began
        endFailure()
    }

    private mutating func endFailure() {
        (failingSince, reason, tries, nextTry) = (nil, "", 0, nil)
        (needsPerson, isDoubted, endsWhenSeen) = (false, false, false)
    }

    /// Takes note that the state that the last push left is there: a disk was mounted again.
    public mutating func sawState() { if endsWhenSeen { endFailure() } }

    /// - Parameter why: for people.
    public mutating func failed(_ error: any Error, _ why: String, at now: Int64) {
        failingSince = failingSince ?? now
        reason = why.utf8.count > Self.reasonBytesMaximum ? String(why.prefix(500)) + "…" : why
        tries += 1
        let rollBack = error as? RemoteRollBack
        // Where nothing is, a disk may not be mounted.
        let isAbsent = rollBack?.found == 0
        isDoubted =
            isDoubted || (rollBack != nil && !isAbsent) || error is RemoteDivergence
            || error is RemoteOvertaken
        let kind = (error as? RemoteError)?.kind
        endsWhenSeen =
            rollBack != nil || kind == .missing || kind == .away || kind == .temporary
            || kind == .stalled || kind == .unusable
        needsPerson = isDoubted || isAbsent || Self.needsPerson(error)
    }

    private static func needsPerson(_ error: any Error) -> Bool {
        switch error {
        case let error as RemoteError: error.kind.needsPerson
        // The remote's directory could not be opened, or the repository not be read.
        case let error as SystemError: RemoteError.Kind(error).needsPerson
        case let error as any PushObstacle: error.needsPerson
        default: error is DamagedPack
        }
    }

    // MARK: Bytes

    private static let magic = Array("CAIRNPL1".utf8)
    public static let bytesMaximum = 1 << 20

    public func encode() -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        func optional(_ seconds: Int64?) {
            writer.varint(seconds == nil ? 0 : 1)
            if let seconds { writer.varint(UInt64(bitPattern: seconds)) }
        }
        optional(known)
        for seconds in [complete, failingSince, nextTry] { optional(seconds) }
        writer.counted(reason.utf8)
        writer.varint(tries)
        writer.varint((needsPerson ? 1 : 0) + (isDoubted ? 2 : 0) + (endsWhenSeen ? 4 : 0))
        writer.varint(pushes.count)
        for push in pushes {
            writer.varint(push.commit)
            writer.varint(UInt64(bitPattern: push.seconds))
        }
        return writer.bytes + Digest.h256(writer.bytes).bytes
    }

    public init(decoding bytes: [UInt8]) throws(FormatError) {
        var reader = try ByteReader(
            ofRecord: bytes, magic: Self.magic, maximum: Self.bytesMaximum, what: "log of pushes")
        func optional() throws(FormatError) -> Int64? {
            try reader.varint() == 0 ? nil : Int64(bitPattern: try reader.varint())
        }
        known = try optional() ?? 0
        complete = try optional()
        failingSince = try optional()
        nextTry = try optional()
        reason = String(
            decoding: try reader.counted(atMost: Self.bytesMaximum, "reason"), as: UTF8.self)
        tries = try reader.varint()
        let flags = try reader.varint()
        (needsPerson, isDoubted) = (flags & 1 != 0, flags & 2 != 0)
        endsWhenSeen = flags & 4 != 0
        for _ in 0..<(try reader.count(elementBytes: 2, "list")) {
            pushes.append(
                Push(
                    commit: try reader.varint(), seconds: Int64(bitPattern: try reader.varint())))
        }
        try reader.expectEnd()
    }
}

/// A failure of a push, other than one of the remote's store or of the file system.
public protocol PushObstacle: Error {
    /// Whether it does not get better by itself.
    var needsPerson: Bool { get }
}

extension RemoteScratch {
    private static let log = "log"

    /// The log of the pushes; nil when there is none that can be read.
    public func log() -> PushLog? {
        guard let bytes = try? storage.read(Self.log, limit: PushLog.bytesMaximum) else {
            return nil
        }
        return try? PushLog(decoding: bytes)
    }

    public func save(_ log: PushLog) throws(SystemError) {
        try storage.replace(Self.log, in: "", with: log.encode())
    }

    /// Takes note of a state that was read from the remote.
    public func saw(_ found: RemoteState.Found) throws {
        guard try record()?.manifest == found.bytes, let log = log() else { return }
        try note { $0.sawState() }
        var seen = log
        seen.sawState()
        if seen != log { try save(seen) }
    }

    /// Takes note of the state that a repository was cloned from, as if it had been pushed from
    /// here; not where pushes were made.
    public func cloned(_ found: RemoteState.Found, _ files: RemoteFiles, began: Int64) throws {
        guard try record() == nil else { return }
        try save(try files.record(of: found))
        var log = log() ?? PushLog(known: began)
        log.has(found.manifest, since: found.manifest.seconds, began)
        try save(log)
    }

    /// Runs a push and writes down what became of it.
    ///
    /// - Parameters:
    ///   - cancellation: what ends the push: then it has not failed.
    ///   - explain: the reason of a failure, for people.
    ///   - nextTry: when a push that has failed so often is tried again; nil when nobody does.
    public func logging(
        _ clock: any Clock, _ cancellation: Cancellation, explain: (any Error) -> String,
        nextTry: (_ failures: UInt64) -> Int64? = { _ in nil }, _ push: () throws -> PushRun.Result
    ) throws -> PushRun.Result {
        let began = clock.now().seconds
        var log = log() ?? PushLog(known: began)
        do {
            let result = try push()
            let now = clock.now().seconds
            log.succeeded(result, began: began, at: now)
            try save(log)
            try note { $0.pushed(result, at: now) }
            return result
        } catch {
            // Who stopped it knows, and nothing is wrong.
            if !(error is Cancelled), !cancellation.isRequested {
                log.failed(error, explain(error), at: clock.now().seconds)
                log.nextTry = nextTry(log.tries)
                if (error as? RemoteRollBack)?.found == 0 {
                    try? note { $0.contradicted(by: .absent, at: clock.now().seconds) }
                }
                try? save(log)
            }
            throw error
        }
    }
}

/// How much of a repository a remote lacks.
public enum RemoteBacklog {
    /// - Parameter known: the files of the remote, with their lengths (``RemoteRecord/files``).
    /// - Returns: bytes; packs that were sealed since count whole, for they are sent whole.
    public static func bytes(_ storage: any Storage, known: [String: UInt64]) throws(SystemError)
        -> UInt64
    {
        var bytes: UInt64 = 0
        var directories = [JournalFiles.directory, PackFiles.directory]
        while let directory = directories.popLast() {
            for file in try storage.files(in: directory) {
                let path = "\(directory)/\(file.name)"
                switch RemoteFileKind(path) {
                case .segment, .openPack:
                    let there = known[path] ?? 0
                    bytes.addSaturated(file.length > there ? file.length - there : file.length)
                    if there == file.length { bytes -= file.length }
                case .sealedPack, .parity:
                    if known[path] != file.length { bytes.addSaturated(file.length) }
                default: break
                }
            }
            directories += try storage.directories(in: directory).map { "\(directory)/\($0)" }
        }
        return bytes
    }
}
