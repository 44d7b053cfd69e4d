import FoundationEssentials
import Glibc

/// A directory of a test's own, gone with the value.
public final class TemporaryDirectory: Sendable {
    public let path: String

    /// - Parameter inMemory: on a file system that costs no disk, when the machine has one.
    public init(inMemory: Bool = false) {
        let base = inMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        var template = Array("\(base)/cairn-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            preconditionFailure("no temporary directory: errno \(errno)")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    public func file(_ name: String) -> String { "\(path)/\(name)" }
}
