import ArgumentParser

struct RemoteVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check that a remote is complete and intact.",
        discussion: """
            Cairn checks the newest manifest, and checks that each object in the manifest exists and has the right length. It then checks the journal's chain, every pack's index and every chunk that a commit refers to, as far as possible without reading packs. With --read-data, it also downloads, decompresses and hashes every byte of the packs. It reports damage by object, file and version. For a remote in the settings, `cairn status` and `cairn remote list` report the result until an equally thorough verification finds otherwise. `cairn -r URL verify` does the same.

            Examples:
              cairn remote verify rclone:b2:bucket/cairn
              cairn remote verify nas --read-data
              cairn remote verify rclone:b2:bucket/cairn --sample 1%

            Exit codes: 0 in order; 1 damaged, or the remote failed; 10 no repository there; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var reading: ContentReadingOptions

    @Argument(
        help: .value("remote", "A remote in the settings, or rclone:REMOTE:PATH or dir:/PATH."))
    var remote: String

    func run() throws {
        let request = try reading.request()
        let named = try RemoteReading(remote, options)
        try RemoteVerification(
            context: named.context, request: request, randomness: reading.randomness
        ).run(named.url)
    }
}
