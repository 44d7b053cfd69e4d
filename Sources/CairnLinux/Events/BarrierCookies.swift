import CairnCore
import CairnWatch
import Glibc

/// Files made for their events: reading such an event proves that everything before it was read
/// (rule 15).
///
/// Used only by the watching thread.
final class BarrierCookies {
    private static let prefix = Array("barrier-".utf8)

    private let directory: [UInt8]
    private let environment: InotifyEnvironment
    private(set) var wd: Int32 = -1

    /// - Parameter directory: absolute and private to Cairn; made when it is missing.
    init(_ directory: [UInt8], _ environment: InotifyEnvironment) {
        self.directory = directory
        self.environment = environment
    }

    static func identity(_ directory: [UInt8]) throws(SystemError) -> DirectoryIdentity {
        try check("make directory", directory, accepting: EEXIST) { mkdir($0, 0o700) }
        let file = try openAt(AT_FDCWD, directory, O_RDONLY | O_DIRECTORY)
        let status = try statusAt(file.number, [])
        try file.close(directory)
        return status.identity
    }

    /// Forgets the watch, which went with its instance.
    func forget() { wd = -1 }

    func watch() throws(SystemError) {
        _ = try Self.identity(directory)
        wd = try environment.addWatch(
            try openAt(AT_FDCWD, directory, O_RDONLY | O_DIRECTORY), [.create, .onlyDirectory])
        environment.ownWatches.insert(wd)
    }

    /// - Returns: whether its event will come.
    func make(_ number: UInt64) -> Bool {
        if wd < 0, (try? watch()) == nil { return false }
        let path = directory + Array("/".utf8) + Self.prefix + Array(String(number).utf8)
        // A leftover of a killed process.
        withCString(path) { _ = unlink($0) }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        guard (try? openAt(AT_FDCWD, path, flags, mode: 0o600)) != nil else { return false }
        withCString(path) { _ = unlink($0) }
        return true
    }

    /// The barrier to which an event belongs.
    ///
    /// - Returns: nil when the event is not about a barrier. When ``wd`` matches, the event never
    ///   belongs to the watched trees.
    func number(of event: KernelEvent) -> UInt64? {
        guard event.wd == wd else { return nil }
        if event.mask.contains(.ignored) {
            environment.ownWatches.remove(wd)
            wd = -1
        }
        guard event.mask.contains(.create), event.name.starts(with: Self.prefix) else { return nil }
        return UInt64(String(decoding: event.name.dropFirst(Self.prefix.count), as: UTF8.self))
    }
}
