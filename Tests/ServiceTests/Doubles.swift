import CairnCore
import CairnDaemon
import CairnFormat
import Foundation
import Glibc
import Synchronization

/// Keeps what was logged.
final class RecordingLog: DaemonLog {
    private let lines = Mutex<[String]>([])

    func log(_ level: LogLevel, _ message: String, path: [UInt8]?, commit: Hash128?) {
        lines.withLock {
            $0.append("\(level.rawValue) \(LogText.line(message, path: path, commit: commit))")
        }
    }

    var all: [String] { lines.withLock { $0 } }
}

struct FixedClock: CairnCore.Clock {
    func now() -> Timestamp { Timestamp(seconds: 1_700_000_000, nanoseconds: 5) }
    func monotonic() -> UInt64 { 1_000_000_000_000 }
    func pause(nanoseconds: UInt64) {}
}

/// A directory of a test's own.
final class TemporaryPlace {
    let path: String

    init() {
        var template = Array("/tmp/cairn-service-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func script(_ name: String, _ text: String) -> HookCommand {
        let file = file(name)
        _ = FileManager.default.createFile(
            atPath: file, contents: Data("#!/bin/sh\n\(text)\n".utf8))
        chmod(file, 0o755)
        return HookCommand(program: Array(file.utf8), arguments: [])
    }

    func content(_ name: String) -> String? {
        try? String(contentsOfFile: file(name), encoding: .utf8)
    }
}

/// A datagram socket that a test listens on, as systemd and journald do.
final class DatagramListener {
    private let number: Int32

    /// - Parameter name: a path, or a name in the abstract namespace with `@` in front.
    init(_ name: String) {
        number = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isAbstract = name.hasPrefix("@")
        let bytes = isAbstract ? [0] + Array(name.utf8.dropFirst()) : Array(name.utf8) + [0]
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, length) }
        }
        precondition(bound == 0, "bind: errno \(errno)")
    }

    deinit { close(number) }

    /// What came, or nil when nothing comes within two seconds.
    func next() -> [UInt8]? {
        var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 2000) > 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        let count = recv(number, &buffer, buffer.count, 0)
        return count < 0 ? nil : Array(buffer[..<count])
    }

    func text() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }
}

extension String {
    var bytes: [UInt8] { Array(utf8) }
}

/// Gives variables as the process's environment would.
func environment(_ variables: [String: String]) -> (String) -> [UInt8]? {
    { variables[$0].map { Array($0.utf8) } }
}
