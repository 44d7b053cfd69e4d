import ArgumentParser
import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText
import Glibc

/// `cairn backup --stdin` and `--stdin-from-command`: one file, of what a program gives.
extension BackupCommand {
    func keepStream(
        _ context: Context, _ record: JobRecorder, _ cancellation: Cancellation
    ) throws {
        let path = try streamPath()
        let tags = try TagArgument.given(tag)
        if dryRun { return try previewStream(path, context, cancellation) }
        let session = try WritingSession(context, cancellation)
        record.begin(session.id)
        var request = BackupTemplate.make(context, readers: context.readers)
        request.sources = [BackupSource(path: path)]
        request.isAdHoc = true
        request.tags = tags
        request.isAllOrNothing = true
        request.anomalyGuard = context.settings.anomaly
        try content.apply(to: &request, context, session.reader())
        try refuseCrowded(path, request.machine, session.reader())
        let program = try startProgram(cancellation)
        request.confirm = { try Self.confirm(program) }
        let stream = try program?.output ?? LinuxStream.standardInput(cancellation)
        let fileSystem = try content.limited(
            StreamFileSystem(
                stream, as: path, owner: (geteuid(), getegid()),
                modified: request.time ?? context.clock.now()), context, cancellation)
        let report = BackupReport(options, survey: nil)
        let run = try BackupRun(
            session.writer, fileSystem: fileSystem, clock: context.clock, request: request,
            cancellation: cancellation, observer: report)
        let result: BackupResult
        do { result = try run.run() } catch is Cancelled {
            Terminal.errorLine("cairn: interrupted; nothing was backed up")
            throw ExitCode(ExitStatus.interrupted)
        } catch let failure as ItemFailure {
            throw CommandFailure(
                "cannot read all of the input for \(PathText.display(path)): \(failure.reason.text); nothing was backed up",
                "run the command again")
        }
        try tell(
            Made(result: result, sources: request.sources), report, context, session, cancellation)
    }

    /// The file's path: of that name, in the topmost directory, as restic has it.
    func streamPath() throws -> [UInt8] {
        let name = ArgumentText.bytes(content.stdinFilename ?? "stdin")
        let components = ItemPath.components(name)
        let problem = components.lazy.compactMap {
            ItemPath.problem(withName: $0)
                ?? ($0.count > Int(NAME_MAX) ? "a name of more than \(NAME_MAX) bytes" : nil)
        }.first
        guard !components.isEmpty, problem == nil, name.last != ItemPath.separator,
            name.count < Limits.pathBytes
        else {
            throw CommandFailure(
                "--stdin-filename \(ArgumentText.shown(content.stdinFilename ?? "")) is not a valid file name\(problem.map { ": \($0)" } ?? "")",
                "use a name such as db.sql, or a path such as dumps/db.sql")
        }
        return components.reduce([]) { $0 + [ItemPath.separator] + $1 }
    }

    /// Refuses a path that lies within a root, or above one: a backup of that root would take it
    /// for deleted.
    private func refuseCrowded(
        _ path: [UInt8], _ machine: RootHost?, _ reader: CatalogReader
    ) throws {
        for root in try reader.allRoots() where root.last == nil && root.host?.id == machine?.id {
            let other = root.definition.path
            if other == path {
                let latest = try reader.latestCommit()?.number ?? 0
                guard try reader.rootEntry(root, at: latest)?.kind == .directory else { continue }
            } else if ItemPath.relative(path, to: other) == nil,
                ItemPath.relative(other, to: path) == nil
            {
                continue
            }
            throw CommandFailure(
                "\(PathText.display(path)) and \(PathText.display(other)), which is already in this repository, cannot both exist",
                "use a different --stdin-filename or --host")
        }
    }

    // MARK: The program

    private func startProgram(_ cancellation: Cancellation) throws -> SourceProgram? {
        guard content.stdinFromCommand else { return nil }
        let words = paths.map { ArgumentText.bytes($0) }
        do throws(SystemError) { return try SourceProgram(words, cancellation) } catch {
            if error.code == SystemError.foreignEnvironment {
                throw CommandFailure.foreignProgram(words[0], error)
            }
            throw CommandFailure(
                "cannot start \(PathText.display(words[0])): \(error.reason); nothing was backed up",
                "check the program's name and PATH")
        }
    }

    private static func confirm(_ program: SourceProgram?) throws {
        guard let program else { return }
        let why: String
        switch program.end() {
        case .exited(0): return
        case .exited(let code): why = "exited with code \(code)"
        case .signalled(let signal): why = "was terminated by signal \(signal)"
        }
        throw CommandFailure(
            "the program \(why), so nothing was backed up",
            "check its messages for the cause, then run it again")
    }

    // MARK: A dry run

    private func previewStream(
        _ path: [UInt8], _ context: Context, _ cancellation: Cancellation
    ) throws {
        let session = try ReadingSession(context)
        var request = BackupTemplate.make(context, readers: 0)
        try content.apply(to: &request, context, session.reader)
        try refuseCrowded(path, request.machine, session.reader)
        let program = try startProgram(cancellation)
        let stream = try program?.output ?? LinuxStream.standardInput(cancellation)
        var bytes: UInt64 = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = try buffer.withUnsafeMutableBytes { part in
                Result { () throws(SystemError) in try stream.read(into: part) }
            }.get()
            if count == 0 { break }
            bytes += UInt64(count)
        }
        try Self.confirm(program)
        let isKnown = try session.reader.allRoots().contains {
            $0.last == nil && $0.definition.path == path && $0.host?.id == request.machine?.id
        }
        if options.json {
            return JSONObject(
                type: "dry_summary",
                [
                    "new": isKnown ? 0 : 1, "changed": isKnown ? 1 : 0, "unchanged": 0,
                    "reread": 0, "deleted": 0, "excluded": 0, "failed": 0, "bytes": bytes,
                ]
            ).write()
        }
        if options.isForPeople {
            Terminal.line("would back up \(PathText.display(path)): \(Quantity.bytes(bytes))")
        }
    }
}
