import ArgumentParser
import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// What goes into a backup beyond its PATHs, and what is recorded of its origin.
struct BackupContentOptions: ParsableArguments {
    @Option(
        help: .value(
            "file",
            "Back up the files and directories listed in FILE, one per line; - means standard input. Lines can contain shell patterns (*, ?, [a-z]); empty lines and lines that start with # are ignored. Can be given several times."
        ), completion: .file())
    var filesFrom: [String] = []
    @Option(
        help: .value(
            "file",
            "Like --files-from, but each line is a literal name, without patterns, comments or trimming."
        ),
        completion: .file())
    var filesFromVerbatim: [String] = []
    @Option(
        help: .value(
            "file",
            "Like --files-from-verbatim, but each name ends with a zero byte, as in the output of `find -print0`."
        ),
        completion: .file())
    var filesFromRaw: [String] = []

    @Option(
        help: .value(
            "pattern",
            "In this backup only, exclude items that match this .gitignore pattern. Cairn keeps their last versions. Can be given several times."
        ))
    var exclude: [String] = []
    @Option(
        help: .value(
            "file",
            "Exclude items that match a pattern in FILE, which contains one .gitignore pattern per line."
        ),
        completion: .file())
    var excludeFile: [String] = []

    @Flag(help: "Back up standard input as a file; --stdin-filename sets its name.")
    var stdin = false
    @Option(
        help: .value(
            "name", "The name of the file for --stdin or --stdin-from-command (default: stdin)."))
    var stdinFilename: String?
    @Flag(
        help:
            "Run the program after `--` and back up its output, like --stdin. If the program fails, Cairn stores nothing."
    )
    var stdinFromCommand = false

    @Option(
        help: .value(
            "time",
            "The commit's time, such as \"2026-11-20 14:00:05\". It cannot be in the future or earlier than the newest commit."
        ))
    var time: String?
    @Option(
        help: .value(
            "host",
            "Back up under the name of another machine, whose roots are separate from this machine's."
        ))
    var host: String?
    @Option(
        help: .value(
            "rate",
            "Read at most this many bytes per second from the source, such as 500KiB or 20MB."))
    var limitRead: String?

    var isStream: Bool { stdin || stdinFromCommand }
    private var lists: [String] { filesFrom + filesFromVerbatim + filesFromRaw }
    var hasLists: Bool { !lists.isEmpty }
    /// Whether the running daemon cannot make such a commit.
    var needsOwnRun: Bool {
        hasLists || !exclude.isEmpty || !excludeFile.isEmpty || time != nil || host != nil
            || limitRead != nil
    }

    /// Refuses what excludes each other.
    func check(paths: [String], containers: [String], snapshot: Bool) throws {
        guard stdinFilename == nil || isStream else {
            throw CommandFailure(
                "--stdin-filename requires --stdin or --stdin-from-command", "add one of them")
        }
        guard (lists + excludeFile).count(where: { $0 == "-" }) + (stdin ? 1 : 0) <= 1 else {
            throw CommandFailure(
                "standard input can be read only once",
                "use standard input (--stdin or -) for only one option, and specify files for the others"
            )
        }
        guard containers.isEmpty || !hasLists else {
            throw CommandFailure(
                "--container and lists of files cannot be combined", "make two backups")
        }
        guard isStream else { return }
        guard !(stdin && stdinFromCommand) else {
            throw CommandFailure(
                "--stdin and --stdin-from-command cannot be combined", "make two backups")
        }
        guard containers.isEmpty, !snapshot, lists.isEmpty, exclude.isEmpty, excludeFile.isEmpty,
            stdinFromCommand || paths.isEmpty
        else {
            throw CommandFailure(
                "\(stdin ? "--stdin" : "--stdin-from-command") backs up a single file and cannot be combined with other sources, exclusions or --snapshot",
                "make two backups")
        }
        guard !stdinFromCommand || !paths.isEmpty else {
            throw CommandFailure(
                "--stdin-from-command requires a program after `--`",
                "for example, `cairn backup --stdin-filename db.sql --stdin-from-command -- pg_dump db`"
            )
        }
    }

    // MARK: Lists

