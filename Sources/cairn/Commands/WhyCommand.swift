import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText

struct WhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: "Show which rule decides whether an item is backed up.",
        discussion: """
            Cairn checks every rule from the root down to PATH, in this order: Cairn's own files; roots of caches and temporary files; flags of the item; CACHEDIR.TAG and .nobackup (except in a directory that is itself a root); patterns and paths in the settings; size; file system. The first rule that excludes an item also decides for everything in it. PATH does not need to exist; a slash at the end of PATH means a directory. --verbose shows every rule that Cairn checked.

            Examples:
              cairn why ~/Documents/report.odt
              cairn why ~/Documents/build/
              cairn why --json ~/src/a.o

            Exit codes: 0 the item is backed up, or would be if it existed; 1 it is not backed up, or cannot be read.
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("path", "A file or directory to check."), completion: .file())
    var paths: [String]

    func run() throws {
        let context = try Context(options)
        let session = try ReadingSession(context)
        let judge = try Self.judge(context, session)
        context.noteOtherSettings(than: try? context.daemon()?.status())
        var isKept = true
        for word in paths {
            let path = try session.reader.path(word)
            let judgement = Self.judge(path, judge, context.rootSet())
            let answer = try WhyText(path, judgement, context, session.reader)
            options.json
                ? writeJSON(judgement, answer) : write(judgement, answer, AdvisedCommand(context))
            isKept = isKept && judgement.isKept && answer.obstacle == nil
        }
        if !isKept { throw ExitCode(ExitStatus.failed) }
    }

    /// Whether it lies in what is kept without being named.
    static func isAlways(_ judgement: RuleJudge.Judgement, _ context: Context) -> Bool {
        let set = context.rootSet()
        return (set.sources.map(\.path) + set.awaited).contains { source in
            [judgement.path, RealPath.destination(judgement.path)].contains {
                ItemPath.relative($0, to: source) != nil
            }
        }
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
        let roots = try roots(context, session)
        // What is kept as soon as it is there.
        let awaited = context.rootSet().awaited.filter { path in
            !roots.contains { ItemPath.relative(path, to: $0) != nil }
        }
        return RuleJudge(
            context.fileSystem, rules: try session.rules(context), roots: roots + awaited)
    }

    /// Judges the spelling of a path that is in a root.
    static func judge(
        _ path: String, _ judge: RuleJudge, _ roots: RootSet? = nil
    ) -> RuleJudge.Judgement {
        let isDirectory = path.hasSuffix("/")
        let spellings = PathArgument.spellings(path)
        let judgements = (spellings + spellings.compactMap { roots?.twin(of: $0) }).map {
            judge.judge($0, isDirectory: isDirectory)
        }
        return judgements.first { $0.root != nil } ?? judgements.first { !$0.isBehindLink }
            ?? judgements[0]
    }

    /// Which of Cairn's own places a path is or lies in: a backup of them is none, so nothing is to
    /// be done.
    static func own(_ path: [UInt8], _ context: Context) -> String? {
        let place = RealPath.destination(path)
        func lies(in directory: [UInt8]) -> Bool {
            ItemPath.relative(place, to: RealPath.destination(directory)) != nil
        }
        if lies(in: context.repositoryPath) { return "the repository itself" }
        if lies(in: Array(context.state.path.utf8)) { return "a state file of Cairn" }
        return context.ownPlaces.first { lies(in: $0.path) }.flatMap {
            $0.own.map { PathText.display($0) }
        }
    }

    private func write(
        _ judgement: RuleJudge.Judgement, _ answer: WhyText, _ advised: AdvisedCommand
    ) {
        if options.quiet { return }
        for step in judgement.steps { write(step) }
        Terminal.sentence("\(PathText.display(judgement.path)) \(answer.text)")
        for note in answer.notes { Terminal.sentence("  \(advised.text(note))") }
        if let next = answer.next { Terminal.sentence("  next: \(advised.text(next))") }
    }

    /// What rules say of one step of the path; with --verbose every rule that was asked.
    private func write(_ step: RuleJudge.Step) {
        var lines: [String] = []
        for answer in step.answers {
            let question = answer.rule.criterion
            if answer.verdict != nil {
                if options.verbose { lines.append("  ✘ \(question)") }
                break
            }
            if let doubt = answer.doubt {
                lines.append(
                    "  · \(question): exists but is ignored here: \(RuleText.text(doubt))"
                )
            } else if let kept = answer.keptBy {
                lines.append("  · \(question): kept by \(PathText.display(kept))")
            } else if options.verbose {
                lines.append("  · \(question)")
            }
        }
        guard !lines.isEmpty || options.verbose else { return }
        Terminal.sentence(
            PathText.display(step.path) + (step.kind == nil ? "  (does not exist)" : ""))
        for line in lines { Terminal.sentence(line) }
    }

    private func writeJSON(_ judgement: RuleJudge.Judgement, _ answer: WhyText) {
        for step in judgement.steps {
            for answer in step.answers {
                var line = JSONObject(type: "rule")
                line["path"] = step.path
                line["exists"] = step.kind != nil
                line["rule"] = RuleText.name(answer.rule)
                line["excludes"] = answer.verdict != nil
                if let detail = answer.verdict?.detail, !detail.isEmpty { line["detail"] = detail }
                if let kept = answer.keptBy { line["kept_by"] = kept }
                if let doubt = answer.doubt {
                    line["ignored"] = true
                    line["ignored_because"] = RuleText.text(doubt)
                }
                line.write()
            }
        }
        var line = JSONObject(type: "why")
        line["path"] = judgement.path
        line["kept"] = judgement.isKept && answer.obstacle == nil
        line["exists"] = answer.isThere
        if judgement.isKept, !answer.isAlways { line["only_when_named"] = true }
        if let root = judgement.root { line["root"] = root }
        if let verdict = judgement.verdict, let step = judgement.steps.last {
            line["rule"] = RuleText.name(verdict.rule)
            line["decided_at"] = step.path
            line["reason"] = RuleText.sentence(verdict)
        } else if judgement.root == nil {
            line["reason"] = "it is not inside any root"
        } else {
            line["reason"] = answer.obstacle
        }
        line.write()
    }
}
