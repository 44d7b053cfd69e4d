import CLinux
import CairnCore
import CairnFormat
import CairnLinux
import CairnSimulation
import Glibc
import TestSupport

/// A tree that can be built through the kernel and in the simulation alike.
protocol SourceTree {
    var fileSystem: any FileSystem { get }
    /// Absolute path of the tree's top directory.
    var top: [UInt8] { get }

    func makeDirectory(_ path: [UInt8])
    func write(_ path: [UInt8], _ content: [UInt8])
    /// A file of `size` bytes with content only at its end.
    func writeAfterHole(_ path: [UInt8], hole: Int, _ content: [UInt8])
    func symlink(_ path: [UInt8], to target: [UInt8])
    func fifo(_ path: [UInt8])
    func link(_ path: [UInt8], to existing: [UInt8])
    func remove(_ path: [UInt8])
    func setMode(_ path: [UInt8], _ mode: UInt16)
    func setModified(_ path: [UInt8], _ moment: Timestamp)
    /// - Returns: false where the file system keeps none.
    func setAttribute(_ path: [UInt8], _ name: String, _ value: [UInt8]) -> Bool
}

extension SourceTree {
    func path(_ text: String) -> [UInt8] { top + Array("/\(text)".utf8) }
}

enum FileSystemKind: CaseIterable, Sendable {
    case linux, simulated

    func make() -> any SourceTree {
        switch self {
        case .linux: KernelTree()
        case .simulated: ModelTree()
        }
    }
}

/// Through real calls in a temporary directory.
final class KernelTree: SourceTree {
    private let directory = TemporaryDirectory()
    let fileSystem: any FileSystem = LinuxFileSystem()
    var top: [UInt8] { Array(directory.path.utf8) }

    private func call(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) {
        let result = (path + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
        }
        precondition(result >= 0, "\(PathText.display(path)): errno \(errno)")
    }

    func makeDirectory(_ path: [UInt8]) { call(path) { mkdir($0, 0o755) } }

    func write(_ path: [UInt8], _ content: [UInt8]) { write(path, at: 0, content) }

    func writeAfterHole(_ path: [UInt8], hole: Int, _ content: [UInt8]) {
        write(path, at: hole, content)
    }

    private func write(_ path: [UInt8], at offset: Int, _ content: [UInt8]) {
        call(path) { name in
            let file = Glibc.creat(name, 0o644)
            defer { close(file) }
            return pwrite(file, content, content.count, off_t(offset)) == content.count ? 0 : -1
        }
    }

    func symlink(_ path: [UInt8], to target: [UInt8]) {
        call(path) { name in
            (target + [0]).withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { Glibc.symlink($0.baseAddress!, name) }
            }
        }
    }

    func fifo(_ path: [UInt8]) { call(path) { mkfifo($0, 0o600) } }

    func link(_ path: [UInt8], to existing: [UInt8]) {
        call(path) { name in
            (existing + [0]).withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { Glibc.link($0.baseAddress!, name) }
            }
        }
    }

    func remove(_ path: [UInt8]) { call(path) { Glibc.remove($0) } }
    func setMode(_ path: [UInt8], _ mode: UInt16) { call(path) { chmod($0, mode_t(mode)) } }

    func setModified(_ path: [UInt8], _ moment: Timestamp) {
        let time = timespec(tv_sec: Int(moment.seconds), tv_nsec: Int(moment.nanoseconds))
        call(path) { utimensat(AT_FDCWD, $0, [time, time], AT_SYMLINK_NOFOLLOW) }
    }

    func setAttribute(_ path: [UInt8], _ name: String, _ value: [UInt8]) -> Bool {
        var result: Int32 = 0
        call(path) { file in
            result = lsetxattr(file, name, value, value.count, 0)
            return 0
        }
        return result == 0
    }
}

/// In memory.
final class ModelTree: SourceTree {
    private let tree: SimulatedFileSystem
    var fileSystem: any FileSystem { tree }
    let top = Array("/top".utf8)

    init() {
        tree = SimulatedFileSystem(clock: SimulatedClock())
        tree.makeDirectory(top)
    }

    func makeDirectory(_ path: [UInt8]) { tree.makeDirectory(path) }
    func write(_ path: [UInt8], _ content: [UInt8]) { tree.write(path, content) }

    func writeAfterHole(_ path: [UInt8], hole: Int, _ content: [UInt8]) {
        tree.write(path, [UInt8](repeating: 0, count: hole) + content, holes: [0..<hole])
    }

    func symlink(_ path: [UInt8], to target: [UInt8]) { tree.symlink(path, to: target) }
    func fifo(_ path: [UInt8]) { tree.makeSpecial(path, .fifo) }
    func link(_ path: [UInt8], to existing: [UInt8]) { tree.link(path, to: existing) }
    func remove(_ path: [UInt8]) { tree.remove(path) }
    func setMode(_ path: [UInt8], _ mode: UInt16) { tree.setMode(path, mode) }
    func setModified(_ path: [UInt8], _ moment: Timestamp) { tree.setModified(path, moment) }

    func setAttribute(_ path: [UInt8], _ name: String, _ value: [UInt8]) -> Bool {
        tree.setAttributes(path, [ExtendedAttribute(name: Array(name.utf8), value: value)])
        return true
    }
}
