import ArgumentParser

/// Options that every verb takes.
struct GlobalOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The repository's directory. Otherwise CAIRN_REPOSITORY, then the settings.",
            valueName: "dir"))
    var repo: String?

    @Option(
        help: ArgumentHelp(
            "The settings file. Otherwise CAIRN_CONFIG, then ~/.config/cairn/cairn.toml.",
            valueName: "file"))
    var config: String?

    @Flag(help: "Write JSON, one object a line (Docs/JSON.md).")
    var json = false

    @Flag(name: [.short, .long], help: "Say nothing but errors.")
    var quiet = false

    @Flag(name: [.short, .long], help: "Say more: each item.")
    var verbose = false
}
