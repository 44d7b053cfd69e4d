import ArgumentParser

struct RemoteVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check that a remote is complete and intact.",
        discussion: """
            The newest manifest is checked, and that each object that it names is there in its length; then the journal's chain, every pack's index and every chunk that a commit names, as far as they are known without reading packs. With --read-data every byte of the packs is fetched, decompressed and hashed. Damage is named by object, file and version. What is found of a remote of the settings is remembered, and told by `cairn status` and `cairn remote list` until a verification that reads as much finds otherwise. The same as `cairn -r URL verify`.

            Examples:
              cairn remote verify rclone:b2:bucket/cairn
              cairn remote verify nas --read-data
              cairn remote verify rclone:b2:bucket/cairn --sample 1%

            Exit codes: 0 in order; 1 damaged, or the remote failed; 10 no repository there; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var reading: ContentReadingOptions

    @Argument(help: .value("remote", "A remote of the settings, or rclone:REMOTE:PATH, dir:/PATH."))
    var remote: String

    func run() throws {
        let request = try reading.request()
        let named = try RemoteReading(remote, options)
        try RemoteVerification(
            context: named.context, request: request, randomness: reading.randomness
        ).run(named.url)
    }
}
