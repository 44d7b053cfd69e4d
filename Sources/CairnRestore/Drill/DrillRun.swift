import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// A drill: restores a sample of the stored versions as `cairn restore` would, and checks the
/// results.
///
/// This page is the drill's loop. Versions are picked at random (``DrillSelection``) and restored
/// in batches into a private directory. Each is compared with its chunks' hashes and, where the
/// live file is unchanged since, with that byte for byte; databases are checked for integrity; the
/// check of the settings runs; the directory is cleared. Restored content is recorded by chunk
/// (``DrillRecord``). Then some commits are restored completely (``DrillWhole``).
/// - What it promises: a version that counts as restored was written by the same code as a
///   restore's, and read back completely.
/// - What it does not: to touch live files, or to change the repository.
/// - Memory: a sample of versions, one batch of paths; on the disk, one batch.
public final class DrillRun {
    public struct Request: Sendable {
        public var sample: DrillSample
        /// The seed of the random choice.
        public var seed: UInt64
        public var check: HookCommand?
        public var checkNanoseconds: UInt64
        public var writers: Int
        public var batchBytes: UInt64 = 1 << 30
        public var batchVersions = 512

        public init(
            sample: DrillSample, seed: UInt64, check: HookCommand?, checkNanoseconds: UInt64,
            writers: Int
        ) {
            self.sample = sample
            self.seed = seed
            self.check = check
            self.checkNanoseconds = checkNanoseconds
            self.writers = writers
        }
    }

    /// The ports of a drill besides the repository.
    public struct Surroundings {
        public var live: any FileSystem
        public var restored: any FileSystem
        public var target: any RestoreTarget
        public var environment: any DrillEnvironment
        public var programs: any ProgramRunner
        public var databases: any DatabaseExaminer
        public var clock: any Clock

        public init(
            live: any FileSystem, restored: any FileSystem, target: any RestoreTarget,
            environment: any DrillEnvironment, programs: any ProgramRunner,
            databases: any DatabaseExaminer, clock: any Clock
        ) {
            self.live = live
            self.restored = restored
            self.target = target
            self.environment = environment
            self.programs = programs
            self.databases = databases
            self.clock = clock
        }

        func restore(
            _ request: RestoreRequest, _ repository: Repository, _ catalog: Catalog,
            _ cancellation: Cancellation
        ) throws -> RestoreResult {
            try RestoreRun(
                repository, catalog, target: target, clock: clock, request: request,
                cancellation: cancellation, observer: nil
            ).run()
        }
    }

    private let repository: Repository
    private let catalog: Catalog
    private let reader: CatalogReader
    private let roots: [UInt64: CatalogRoot]
    private let surroundings: Surroundings
    private let request: Request
    private let cancellation: Cancellation
    private weak var observer: (any DrillObserver)?
    private var record: DrillRecord
    private var report = DrillReport()
    private var total = (versions: 0, bytes: UInt64(0))
    private var times: [Int64: Timestamp] = [:]
    private var databases: DrillDatabases

    /// Free space that a drill leaves for others.
    private static let reserveBytes: UInt64 = 64 << 20

    public init(
        _ repository: Repository, _ catalog: Catalog, _ surroundings: Surroundings,
        request: Request, record: DrillRecord, cancellation: Cancellation,
        observer: (any DrillObserver)?
    ) throws {
        self.repository = repository
        self.catalog = catalog
        reader = try CatalogReader(catalog)
        roots = try reader.roots().byNumber
        self.surroundings = surroundings
        databases = DrillDatabases(surroundings.databases, cancellation)
        self.request = request
        self.record = record
        self.cancellation = cancellation
        self.observer = observer
    }

    /// - Parameter readingEnded: called when content of the repository is not read any more, though
    ///   databases may still be examined.
    /// - Returns: the report, and the record to keep.
    /// - Throws: ``RepositoryError/noCommits``, ``CatalogError``, ``SystemError`` when the
    ///   directory cannot be used.
    public func run(readingEnded: () -> Void = {}) throws -> (DrillReport, DrillRecord) {
        let start = surroundings.clock.monotonic()
        let now = surroundings.clock.now()
        let commits = try reader.commits()
        guard !commits.isEmpty else { throw RepositoryError.noCommits }
        for commit in commits { times[commit.number] = commit.commit.time }
        let newSince = now - DrillSelection.newDays * 86_400
        var selection = DrillSelection(
            sample: request.sample, record: record, commits: commits.map(\.number), roots: roots,
            newCommit: commits.first { $0.commit.time >= newSince }?.number ?? .max,
            today: DrillSummary.day(now), chance: SplitMix64(seed: request.seed))
        report.seed = request.seed
        if case .everything = request.sample {
            try drillEverything(selection)
        } else {
            try drill(selection.run(reader))
        }
        try drillWhole(commits, SplitMix64(seed: request.seed))
        readingEnded()
        examineDatabases()
        try sign(now)
        report.wasCancelled = cancellation.isRequested
        report.nanoseconds = surroundings.clock.monotonic() - start
        return (report, record)
    }

