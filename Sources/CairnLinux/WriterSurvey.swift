import CLinux
import CairnCore
import CairnFormat
import CairnPurge
import Glibc

/// Finds files that somebody has open for writing or mapped, and the images behind loop devices:
/// they can change without an event.
///
/// - What it does not: to see other users' processes, unless it is root.
/// - Bounded: 16 MiB of the maps of each process.
/// - Source: proc_pid_fd(5): the link's mode shows how the file was opened; proc_pid_maps(5);
///   drivers/block/loop.c: the kernel writes to `backing_file` itself.
public struct WriterSurvey: Sendable {
    private let processes: String
    private let devices: String
    private static let mapsBytesMaximum = 16 << 20

    public init() { self.init(processes: "/proc", devices: "/sys/block") }

    init(processes: String, devices: String) {
        self.processes = processes
        self.devices = devices
    }

    /// The images behind loop devices; absolute. Cheap.
    public func images() -> Set<[UInt8]> {
        let names = DirectoryNames.all(in: devices) ?? []
        let paths = names.compactMap { name -> [UInt8]? in
            let name = String(decoding: name, as: UTF8.self)
            guard name.hasPrefix("loop"),
                let text = try? WholeFile.content(
                    Array("\(devices)/\(name)/loop/backing_file".utf8), bytesMaximum: 64 << 10)
            else { return nil }
            return text.last == UInt8(ascii: "\n") ? text.dropLast() : text
        }
        return Set(paths)
    }

    /// Also what every accessible process could write to; absolute.
    public func files() -> Set<[UInt8]> {
        var found = images()
        for name in DirectoryNames.all(in: processes) ?? [] {
            guard let number = Int32(String(decoding: name, as: UTF8.self)), number != getpid()
            else { continue }
            addOpen("\(processes)/\(number)/fd", to: &found)
            addMapped("\(processes)/\(number)/maps", to: &found)
        }
        return found
    }

    private func addOpen(_ directory: String, to found: inout Set<[UInt8]>) {
        for name in DirectoryNames.all(in: directory) ?? [] {
            let link = "\(directory)/\(String(decoding: name, as: UTF8.self))"
            var status = stat()
            guard lstat(link, &status) == 0, status.st_mode & S_IWUSR != 0 else { continue }
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer in
                let length = readlink(link, buffer.baseAddress!, buffer.count)
                guard length > 0, buffer[0] == CChar(bitPattern: ItemPath.separator) else { return }
                found.insert(buffer[..<length].map { UInt8(bitPattern: $0) })
            }
        }
    }

    private func addMapped(_ path: String, to found: inout Set<[UInt8]>) {
        guard
            let text = try? WholeFile.content(
                Array(path.utf8), bytesMaximum: Self.mapsBytesMaximum)
        else { return }
        found.formUnion(HeldFiles.sharedMappings(text))
    }
}
