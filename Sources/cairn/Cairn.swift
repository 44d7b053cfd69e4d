import ArgumentParser
import CairnEngine

/// The command. One file a verb; messages and exit codes live only in this module.
@main
struct Cairn: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cairn", abstract: "Backups for Linux: every save, kept.",
        subcommands: [InitCommand.self, BackupCommand.self])
}

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "init")
    @Option(name: .shortAndLong) var repo: String
    @Option var compression: String = "auto"
    func run() throws {
        let storage = try LinuxStorage(at: Array(repo.utf8))
        _ = try Repository.create(in: storage, RepositoryDescription(repository: LinuxRandomness().hash128(), created: "2026", compression: Compression(rawValue: compression)!))
    }
}

struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "backup")
    @Option(name: .shortAndLong) var repo: String
    @Option var readers: Int = 2
    @Argument var paths: [String]
    func run() throws {
        let storage = try LinuxStorage(at: Array(repo.utf8))
        let repository = try Repository.open(storage)
        let w = try RepositoryWriter(repository, catalogPath: "/tmp/cat-\(repository.description.repository).sqlite", randomness: LinuxRandomness())
        for n in w.notes { print(n) }
        let r = try BackupRun(w, fileSystem: LinuxFileSystem(), clock: LinuxClock(), request: BackupRequest(sources: paths.map { .init(path: Array($0.utf8)) }, isAdHoc: true, excluded: [try storage.identity()], readers: readers), cancellation: Cancellation(), observer: nil)
        let result = try r.run()
        print(result.counts, result.ending, result.failures.count, Double(result.nanoseconds) / 1e9)
    }
}
import CairnFormat
import CairnLinux
