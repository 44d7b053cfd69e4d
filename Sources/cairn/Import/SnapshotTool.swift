import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// Another backup program and one repository of its. It reads that itself; passwords come from its
/// own variables, or it asks at the terminal.
protocol SnapshotTool {
    /// As people call it.
    var name: String { get }
    var repository: [UInt8] { get }
    var cancellation: Cancellation { get }

    func snapshots() throws -> [ImportedSnapshot]
    /// Tells each item of a snapshot.
    func list(_ snapshot: ImportedSnapshot, _ body: (ImportedItem) throws -> Void) throws
    /// Restores items beneath a directory, each under its path in the snapshot.
    ///
    /// - Returns: whether the program reported no error. After one, none of them is to be trusted.
    func restore(
        _ paths: [[UInt8]], of snapshot: ImportedSnapshot, to directory: [UInt8]
    ) throws -> Bool
}

/// A snapshot of another program.
struct ImportedSnapshot {
    let id: String
    /// As people name it.
    let name: String
    let time: Timestamp
    /// Absolute; nil where only its items tell.
    let paths: [[UInt8]]?
    let host: [UInt8]
    let user: [UInt8]
    let tags: [[UInt8]]
    /// The tag by which a commit is known as this snapshot.
    let mark: [UInt8]
    /// The id of its topmost tree, where the program has such.
    var tree: String?
}

/// An item of such a snapshot.
struct ImportedItem {
    /// As the program has it: beneath the topmost directory.
    let path: [UInt8]
    let kind: ItemKind
    let mode: UInt16
    let uid: UInt32
    let gid: UInt32
    let size: UInt64
    let modified: Timestamp
    let changed: Timestamp
    var target: [UInt8]?
    /// Another name of the same file, with its size.
    var sameAs: [UInt8]?
    /// Whether the path is told byte for byte.
    var isExact = false
}

extension SnapshotTool {
    /// A snapshot's line has its paths, an item's some names.
    private var lineBytesMaximum: Int { 16 << 20 }
    private var listBytesMaximum: Int { 256 << 20 }

    func start(_ words: [[UInt8]]) throws -> SourceProgram {
        try starting(words[0]) { () throws(SystemError) in
            try SourceProgram(words, cancellation)
        }
    }

    func starting<Value>(_ program: [UInt8], _ body: () throws(SystemError) -> Value) throws
        -> Value
    {
        do throws(SystemError) { return try body() } catch {
            if error.code == SystemError.foreignEnvironment {
                throw CommandFailure.foreignProgram(program, error)
            }
            throw CommandFailure(
                "cannot start \(PathText.display(program)): \(error.reason)",
                "install it; the Debian packages are restic and borgbackup")
        }
    }

    func finish(_ program: SourceProgram, _ what: String) throws {
        if cancellation.isRequested { throw Cancelled() }
        let ending = program.end()
        guard ending != .exited(0) else { return }
        throw CommandFailure(
            "\(name) could not \(what) in \(PathText.display(repository))",
            "see its message for the cause; \(name) takes the password from its own variables")
    }

    /// All that a program writes.
    func output(of program: SourceProgram) throws -> [UInt8] {
        try read { try program.output.content(upTo: listBytesMaximum) }
    }

    /// Tells each line that a program writes.
    func lines(of program: SourceProgram, _ body: ([UInt8]) throws -> Void) throws {
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
            for line in lines where !line.isEmpty { try body(Array(line)) }
            guard rest.count <= lineBytesMaximum
            else { throw CommandFailure("\(name)'s list has a line of more than 16 MiB") }
        }
    }

    private func read<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as SystemError {
            if cancellation.isRequested { throw Cancelled() }
            throw error
        }
    }

    func understood<Value: Decodable>(_ object: [UInt8], as type: Value.Type) throws -> Value {
        do throws(JSONError) { return try JSONValue(parsingObject: object).decode(type) } catch {
            throw CommandFailure(
                "cannot understand the output of \(name): \(error.message)",
                "Cairn was tested with restic 0.14 and Borg 1.2; if you report this, include the version"
            )
        }
    }

    func moment(_ text: String, of snapshot: String) throws -> Timestamp {
        if let moment = ImportedTime.parse(text) { return moment }
        throw CommandFailure("cannot understand the time of \(snapshot): \(text)")
    }
}
