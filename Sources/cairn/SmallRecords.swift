import ArgumentParser
import CairnBackup
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import Glibc

/// The record of how a job ends, for `cairn status`: of each backup, and of what timers run.
final class JobRecorder {
    private let context: Context
    private let name: [UInt8]
    private let began: Timestamp
    private var hasBegun = false
    /// Whether a backup includes all roots of the settings.
    var isWhole = false
    /// What a backup that is no job of its own is to back up.
    var scope = BackupScope()
    /// Of that, what a backup could not back up; nil for all of it.
    private var rest: BackupScope?
    /// The run before this one.
    private var before: LastBackup?

    private init(_ context: Context, _ name: [UInt8]) {
        self.context = context
        self.name = Array(name.prefix(Job.nameMaximum))
        began = context.clock.now()
    }

    /// Runs a backup, and records its end.
    ///
    /// - Parameter isStream: whether it keeps what no daemon does.
    static func backup(
        _ context: Context, _ name: [UInt8], isDryRun: Bool, isStream: Bool,
        _ backup: (JobRecorder) throws -> Void
    ) throws {
        let record = JobRecorder(context, name)
        if isDryRun { return try backup(record) }
        do {
            try backup(record)
            record.end(.complete)
        } catch let error as IncompleteBackup {
            record.end(error.items > 0 ? .incomplete(items: error.items) : .complete)
            throw ExitCode(ExitStatus.incomplete)
        } catch {
            switch (error as? ExitCode)?.rawValue ?? CommandFailure(error)?.exitCode {
            case ExitStatus.interrupted: record.end(.interrupted)
            // Another command has the repository, which says nothing of backups; nor does a word.
            case ExitStatus.locked: break
            // Nothing was read, and a daemon keeps what was to be read.
            case _ where !record.hasBegun && !isStream && (try? context.daemon()) ?? nil != nil:
                break
            default:
                if let why = CommandFailure(error)?.message { record.end(.failed(why)) }
            }
            throw error
        }
    }

    /// Runs a command that a timer may repeat, and records its end. What it finds has records of
    /// its own; a person at a terminal sees a failure.
    static func command<Result>(
        _ context: Context, _ name: String, isDryRun: Bool = false, _ run: () throws -> Result
    ) throws -> Result {
        let record = JobRecorder(context, Array(name.utf8))
        do {
            let result = try run()
            if !isDryRun { record.end(.complete) }
            return result
        } catch {
            if !isDryRun, !Terminal.isInteractive, let failure = CommandFailure(error),
                failure.exitCode == ExitStatus.failed
            {
                record.end(.failed(failure.message))
            }
            throw error
        }
    }

    /// Records that a backup runs: it has the repository.
    func begin(_ repository: Hash128) {
        hasBegun = true
        let files = JobFiles(context, repository)
        before = files.job(name)?.last
        files.save(Job(name, run(after: before)))
    }

    /// Notes which items a backup could not back up, if they are few: a backup of those ends the
    /// failure.
    func note(_ failures: [ItemFailure]) {
        let paths = Set(failures.map(\.path))
        let names = scope.hasRoots ? BackupScope(items: paths) : BackupScope(names: Array(paths))
        if !paths.isEmpty, names.names.count == paths.count { rest = names }
    }

    private func run(after before: LastBackup?) -> LastBackup {
        LastBackup(
            began: began, process: getpid(), after: before,
            of: name == Job.backup ? rest ?? scope : BackupScope())
    }

    /// The failure that a success of this run does not end; nil when there is none.
    private func outstanding(_ before: LastBackup?, _ time: Timestamp) -> LastBackup? {
        guard let before, !before.outstanding.isEmpty else { return nil }
        var done = scope
        done.hasRoots = done.hasRoots || isWhole
        return before.leaving(
            before.outstanding.rest(
                after: done, roots: context.rootSet().sources.map(\.path),
                isThere: RealPath.exists), succeeded: time)
    }

    /// The run before this one, or a newer record: a service that stopped meanwhile may have noted
    /// that its changes are to be backed up.
    private func former(_ files: JobFiles) -> LastBackup? {
        let now = files.job(name)?.last
        return hasBegun && now?.outcome == .running(process: getpid()) ? before : now
    }

    private func end(_ outcome: LastBackup.Outcome) {
        guard let id = context.state.repository(at: context.repositoryPath) else { return }
        let files = JobFiles(context, id)
        let before = former(files)
        var last = run(after: before)
        last.end(outcome, at: context.clock.now())
        if isWhole, let succeeded = last.succeeded, last.ended == succeeded {
            TimeFile(path: context.state.wholePath(id)).set(succeeded)
        }
        if outcome == .complete, let ended = last.ended, let failed = outstanding(before, ended) {
            last = failed
        }
        files.save(Job(name, last))
        JobHook(context).tell(Job(name, last), after: before)
        writeMetrics(files)
    }

    /// A service writes them itself, with its own.
    private func writeMetrics(_ files: JobFiles) {
        guard let path = context.settings.metrics.textfile,
            ((try? context.daemon()) ?? nil) == nil
        else { return }
        do {
            try SmallFile.replace(
                path, with: Metrics.text(of: files.all, in: context.repositoryPath))
        } catch {
            context.note("cannot write the metrics to \(PathText.display(path)): \(error.reason)")
        }
    }
}

