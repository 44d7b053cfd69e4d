import ArgumentParser
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import Synchronization

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check that the repository is complete and intact.",
        discussion: """
            Cairn always checks the whole structure: the journal's chain, every pack's index, and every chunk that a commit refers to. With --read-data, it also reads, decompresses and hashes every byte. It reports damage by file and version. Backups can run at the same time, but Cairn does not check the data that they add. With -r URL, it checks a remote, like `cairn remote verify`.

            Examples:
              cairn verify
              cairn verify --read-data
              cairn verify --sample 5%

            Exit codes: 0 in order; 1 damaged; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var reading: ContentReadingOptions
    @OptionGroup var away: AwayOptions

    func run() throws {
        var request = try reading.request()
        let context = try Context(options, needsSettings: false)
        if let remote = context.remote {
            return try RemoteVerification(
                context: context, request: request, randomness: reading.randomness
            ).run(remote)
        }
        let cancellation = Cancellation.bySignals()
        let (repository, storage) = try context.openRepository(tellsStandIn: false)
        let id = repository.description.repository
        try AwayOptions.requireReachable(repository, context)
        if case .none = request.readData {
        } else {
            let total = try AwayNeed(repository).total
            try away.consent(to: total, atMost: request.readData != .all, context)
        }
        let progress = VerifyProgressReport(options)
        let run = VerifyRun(
            repository, catalogPath: context.state.catalogPath(id),
            catalogRight: try Self.catalogRight(context, storage, id), clock: context.clock,
            randomness: reading.randomness, cancellation: cancellation, observer: progress)
        request.readers = context.readers
        let report = try JobRecorder.command(context, "verify") { try run.run(request) }
        progress.clear()
        FoundDamageFile(context, id).note(report, request.readData)
        let hasRead = if case .none = request.readData { false } else { true }
        if hasRead, report.ending == .complete, !report.isDamaged {
            TimeFile(path: context.state.provenPath(id)).set(context.clock.now())
        }
        VerifyText.show(report, options)
        if report.ending == .cancelled { throw ExitCode(ExitStatus.interrupted) }
        if report.isDamaged {
            throw CommandFailure(
                "the repository is damaged",
                "run `cairn repair` to recover as much as possible; it deletes nothing")
        }
    }

    private static let patienceNanoseconds: UInt64 = 2_000_000_000

    /// Waits a moment for a query that lets the catalog catch up; a writer keeps the lock for
    /// longer.
    ///
    /// - Parameter storage: nil for a remote, which nobody writes from here.
    static func catalogRight(
        _ context: Context, _ storage: LinuxStorage?, _ id: Hash128
    ) throws -> VerifyRun.CatalogRight {
        let deadline = context.clock.monotonic() + Self.patienceNanoseconds
        while true {
            if let lock = try context.state.lockCatalog(id) { return .own(lock) }
            if storage?.lockHolder() != nil || context.clock.monotonic() > deadline {
                return .others
            }
            context.clock.pause(nanoseconds: 20_000_000)
        }
    }
}

/// Which content a verification reads.
struct ContentReadingOptions: ParsableArguments {
    @Flag(help: "Read, decompress and hash all content, not only the structure.")
    var readData = false
    @Option(help: .value("share", "Read and check a random part of the content, such as 5%."))
    var sample: String?
    /// Makes the choice of the part repeatable.
    @Option(help: .hidden) var seed: UInt64?

    var randomness: any Randomness { seed.map { SeededChoice(seed: $0) } ?? LinuxRandomness() }

    func request() throws -> VerifyRequest {
        guard let sample
        else { return VerifyRequest(readData: readData ? .all : .none, readers: 1) }
        guard !readData else {
            throw CommandFailure(
                "--read-data and --sample cannot be combined", "use only one of them")
        }
        let digits = sample.hasSuffix("%") ? sample.dropLast() : sample[...]
        guard let percent = Double(digits), percent > 0, percent <= 100 else {
            throw CommandFailure(
                "\"\(sample)\" is not a valid percentage",
                "use a percentage such as 5%, more than 0 and at most 100")
        }
        return VerifyRequest(readData: .sample(fraction: percent / 100), readers: 1)
    }
}

/// Randomness that a seed repeats.
final class SeededChoice: Randomness {
    private let generator: Mutex<SplitMix64>

    init(seed: UInt64) { generator = Mutex(SplitMix64(seed: seed)) }

    func fill(_ buffer: UnsafeMutableRawBufferPointer) {
        generator.withLock { generator in
            for index in buffer.indices {
                buffer[index] = UInt8(truncatingIfNeeded: generator.next())
            }
        }
    }
}
