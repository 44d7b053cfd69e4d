import CairnCore
import CairnFormat
import CairnLinux
import CairnText
import Glibc

/// Names of files and directories from lists, as restic's `--files-from` and its variants read
/// them.
struct PathList {
    /// Each absolute path becomes a root of its own.
    private static let namesMaximum = 10_000
    private static let bytesMaximum = 64 << 20

    private(set) var paths: [[UInt8]] = []
    private(set) var failures: [ItemFailure] = []
    private let cancellation: Cancellation

    init(_ cancellation: Cancellation) { self.cancellation = cancellation }

    /// One pattern a line; empty lines and comments are skipped.
    mutating func add(patternsIn file: String) throws {
        for line in try Self.lines(of: file, cancellation) {
            let text = Self.trimmed(line)
            guard !text.isEmpty, text.first != UInt8(ascii: "#") else { continue }
            guard text.contains(where: { "*?[\\".utf8.contains($0) }) else {
                try add(text, file)
                continue
            }
            let found = Self.matches(of: text)
            for name in found { try add(name, file) }
            if found.isEmpty {
                failures.append(
                    ItemFailure(
                        path: PathArgument.absolute(text),
                        reason: .unsupported("no path matches this pattern")))
            }
        }
    }

    /// One name a line, as it is.
    mutating func add(linesIn file: String) throws {
        for line in try Self.lines(of: file, cancellation) where !line.isEmpty {
            try add(line, file)
        }
    }

    mutating func add(zeroTerminatedIn file: String) throws {
        let content = try Self.content(of: file, cancellation)
        guard content.isEmpty || content.last == 0 else {
            throw CommandFailure(
                "the last name in \(ArgumentText.shown(file)) does not end with a zero byte, so the list might be truncated",
                "write it with `find -print0`, or use --files-from-verbatim for names in lines")
        }
        for name in content.split(separator: 0, omittingEmptySubsequences: false).dropLast() {
            guard !name.isEmpty else {
                throw CommandFailure(
                    "\(ArgumentText.shown(file)) contains an empty name", "remove the empty name")
            }
            try add(Array(name), file)
        }
    }

    private mutating func add(_ name: [UInt8], _ file: String) throws {
        guard !name.contains(0) else {
            throw CommandFailure(
                "\(ArgumentText.shown(file)) contains a name with a zero byte",
                "use --files-from-raw for names that end with a zero byte")
        }
        guard paths.count < Self.namesMaximum else {
            throw CommandFailure(
                "the lists name more than \(Quantity.count(Self.namesMaximum)) files and directories",
                "use the directories that contain them, and exclude the rest with --exclude")
        }
        paths.append(PathArgument.absolute(name))
    }

    // MARK: Reading

    /// - Parameter file: a path, or `-` for standard input.
    static func lines(of file: String, _ cancellation: Cancellation) throws -> [[UInt8]] {
        var lines = try content(of: file, cancellation).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).map { Array($0) }
        for index in lines.indices where lines[index].last == UInt8(ascii: "\r") {
            lines[index].removeLast()
        }
        return lines
    }

    private static func content(of file: String, _ cancellation: Cancellation) throws -> [UInt8] {
        do throws(SystemError) {
            let stream =
                try file == "-"
                ? LinuxStream.standardInput(cancellation)
                : LinuxStream(reading: PathArgument.absolute(file), cancellation)
            return try stream.content(upTo: bytesMaximum)
        } catch {
            guard error.code == EFBIG else {
                throw CommandFailure(
                    "cannot read \(ArgumentText.shown(file)): \(error.reason)",
                    "check the path; nothing was backed up")
            }
            throw CommandFailure(
                "\(ArgumentText.shown(file)) is larger than \(Quantity.bytes(UInt64(bytesMaximum)))",
                "name directories instead of each file in them")
        }
    }

    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }
        var rest = line[...]
        while let byte = rest.first, isSpace(byte) { rest = rest.dropFirst() }
        while let byte = rest.last, isSpace(byte) { rest = rest.dropLast() }
        return Array(rest)
    }

    /// The names that a pattern matches, hidden ones too, in order. - Source: glob(3).
    private static func matches(of pattern: [UInt8]) -> [[UInt8]] {
        var found = glob_t()
        defer { globfree(&found) }
        let text = (pattern + [0]).map { CChar(bitPattern: $0) }
        guard glob(text, GLOB_PERIOD, nil, &found) == 0 else { return [] }
        let wanted = pattern.split(separator: ItemPath.separator)
        return (0..<Int(found.gl_pathc)).compactMap { index in
            guard let name = found.gl_pathv[index] else { return nil }
            let path = Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
            // GLOB_PERIOD has `*` match `.` and `..`, too.
            let isOdd = zip(path.split(separator: ItemPath.separator), wanted).contains {
                (Array($0) == Array(".".utf8) || Array($0) == Array("..".utf8)) && $0 != $1
            }
            return isOdd ? nil : path
        }
    }
}
