import ArgumentParser
import CairnBackup
import CairnFormat
import CairnLinux
import CairnRepository
import Glibc

/// The file in which `cairn backup` records how it ended, for `cairn status`.
final class LastBackupFile {
    private let context: Context
    private let began: Timestamp
    private var hasBegun = false

    private init(_ context: Context) {
        self.context = context
        began = context.clock.now()
    }

    /// The record of a repository; nil when there is none, or it cannot be read.
    static func load(_ context: Context, _ repository: Hash128) -> LastBackup? {
        (try? SmallFile.content(
            context.state.backupPath(repository), upTo: LastBackup.bytesMaximum)).flatMap {
                LastBackup(decoding: $0)
            }
    }

    /// Runs a backup, and records its end.
    ///
    /// - Parameter isStream: whether it keeps what no daemon does.
    static func recording(
        _ context: Context, isDryRun: Bool, isStream: Bool,
        _ backup: (LastBackupFile) throws -> Void
    ) throws {
        let file = LastBackupFile(context)
        if isDryRun { return try backup(file) }
        do {
            try backup(file)
            file.end(.complete)
        } catch let error as IncompleteBackup {
            file.end(error.items > 0 ? .incomplete(items: error.items) : .complete)
            throw ExitCode(ExitStatus.incomplete)
        } catch {
            switch (error as? ExitCode)?.rawValue ?? CommandFailure(error)?.exitCode {
            case ExitStatus.interrupted: file.end(.interrupted)
            // Another command has the repository, which says nothing of backups; nor does a word.
            case ExitStatus.locked: break
            // Nothing was read, and a daemon keeps what was to be read.
            case _ where !file.hasBegun && !isStream && (try? context.daemon()) ?? nil != nil:
                break
            default:
                if let why = CommandFailure(error)?.message { file.end(.failed(why)) }
            }
            throw error
        }
    }

    /// Records that a backup runs: it has the repository.
    func begin(_ repository: Hash128) {
        hasBegun = true
        save(
            LastBackup(
                began: began, process: getpid(), after: Self.load(context, repository)), repository)
    }

    private func end(_ outcome: LastBackup.Outcome) {
        guard let id = context.state.repository(at: context.repositoryPath) else { return }
        var record = LastBackup(
            began: began, process: getpid(), after: Self.load(context, id))
        record.end(outcome, at: context.clock.now())
        save(record, id)
    }

    private func save(_ record: LastBackup, _ repository: Hash128) {
        try? SmallFile.replace(context.state.backupPath(repository), with: record.encode())
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