    /// - Returns: the names in the lists, and failures for patterns that match nothing.
    func listed(_ cancellation: Cancellation) throws -> (names: [String], failures: [ItemFailure]) {
        var list = PathList(cancellation)
        for file in filesFrom { try list.add(patternsIn: file) }
        for file in filesFromVerbatim { try list.add(linesIn: file) }
        for file in filesFromRaw { try list.add(zeroTerminatedIn: file) }
        guard !hasLists || !list.paths.isEmpty || !list.failures.isEmpty else {
            throw CommandFailure(
                "\(lists.map { ArgumentText.shown($0) }.joined(separator: ", ")) \(lists.count == 1 ? "contains" : "contain") no paths to back up",
                "write one path per line")
        }
        return (list.paths.map { ArgumentText.text($0) }, list.failures)
    }

    /// - Returns: nil when nothing is left out.
    func leftOut(
        beneath sources: [BackupSource], _ cancellation: Cancellation,
        _ observer: @escaping @Sendable ([UInt8], IgnorePattern) -> Void
    ) throws -> PathPatterns? {
        let patterns = try PatternText.read(exclude, files: excludeFile, cancellation)
        guard !patterns.isEmpty else { return nil }
        return try PatternText.patterns(
            patterns, "--exclude", beneath: sources.map(\.path), observer: observer)
    }

    // MARK: Origin

    /// The name of another machine, whose roots are backed up instead of this machine's.
    func otherHost(_ context: Context) throws -> [UInt8]? {
        let name = try host.map(HostNameArgument.name)
        return name == context.machine.name ? nil : name
    }

    /// Records where and when the backup is made.
    func apply(
        to request: inout BackupRequest, _ context: Context, _ reader: CatalogReader?
    ) throws {
        if let host { request.host = try HostNameArgument.name(host) }
        if let name = try otherHost(context) {
            request.machine = RootHost(machine: Array("name ".utf8) + name, name: name)
            request.owners = nil
        }
        guard let time else { return }
        let now = context.clock.now()
        guard let moment = TimeText.parse(time, now: now) else {
            throw CommandFailure(
                "--time \(ArgumentText.shown(time)) is not a valid time",
                "use a time such as \"2026-11-20 14:00:05\" or \"2 hours ago\"")
        }
        guard moment <= now, moment.seconds >= 0 else {
            throw CommandFailure(
                "--time \(ArgumentText.shown(time)) is \(moment.seconds < 0 ? "before 1970" : "in the future: \(TimeText.local(moment))")",
                "use a time between 1970 and now; a date without a time means the end of that day"
            )
        }
        if let newest = try reader?.latestCommit()?.commit, moment < newest.time {
            throw CommandFailure(
                "the newest snapshot (\(TimeText.local(newest.time))) is later than \(TimeText.local(moment)), and snapshots must be in chronological order",
                "omit --time, or use a separate repository")
        }
        request.time = moment
    }

    /// - Returns: the file system, or one that reads no faster than is allowed.
    func limited(
        _ fileSystem: any FileSystem, _ context: Context, _ cancellation: Cancellation
    ) throws -> any FileSystem {
        guard let limitRead else { return fileSystem }
        guard let rate = ByteSize(limitRead), rate.bytes > 0, !ByteSize.lacksUnit(limitRead) else {
            throw CommandFailure(
                "invalid --limit-read \(ArgumentText.shown(limitRead))",
                "use a rate such as 500KiB, 20MB or 1GiB")
        }
        return ThrottledFileSystem(
            fileSystem, ReadLimit(rate.bytes, clock: context.clock, cancellation: cancellation))
    }
}

/// A machine's name on the command line.
enum HostNameArgument {
    static func name(_ text: String) throws -> [UInt8] {
        let name = ArgumentText.bytes(text)
        guard !name.isEmpty, name.count <= RootHost.nameBytesMaximum,
            !name.contains(where: { $0 <= 0x20 || $0 == 0x7f })
        else {
            throw CommandFailure(
                "--host \(ArgumentText.shown(text)) is not a valid machine name",
                "use a name of at most \(RootHost.nameBytesMaximum) letters, digits and symbols, without spaces"
            )
        }
        return name
    }
}
