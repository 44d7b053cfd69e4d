import CairnEngine
import Glibc

/// Reading settings and the like.
public enum SmallFile {
    private static let bytesMaximum = 1 << 20

    /// - Returns: nil when there is no such file.
    public static func content(_ path: [UInt8]) throws(SystemError) -> [UInt8]? {
        let file: LinuxDescriptor
        do throws(SystemError) {
            file = try openAt(AT_FDCWD, path, O_RDONLY)
        } catch {
            if error.isMissing { return nil }
            throw error
        }
        let size = try statusAt(file.number, []).size
        guard size <= UInt64(bytesMaximum) else { throw SystemError("read", path: path, code: EFBIG) }
        var bytes = [UInt8](repeating: 0, count: bytesMaximum)
        var failure: SystemError?
        var count = 0
        bytes.withUnsafeMutableBytes { buffer in
            do throws(SystemError) { count = try file.read(at: 0, into: buffer, path: path) } catch { failure = error }
        }
        if let failure { throw failure }
        return Array(bytes[..<count])
    }
}
