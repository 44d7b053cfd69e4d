import CairnBackup
import CairnCare
import CairnCore
@testable import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnWatch
import Foundation
import Glibc
import Testing

struct MetricsTests {
    private let size = RepositorySize(packs: 1, packBytes: 1, journalBytes: 0, freeBytes: 2)
    static let golden = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Fixtures/metrics.prom")

    var status: DaemonStatus {
        var status = DaemonStatus()
        status.program = "0.1.0"
        status.started = Timestamp(seconds: 1_700_000_000, nanoseconds: 5_000_000)
        status.activity = .waitingForRepository
        status.repository = "/mnt/a \"b\"\\c\nd".bytes + [0xff]
        status.lastCommit = .init(
            Hash128(), Timestamp(seconds: 1_700_000_100, nanoseconds: 123_456_789))
        status.lastReconcile = Timestamp(seconds: 1_700_000_050)
        status.dirty = 12
        status.dirtySince = Timestamp(seconds: 1_700_000_200, nanoseconds: 999_999_999)
        status.failureCount = 3
        status.gaps = [
            Gap(number: 1, root: 1, path: [], cause: .overflow, began: Timestamp(seconds: 1)),
            Gap(number: 2, root: 1, path: [], cause: .overflow, began: Timestamp(seconds: 1)),
            Gap(number: 3, root: 2, path: [], cause: .unreadable, began: Timestamp(seconds: 1)),
        ]
        status.watch.watches = 1234
        status.watch.watchesMaximum = 65_536
        status.watch.events = .max
        status.watch.overflows = 2
        status.watch.unwatched = 1
        let root = RootDefinition(
            number: 1, name: "Documents".bytes, path: "/home/ada/Documents".bytes, role: .documents)
        status.roots = [
            .init(definition: root, state: .watched), .init(definition: root, state: .suspended),
        ]
        var (nas, new) = (
            DaemonStatus.Remote(name: "nas", url: "dir:/nas"),
            DaemonStatus.Remote(name: "b2", url: "rclone:b2:c")
        )
        nas.complete = Timestamp(seconds: 1_700_000_150)
        (nas.waitingCommits, nas.waitingBytes) = (3, 4096)
        nas.waitingSince = Timestamp(seconds: 1_700_000_160)
        nas.failingSince = Timestamp(seconds: 1_700_000_170)
        (nas.pushes, nas.bytesSent) = (5, 1 << 33)
        nas.verified = Timestamp(seconds: 1_700_000_180)
        new.damageFound = Timestamp(seconds: 1_700_000_190)
        new.waitingCommits = 9
        status.remotes = [nas, new]
        status.commits = 42
        status.captures = 77
        return status
    }

    /// `CAIRN_RECORD=1 swift test --filter Metrics` writes it anew.
    @Test func textIsTheGoldenFile() throws {
        let text = String(
            decoding: Metrics.text(
                status,
                size: RepositorySize(packs: 1, packBytes: 1 << 40, journalBytes: 0, freeBytes: 5)),
            as: UTF8.self)
        if ProcessInfo.processInfo.environment["CAIRN_RECORD"] != nil {
            try Data(text.utf8).write(to: Self.golden)
        }
        #expect(try String(contentsOf: Self.golden, encoding: .utf8) == text)
    }

    /// A stream, a tag and a timer each have their own, with a service and without one.
    @Test func eachJobHasItsOwn() {
        func job(_ name: String, _ outcome: LastBackup.Outcome, _ seconds: Int64) -> Job {
            var last = LastBackup(began: Timestamp(seconds: 1), process: 1, after: nil)
            last.end(.complete, at: Timestamp(seconds: seconds))
            last.end(outcome, at: Timestamp(seconds: seconds + 1))
            return Job(name.bytes, last)
        }
        let jobs = [job("/db.sql", .failed("exit 1"), 100), job("tag nightly", .complete, 200)]
        let place = "/mnt/a".bytes
        var status = DaemonStatus()
        status.repository = place
        let (beside, alone) = (
            Metrics.text(status, size: nil, jobs: jobs), Metrics.text(of: jobs, in: place)
        )
        for bytes in [beside, alone] {
            let text = String(decoding: bytes, as: UTF8.self)
            for (name, dump, nightly) in [
                ("last_success_timestamp_seconds", 100, 201), ("failing", 1, 0),
            ] {
                for (job, value) in [("/db.sql", dump), ("tag nightly", nightly)] {
                    let line =
                        "cairn_job_\(name){job=\"\(job)\",repository=\"/mnt/a\"} \(value)\n"
                    #expect(text.contains(line), "\(text)")
                }
            }
        }
    }

