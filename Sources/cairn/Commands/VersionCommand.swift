import ArgumentParser
import CairnFormat

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Show the program's and the format's version.")

    @OptionGroup var options: GlobalOptions

    func run() {
        if options.json {
            var line = JSONObject(type: "version")
            line["version"] = Version.number
            line["format"] = RepositoryDescription.formatVersion
            line.write()
        } else {
            Terminal.line(
                "cairn \(Version.number) (repository format \(RepositoryDescription.formatVersion))"
            )
        }
    }
}
