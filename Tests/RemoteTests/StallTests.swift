import CairnCore
import CairnFormat
import CairnLinux
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// A store whose rclone, or whose server, goes silent.
@Suite(.serialized) struct StallTests {
    private static let program = "/usr/bin/rclone"
    private static let hasProgram = access(program, X_OK) == 0

    private final class Idle: Sendable {
        private let longest = Mutex<UInt64>(0)
        var seconds: UInt64 { longest.withLock { $0 } }
        func note(_ seconds: UInt64) { longest.withLock { $0 = max($0, seconds) } }
    }

    private func store(_ remote: String, _ directory: TemporaryDirectory, _ idle: Idle) throws
        -> RcloneStore
    {
        let scratch = "\(directory.path)/scratch"
        mkdir(scratch, 0o700)
        return try RcloneStore(
            remote, program: Array(Self.program.utf8),
            scratch: LinuxStorage(at: Array(scratch.utf8)), bytesASecond: Self.rate,
            cancellation: Cancellation(), stallSeconds: 2, idle: { idle.note($0) })
    }

    /// No limit, but a word by which the children of these tests are told from those of others.
    private static let rate: UInt64 = 1_234_567_891

    /// The rclone of the test that runs.
    private func child() -> pid_t? {
        var found: pid_t?
        guard let directory = opendir("/proc") else { return nil }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let process = pid_t(name),
                let words = try? SmallFile.content(Array("/proc/\(process)/cmdline".utf8))
            else { continue }
            if words.split(separator: 0).contains(where: { $0.elementsEqual("\(Self.rate)B".utf8) })
            {
                found = max(found ?? 0, process)
            }
        }
        return found
    }

    /// Returns once each thread has stopped: until then one may still answer.
    private func stop(_ process: pid_t) {
        kill(process, SIGSTOP)
        let tasks = "/proc/\(process)/task"
        func isStopped(_ task: String) -> Bool {
            let stat = try? SmallFile.content(Array("\(tasks)/\(task)/stat".utf8))
            return stat.map { String(decoding: $0, as: UTF8.self).contains(") T ") } ?? true
        }
        while !((try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []).allSatisfy(
            isStopped)
        {
            sched_yield()
        }
    }

    private func kind(_ body: () throws(RemoteError) -> Void) -> RemoteError.Kind? {
        do throws(RemoteError) { try body() } catch { return error.kind }
        return nil
    }

    @Test(.enabled(if: hasProgram, "no rclone"))
    func aChildThatIsStoppedIsStartedAnewOnce() throws {
        let directory = TemporaryDirectory()
        let idle = Idle()
        let store = try store("\(directory.path)/remote", directory, idle)
        defer { store.close() }
        let content = RemoteContent(Array("content".utf8))
        let first = try #require(child())
        stop(first)
        #expect(kind { () throws(RemoteError) in try store.put("d/a", content) } == .stalled)
        #expect(idle.seconds >= 1)
        try store.put("d/a", content)
        #expect(try store.size(of: "d/a") == 7)
        let second = try #require(child())
        #expect(second != first)
        stop(second)
        #expect(kind { () throws(RemoteError) in _ = try store.size(of: "d/a") } == .unusable)
    }

    @Test(.enabled(if: hasProgram, "no rclone"))
    func aServerThatSaysNothingIsAStall() throws {
        let directory = TemporaryDirectory()
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length)
                listen(listener, 16)
                getsockname(listener, address, &length)
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        setenv("RCLONE_CONFIG_SILENT_TYPE", "webdav", 1)
        setenv("RCLONE_CONFIG_SILENT_URL", "http://127.0.0.1:\(port)", 1)
        let idle = Idle()
        let store = try store("silent:", directory, idle)
        defer { store.close() }
        #expect(kind { () throws(RemoteError) in _ = try store.size(of: "a") } == .stalled)
        #expect(idle.seconds >= 1)
        // rclone itself is well: it is the one that was there.
        #expect(child() != nil)
    }

    /// rclone hands the kernel all of a body at once: that the line needs many times its patience
    /// for it is no stall.
    @Test(.enabled(if: hasProgram, "no rclone"))
    func anUploadThatMovesSlowlyIsNotGivenUp() throws {
        let directory = TemporaryDirectory()
        let server = SlowServer(bytesASecond: 100_000)
        server.start()
        defer { server.stop() }
        setenv("RCLONE_CONFIG_SLOW_TYPE", "webdav", 1)
        setenv("RCLONE_CONFIG_SLOW_URL", "http://127.0.0.1:\(server.port)", 1)
        let store = try store("slow:", directory, Idle())
        defer { store.close() }
        let content = RemoteContent([UInt8](repeating: 7, count: 1_300_000))
        try store.put("a", content)
        #expect(try store.size(of: "a") == content.length)
        #expect(server.uploads == 1)
        // What arrived whole is not sent again.
        try store.put("a", content)
        #expect(server.uploads == 1)
    }

    @Test(.enabled(if: hasProgram, "no rclone"))
    func anUploadThatStandsStillInTheMiddleIsAStall() throws {
        let directory = TemporaryDirectory()
        let server = SlowServer(bytesASecond: 400_000, stopsAfter: 400_000)
        server.start()
        defer { server.stop() }
        setenv("RCLONE_CONFIG_STILL_TYPE", "webdav", 1)
        setenv("RCLONE_CONFIG_STILL_URL", "http://127.0.0.1:\(server.port)", 1)
        let store = try store("still:", directory, Idle())
        defer { store.close() }
        let content = RemoteContent([UInt8](repeating: 7, count: 1_300_000))
        let start = LinuxClock().monotonic()
        #expect(kind { () throws(RemoteError) in try store.put("a", content) } == .stalled)
        #expect(LinuxClock().monotonic() - start < 30_000_000_000)
    }
}