    @Test func whatIsNotKnownIsExcluded() {
        let text = String(decoding: Metrics.text(DaemonStatus(), size: nil), as: UTF8.self)
        for name in [
            "last_commit", "last_reconcile", "oldest_dirty", "watches_limit", "repository_size",
            "repository_free",
        ] {
            #expect(!text.contains("cairn_\(name)"), "\(name)")
        }
        #expect(text.contains("cairn_dirty_items{repository=\"\"} 0\n"))
        #expect(text.contains("cairn_activity{activity=\"starting\",repository=\"\"} 1\n"))
    }

    /// Debian's, or what `make test` took out of its package.
    private static let promtool = ["/usr/bin/", "\(repository)/.build/tools/usr/bin/"].map {
        "\($0)promtool" as String
    }.first { access($0, X_OK) == 0 }
    private static let repository = #filePath.split(separator: "/").dropLast(3).reduce("") {
        "\($0)/\($1)"
    }

    @Test(.enabled(if: promtool != nil, "promtool is not installed"))
    func prometheusTakesIt() throws {
        let place = TemporaryPlace()
        try SmallFile.replace(
            place.file("a.prom").bytes, with: Metrics.text(status, size: size))
        let outcome = LinuxPrograms().run(
            place.script(
                "check",
                "exec \(try #require(Self.promtool)) check metrics < \(place.file("a.prom"))"),
            input: [], variables: [:],
            nanoseconds: 60_000_000_000, deadline: ProgramDeadline())
        #expect(
            outcome == ProgramOutcome(.exited(0)),
            "\(String(decoding: outcome.output, as: UTF8.self))")
    }

    /// For machines without promtool: the grammar of the text format, as its page gives it.
    @Test func everyLineFollowsTheGrammar() {
        let text = String(
            decoding: Metrics.text(
                status, size: size),
            as: UTF8.self)
        let name = "[a-zA-Z_:][a-zA-Z0-9_:]*"
        let label = "[a-zA-Z_][a-zA-Z0-9_]*=\"([^\"\\\\\\n]|\\\\[\\\\\"n])*\""
        let sample = "^(\(name))\\{\(label)(,\(label))*\\} -?[0-9]+(\\.[0-9]+)?$"
        var families: [String: String] = [:]
        var series: Set<Substring> = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 3)
            if line.hasPrefix("# TYPE ") {
                #expect(families[String(words[2])] == nil, "\(line)")
                families[String(words[2])] = String(words[3])
                #expect(
                    words[3] == "counter"
                        ? words[2].hasSuffix("_total") : !words[2].hasSuffix("_total"), "\(line)")
            } else if !line.hasPrefix("# HELP ") {
                #expect(line.range(of: sample, options: .regularExpression) != nil, "\(line)")
                let cut = line.firstIndex(of: "{")!
                #expect(families[String(line[..<cut])] != nil, "\(line) has no TYPE before it")
                let name = line[..<line.lastIndex(of: " ")!]
                #expect(!series.contains(name), "\(line) is there twice")
                series.insert(name)
            }
        }
        #expect(families.count == 28)
    }

    // MARK: The file

    @Test func fileIsReplacedAsAWhole() throws {
        let place = TemporaryPlace()
        let path = place.file("cairn.prom").bytes
        let before = umask(0o077)
        defer { umask(before) }
        try SmallFile.replace(path, with: "one\n".bytes)
        var first = stat()
        var second = stat()
        stat(place.file("cairn.prom"), &first)
        let reader = try #require(FileHandle(forReadingAtPath: place.file("cairn.prom")))
        try SmallFile.replace(path, with: "two two\n".bytes)
        stat(place.file("cairn.prom"), &second)
        #expect(first.st_ino != second.st_ino)
        #expect(second.st_mode & 0o777 == 0o644)
        #expect(try reader.readToEnd() == Data("one\n".utf8))
        #expect(place.content("cairn.prom") == "two two\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["cairn.prom"])
        try SmallFile.remove(path)
        try SmallFile.remove(path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
    }

    @Test func failureLeavesTheOldFileAndNothingElse() throws {
        let place = TemporaryPlace()
        // A directory in the way cannot be renamed over.
        try FileManager.default.createDirectory(
            atPath: place.file("cairn.prom/x"), withIntermediateDirectories: true)
        #expect(throws: SystemError.self) {
            try SmallFile.replace(place.file("cairn.prom").bytes, with: "one\n".bytes)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["cairn.prom"])
        #expect(throws: SystemError.self) {
            try SmallFile.replace(place.file("none/cairn.prom").bytes, with: [])
        }
    }
}
