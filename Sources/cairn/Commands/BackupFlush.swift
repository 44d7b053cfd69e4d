import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// A backup that the running daemon makes.
extension BackupCommand {
    /// Whether the running daemon keeps the requested paths anyway. It writes no tags: with tags
    /// this process makes the commit.
    func isWatched(by daemon: DaemonLink, _ containers: BackupSources?, _ context: Context)
        throws -> Bool
    {
        guard tag.isEmpty else { return false }
        let status = try daemon.status()
        // It does not see missing or replaced places: this process keeps what exists, and reports
        // the rest.
        let roots = status.roots.filter { $0.state == .watched || $0.state == .starting }.map(
            \.definition.path)
        func isWatched(_ source: BackupSource) -> Bool {
            roots.contains { ItemPath.relative(source.path, to: $0) != nil }
        }
        // A daemon that was given paths keeps those, which may be others.
        if paths.isEmpty, containers == nil {
            return status.roots.isEmpty || context.rootSet().sources.allSatisfy(isWatched)
        }
        if let containers { return containers.sources.allSatisfy(isWatched) }
        return paths.allSatisfy { path in
            PathArgument.spellings(path).contains { spelling in
                roots.contains { ItemPath.relative(spelling, to: $0) != nil }
            }
        }
    }

    /// Lets the running daemon commit everything it has seen until now.
    ///
    /// - Returns: false when it turns out that it does not watch the sources.
    func flush(
        _ daemon: DaemonLink, _ repository: Hash128, _ containers: BackupSources?,
        _ context: Context, _ cancellation: Cancellation
    ) throws -> Bool {
        // Missing paths, and roots that are no longer directories, are reported by this process.
        let asked =
            paths.isEmpty
            ? (containers?.sources ?? context.rootSet().sources).map(\.path)
            : paths.map { PathArgument.item($0) }
        let isThere = asked.allSatisfy { path in
            guard
                let status = try? LinuxFileSystem().status(
                    ofRoot: paths.isEmpty ? RealPath.resolve(path) : path)
            else { return false }
            return !paths.isEmpty || status.kind == .directory
        }
        guard isThere, !paths.isEmpty || containers != nil || context.rootSet().refused.isEmpty
        else { return false }
        if !paths.isEmpty {
            let session = try ReadingSession(context)
            let excluded = try Self.excluded(
                paths.map { PathArgument.item($0) }, session.reader, session.rules(context),
                context)
            // With its own words about each.
            if !excluded.isEmpty { return false }
        }
        let report = BackupReport(options, survey: nil)
        do {
            let result = try daemon.flush(report, cancellation)
            guard try isWatched(by: daemon, containers, context) else { return false }
            let setAside = try setAside(ReadingSession(context).reader, context)
            report.summary(
                result, repository: context.repositoryPath,
                restoreCommand: restoreCommand(context, result), daemon: daemon.process)
            setAside.tell()
            try LinkedPlaces(context, ReadingSession(context).reader).tell(context)
            try finish(result, lost: tellFound(context, repository) + setAside.found.count)
            return true
        } catch ControlFailure.cancelled {
            Terminal.errorLine("cairn: interrupted; the running service continues the backup")
            throw ExitCode(ExitStatus.interrupted)
        }
    }

    /// - Parameter lost: how much else is wrong, which `status` tells for itself: files whose
    ///   content the repository has lost, places that are excluded without an order.
    func finish(_ result: BackupResult, lost: Int) throws {
        switch result.ending {
        case .cancelled:
            Terminal.errorLine(
                "cairn: interrupted; everything committed so far is safe, and the next backup continues from there"
            )
            throw ExitCode(ExitStatus.interrupted)
        case .stopped:
            throw CommandFailure(
                "stopped at the first unreadable item, because on-error is \"stop\"; everything read so far is committed",
                "fix or exclude the item, or set on-error = \"continue\"")
        case .full(let free, let needed):
            throw CommandFailure(
                "\(FullDisk.text(freeBytes: free, neededBytes: needed)); "
                    + (result.commit == nil
                        ? "nothing new was committed" : "everything read so far is committed"),
                "\(FullDisk.next). Then run the backup again; it continues where it stopped")
        case .complete:
            let items = max(Int(clamping: result.counts.failed), result.failures.count)
            if items + lost > 0 { throw IncompleteBackup(items: items) }
        }
    }
}
