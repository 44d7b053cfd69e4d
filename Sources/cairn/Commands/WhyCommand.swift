import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText

struct WhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: "Say which rule decides whether something is kept.",
        discussion: """
            Every rule is asked, from the root down to PATH, in the order of decision: Cairn's own files; roots of caches and temporary files; flags of the item; CACHEDIR.TAG and .nobackup (but not in a directory that is named as a root); patterns and paths of the settings; size; file system. The first that leaves it out decides, for everything beneath, too. PATH need not exist; with a slash at its end it is taken for a directory.

            Examples:
              cairn why ~/Documents/report.odt
              cairn why ~/Documents/build/
              cairn why --json ~/src/a.o

            Exit codes: 0 it is kept; 1 it is not.
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("path", "A file or directory to ask about."), completion: .file())
    var paths: [String]

    func run() throws {
        let context = try Context(options)
        let session = try ReadingSession(context)
        let judge = try Self.judge(context, session)
        var isKept = true
        let always = context.rootSet().sources.map(\.path)
        for path in paths {
            let judgement = Self.judge(path, judge)
            let isAlways = always.contains { source in
                [judgement.path, RealPath.destination(judgement.path)].contains {
                    ItemPath.relative($0, to: source) != nil
                }
            }
            options.json
                ? writeJSON(judgement, isAlways: isAlways) : write(judgement, isAlways: isAlways)
            isKept = isKept && judgement.isKept
        }
        if !isKept { throw ExitCode(ExitStatus.failed) }
    }

    /// The roots that a backup would keep now: live roots of the repository, and further ones of
    /// the settings.
    static func roots(_ context: Context, _ session: ReadingSession) throws -> [[UInt8]] {
        var roots = try session.reader.roots().filter { $0.last == nil }.map(\.definition.path)
        for source in (try? BackupSources(context, []))?.sources ?? []
        where !roots.contains(where: { ItemPath.relative(source.path, to: $0) != nil }) {
            roots.removeAll { ItemPath.relative($0, to: source.path) != nil }
            roots.append(source.path)
        }
        return roots
    }

    /// Every rule for every root.
    static func judge(_ context: Context, _ session: ReadingSession) throws -> RuleJudge {
        RuleJudge(
            context.fileSystem, rules: try session.rules(context),
            roots: try roots(context, session))
    }

    /// Judges the spelling of a path that is in a root.
    static func judge(_ path: String, _ judge: RuleJudge) -> RuleJudge.Judgement {
        let isDirectory = path.hasSuffix("/")
        let judgements = PathArgument.spellings(path).map {
            judge.judge($0, isDirectory: isDirectory)
        }
        return judgements.first { $0.root != nil } ?? judgements[0]
    }

    private func write(_ judgement: RuleJudge.Judgement, isAlways: Bool) {
        let name = PathText.display(judgement.path)
        if options.quiet { return }
        for step in judgement.steps {
            Terminal.line(
                PathText.display(step.path) + (step.kind == nil ? "  (does not exist)" : ""))
            for answer in step.answers {
                if let verdict = answer.verdict {
                    Terminal.line(
                        "  ✘ \(RuleText.question(answer.rule)): \(RuleText.sentence(verdict))")
                    break
                }
                if answer.isIgnored {
                    Terminal.line(
                        "  · \(RuleText.question(answer.rule)): there is one, and it does not count here: \(RuleText.ignored)"
                    )
                    continue
                }
                let kept = answer.keptBy.map { ": kept by \(PathText.display($0))" } ?? ""
                if options.verbose || !kept.isEmpty {
                    Terminal.line("  · \(RuleText.question(answer.rule))\(kept)")
                }
            }
        }
        guard let verdict = judgement.verdict, let last = judgement.steps.last else {
            if judgement.root == nil {
                Terminal.line("\(name) is not kept: it lies beneath no root")
                Terminal.line(
                    "  next: keep it always with `cairn roots add \(ShellText.quoted(judgement.path))`, or once with `cairn backup \(ShellText.quoted(judgement.path))`"
                )
            } else {
                Terminal.line("\(name) is kept: no rule leaves it out")
                if let root = judgement.root, !isAlways {
                    Terminal.line(
                        "  but only when \(PathText.display(root)) is named (`cairn backup`, `cairn watch`): it is not among the roots"
                    )
                    Terminal.line(
                        "  next: keep it always with `cairn roots add \(ShellText.quoted(root))`")
                }
            }
            return
        }
        let whole =
            last.path == judgement.path ? "" : ", for \(PathText.display(last.path)) is excluded:"
        Terminal.line(
            "\(name) is not kept\(whole.isEmpty ? ":" : whole) \(RuleText.sentence(verdict))")
    }

    private func writeJSON(_ judgement: RuleJudge.Judgement, isAlways: Bool) {
        for step in judgement.steps {
            for answer in step.answers {
                var line = JSONObject(type: "rule")
                line["path"] = step.path
                line["exists"] = step.kind != nil
                line["rule"] = RuleText.name(answer.rule)
                line["excludes"] = answer.verdict != nil
                if let detail = answer.verdict?.detail, !detail.isEmpty { line["detail"] = detail }
                if let kept = answer.keptBy { line["kept_by"] = kept }
                if answer.isIgnored { line["ignored"] = true }
                line.write()
            }
        }
        var line = JSONObject(type: "why")
        line["path"] = judgement.path
        line["kept"] = judgement.isKept
        if judgement.isKept, !isAlways { line["only_when_named"] = true }
        if let root = judgement.root { line["root"] = root }
        if let verdict = judgement.verdict, let step = judgement.steps.last {
            line["rule"] = RuleText.name(verdict.rule)
            line["decided_at"] = step.path
            line["reason"] = RuleText.sentence(verdict)
        } else if judgement.root == nil {
            line["reason"] = "it lies beneath no root"
        }
        line.write()
    }
}
