import CairnCore
import CairnFormat
import CairnLinux
import CairnText
import Glibc

/// Contents that another program restores into a private directory, a batch at a time, in the order
/// in which they are wanted. A batch goes when the next is needed.
///
/// Invariant: what is read comes from a batch of which the other program reported no error. A batch
/// with an error is halved until the items that fail stand alone: those are not read.
///
/// Disk: one batch, at most ``batchBytes`` or one larger file.
final class StagedContent: @unchecked Sendable {
    // SAFETY: an import reads with one thread.
    private static let batchBytes: UInt64 = 512 << 20
    private static let batchItems = 400
    private static let batchWordBytes = 64 << 10

    private let tool: any SnapshotTool
    private let snapshot: ImportedSnapshot
    private let directory: DrillDirectory
    private var batches: [[[UInt8]]] = []
    private var batchOf: [[UInt8]: Int] = [:]
    private var staged: Int?
    /// What the other program could not restore.
    private var failed: Set<[UInt8]> = []
    /// Of this run alone: the program of an import that was killed may go on for a while.
    private let run = Array(LinuxRandomness().hash128().description.utf8)
    private(set) var failure: (any Error)?

    /// - Parameters:
    ///   - wanted: paths of the snapshot with their sizes, in the order of reading.
    ///   - directory: emptied before and after.
    init(
        _ tool: any SnapshotTool, _ snapshot: ImportedSnapshot,
        _ wanted: [(path: [UInt8], bytes: UInt64)], in directory: DrillDirectory
    ) {
        (self.tool, self.snapshot, self.directory) = (tool, snapshot, directory)
        var (bytes, words) = (UInt64(0), 0)
        // Names of one file have one content.
        for item in wanted where batchOf[item.path] == nil {
            let isFull =
                bytes + item.bytes > Self.batchBytes
                || words + item.path.count > Self.batchWordBytes
                || (batches.last?.count ?? 0) >= Self.batchItems
            if batches.isEmpty || isFull {
                batches.append([])
                (bytes, words) = (0, 0)
            }
            batches[batches.count - 1].append(item.path)
            batchOf[item.path] = batches.count - 1
            bytes.addSaturated(item.bytes)
            words += item.path.count + 16
        }
    }

    func file(_ path: [UInt8]) throws(SystemError) -> any SourceFile {
        let (above, name) = ItemPath.split(try place(of: path))
        return try LinuxFileSystem().openRoot(above).openFile(name)
    }

    func status(_ path: [UInt8]) throws(SystemError) -> FileStatus {
        try LinuxFileSystem().status(ofRoot: place(of: path))
    }

    func symlink(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
        let (above, name) = ItemPath.split(try place(of: path))
        return try LinuxFileSystem().openRoot(above).readSymlink(name)
    }

    private var target: [UInt8] { ItemPath.join(directory.path, run) }

    private func makeTarget() throws(SystemError) {
        let path = (target + [0]).map { CChar(bitPattern: $0) }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST
        else { throw SystemError("make directory", path: target, code: errno) }
    }

    /// Restores the batch of a path, unless it is there.
    private func place(of path: [UInt8]) throws(SystemError) -> [UInt8] {
        if batchOf[path] == nil {
            batchOf[path] = batches.count
            batches.append([path])
        }
        while !failed.contains(path), staged != batchOf[path] { try stage(path) }
        guard !failed.contains(path)
        else { throw SystemError("restore", path: path, code: ErrorCode.inputOutput) }
        let place = ItemPath.join(
            target, Array(path.drop { $0 == ItemPath.separator }))
        // It was there when it was listed: missing means that it could not be restored.
        do throws(SystemError) { _ = try LinuxFileSystem().status(ofRoot: place) } catch {
            throw SystemError(
                "restore", path: path, code: error.isMissing ? ErrorCode.inputOutput : error.code)
        }
        return place
    }

    /// Restores the batch of a path, or halves it when something in it fails.
    private func stage(_ path: [UInt8]) throws(SystemError) {
        guard let index = batchOf[path] else { return }
        staged = nil
        try directory.clear()
        try makeTarget()
        do {
            if try tool.restore(batches[index], of: snapshot, to: target) {
                staged = index
                return
            }
        } catch {
            failure = error
            throw SystemError("restore", path: path, code: ErrorCode.inputOutput)
        }
        guard batches[index].count > 1 else {
            failed.insert(path)
            return
        }
        let half = Array(batches[index][(batches[index].count / 2)...])
        batches[index].removeLast(half.count)
        for other in half { batchOf[other] = batches.count }
        batches.append(half)
    }
}
