import CairnCore
import CairnFormat
import CairnText

/// restic. - Source: its manual, "Scripting"; version 0.14.
struct ResticTool: SnapshotTool {
    let name = "restic"
    let repository: [UInt8]
    let cancellation: Cancellation

    private struct Snapshot: Decodable {
        let id: String
        let time: String
        let paths: [String]
        let hostname: String?
        let username: String?
        let tags: [String]?
        let tree: String?
    }

    private struct Node: Decodable {
        let path: String?
        let type: String?
        let uid: UInt32?
        let gid: UInt32?
        let size: UInt64?
        let mode: UInt32?
        let mtime: String?
        let ctime: String?
        let linktarget: String?
    }

    private func run(_ words: String...) -> [[UInt8]] {
        [Array("restic".utf8), Array("-r".utf8), repository] + words.map { Array($0.utf8) }
    }

    func snapshots() throws -> [ImportedSnapshot] {
        let program = try start(run("snapshots", "--json"))
        let text = try output(of: program)
        try finish(program, "list the snapshots")
        struct Answer: Decodable { let list: [Snapshot]? }
        let object = Array("{\"list\":".utf8) + text + Array("}".utf8)
        return try (understood(object, as: Answer.self).list ?? []).map { found in
            ImportedSnapshot(
                id: found.id, name: String(found.id.prefix(8)),
                time: try moment(found.time, of: found.id),
                paths: found.paths.map { PathArgument.absolute("/" + $0) },
                host: Array((found.hostname ?? "").utf8), user: Array((found.username ?? "").utf8),
                tags: (found.tags ?? []).map { Array($0.utf8) },
                mark: Array("restic:\(found.id.prefix(16))".utf8), tree: found.tree)
        }
    }

    func list(_ snapshot: ImportedSnapshot, _ body: (ImportedItem) throws -> Void) throws {
        let names = snapshot.tree.map { ResticNames(root: $0, read: tree) }
        let program = try start(run("ls", "--json", snapshot.id))
        try lines(of: program) { line in
            let node = try understood(line, as: Node.self)
            guard let path = node.path, let kind = Self.kinds[node.type ?? ""] else { return }
            let listed = Array(path.utf8)
            var exact: [UInt8]?
            if ReplacedName.isIn(listed) {
                exact = try names?.exact(listed, isDirectory: kind == .directory)
            }
            let mode = node.mode ?? 0
            let modified =
                node.mtime.flatMap(ImportedTime.parse) ?? Timestamp(seconds: 0, nanoseconds: 0)
            try body(
                ImportedItem(
                    path: exact ?? listed, kind: kind,
                    // - Source: Go, `os.FileMode`.
                    mode: UInt16(mode & 0o777) | (mode >> 23 & 1 == 1 ? 0o4000 : 0)
                        | (mode >> 22 & 1 == 1 ? 0o2000 : 0) | (mode >> 20 & 1 == 1 ? 0o1000 : 0),
                    uid: node.uid ?? 0, gid: node.gid ?? 0, size: node.size ?? 0,
                    modified: modified,
                    changed: node.ctime.flatMap(ImportedTime.parse) ?? modified,
                    target: node.linktarget.map { Array($0.utf8) }, isExact: exact != nil))
        }
        try finish(program, "list snapshot \(snapshot.name)")
    }

    /// A tree; an empty one where restic does not show it: its names stay as they are listed.
    private func tree(_ id: String) throws -> [UInt8] {
        let program = try start(run("cat", "blob", id))
        let text = try output(of: program)
        if cancellation.isRequested { throw Cancelled() }
        return program.end() == .exited(0) ? text : Array("{}".utf8)
    }

    private static let kinds: [String: ItemKind] = [
        "file": .file, "dir": .directory, "symlink": .symlink, "fifo": .fifo, "socket": .socket,
        "chardev": .characterDevice, "dev": .blockDevice,
    ]

    func restore(
        _ paths: [[UInt8]], of snapshot: ImportedSnapshot, to directory: [UInt8]
    ) throws -> Bool {
        let include = paths.flatMap { [Array("--include".utf8), Self.literal($0)] }
        let program = try start(
            run("restore", "--quiet", snapshot.id, "--target") + [directory] + include)
        _ = try output(of: program)
        if cancellation.isRequested { throw Cancelled() }
        return program.end() == .exited(0)
    }

    /// A pattern that matches this path alone. - Source: Go, `path/filepath.Match`.
    private static func literal(_ path: [UInt8]) -> [UInt8] {
        path.flatMap { "*?[]\\".utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    }
}
