import ArgumentParser
import CairnCore
import CairnRepository
import CairnRestore
import CairnText

struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: "Write a file's content to standard output.",
        discussion: """
            Cairn writes holes as zeros, and checks every chunk before writing it. `cairn cat` is the same command.

            Examples:
              cairn dump ~/Documents/letter.txt
              cairn dump --at "2026-11-20 14:00" ~/notes.db > notes.db
              cairn cat --deleted ~/notes.txt
            """, aliases: ["cat"])

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @OptionGroup var point: SnapshotOptions
    @Flag(help: "Write the last version of a deleted file.") var deleted = false
    @OptionGroup var away: AwayOptions
    @Argument(help: .value("path", "The file to write to standard output."), completion: .file())
    var path: String
    @Argument(help: .hidden) var others: [String] = []

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let session = try ReadingSession(
            context, readsContent: true, host: point.hosts(hosts, holding: [path]))
        let missing = MissingPath(context: context, host: hosts.host, verb: "dump")
        guard others.isEmpty else {
            throw try missing.word(path, session.reader, others)
                ?? CommandFailure(
                    "dump writes one file, but \(others.count + 1) paths were given",
                    "dump the files one by one, or restore them with `cairn restore --target DIR`")
        }
        if deleted, point.snapshot != nil || point.at != nil {
            throw CommandFailure(
                "--deleted cannot be combined with --snapshot or --at",
                "run `cairn versions PATH` to list the versions")
        }
        let version =
            try deleted
            ? session.reader.deleted(path) : point.version(of: [path], session.reader)
        let commit = try version?.asAt ?? point.commit(session.reader, context)
        let selections =
            try version.map { [$0.selection] }
            ?? PathSelector(session.reader, at: commit, missing).select(path)
        guard selections.count == 1, let selection = selections.first,
            let item = try session.reader.entry(
                selection.root, path: selection.path, at: commit.number)?.item(),
            let content = item.content
        else {
            throw CommandFailure(
                "\(ArgumentText.shown(path)) is not a file in this commit",
                "list it with `cairn ls \(ShellText.quoted(ArgumentText.bytes(path)))`")
        }
        try away.consent(
            to: AwayNeed(session.repository).bytes(
                of: [selection], at: commit.number, session.reader), context)
        let blocks = try BlockReader(session.repository, session.catalog)
        do {
            try ContentDump.write(content, blocks) { bytes in
                let code = Terminal.write(bytes)
                if code != 0 {
                    throw SystemError("write", path: Array("standard output".utf8), code: code)
                }
            }
        } catch let lost as ChunkUnavailable {
            throw CommandFailure(
                "the content of \(ArgumentText.shown(path)) is lost or damaged, so the output is incomplete: \(lost)",
                context.remote.map {
                    RemoteVerification.next($0.base, "what the remote has lost or changed")
                } ?? "run `cairn verify --read-data`")
        }
    }
}
