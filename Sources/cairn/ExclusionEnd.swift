import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSettings
import CairnSource
import CairnText

/// One excluded item that is to be kept again: its own flags are cleared, and the settings name it
/// no more.
struct ExclusionEnd {
    /// Absolute.
    let path: [UInt8]
    /// As of ``Exclusion/held``.
    let held: (place: [UInt8], root: [UInt8]?)?
    private let text: String
    private let context: Context

    private var name: String { PathText.display(path) }

    /// The paths in the settings that lead to it.
    private var named: [[UInt8]] {
        context.settings.exclude.paths.filter {
            $0 == path || RealPath.place(of: $0) == RealPath.place(of: path)
        }
    }

    /// - Parameter text: the path as it was written.
    init(_ text: String, _ context: Context) {
        path = PathArgument.item(text)
        held = Exclusion(path, context).held
        self.text = text
        self.context = context
    }

    /// - Returns: a sentence.
    /// - Throws: ``CommandFailure`` when another rule still leaves it out, or none did.
    func make() throws -> String {
        var wasExcluded = false
        let (place, root) = held ?? (path, nil)
        try OrderedExclusions(context.ownState).remove(place)
        do throws(SystemError) {
            wasExcluded = try BackupFlagFile.clear(place, beneath: root)
        } catch {
            guard ExcludePlace.mayFallBack(error) || error.isMissing else { throw error }
        }
        for named in self.named {
            try ExcludePlace.edit(named, context) {
                try SettingsEdit.including($0, in: $1, user: context.user)
            }
            SettingsPlace.reloadDaemon(context)
            wasExcluded = true
        }
        if !wasExcluded { wasExcluded = try acknowledge() }
        var after = try Context(context.options)
        after.asking = context.asking
        let session = try ReadingSession(after)
        let judgement = WhyCommand.judge(text, try WhyCommand.judge(after, session))
        if let verdict = judgement.verdict, let step = judgement.steps.last {
            throw CommandFailure(
                "\(name) is still excluded: \(RuleText.sentence(verdict)) (\(PathText.display(step.path)))",
                next(verdict, at: step.path))
        }
        guard wasExcluded else {
            throw CommandFailure(
                "\(name) was not excluded", "run `cairn exclude list` to list the exclusions")
        }
        return "\(name) is backed up from now on"
    }

    /// Says which of its own exclusions would go.
    func foretold() throws -> String {
        let isNamed = !named.isEmpty
        let session = try ReadingSession(context)
        let judgement = WhyCommand.judge(text, try WhyCommand.judge(context, session))
        let isFlagged: Bool =
            switch judgement.verdict?.rule {
            case .robots, .apple, .noDump: judgement.steps.last?.path == path
            default: false
            }
        let spellings = PathArgument.spellings(text)
        let isDropped = try DroppedFlag.all(session.reader).contains { spellings.contains($0.path) }
        guard isNamed || isFlagged || isDropped else {
            throw judgement.verdict.map { verdict in
                CommandFailure(
                    "\(name) would still be excluded: \(RuleText.sentence(verdict))",
                    next(verdict, at: judgement.steps.last?.path ?? path))
            }
                ?? CommandFailure(
                    "\(name) is not excluded", "run `cairn exclude list` to list the exclusions")
        }
        let ways = [
            isNamed ? "remove \(name) from the exclusions in the settings" : nil,
            isFlagged ? "clear the flag of \(isNamed ? "the item" : name)" : nil,
            isDropped ? "no longer list \(name) as an item that lost its flag" : nil,
        ]
        return
            "Cairn would \(ways.compactMap { $0 }.joined(separator: " and ")); \(name) would then be backed up"
    }

    private func next(_ verdict: RuleVerdict, at place: [UInt8]) -> String {
        RuleText.remedy(verdict, at: place)
            ?? "`cairn why \(ShellText.quoted(path))` shows every rule"
    }

    /// Acknowledges a dropped flag that a person has seen.
    private func acknowledge() throws -> Bool {
        let spellings = PathArgument.spellings(text)
        let session = try ReadingSession(context)
        let dropped = try DroppedFlag.all(session.reader).filter { spellings.contains($0.path) }
        guard !dropped.isEmpty else { return false }
        try WritingSession(context).notes(context).clear(dropped.map(\.exclusion.exclusion))
        return true
    }
}
