import ArgumentParser
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check that everything that was committed is still there.",
        discussion: """
            The structure is always checked whole: the journal's chain, every pack's index, every chunk that a commit names. With --read-data every byte is read, decompressed and hashed. Damage is named by file and version. Backups may run meanwhile; what they add is not looked at.

            Examples:
              cairn verify
              cairn verify --read-data
              cairn verify --sample 5%

            Exit codes: 0 in order; 1 damaged; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: "Read, decompress and hash all content, not the structure alone.")
    var readData = false
    @Option(help: .value("share", "Read and check a random part of the content, as 5%."))
    var sample: String?
    @OptionGroup var away: AwayOptions

    func run() throws {
        var request = try request()
        let context = try Context(options, needsSettings: false)
        let cancellation = Cancellation.bySignals()
        let (repository, storage) = try context.openRepository(tellsStandIn: false)
        let id = repository.description.repository
        if case .none = request.readData {} else {
            try away.consent(to: AwayNeed(repository).total, atMost: sample != nil, context)
        }
        let progress = VerifyProgressReport(options)
        let run = VerifyRun(
            repository, catalogPath: context.state.catalogPath(id),
            catalogRight: try catalogRight(context, storage, id), clock: context.clock,
            randomness: LinuxRandomness(), cancellation: cancellation, observer: progress)
        request.readers = context.readers
        let report = try run.run(request)
        progress.clear()
        FoundDamageFile(context, id).note(report, request.readData)
        let hasRead = if case .none = request.readData { false } else { true }
        if hasRead, report.ending == .complete, !report.isDamaged {
            TimeFile(path: context.state.provenPath(id)).set(context.clock.now())
        }
        show(report)
        if report.ending == .cancelled { throw ExitCode(ExitStatus.interrupted) }
        if report.isDamaged {
            throw CommandFailure(
                "the repository is damaged",
                "`cairn repair` saves what can be saved, and deletes nothing")
        }
    }

    private static let patienceNanoseconds: UInt64 = 2_000_000_000

    /// Waits a moment for a query that lets the catalog catch up; a writer keeps the lock for
    /// longer.
    private func catalogRight(
        _ context: Context, _ storage: LinuxStorage, _ id: Hash128
    ) throws -> VerifyRun.CatalogRight {
        let deadline = context.clock.monotonic() + Self.patienceNanoseconds
        while true {
            if let lock = try context.state.lockCatalog(id) { return .own(lock) }
            if storage.lockHolder() != nil || context.clock.monotonic() > deadline {
                return .others
            }
            context.clock.pause(nanoseconds: 20_000_000)
        }
    }

    private func request() throws -> VerifyRequest {
        guard let sample
        else { return VerifyRequest(readData: readData ? .all : .none, readers: 1) }
        guard !readData else {
            throw CommandFailure("--read-data and --sample exclude each other", "give one of them")
        }
        let digits = sample.hasSuffix("%") ? sample.dropLast() : sample[...]
        guard let percent = Double(digits), percent > 0, percent <= 100 else {
            throw CommandFailure(
                "\"\(sample)\" is no share", "write it as 5%, more than 0 and at most 100")
        }
        return VerifyRequest(readData: .sample(fraction: percent / 100), readers: 1)
    }

    private func show(_ report: VerifyReport) {
        if options.json {
            return VerifyText.write(report)
        }
        for finding in report.findings {
            let paint = finding.isDamage ? Paint.bad : .plain
            Terminal.errorLine("cairn: " + paint(VerifyText.finding(finding), on: 2))
        }
        VerifyText.damage(report.damage)
        if options.quiet { return }
        for note in report.notes { Terminal.line("note: \(VerifyText.note(note))") }
        let counts = report.counts
        Terminal.line(
            "\(Quantity.of(counts.commits, "commit")), \(Quantity.of(counts.packs, "pack")), "
                + "\(Quantity.of(counts.chunks, "chunk")) checked"
                + (counts.blocksRead > 0 ? ", \(Quantity.bytes(counts.storedBytesRead)) read" : "")
                + " in \(Quantity.duration(nanoseconds: report.nanoseconds))")
        if report.isDamaged { return }
        if report.hasCatalogFinding {
            Terminal.line(
                "the repository is in order; the catalog is made anew from it when it is next opened"
            )
        } else if report.ending == .complete {
            Terminal.line(Paint.good("no damage found"))
        }
    }
}