    private func drill(_ versions: [DrillVersion]) throws {
        total = (versions.count, versions.saturatedSum(\.content.streamBytes))
        var batch: [DrillVersion] = []
        for version in versions { try add(version, to: &batch) }
        try restore(&batch)
    }

    private func drillEverything(_ selection: DrillSelection) throws {
        // A separate reader, because batches are restored while it stands between two rows.
        let walker = try CatalogReader(catalog)
        try walker.forEachVersion { placed in
            guard let version = selection.version(placed) else { return }
            total = (total.versions + 1, total.bytes.addingSaturated(version.content.streamBytes))
        }
        var batch: [DrillVersion] = []
        try walker.forEachVersion { placed in
            guard let version = selection.version(placed) else { return }
            try add(version, to: &batch)
        }
        try restore(&batch)
    }

    private func drillWhole(_ commits: [CatalogCommit], _ chance: SplitMix64) throws {
        var chance = chance
        guard !cancellation.isRequested else { return }
        var bytes = min(request.batchBytes, try roomBytes())
        if case .bytes(let number) = request.sample { bytes = min(bytes, number) }
        if case .everything = request.sample { bytes = try roomBytes() }
        try DrillWhole(
            repository: repository, catalog: catalog, surroundings: surroundings,
            writers: request.writers, bytesMaximum: bytes, cancellation: cancellation
        ).run(DrillWhole.choose(commits, &chance), &report)
    }

    private func add(_ version: DrillVersion, to batch: inout [DrillVersion]) throws {
        let bytes = (batch + [version]).saturatedSum(\.content.streamBytes)
        let limit = min(request.batchBytes, try roomBytes())
        if !batch.isEmpty, bytes > limit || batch.count >= request.batchVersions {
            try restore(&batch)
        }
        guard !cancellation.isRequested else { return }
        let room = try roomBytes()
        guard version.content.streamBytes <= room else {
            report.leave(
                finding(
                    version,
                    "it has \(version.content.streamBytes) bytes, but there is only space for \(room) bytes"
                ))
            return
        }
        batch.append(version)
    }

    private func roomBytes() throws -> UInt64 {
        let free = try surroundings.environment.freeBytes()
        return free > Self.reserveBytes ? (free - Self.reserveBytes) / 10 * 9 : 0
    }

    // MARK: A batch

    private func restore(_ batch: inout [DrillVersion]) throws {
        defer { batch = [] }
        guard !batch.isEmpty, !cancellation.isRequested else { return }
        defer { try? surroundings.environment.clear() }
        var good: [DrillVersion] = []
        var bad: [DrillVersion] = []
        for (place, versions) in Dictionary(grouping: batch, by: place).sorted(by: {
            $0.key.lexicographicallyPrecedes($1.key)
        }) {
            guard !cancellation.isRequested else { return }
            let lost = try bringBack(versions, to: place)
            for (index, version) in versions.enumerated() {
                if lost.contains(index) {
                    bad.append(version)
                } else if compare(version) {
                    good.append(version)
                }
            }
            observer?.restored(
                versions: report.versions, of: total.versions, bytes: report.bytes,
                bytesTotal: total.bytes)
        }
        for version in bad { record.forget(version.content) }
        guard !cancellation.isRequested, isAccepted() else { return }
        let day = DrillSummary.day(surroundings.clock.now())
        for version in good { record.note(version.content, on: day) }
        if databases.isFull { examineDatabases() }
    }

    /// The directory into which a version is restored: one for each commit and machine, because
    /// two machines may have roots of one name.
    private func place(_ version: DrillVersion) -> [UInt8] {
        let host = roots[version.root]?.host.map { "-\($0.id)" } ?? ""
        return ItemPath.join(
            surroundings.environment.path, Array("\(version.commit)\(host)".utf8))
    }

    /// Restores versions of one commit and one machine.
    ///
    /// - Returns: the indexes of those that could not be restored.
    private func bringBack(_ versions: [DrillVersion], to place: [UInt8]) throws -> Set<Int> {
        var lost: Set<Int> = []
        let selections = versions.compactMap { version in
            roots[version.root].map { RestoreSelection(root: $0, path: version.path) }
        }
        guard selections.count == versions.count else {
            throw CatalogError.damaged("a version without a root")
        }
        do {
            var request = RestoreRequest(
                commit: versions[0].commit, selections: selections, destination: .directory(place),
                writers: request.writers)
            // What is restored for a drill is removed again.
            request.seals = false
            let result = try surroundings.restore(request, repository, catalog, cancellation)
            for failure in result.failures {
                let index = versions.indices.first { target(versions[$0]) == failure.path }
                // Else a directory on the way to some of them.
                let concerned =
                    index.map { [$0] }
                    ?? versions.indices.filter {
                        ItemPath.relative(target(versions[$0]), to: failure.path) != nil
                    }
                for index in concerned where lost.insert(index).inserted {
                    report.fail(
                        finding(
                            versions[index], failure.reason.text,
                            isOfLostContent: failure.reason.isOfLostContent))
                }
            }
        } catch let error as RestoreError {
            // A version that is missing does not prevent the others from being restored.
            if versions.count == 1 {
                report.fail(finding(versions[0], "it is not in the commit: \(error)"))
                return [0]
            }
            for (index, version) in versions.enumerated()
            where try bringBack([version], to: place) == [0] { lost.insert(index) }
        }
        return lost
    }

