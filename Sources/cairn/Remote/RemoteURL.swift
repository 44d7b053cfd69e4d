import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnText

/// The address of a remote: `rclone:REMOTE:PATH` with rclone's own configuration, or `dir:PATH`.
/// The last component may be a repository's id.
struct RemoteURL: Equatable {
    enum Place: Equatable {
        case rclone(String)
        case directory([UInt8])
    }

    /// As it was typed, without a `/` at its end.
    let text: String
    let place: Place
    let repository: Hash128?

    /// - Returns: nil for what is no address of a remote.
    /// - Throws: ``CommandFailure`` for one that leads nowhere.
    init?(_ text: String) throws {
        var text = text
        while text.hasSuffix("/"), text.count > 1 { text.removeLast() }
        let isAddress = text.hasPrefix("rclone:") || text.hasPrefix("dir:")
        let steps = text.split(separator: ":", maxSplits: 1).last?.split { $0 == "/" || $0 == ":" }
        guard !isAddress || PathText.display(text.utf8, doublingBackslashes: false) == text,
            !isAddress || steps?.contains("..") != true
        else {
            throw CommandFailure(
                "\(PathText.display(text.utf8)) is not a valid remote address, because it contains control characters or ..",
                "write the path without them")
        }
        var base = text[...]
        var id: Hash128?
        if let slash = text.lastIndex(of: "/"), let found = Hash128(hex: text[slash...].dropFirst())
        {
            (id, base) = (found, text[..<slash])
        }
        if base.hasPrefix("rclone:") {
            let rest = base.dropFirst(7)
            // Without a name rclone takes it for a path on this machine.
            guard RcloneAddress(String(rest)) != nil else {
                throw CommandFailure(
                    "\(PathText.display(text.utf8)) does not contain a valid rclone remote name",
                    "use rclone:REMOTE:PATH with a name from `rclone listremotes`")
            }
            place = .rclone(String(rest))
        } else if base.hasPrefix("dir:") {
            let path = ArgumentText.bytes(String(base.dropFirst(4)))
            guard path.first == UInt8(ascii: "/") else {
                throw CommandFailure(
                    "\(PathText.display(text.utf8)) is not an absolute path",
                    "use dir:/PATH with a directory on another disk or mount")
            }
            place = .directory(path)
        } else {
            return nil
        }
        self.text = text
        repository = id
    }

    /// The address in a verb's argument.
    static func named(_ text: String) throws -> RemoteURL {
        guard let url = try RemoteURL(text) else {
            throw CommandFailure(
                "\(PathText.display(text.utf8)) is not a remote address",
                "use rclone:REMOTE:PATH or dir:/PATH")
        }
        return url
    }

    /// Without the repository's id.
    var base: String {
        repository.map { String(text.dropLast($0.description.utf8.count + 1)) } ?? text
    }

    /// The same for each way in which an address is written, with or without the repository's id or
    /// its first digits.
    var canonical: String {
        var steps = base.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
        let exists = if case .directory(let path) = place { RealPath.exists(path) } else { false }
        if !exists, let last = steps.last, Self.digits.contains(last.utf8.count),
            last.allSatisfy(\.isHexDigit)
        {
            steps.removeLast()
        }
        let text = steps.joined(separator: "/")
        guard case .directory = place else { return text }
        let path = Array("/\(text.dropFirst(4).drop { $0 == "/" })".utf8)
        return "dir:\(String(decoding: RealPath.destination(path), as: UTF8.self))"
    }

    /// Of an id, where it is named by the first of them.
    static let digits = 4..<32

    /// Checks, before a push, that it goes where it went before, and sends nothing of others.
    ///
    /// - Parameter state: what is known of earlier pushes.
    /// - Parameter acceptsRollBack: whether a place may be another than it was.
    func checkPlace(
        _ state: StateDirectory, _ context: Context, creating: Bool, acceptsRollBack: Bool = false
    ) throws {
        switch place {
        case .directory(let path):
            try MountGuard.shared.requireAnswer(path)
            try refuseBrokenLink(path)
            if !acceptsRollBack, let mountPoint = state.missingMount(of: path) {
                throw CommandFailure(
                    "\(PathText.display(path)) is not the directory that earlier pushes used, because its disk is not mounted at \(PathText.display(mountPoint))",
                    "mount the disk and push again; if the remote is now in this directory for good, push with --accept-rollback"
                ).ofAbsentDisk
            }
            let own = RealPath.resolve(context.repositoryPath)
            let real = RealPath.resolve(path)
            if real == own || real.starts(with: own + [UInt8(ascii: "/")]) {
                throw CommandFailure(
                    "\(PathText.display(path)) is inside the repository, so it would not be a second copy",
                    "use a directory on another disk")
            }
            try refuseRepository(path, context)
            try SurroundingRepository.refuse(path)
            if !creating, !RealPath.exists(path) {
                throw CommandFailure(
                    "there is nothing at \(PathText.display(path)) yet, so a push would send everything",
                    "omit -n to push")
            }
        case .rclone:
            // rclone opens packs by their names, which their owner can make lead elsewhere.
            do {
                try Context.check(
                    context.repositoryPath, is: "repository",
                    "push as the repository's owner; the root user can push only to dir:/PATH")
            } catch let error as SystemError where error.isMissing { throw context.noRepository }
        }
    }

