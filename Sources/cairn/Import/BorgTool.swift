import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// Borg. - Source: its manual, "All about JSON"; version 1.2. Its times have microseconds.
struct BorgTool: SnapshotTool {
    let name = "borg"
    let repository: [UInt8]
    let cancellation: Cancellation

    private struct Archive: Decodable {
        let id: String
        let name: String
        let start: String
        let hostname: String?
        let username: String?
    }

    private struct Node: Decodable {
        let path: String
        let type: String
        let mode: String
        let uid: UInt32?
        let gid: UInt32?
        let size: UInt64?
        let mtime: String?
        let ctime: String?
        let source: String?
    }

    /// In a directory, and with times in UTC, which have no zone.
    private func run(
        in directory: [UInt8] = [ItemPath.separator], _ words: [[UInt8]]
    ) throws -> [[UInt8]] {
        let script = "cd \"$1\" && shift && TZ=UTC exec \"$0\" \"$@\""
        let borg = try starting("borg".bytes) { () throws(SystemError) in
            try ProgramSearch.path(of: "borg".bytes)
        }
        return ["/bin/sh".bytes, "-c".bytes, script.bytes, borg, directory] + words
    }

    private func words(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }
    private func archive(_ snapshot: ImportedSnapshot) -> [UInt8] {
        repository + Array("::\(snapshot.name)".utf8)
    }

    func snapshots() throws -> [ImportedSnapshot] {
        let program = try start(
            run(
                words("list", "--json", "--format", "{hostname}{username}{start}{id}{name}") + [
                    repository
                ]))
        let text = try output(of: program)
        try finish(program, "list the archives")
        struct Answer: Decodable { let archives: [Archive] }
        return try understood(text, as: Answer.self).archives.map { found in
            ImportedSnapshot(
                id: found.id, name: found.name, time: try moment(found.start, of: found.name),
                paths: nil, host: Array((found.hostname ?? "").utf8),
                user: Array((found.username ?? "").utf8),
                tags: [Array(found.name.utf8)],
                mark: Array("borg:\(found.id.prefix(16))".utf8))
        }
    }

    func list(_ snapshot: ImportedSnapshot, _ body: (ImportedItem) throws -> Void) throws {
        let keys = "{type}{mode}{uid}{gid}{path}{source}{size}{mtime}{ctime}"
        let program = try start(
            run(words("list", "--json-lines", "--format", keys) + [archive(snapshot)]))
        try lines(of: program) { line in
            let node = try understood(line, as: Node.self)
            guard let kind = Self.kinds[node.type] else { return }
            let modified =
                node.mtime.flatMap(ImportedTime.parse) ?? Timestamp(seconds: 0, nanoseconds: 0)
            let source = node.source.flatMap { $0.isEmpty ? nil : Array($0.utf8) }
            try body(
                ImportedItem(
                    path: Array(node.path.utf8), kind: kind, mode: Self.mode(node.mode),
                    uid: node.uid ?? 0, gid: node.gid ?? 0,
                    size: kind == .file ? node.size ?? 0 : 0, modified: modified,
                    changed: node.ctime.flatMap(ImportedTime.parse) ?? modified,
                    target: kind == .symlink ? source : nil,
                    sameAs: kind == .file ? source : nil))
        }
        try finish(program, "list archive \(snapshot.name)")
    }

    private static let kinds: [String: ItemKind] = [
        "-": .file, "d": .directory, "l": .symlink, "p": .fifo, "s": .socket,
        "c": .characterDevice, "b": .blockDevice,
    ]

    /// Of `drwxr-sr-t`. - Source: Python, `stat.filemode`.
    private static func mode(_ text: String) -> UInt16 {
        var mode: UInt16 = 0
        for (index, letter) in text.utf8.dropFirst().prefix(9).enumerated() {
            if letter != UInt8(ascii: "-"), letter != UInt8(ascii: "S"), letter != UInt8(ascii: "T")
            {
                mode |= 1 << UInt16(8 - index)
            }
            if [UInt8(ascii: "s"), UInt8(ascii: "S")].contains(letter) {
                mode |= index == 2 ? 0o4000 : 0o2000
            }
            if [UInt8(ascii: "t"), UInt8(ascii: "T")].contains(letter) { mode |= 0o1000 }
        }
        return mode
    }

    func restore(
        _ paths: [[UInt8]], of snapshot: ImportedSnapshot, to directory: [UInt8]
    ) throws -> Bool {
        let patterns = paths.map(Self.pattern)
        let program = try start(
            run(
                in: directory,
                words("extract", "--noxattrs", "--noacls", "--noflags", "--") + [archive(snapshot)]
                    + patterns))
        _ = try output(of: program)
        if cancellation.isRequested { throw Cancelled() }
        return program.end() == .exited(0)
    }

    /// A pattern that matches a path with what is beneath it, whatever it looks like. Borg
    /// normalizes those that are paths, but not its archives' paths, which may begin with `./`.
    /// - Source: Borg 1.2, `patterns.py`.
    private static func pattern(_ path: [UInt8]) -> [UInt8] {
        let plain = ItemPath.components(path).reduce([], ItemPath.join)
        if plain == path, ItemPath.problem(with: path) == nil { return Array("pp:".utf8) + path }
        let escaped = path.flatMap { byte in
            let isWord =
                byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber
            return isWord ? [byte] : [UInt8(ascii: "\\"), byte]
        }
        return Array("re:^".utf8) + escaped + Array("\\Z".utf8)
    }
}
