import ArgumentParser
import CairnFormat

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Show the versions of Cairn and its repository format.",
        discussion: """
            Examples:
              cairn version --json
            """)

    @OptionGroup var options: GlobalOptions

    func run() {
        if options.json {
            JSONObject(
                type: "version",
                ["version": Version.number, "format": RepositoryDescription.formatVersion]
            ).write()
        } else {
            Terminal.line(
                "cairn \(Version.number) (repository format \(RepositoryDescription.formatVersion))"
            )
        }
    }
}