/// The records of a repository's jobs on this machine.
struct JobFiles {
    private let state: StateDirectory
    private let repository: Hash128

    init(_ state: StateDirectory, _ repository: Hash128) {
        self.state = state
        self.repository = repository
    }

    init(_ context: Context, _ repository: Hash128) { self.init(context.state, repository) }

    private static let maximum = 1_000

    /// By name.
    var all: [Job] {
        let place = state.jobsPath(repository)
        let names = (try? LinuxFileSystem().openRoot(place).entries().map(\.name)) ?? []
        let named = names.prefix(Self.maximum).compactMap {
            content(ItemPath.join(place, $0)).flatMap { Job(decoding: $0) }
        }
        return (named + [job(Job.backup)].compactMap { $0 }).sorted {
            $0.name.lexicographicallyPrecedes($1.name)
        }
    }

    func job(_ name: [UInt8]) -> Job? {
        guard let bytes = content(path(name)) else { return nil }
        return name == Job.backup
            ? LastBackup(decoding: bytes).map { Job(name, $0) } : Job(decoding: bytes)
    }

    func save(_ job: Job) {
        if job.name != Job.backup, (try? state.jobs(repository)) == nil { return }
        let record = job.name == Job.backup ? job.last.encode() : job.encode()
        do {
            try SmallFile.replace(path(job.name), with: record)
        } catch {
            // On a full disk, a success that is long past must not stand for this failure.
            try? SmallFile.overwrite(path(job.name), with: record)
        }
    }

    /// Takes a root that was moved to be at its new place.
    func noteMove(from old: [UInt8], to new: [UInt8]) {
        guard var last = job(Job.backup)?.last else { return }
        last.noteMove(from: old, to: new)
        save(Job(Job.backup, last))
    }

    /// Notes that a root was removed: a failure that concerned only the root ends.
    func noteRemoval(of root: [UInt8], _ context: Context) {
        guard let last = job(Job.backup)?.last else { return }
        let roots = context.rootSet().roots.flatMap { [$0.path, $0.namedPath] }
        let isInside = roots.contains { ItemPath.relative(root, to: $0) != nil }
        let after = last.wanted(in: roots, without: isInside ? [] : [root])
        if after != last { replace(last, with: after) }
    }

    /// Notes that the paths of a scope have to be backed up again. This counts as a backup of them
    /// that ended with `outcome`.
    @discardableResult
    func noteDue(
        _ scope: BackupScope, _ outcome: LastBackup.Outcome, at time: Timestamp
    ) -> LastBackup {
        var last = LastBackup(
            began: time, process: getpid(), after: job(Job.backup)?.last, of: scope)
        last.end(outcome, at: time)
        save(Job(Job.backup, last))
        return last
    }

    /// Notes that the service has backed up everything in a scope.
    func noteStored(_ scope: BackupScope, _ context: Context) {
        guard let last = job(Job.backup)?.last, last.isDue else { return }
        let after = last.afterService(
            scope, roots: context.rootSet().sources.map(\.path), isThere: RealPath.exists,
            at: context.clock.now())
        if after != last { replace(last, with: after) }
    }

    /// Replaces the record of the last backup, if nobody else has meanwhile.
    func replace(_ last: LastBackup, with other: LastBackup?) {
        guard job(Job.backup)?.last.encode() == last.encode() else { return }
        if let other { save(Job(Job.backup, other)) } else { remove(Job.backup) }
    }

    func remove(_ name: [UInt8]) { try? SmallFile.remove(path(name)) }

    /// The last success of a job when it was last told that it is late.
    func lateTold(_ name: [UInt8]) -> TimeFile {
        TimeFile(
            path: ItemPath.join(
                state.jobsPath(repository), Array("\(Digest.h128(name)).late".utf8)))
    }

    /// The backup of the roots has a file of its own, which versions before jobs wrote, too.
    private func path(_ name: [UInt8]) -> [UInt8] {
        name == Job.backup
            ? state.backupPath(repository)
            : ItemPath.join(state.jobsPath(repository), Array("\(Digest.h128(name))".utf8))
    }

    private func content(_ path: [UInt8]) -> [UInt8]? {
        (try? SmallFile.content(path, upTo: Job.bytesMaximum)) ?? nil
    }
}

/// A backup that is committed, and could not keep so many items, or kept all it read beside earlier
/// content that is lost.
struct IncompleteBackup: Error {
    let items: Int
}

/// A file that holds one time, in seconds since 1970.
struct TimeFile {
    let path: [UInt8]

    var time: Timestamp? {
        (try? SmallFile.content(path, upTo: 32)).flatMap {
            Int64(String(decoding: $0.dropLast(), as: UTF8.self)).map { Timestamp(seconds: $0) }
        }
    }

    func set(_ time: Timestamp) {
        try? SmallFile.replace(path, with: Array("\(time.seconds)\n".utf8))
    }
}
