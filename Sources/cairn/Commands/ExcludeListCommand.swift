import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText
import Glibc

struct ExcludeListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List excluded items with their rule and size.",
        discussion: """
            Cairn examines all roots, or only PATH. Each line shows one excluded item, including everything in it. At the end, Cairn lists files that are backed up again because they lost their flag when they were saved. Run `cairn exclude add` to set the flag again, or `cairn exclude remove` to continue backing up such a file.

            Examples:
              cairn exclude list
              cairn exclude list ~/Documents
              cairn exclude list --json
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(
        help: .value("path", "List only exclusions in PATH."), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        let session = try ReadingSession(context)
        let cancellation = Cancellation.bySignals()
        let total = Total()
        let audit = ExclusionAudit(
            context.fileSystem, rules: try session.rules(context), cancellation: cancellation
        ) { [options] finding in
            total.add(finding)
            Self.show(finding, options)
        }
        var failed = false
        do {
            for place in try places(context, session) {
                do {
                    try audit.walk(place.root, focus: place.focus)
                } catch let error as SystemError {
                    failed = true
                    Terminal.errorLine(
                        "cairn: cannot examine \(PathText.display(place.root)): \(error.reason)"
                    )
                }
            }
        } catch is Cancelled { throw ExitCode(ExitStatus.interrupted) }
        let dropped = try self.dropped(session)
        for flag in dropped { show(flag, session) }
        summary(total, dropped.count)
        if failed { throw ExitCode(ExitStatus.incomplete) }
    }

    private func places(_ context: Context, _ session: ReadingSession) throws -> [(
        root: [UInt8], focus: [UInt8]
    )] {
        let roots = try WhyCommand.roots(context, session)
        guard !paths.isEmpty else { return roots.map { ($0, []) } }
        return try paths.map { text in
            for path in PathArgument.spellings(text) {
                for root in roots {
                    if let focus = ItemPath.relative(path, to: root) { return (root, focus) }
                }
            }
            throw CommandFailure(
                "\(ArgumentText.shown(text)) is not inside any root",
                "run `cairn roots` to list the roots")
        }
    }

    /// Dropped flags of existing, kept items, which are the relevant ones.
    private func dropped(_ session: ReadingSession) throws -> [DroppedFlag] {
        let wanted = paths.flatMap { PathArgument.spellings($0) }
        return try DroppedFlag.all(session.reader).filter { flag in
            RealPath.exists(flag.path)
                && (wanted.isEmpty
                    || wanted.contains { ItemPath.relative(flag.path, to: $0) != nil })
        }
    }

    private static func show(_ finding: ExclusionAudit.Finding, _ options: GlobalOptions) {
        if options.json {
            var line = JSONObject(type: "excluded")
            line["path"] = finding.path
            line["kind"] = ItemText.kind(finding.kind)
            line["rule"] = RuleText.name(finding.verdict.rule)
            if !finding.verdict.detail.isEmpty { line["detail"] = finding.verdict.detail }
            line["items"] = finding.items
            line["bytes"] = finding.bytes
            line.write()
        } else if !options.quiet {
            Terminal.line(
                "\(Quantity.bytes(finding.bytes).aligned(to: 10))  \(RuleText.name(finding.verdict.rule).padded(to: 15))  "
                    + PathText.display(finding.path) + (finding.kind == .directory ? "/" : "")
                    + (finding.verdict.rule == .pattern && !finding.verdict.isPath
                        ? "  (\(PathText.display(finding.verdict.detail)))" : ""))
        }
    }

    private func show(_ flag: DroppedFlag, _ session: ReadingSession) {
        let commit = flag.exclusion.last.flatMap { try? session.reader.commit(notBefore: $0) }
        let standing =
            commit.map { "has been backed up since \(TimeText.local($0.commit.time))" }
            ?? "is backed up"
        options.tell(
            "dropped_flag",
            [
                "path": flag.path, "rule": RuleText.name(flag.exclusion.exclusion.rule),
                "commit": commit?.commit.id.description,
                "time": commit.map { TimeText.utc($0.commit.time) },
            ],
            "flag dropped: \(PathText.display(flag.path)) \(standing), because a save replaced the file; "
                + "run `cairn exclude add` to exclude it again, or `cairn exclude remove` to continue backing it up"
        )
    }

    private func summary(_ total: Total, _ dropped: Int) {
        options.tell(
            "summary",
            [
                "excluded": total.findings, "items": total.items, "bytes": total.bytes,
                "dropped_flags": dropped,
            ],
            total.findings == 0
                ? "nothing is excluded"
                : "\(Quantity.of(total.findings, "exclusion")): \(Quantity.of(total.items, "item")), \(Quantity.bytes(total.bytes))"
        )
    }

    private final class Total {
        var findings: UInt64 = 0
        var items: UInt64 = 0
        var bytes: UInt64 = 0

        func add(_ finding: ExclusionAudit.Finding) {
            findings += 1
            items += finding.items
            bytes.addSaturated(finding.bytes)
        }
    }
}