    /// Refuses a directory whose objects are the repository's own files under another path, such as
    /// that of a bind mount, or because the repository has the name that its copy would have.
    private func refuseRepository(_ path: [UInt8], _ context: Context) throws {
        guard let own = try? context.describeRepository(tellsStandIn: false),
            let held = try? own.storage.identity()
        else { return }
        let place = RealPath.destination(Self.copy(of: own.description.repository, in: path))
        guard try !LinuxFileSystem().identities(onWayTo: place).contains(held) else {
            throw CommandFailure.isRepository(base)
        }
    }

    /// A link may lead to a mounted disk. While nothing is where it leads, that disk is away, and a
    /// push would fill another.
    private func refuseBrokenLink(_ path: [UInt8]) throws {
        guard !RealPath.exists(path) else { return }
        var part = path
        while part.count > 1, !RealPath.exists(part) {
            if let target = RealPath.link(at: part) {
                throw CommandFailure(
                    "\(PathText.display(part)) is a link to \(PathText.display(target)), which does not exist",
                    "mount the disk that it points to, or create that directory"
                ).ofAbsentDisk
            }
            part = ItemPath.split(part).parent
        }
    }

    /// The directories that a push would have to make, the outermost first.
    var missingDirectories: [[CChar]] {
        guard case .directory(var path) = place else { return [] }
        var missing: [[CChar]] = []
        while path.count > 1, !RealPath.exists(path) {
            missing.insert(path.map { CChar(bitPattern: $0) } + [0], at: 0)
            path = ItemPath.split(path).parent
        }
        return missing
    }

    static let awayNext =
        "make sure that the remote's disk is mounted at the same path or that the server responds, and try again"

    /// How long a remote that does not answer is waited for.
    struct Patience {
        /// At least 1.
        var tries = 6
        /// How long a request may move nothing.
        var stallSeconds: UInt64 = 60

        /// For a person who waits for a page.
        static let page = Patience(tries: 1, stallSeconds: 4)
    }

    /// How a push uses the remote.
    struct Pushing {
        /// Whether a missing directory is made.
        var creates = false
        /// The root that would keep what is put into a directory of this machine; a remote to which
        /// a name of rclone's leads there is refused.
        var keeper: (_ directory: [UInt8]) -> [UInt8]?
    }

    /// - Parameter pushing: nil for what is only read.
    func open(
        _ state: StateDirectory, cancellation: Cancellation, bytesASecond: UInt64? = nil,
        patience: Patience = Patience(), pushing: Pushing? = nil,
        idle: @escaping @Sendable (_ seconds: UInt64) -> Void = { _ in }
    ) throws -> any RemoteStore {
        let store: any RemoteStore
        switch place {
        case .directory(let path):
            try MountGuard.shared.requireAnswer(path)
            if pushing?.creates == true { _ = try LinuxRestoreTarget().open(path, creating: true) }
            store = DirectoryStore(
                try LinuxStorage(at: path), name: text, randomness: LinuxRandomness())
        case .rclone(let remote):
            let named = try RcloneStore(
                remote, program: rclone(), scratch: LinuxStorage(at: Array(state.path.utf8)),
                bytesASecond: bytesASecond, cancellation: cancellation,
                stallSeconds: patience.stallSeconds, idle: idle)
            if localDirectory == nil, let directory = named.localDirectory,
                let root = pushing?.keeper(RealPath.destination(directory))
            {
                named.close()
                let path = PathText.display(directory)
                throw CommandFailure(
                    "\(base) is the directory \(path) in the root \(PathText.display(root)), so each backup would store the pushed data, and each push would upload it again",
                    "use a directory outside all roots, or exclude this one with `cairn exclude add \(ShellText.quoted(directory))`"
                )
            }
            store = named
        }
        return RetryingStore(
            store, clock: LinuxClock(), randomness: LinuxRandomness(), cancellation: cancellation,
            tries: patience.tries)
    }

    private func rclone() throws -> [UInt8] {
        do throws(SystemError) { return try Self.rclone() } catch {
            let address = PathText.display(text.utf8)
            guard error.code == SystemError.foreignEnvironment else {
                throw CommandFailure(
                    "\(address) requires rclone, which is not installed",
                    "run `sudo apt install rclone`, or install version 1.60 or later anywhere in PATH"
                )
            }
            throw CommandFailure(
                "\(address) requires rclone, but the rclone in PATH is not safe to run, because another user could change \(PathText.display(error.path))",
                "run `sudo apt install rclone`, or install rclone where only you and the root user can write"
            )
        }
    }

    static func rclone() throws(SystemError) -> [UInt8] {
        try ProgramSearch.safePath(of: Array("rclone".utf8))
    }
}
