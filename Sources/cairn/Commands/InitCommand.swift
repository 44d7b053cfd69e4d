import ArgumentParser
import CairnEngine
import CairnFormat
import CairnLinux

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Make a new repository.",
        discussion: """
            The directory is made when it is missing; it must be empty. The repository can be on any file system,
            best on another disk than the files it keeps.

            Examples:
              cairn -r /mnt/disk/backup init
              cairn -r /mnt/disk/backup init --compression zlib
            """)

    @OptionGroup var options: GlobalOptions

    @Option(help: ArgumentHelp("auto (zstd, what does not compress is stored raw), zstd, zlib or none.", valueName: "codec"))
    var compression: String?

    @Flag(help: "Succeed when the repository is there already.")
    var ifMissing = false

    func run() throws {
        let context = try Context(options)
        let path = context.repositoryPath
        let compression = try chosenCompression(context)
        _ = try LinuxRestoreTarget().open(path, creating: true)
        let storage = try LinuxStorage(at: path)
        let description = RepositoryDescription(
            repository: LinuxRandomness().hash128(), created: TimeText.utc(context.clock.now()),
            compression: compression)
        do {
            let repository = try Repository.create(in: storage, description)
            report(path, repository.description, isNew: true)
        } catch RepositoryError.alreadyExists where ifMissing {
            report(path, try Repository.open(storage).description, isNew: false)
        }
    }

    private func chosenCompression(_ context: Context) throws -> Compression {
        guard let name = compression else { return context.settings.compression }
        guard let chosen = Compression(rawValue: name) else {
            throw CommandFailure(
                "unknown compression \(name)",
                next: "use one of \(Compression.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return chosen
    }

    private func report(_ path: [UInt8], _ description: RepositoryDescription, isNew: Bool) {
        if options.json {
            var line = JSONLine("repository")
            line.path("path", path)
            line["id"] = description.repository.description
            line["compression"] = description.compression.rawValue
            line["created"] = isNew
            line.write()
        } else if !options.quiet, isNew {
            Terminal.line("made repository \(String(description.repository.description.prefix(8))) at \(PathText.display(path))")
        }
    }
}
