import CairnCore
import CairnFormat

/// Gives the answer of every rule for a path and for each directory above it: the output of `cairn
/// why`.
///
/// - What it promises: the same decision as a scan (``RuledFileSystem``), because it asks the same
///   rules in the same order; also for items that do not exist, as far as a name decides.
/// - What it does not: whether the item could be read.
public struct RuleJudge: Sendable {
    /// The answers of the rules for one component.
    public struct Step: Sendable {
        /// Absolute.
        public let path: [UInt8]
        /// Nil when it does not exist or cannot be examined.
        public let kind: ItemKind?
        /// One for each rule that was asked, in the order of decision; with a verdict where it
        /// excludes the item.
        public let answers: [Answer]
        public var verdict: RuleVerdict? { answers.lazy.compactMap(\.verdict).first }
    }

    public struct Answer: Sendable {
        public let rule: ExclusionRule
        public let verdict: RuleVerdict?
        /// The `!` pattern that keeps it after an earlier one had excluded it.
        public let keptBy: [UInt8]?
        /// Why a flag or marker that exists has no effect; nil when there is none.
        public var doubt: FlagDoubt?
        public var isIgnored: Bool { doubt != nil }
    }

    public struct Judgement: Sendable {
        public let path: [UInt8]
        /// The root that contains it; nil when none does.
        public let root: [UInt8]?
        /// From the root down to the path. The last step is the one that excluded it, when one did.
        public let steps: [Step]
        /// Whether a symlink in the root is on the way: the path leads elsewhere, and no root
        /// contains it.
        public var isBehindLink = false
        public var verdict: RuleVerdict? { steps.last?.verdict }
        public var isKept: Bool { root != nil && verdict == nil }
    }

    private let fileSystem: any FileSystem
    private let rules: RuleBook
    private let roots: [[UInt8]]

    /// - Parameters:
    ///   - fileSystem: without rules.
    ///   - roots: absolute paths of the kept roots; none is within another.
    public init(_ fileSystem: any FileSystem, rules: RuleBook, roots: [[UInt8]]) {
        self.fileSystem = fileSystem
        self.rules = rules
        self.roots = roots
    }

    /// - Parameters:
    ///   - path: absolute, without `.` and `..`.
    ///   - isDirectory: its assumed kind, when it does not exist.
    public func judge(_ path: [UInt8], isDirectory: Bool = false) -> Judgement {
        guard let root = roots.first(where: { ItemPath.relative(path, to: $0) != nil }) else {
            // A root of caches may be outside of all kept roots.
            let place = rules.excludedPlaces.first { ItemPath.relative(path, to: $0.path) != nil }
            let steps = place.map {
                Step(
                    path: path, kind: (try? fileSystem.status(ofRoot: path))?.kind,
                    answers: [Answer(rule: $0.verdict.rule, verdict: $0.verdict, keptBy: nil)])
            }
            return Judgement(path: path, root: nil, steps: [steps].compactMap(\.self))
        }
        return judge(path, in: root, isDirectory: isDirectory)
    }

    private func judge(_ path: [UInt8], in root: [UInt8], isDirectory: Bool) -> Judgement {
        var steps: [Step] = []
        let status = try? fileSystem.status(ofRoot: root)
        var directory: (any SourceDirectory)? =
            status?.kind == .directory ? try? fileSystem.openRoot(root) : nil
        steps.append(
            step(
                RuleBook.Place(root: root, path: [], device: status?.device), status, directory,
                file: status?.kind == .file ? file(root) : nil, isDirectory: status?.kind != .file))
        var relative: [UInt8] = []
        let components = ItemPath.components(ItemPath.relative(path, to: root) ?? [])
        for (index, name) in components.enumerated() where steps.last?.verdict == nil {
            relative = ItemPath.join(relative, name)
            let place = RuleBook.Place(root: root, path: relative, device: status?.device)
            let found = try? directory?.status(of: name)
            if found?.kind == .symlink, index < components.count - 1 {
                return Judgement(path: path, root: nil, steps: [], isBehindLink: true)
            }
            let above = directory
            let isForbidden =
                found.flatMap { rules.byOrigin(place, $0) ?? rules.byDefault(place, $0) }?
                .forbidsLooking == true
            directory =
                found?.kind == .directory && !isForbidden ? try? above?.openDirectory(name) : nil
            let file = found?.kind == .file ? try? above?.openFile(name) : nil
            let isLast = index == components.count - 1
            steps.append(
                step(
                    place, found, directory, file: file,
                    isDirectory: found.map { $0.kind == .directory } ?? (!isLast || isDirectory)))
        }
        // Each round begins further down.
        if let last = steps.last, let verdict = last.verdict,
            let rest = ItemPath.relative(last.path, to: root),
            rules.holdsRoot(.init(root: root, path: rest, device: nil), despite: verdict),
            let inner = rules.root(around: path, beneath: last.path), inner != root
        {
            return judge(path, in: inner, isDirectory: isDirectory)
        }
        return Judgement(path: path, root: root, steps: steps)
    }

    private func file(_ path: [UInt8]) -> (any SourceFile)? {
        let (parent, name) = ItemPath.split(path)
        return try? fileSystem.openAbove(parent.isEmpty ? [ItemPath.separator] : parent).openFile(
            name)
    }

    private func step(
        _ place: RuleBook.Place, _ status: FileStatus?, _ directory: (any SourceDirectory)?,
        file: (any SourceFile)?, isDirectory: Bool
    ) -> Step {
        var answers: [Answer] = []
        func ask(_ rule: ExclusionRule, _ verdict: RuleVerdict?, keptBy: [UInt8]? = nil) {
            answers.append(Answer(rule: rule, verdict: verdict, keptBy: keptBy))
        }
        let named = rules.byRole(place)
        let isOwn = named?.rule == .own
        if let status { ask(.own, isOwn ? named : rules.byOwn(status)) }
        if status == nil, isOwn { ask(.own, named) }
        ask(.role, isOwn ? nil : named)
        if rules.obeysFlags {
            let flag = directory.flatMap(rules.flag) ?? file.flatMap(rules.flag)
            if directory != nil || file != nil {
                for rule in [ExclusionRule.robots, .apple] {
                    let found = flag?.verdict.rule == rule ? flag : nil
                    ask(rule, found?.counting)
                    answers[answers.count - 1].doubt = found?.doubt
                }
            }
            if let status { ask(.noDump, rules.byNoDump(status)) }
            if let directory {
                let marker = rules.byMarkers(place, directory)
                let ignored = rules.ignoredMarkers(place, directory)
                for rule in [ExclusionRule.cacheTag, .noBackup] {
                    ask(rule, marker?.rule == rule ? marker : nil)
                    answers[answers.count - 1].doubt =
                        ignored.first { $0.verdict.rule == rule }?.doubt
                }
            }
        }
        let last = rules.lastPattern(place, isDirectory: isDirectory)
        ask(
            .pattern, rules.byPattern(place, isDirectory: isDirectory),
            keptBy: last?.isNegated == true ? last?.text : nil)
        if let status {
            if rules.largestFile != nil { ask(.size, rules.bySize(status)) }
            for verdict in [rules.byOrigin(place, status), rules.byDefault(place, status)] {
                if let verdict { ask(verdict.rule, verdict) }
            }
            if rules.oneFileSystem { ask(.fileSystem, rules.byFileSystem(place, status)) }
        }
        return Step(path: place.absolute, kind: status?.kind, answers: answers)
    }
}
