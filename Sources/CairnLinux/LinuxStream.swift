import CairnCore
import CairnSource
import Glibc

/// Standard input, a pipe or a file read from its beginning to its end.
public final class LinuxStream: ByteStream {
    private let descriptor: LinuxDescriptor
    private let cancellation: Cancellation

    private static let tickMilliseconds: Int32 = 200

    init(_ descriptor: LinuxDescriptor, _ cancellation: Cancellation) {
        (self.descriptor, self.cancellation) = (descriptor, cancellation)
    }

    /// The process's own standard input.
    public static func standardInput(_ cancellation: Cancellation) throws(SystemError)
        -> LinuxStream
    {
        let number = fcntl(0, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw SystemError("read", code: errno) }
        return LinuxStream(LinuxDescriptor(number), cancellation)
    }

    /// - Throws: `ECANCELED` when the process was asked to stop.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            guard !cancellation.isRequested else { throw SystemError("read", code: ECANCELED) }
            var entry = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, Self.tickMilliseconds) != 0 else { continue }
            let count = Glibc.read(descriptor.number, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR || errno == EAGAIN else { throw SystemError("read", code: errno) }
        }
    }

    /// All of it.
    ///
    /// - Throws: `EFBIG` when it is longer than `maximum` bytes.
    public func content(upTo maximum: Int) throws(SystemError) -> [UInt8] {
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = try buffer.withUnsafeMutableBytes { part in
                Result { () throws(SystemError) in try read(into: part) }
            }.get()
            if count == 0 { return content }
            content += buffer[..<count]
            guard content.count <= maximum else { throw SystemError("read", code: EFBIG) }
        }
    }
}

extension LinuxStream {
    /// - Parameter path: absolute.
    public convenience init(
        reading path: [UInt8], _ cancellation: Cancellation
    ) throws(SystemError) {
        self.init(try openAt(AT_FDCWD, path, O_RDONLY), cancellation)
    }
}