    private func target(_ version: DrillVersion) -> [UInt8] {
        ItemPath.join(base(version), version.path)
    }

    /// The path at which the root of a version is restored.
    private func base(_ version: DrillVersion) -> [UInt8] {
        ItemPath.join(place(version), roots[version.root]?.definition.name ?? [])
    }

    private func finding(_ version: DrillVersion, _ reason: String, isOfLostContent: Bool = false)
        -> DrillReport.Finding
    {
        DrillReport.Finding(
            path: ItemPath.join(roots[version.root]?.definition.path ?? [], version.path),
            time: times[version.commit], reason: reason, isOfLostContent: isOfLostContent)
    }

    // MARK: Looking at what came back

    /// - Returns: whether the restored file has the stored content.
    private func compare(_ version: DrillVersion) -> Bool {
        let comparison = DrillComparison(repository: repository, cancellation: cancellation)
        do {
            let file = try LiveFile.open(
                root: base(version), path: version.path, in: surroundings.restored)
            guard try comparison.holds(version.content, file) else {
                report.fail(
                    finding(version, "the restored content differs from the backed-up content"))
                return false
            }
            if DatabaseIntegrity.isDatabase(file) {
                databases.add(version, file)
            } else if version.isLive, let root = roots[version.root] {
                switch try comparison.compare(file, with: version, root, reader, surroundings.live)
                {
                case .same: report.comparedLive += 1
                case .changed: break
                case .differs(let offset):
                    report.fail(
                        finding(
                            version,
                            "the current file differs at byte \(offset) from its backup, although its metadata is unchanged; "
                                + "the restored copy is exactly as backed up"))
                    return false
                }
            }
            report.versions += 1
            report.bytes.addSaturated(version.content.streamBytes)
            return true
        } catch is Cancelled {
            return false
        } catch {
            report.leave(finding(version, "cannot read the restored content: \(error)"))
            return false
        }
    }

    private func examineDatabases() {
        databases.examine { version, answer in
            switch answer {
            case .whole: break
            case nil: leaveUnexamined(version, "checking the other databases took too long")
            case .overdue: leaveUnexamined(version, "the check took too long")
            case .unknown(let why): leaveUnexamined(version, why)
            case .damaged(let why) where version.isInconsistent:
                report.note(
                    finding(
                        version,
                        "restored exactly as backed up, but the version is marked as inconsistent; SQLite reports: \(why)"
                    ))
            case .damaged(let why):
                report.fail(
                    finding(version, "restored exactly as backed up, but SQLite reports: \(why)"))
                report.versions -= 1
                report.bytes -= min(report.bytes, version.content.streamBytes)
                record.forget(version.content)
            }
            report.databases += 1
        }
    }

    private func leaveUnexamined(_ version: DrillVersion, _ why: String) {
        report.note(
            finding(version, "SQLite cannot tell whether this database is intact: \(why)"))
    }

    /// Runs the check of the settings on this batch.
    private func isAccepted() -> Bool {
        guard let check = request.check else { return true }
        report.checks += 1
        let command = HookCommand(
            program: check.program, arguments: check.arguments + [surroundings.environment.path])
        let outcome = surroundings.programs.run(
            command, input: [], variables: [:], nanoseconds: request.checkNanoseconds,
            deadline: ProgramDeadline())
        let said =
            outcome.output.split(separator: UInt8(ascii: "\n")).last.map {
                ": \(PathText.display($0.prefix(200)))"
            } ?? ""
        func finding(_ reason: String) -> DrillReport.Finding {
            .init(path: check.program, time: nil, reason: reason)
        }
        switch outcome.ending {
        case .exited(0): return true
        case .exited(let code):
            report.fail(finding("the check exited with code \(code)\(said)"))
        case .signalled(let signal):
            report.fail(finding("the check was terminated by signal \(signal)\(said)"))
        case .overdue: report.fail(finding("the check took longer than its time limit"))
        case .failed(let error):
            report.leave(finding("cannot run the check: \(error.reason)"))
        }
        return false
    }

    // MARK: The record

    private func sign(_ now: Timestamp) throws {
        record.trim(on: DrillSummary.day(now))
        (record.summary.liveBytes, record.summary.proven) = try DrillSelection.coverage(
            reader, record)
        // An interrupted drill does not count as a drill, but its restored content counts.
        if !cancellation.isRequested {
            record.summary.time = now
            record.summary.outcome = report.outcome
            record.summary.versions = UInt64(report.versions)
            record.summary.bytes = report.bytes
            record.summary.failures = UInt64(report.failureCount)
        }
        report.summary = record.summary
    }
}
