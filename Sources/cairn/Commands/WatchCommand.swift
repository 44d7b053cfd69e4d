import ArgumentParser

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Watch directories and back up every save until stopped.",
        discussion: """
            This command runs in the foreground. To let systemd run it, use `cairn service install`. Without PATH, Cairn watches the roots in the settings, or else the standard directories, as `cairn roots` lists them.
            Cairn backs up a file within seconds after a program closes it. If a program keeps a file open, Cairn backs up changes to the file at least every 30 s. At the start, Cairn compares everything with the repository to back up earlier changes too.

            On SIGTERM or Ctrl-C, Cairn commits the remaining changes and stops; a second signal stops it immediately. SIGHUP reloads the settings.

            Examples:
              cairn watch
              cairn -r /mnt/disk/backup watch ~/Documents ~/src
              cairn status                          in another terminal: show its state

            Exit codes: 0 stopped; 1 failed; 10 no repository; 11 another daemon serves the repository.
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(
        help: .value(
            "path",
            "A directory to watch (default: the roots in the settings, or the standard directories)."
        ),
        completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        if context.remote != nil { _ = try context.describeRepository() }
        let service = try WatchService(context, paths)
        try service.run()
    }
}
