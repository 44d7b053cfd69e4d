import CairnEngine
import Glibc

extension UserEnvironment {
    /// Files larger than this are not settings.
    private static let contentBytesMaximum = 1 << 20

    /// The environment of this process, and the home of the user it runs as.
    ///
    /// - Returns: nil when neither `HOME` nor the password database gives an absolute home.
    public static func ofProcess() -> UserEnvironment? {
        guard let home = variable("HOME").flatMap(absolute) ?? homeOfUser() else { return nil }
        return UserEnvironment(
            home: home, variable: variable, content: content, isDirectory: isDirectory)
    }

    private static func absolute(_ path: [UInt8]) -> [UInt8]? {
        path.first == UInt8(ascii: "/") ? path : nil
    }

    private static func variable(_ name: String) -> [UInt8]? { bytes(getenv(name)) }

    /// - Source: getpwuid_r(3).
    private static func homeOfUser() -> [UInt8]? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
            guard getpwuid_r(getuid(), &entry, buffer.baseAddress!, buffer.count, &found) == 0,
                let home = bytes(found?.pointee.pw_dir)
            else { return nil }
            return absolute(home)
        }
    }

    private static func content(_ path: [UInt8]) throws(SystemError) -> [UInt8]? {
        guard let descriptor = try descriptor(path) else { return nil }
        var content = [UInt8](repeating: 0, count: contentBytesMaximum + 1)
        // withUnsafeMutableBytes does not carry a typed error.
        let read = content.withUnsafeMutableBytes { buffer in
            Result { () throws(SystemError) in try descriptor.read(at: 0, into: buffer, path: path)
            }
        }
        let count = try read.get()
        guard count <= contentBytesMaximum else {
            throw SystemError("read", path: path, code: EFBIG)
        }
        return Array(content[..<count])
    }

    private static func descriptor(_ path: [UInt8]) throws(SystemError) -> LinuxDescriptor? {
        do throws(SystemError) {
            return try openAt(AT_FDCWD, path, O_RDONLY | O_NONBLOCK)
        } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    private static func isDirectory(_ path: [UInt8]) -> Bool {
        var status = stat()
        return withCString(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func bytes(_ text: UnsafeMutablePointer<CChar>?) -> [UInt8]? {
        text.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
}
