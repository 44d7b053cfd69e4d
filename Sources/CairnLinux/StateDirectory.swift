import CairnCore
import CairnFormat
import Glibc

/// The directory of the settings file.
public enum SettingsDirectory {
    /// Makes what is missing of it, for its owner only. - Source: XDG Base Directory Specification
    /// 0.8.
    public static func make(for file: [UInt8]) throws(SystemError) {
        _ = try TrustedPath.makeDirectory(ItemPath.split(file).parent, mode: 0o700)
    }
}

/// The directory of Cairn's replaceable data: catalogs, one a repository.
public struct StateDirectory: Sendable {
    /// Absolute.
    public let path: String

    /// Makes the directory when it is missing, and has it for its owner only: names of private
    /// files are in it.
    public init(path: String) throws(SystemError) {
        self.path = path
        let directory = try TrustedPath.makeDirectory(Array(path.utf8), mode: 0o700)
        let status = try statusAt(directory.number, [])
        guard status.uid == geteuid(), status.mode & 0o077 != 0 else { return }
        // On a file system without modes it stays as it is.
        _ = fchmod(directory.number, mode_t(status.mode & 0o700))
    }

    /// The directory of what is known of a remote.
    public func remote(_ url: String) throws(SystemError) -> StateDirectory {
        try StateDirectory(path: remotePath(url))
    }

    /// That directory, if there is one.
    public func knownRemote(_ url: String) throws(SystemError) -> StateDirectory? {
        let path = remotePath(url)
        return RealPath.exists(Array(path.utf8)) ? try StateDirectory(path: path) : nil
    }

    private func remotePath(_ url: String) -> String {
        "\(path)/remotes/\(Digest.h128(Array(url.utf8)))"
    }

    /// Records in the directory of a remote that a repository was pushed to its address.
    public func rememberAddress(_ address: String, of repository: Hash128) {
        let (path, text) = (file(repository, "address"), Array(address.utf8))
        guard (try? SmallFile.content(path)) != text else { return }
        // Only that a command names it depends on it.
        try? SmallFile.replace(path, with: text)
    }

    /// The addresses to which a repository was pushed from this machine, in order.
    public func remoteAddresses(of repository: Hash128) -> [String] {
        let place = Array("\(path)/remotes".utf8)
        let names = (try? LinuxStorage(at: place).directories(in: "")) ?? []
        return names.compactMap { name in
            let file = Array("\(path)/remotes/\(name)/\(repository).address".utf8)
            return (try? SmallFile.content(file)).map { String(decoding: $0, as: UTF8.self) }
        }.sorted()
    }

    public func catalogPath(_ repository: Hash128) -> String { "\(path)/\(repository).catalog" }

    /// The record of scrubs, and known losses.
    public func scrubPath(_ repository: Hash128) -> [UInt8] { file(repository, "scrub") }

    /// The record of restored content of drills.
    public func drillPath(_ repository: Hash128) -> [UInt8] { file(repository, "drills") }

    /// The record of damage that a command found.
    public func damagePath(_ repository: Hash128) -> [UInt8] { file(repository, "damage") }

    /// The record of the last one-shot backup.
    public func backupPath(_ repository: Hash128) -> [UInt8] { file(repository, "backup") }

    /// The directory of the records of jobs, a file each; it may be missing.
    public func jobsPath(_ repository: Hash128) -> [UInt8] { file(repository, "jobs") }

    /// The same directory, made when it is missing.
    public func jobs(_ repository: Hash128) throws(SystemError) -> StateDirectory {
        try StateDirectory(path: "\(path)/\(repository).jobs")
    }

    /// The record of the directories that have stood at the places of roots.
    public func rootPlacesPath(_ repository: Hash128) -> [UInt8] { file(repository, "places") }

    /// The commit before the restore in place, or undo, that was begun last and has not ended.
    public func restorePath(_ repository: Hash128) -> [UInt8] { file(repository, "restore") }

    /// The time at which a command last read content back and found it intact.
    public func provenPath(_ repository: Hash128) -> [UInt8] { file(repository, "proven") }

    /// The time of the last success that was known when somebody looked.
    public func successPath(_ repository: Hash128) -> [UInt8] { file(repository, "success") }

    /// The time at which a command last backed up all roots of the settings.
    public func wholePath(_ repository: Hash128) -> [UInt8] { file(repository, "whole") }

    /// The time of the last success after which a person was told that nothing succeeds any more.
    public func stalePath(_ repository: Hash128) -> [UInt8] { file(repository, "stale") }

