import ArgumentParser

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Watch directories and back up every save until stopped.",
        discussion: """
            Runs in the foreground; `cairn service install` lets systemd run it. Without PATH the settings' roots are watched, or else the standard directories, as `cairn roots` lists them.
            A file that was closed after writing is kept within seconds, one that never closes at least every 30 s. At the start everything is compared with the repository, so that what happened before is kept, too.

            SIGTERM or Ctrl-C commits what is still to be captured and ends; the second ends without that. SIGHUP reads the settings again.

            Examples:
              cairn watch
              cairn -r /mnt/disk/backup watch ~/Documents ~/src
              cairn status                          from another terminal: how it stands

            Exit codes: 0 stopped; 1 failed; 10 no repository; 11 another daemon serves it.
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(
        help: .value(
            "path",
            "A directory to watch. Otherwise the settings' roots, or the standard directories."),
        completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        if context.remote != nil { _ = try context.describeRepository() }
        let service = try WatchService(context, paths)
        try service.run()
    }
}
