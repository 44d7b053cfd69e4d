import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// The program `restic` and one repository of its. Passwords come from its own variables, or from
/// who sits at the terminal: it is asked as it asks.
struct ResticTool {
    /// A snapshot, as `restic snapshots --json` tells it.
    struct Snapshot: Decodable {
        let id: String
        let time: String
        let paths: [String]
        let hostname: String?
        let username: String?
        let tags: [String]?

        var shortID: String { String(id.prefix(8)) }
        /// The tag by which a commit is known as this snapshot.
        var mark: [UInt8] { Array("restic:\(id.prefix(16))".utf8) }
        var moment: Timestamp? { ResticTime.parse(time) }
    }

    /// An item, as `restic ls --json` tells it.
    struct Node: Decodable {
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

    let repository: [UInt8]
    let cancellation: Cancellation

    /// A snapshot's line has its paths, an item's some names.
    private static let lineBytesMaximum = 16 << 20
    private static let listBytesMaximum = 256 << 20

    private func start(_ words: [[UInt8]]) throws -> SourceProgram {
        do throws(SystemError) {
            return try SourceProgram(
                [Array("restic".utf8), Array("-r".utf8), repository] + words, cancellation)
        } catch {
            throw CommandFailure(
                "cannot start restic: \(error.reason)",
                "install it: Debian has it as the package restic")
        }
    }

    private func finish(_ program: SourceProgram, _ what: String) throws {
        if cancellation.isRequested { throw Cancelled() }
        let ending = program.end()
        guard ending != .exited(0) else { return }
        throw CommandFailure(
            "restic could not \(what) in \(PathText.display(repository))",
            "its own message says why; its password comes from RESTIC_PASSWORD, RESTIC_PASSWORD_FILE or RESTIC_PASSWORD_COMMAND"
        )
    }

    /// All snapshots, oldest first.
    func snapshots() throws -> [Snapshot] {
        let program = try start(["snapshots", "--json"].map { Array($0.utf8) })
        let text = try read { try program.output.content(upTo: Self.listBytesMaximum) }
        try finish(program, "list the snapshots")
        struct Answer: Decodable { let list: [Snapshot]? }
        let object = Array("{\"list\":".utf8) + text + Array("}".utf8)
        let answer = try understood(object, as: Answer.self)
        return (answer.list ?? []).sorted {
            ($0.moment ?? Timestamp(seconds: 0, nanoseconds: 0))
                < ($1.moment ?? Timestamp(seconds: 0, nanoseconds: 0))
        }
    }

    /// Tells each item of a snapshot.
    func list(_ snapshot: Snapshot, _ body: (Node) throws -> Void) throws {
        let program = try start(["ls", "--json", snapshot.id].map { Array($0.utf8) })
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let count = try read {
                try buffer.withUnsafeMutableBytes { part in
                    Result { () throws(SystemError) in try program.output.read(into: part) }
                }.get()
            }
            if count == 0 { break }
            var lines = (rest + buffer[..<count]).split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = Array(lines.removeLast())
            for line in lines where !line.isEmpty {
                try body(understood(Array(line), as: Node.self))
            }
            guard rest.count <= Self.lineBytesMaximum
            else { throw CommandFailure("restic's list has a line of more than 16 MiB") }
        }
        try finish(program, "list snapshot \(snapshot.shortID)")
    }

    /// Restores items of a snapshot beneath a directory.
    ///
    /// - Parameter paths: as in the snapshot.
    func restore(_ paths: [[UInt8]], of snapshot: Snapshot, to directory: [UInt8]) throws {
        let include = paths.flatMap { [Array("--include".utf8), Self.literal($0)] }
        let program = try start(
            ["restore", "--quiet", snapshot.id, "--target"].map { Array($0.utf8) } + [directory]
                + include)
        _ = try read { try program.output.content(upTo: Self.listBytesMaximum) }
        if cancellation.isRequested { throw Cancelled() }
        // What could not be restored is missing there, and is named for each item.
        _ = program.end()
    }

    /// A pattern that matches this path alone. - Source: Go, `path/filepath.Match`.
    private static func literal(_ path: [UInt8]) -> [UInt8] {
        path.flatMap { "*?[]\\".utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    }

    private func read<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as SystemError {
            if cancellation.isRequested { throw Cancelled() }
            throw error
        }
    }

    private func understood<Value: Decodable>(_ object: [UInt8], as type: Value.Type) throws
        -> Value
    {
        do throws(JSONError) { return try JSONValue(parsingObject: object).decode(type) } catch {
            throw CommandFailure(
                "restic's answer is not understood: \(error.message)",
                "this was tried with restic 0.14; say which version it is in a report")
        }
    }
}

/// Times as restic writes them. - Source: RFC 3339.
enum ResticTime {
    /// `2019-01-02T03:04:05.123456789+01:00`.
    static func parse(_ text: String) -> Timestamp? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T") else { return nil }
        let clock = String(decoding: bytes[..<19], as: UTF8.self)
        var index = 19
        var nanoseconds: UInt32 = 0
        if bytes[index] == UInt8(ascii: ".") {
            var scale: UInt32 = 100_000_000
            index += 1
            while index < bytes.count, let digit = digit(bytes[index]) {
                nanoseconds += digit * scale
                scale /= 10
                index += 1
            }
        }
        guard let whole = TimeText.parse(clock + "Z", now: Timestamp(seconds: 0, nanoseconds: 0))
        else { return nil }
        let zone = bytes[index...]
        if zone.elementsEqual("Z".utf8) {
            return Timestamp(seconds: whole.seconds, nanoseconds: nanoseconds)
        }
        guard zone.count == 6, let sign = zone.first,
            [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign),
            let hours = Int64(String(decoding: zone.dropFirst().prefix(2), as: UTF8.self)),
            let minutes = Int64(String(decoding: zone.suffix(2), as: UTF8.self))
        else { return nil }
        let offset = (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "+") ? 1 : -1)
        return Timestamp(seconds: whole.seconds - offset, nanoseconds: nanoseconds)
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? UInt32(byte) - 48 : nil
    }
}