    /// The record of the notices on the desktop.
    public func noticesPath(_ repository: Hash128) -> [UInt8] { file(repository, "notices") }

    /// The paths that the user ordered to be excluded, of all repositories.
    public var orderedExclusionsPath: [UInt8] { Array("\(path)/ordered-exclusions".utf8) }

    /// Where items went that were moved to an excluded place, of all repositories.
    public var movedAwayPath: [UInt8] { Array("\(path)/moved-away".utf8) }

    /// The record of the last trusted date.
    public func clockPath(_ repository: Hash128) -> [UInt8] { file(repository, "clock") }

    private func file(_ repository: Hash128, _ ending: String) -> [UInt8] {
        Array("\(path)/\(repository).\(ending)".utf8)
    }

    // MARK: Repositories that were seen

    private static let knownMaximum = 256

    private var knownPath: [UInt8] { Array("\(path)/known-repositories".utf8) }

    /// A repository, where it stood, and where its file system was mounted: nothing when an earlier
    /// version of Cairn noted it.
    struct Known: Equatable {
        let repository: Hash128
        let place: [UInt8]
        var mountPoint: [UInt8] = []
    }

    /// Records which repository is at a path, so that its daemon can be reached, and started, while
    /// its disk is away.
    ///
    /// A failure to write is ignored: nothing depends on it while the disk is there.
    public func remember(_ repository: Hash128, at place: [UInt8]) {
        let known = known()
        let new = Known(
            repository: repository, place: place,
            mountPoint: Self.mountPoint(around: RealPath.resolve(place)))
        guard !known.contains(new) else { return }
        let others = known.filter { $0.place != place }.suffix(Self.knownMaximum - 1)
        try? SmallFile.replace(knownPath, with: Self.encode(others + [new]))
    }

    /// The repository that stood at a path the last time.
    public func repository(at place: [UInt8]) -> Hash128? {
        known().first { $0.place == place }?.repository
    }

    /// The repositories that were seen, whether they are there now or not.
    public var repositories: [(id: Hash128, place: [UInt8])] {
        known().map { ($0.repository, $0.place) }
    }

    /// The former mount point of the disk of the repository at a path, when nothing is mounted
    /// there now.
    public func missingMount(of place: [UInt8]) -> [UInt8]? {
        guard let known = known().first(where: { $0.place == place }), !known.mountPoint.isEmpty
        else { return nil }
        return Self.isMountPoint(known.mountPoint) ? nil : known.mountPoint
    }

    private static func isMountPoint(_ path: [UInt8]) -> Bool {
        (try? statusAt(AT_FDCWD, path).isMountTop) ?? false
    }

    /// - Returns: nothing for the file system of `/`, which is always there.
    private static func mountPoint(around path: [UInt8]) -> [UInt8] {
        var path = path
        while path.count > 1, !isMountPoint(path) { path = ItemPath.split(path).parent }
        return path.count > 1 ? path : []
    }

    private func known() -> [Known] { (try? SmallFile.content(knownPath)).map(Self.parse) ?? [] }

    static func encode(_ known: [Known]) -> [UInt8] {
        Array(
            known.map {
                "\($0.repository) \(Hexadecimal.text($0.place)) \(Hexadecimal.text($0.mountPoint))\n"
            }.joined().utf8)
    }

    /// Parses the known lines; others are skipped.
    static func parse(_ text: [UInt8]) -> [Known] {
        text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = line.split(separator: UInt8(ascii: " ")).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard (2...3).contains(words.count), let id = Hash128(hex: words[0]),
                let place = Hexadecimal.bytes(words[1])
            else { return nil }
            return Known(
                repository: id, place: place,
                mountPoint: words.count == 3 ? Hexadecimal.bytes(words[2]) ?? [] : [])
        }
    }

    public func identity() throws(SystemError) -> DirectoryIdentity {
        try statusAt(AT_FDCWD, Array(path.utf8)).identity
    }

    /// Takes the right to write this repository's catalog; nil while another process has it.
    public func lockCatalog(_ repository: Hash128) throws(SystemError) -> (any StorageLock)? {
        let name = file(repository, "lock")
        let file = try openAt(AT_FDCWD, name, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
        return try LockFile.take(file, isExclusive: true, path: name) ? LinuxLock(file) : nil
    }

    /// The present holder of that right, if known.
    public func catalogLockHolder(_ repository: Hash128) -> LockHolder? {
        (try? openAt(AT_FDCWD, file(repository, "lock"), O_RDONLY | O_NOFOLLOW)).flatMap(
            LockFile.holder)
    }
}
