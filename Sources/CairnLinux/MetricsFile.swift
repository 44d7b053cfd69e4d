import CLinux
import CairnEngine
import Glibc

/// Writes figures beside their file and renames them over it. The collector reads names that end in `.prom`, so never the half.
///
/// Nothing is synced: after a power cut the figures are old in any case. - Source: rename(2); node_exporter, "Textfile Collector".
public struct MetricsFile: MetricsSink {
    public init() {}

    public func write(_ text: [UInt8], to path: [UInt8]) throws(SystemError) {
        let temporary = Self.temporary(path)
        // What a killed daemon left behind.
        _ = withCString(temporary) { unlink($0) }
        let file = try openAt(AT_FDCWD, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        do throws(SystemError) {
            try Self.fill(file, text, temporary)
            guard withCString(temporary, { from in withCString(path) { rename(from, $0) } }) == 0 else {
                throw SystemError("rename", path: temporary, code: errno)
            }
        } catch {
            _ = withCString(temporary) { unlink($0) }
            throw error
        }
    }

    public func remove(_ path: [UInt8]) throws(SystemError) {
        guard withCString(path, { unlink($0) }) == 0 || errno == ENOENT else {
            throw SystemError("remove", path: path, code: errno)
        }
    }

    private static func fill(_ file: LinuxDescriptor, _ text: [UInt8], _ path: [UInt8]) throws(SystemError) {
        var offset = 0
        while offset < text.count {
            let count = text[offset...].withUnsafeBytes { Glibc.write(file.number, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw SystemError("write", path: path, code: errno) }
            offset += max(0, count)
        }
        // The collector is another user.
        guard fchmod(file.number, 0o644) == 0 else { throw SystemError("chmod", path: path, code: errno) }
        try file.close(path)
    }

    /// In the same directory, hidden, and not ending in `.prom`.
    private static func temporary(_ path: [UInt8]) -> [UInt8] {
        let cut = (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
        return path[..<cut] + Array(".cairn-metrics.\(getpid()).tmp".utf8)
    }
}
