import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import Synchronization

/// The paths that the user excluded with a flag, or whose exclusion the user accepted. A flag or a
/// marker alone does not tell who wanted it.
final class OrderedExclusions: Sendable {
    private let file: [UInt8]
    private let read = Mutex<(stamp: Stamp?, paths: Set<[UInt8]>)>((nil, []))

    /// The oldest are dropped first.
    private static let pathsMaximum = 4_096

    init(_ state: StateDirectory) { file = state.orderedExclusionsPath }

    /// For a run: reads the file again whenever it has changed.
    var orders: ExclusionOrders { ExclusionOrders { [self] in contains($0) } }

    private func contains(_ path: [UInt8]) -> Bool {
        guard let status = try? LinuxFileSystem().status(ofRoot: file) else { return false }
        return read.withLock { read in
            if read.stamp != Stamp(status) { read = (Stamp(status), Set(paths)) }
            return read.paths.contains(path)
        }
    }

    func add(_ new: [[UInt8]]) throws(SystemError) {
        let before = paths
        let all = before.filter { !new.contains($0) } + new
        if all != before { try write(all) }
    }

    func remove(_ path: [UInt8]) throws(SystemError) {
        let before = paths
        if before.contains(path) { try write(before.filter { $0 != path }) }
    }

    /// In the order in which they were added. A line that is no path is skipped.
    private var paths: [[UInt8]] {
        let text = (try? SmallFile.content(file)) ?? nil
        return (text ?? []).split(separator: UInt8(ascii: "\n")).compactMap {
            Hexadecimal.bytes(String(decoding: $0, as: UTF8.self))
        }
    }

    private func write(_ paths: [[UInt8]]) throws(SystemError) {
        var text: [[UInt8]] = []
        var bytes = 0
        for path in paths.suffix(Self.pathsMaximum).reversed() {
            let line = Array("\(Hexadecimal.text(path))\n".utf8)
            bytes += line.count
            guard bytes <= SmallFile.bytesMaximum else { break }
            text.append(line)
        }
        try SmallFile.replace(file, with: Array(text.reversed().joined()), isPrivate: true)
    }
}
