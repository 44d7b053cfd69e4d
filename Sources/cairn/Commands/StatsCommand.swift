import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Show the contents and size of the repository.",
        discussion: """
            Examples:
              cairn stats
              cairn stats --json
            """)

    @OptionGroup var options: GlobalOptions

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let session = try ReadingSession(context, host: .everything)
        let stats = try RepositoryStatistics(session.repository, session.reader)
        let away =
            context.remote == nil
            ? try AwayPack.sum(in: session.repository.storage) : (packs: 0, bytes: 0)
        let remotes = context.remote == nil ? RemoteStanding.all(context, session, nil) : []
        // What is here; ``stats`` counts what lies in remotes alone, too.
        let size = context.remote == nil ? try RepositorySize(session.storage) : stats.size
        let reserve = try DiskReserve.heldBytes(session.storage)
        if options.json {
            var line = JSONObject(type: "stats")
            line["repository"] = context.repositoryPath
            line["commits"] = stats.commits
            line["items"] = stats.liveItems
            line["items_bytes"] = stats.liveBytes
            line["versions"] = stats.versions
            line["versions_bytes"] = stats.versionBytes
            line["chunks"] = stats.chunks
            line["chunks_bytes"] = stats.chunkBytes
            line["packs"] = size.packs
            line["packs_bytes"] = size.packBytes
            line["remote_only_packs"] = away.packs
            line["remote_only_bytes"] = away.bytes
            let least = remotes.min {
                ($0.waitingCommits, $0.waitingBytes) < ($1.waitingCommits, $1.waitingBytes)
            }
            line["unpushed_commits"] = least?.waitingCommits
            line["unpushed_bytes"] = least?.waitingBytes
            line["journal_bytes"] = size.journalBytes
            line["reserve_bytes"] = reserve
            line["free_bytes"] = size.freeBytes
            return line.write()
        }
        let total = size.bytes
        Terminal.line("repository    \(PathText.display(context.repositoryPath))")
        Terminal.line("commits       \(Quantity.count(stats.commits))")
        Terminal.line(
            "files         \(Quantity.count(stats.liveItems)), \(Quantity.bytes(stats.liveBytes))")
        Terminal.line(
            "versions      \(Quantity.of(stats.versions, "file version")), \(Quantity.bytes(stats.versionBytes))"
        )
        Terminal.line(
            "chunks        \(Quantity.count(stats.chunks)), \(Quantity.bytes(stats.chunkBytes)) before compression"
        )
        Terminal.line(
            "packs         \(Quantity.count(size.packs)), \(Quantity.bytes(size.packBytes))"
        )
        if away.packs > 0 {
            Terminal.line(
                "remote only   \(Quantity.of(away.packs, "pack")), \(Quantity.bytes(away.bytes)), stored only in remotes"
            )
        }
        Terminal.line("journal       \(Quantity.bytes(size.journalBytes))")
        for remote in remotes {
            Terminal.line("not pushed    \(remote.lack) to \(remote.name)")
        }
        // A remote has neither a reserve nor a disk of this machine's.
        if context.remote == nil {
            let hasRoom =
                DiskReserve.bytes(session.repository.description, freeBytes: size.freeBytes) != nil
            Terminal.line(
                "reserve       "
                    + (reserve > 0
                        ? "\(Quantity.bytes(reserve)), released when the disk is full"
                        : hasRoom
                            ? "none; the next backup will create one"
                            : "none, because the disk is too full"))
        }
        if total > 0 {
            let ratio = Double(stats.versionBytes) / Double(max(1, stats.size.bytes))
            let saving =
                ratio >= 1.05
                ? "; without the reserve, \(Quantity.decimal(ratio, 1)) times smaller than the versions that it contains"
                : ""
            Terminal.line("in all        \(Quantity.bytes(total + reserve))\(saving)")
        }
        if context.remote == nil {
            Terminal.line("free          \(Quantity.bytes(size.freeBytes))")
        }
    }
}
