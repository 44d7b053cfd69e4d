import CairnFormat
import CairnSimulation

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnSource
@testable import CairnWatch

/// What the rules exclude, and what a source tells of it: nothing but that it is so, and when it
/// is so no more.
extension DaemonStory {
    private static let patterns = ["n7", "n6/", "/n5", "/docs/n4", "n3/n2", "!n1", "!n7", "n4/**"]

    static func rules(_ random: inout SplitMix64) -> RuleBook {
        var book = RuleBook()
        book.obeysFlags = !random.oneIn(6)
        for _ in 0..<random.below(4) {
            if let pattern = try? IgnorePattern(patterns[random.below(patterns.count)].pathBytes) {
                book.patterns.append(pattern)
            }
        }
        if random.oneIn(4) { book.largestFile = 1_500 }
        return book
    }

    var rulesText: String {
        let rules = world.outside.configuration.rules
        let words =
            rules.patterns.map { String(decoding: $0.text, as: UTF8.self) }
            + (rules.obeysFlags ? ["flags"] : [])
        return words.joined(separator: " ")
    }

    /// Sets or takes away a mark.
    func mark() {
        if random.oneIn(2) {
            guard let path = anything(random.oneIn(3) ? .file : .directory) else { return }
            let isMarked = random.oneIn(2)
            note("\(isMarked ? "mark" : "unmark") \(path)")
            world.tree.setAttributes(
                path,
                isMarked
                    ? [ExtendedAttribute(name: BackupFlags.robots, value: BackupFlags.robotsValue)]
                    : [])
            tell(path, .metadata)
        } else if let directory = anything(.directory) {
            let path = directory + "/.nobackup"
            if world.tree.exists(path) {
                note("rm \(path)")
                world.tree.remove(path)
                tell(path, .removed)
            } else {
                note("touch \(path)")
                world.tree.write(path, [])
                tell(path, .appeared)
                tell(path, .closed)
            }
        }
    }

    // MARK: What the source hears

    private func judge(_ path: String) -> RuleJudge.Judgement? {
        guard let place = world.source.place(path.pathBytes),
            let root = world.source.roots.first(where: { $0.number == place.root })
        else { return nil }
        return RuleJudge(world.tree, rules: world.source.rules, roots: [root.base]).judge(
            path.pathBytes)
    }

    /// Whether events of a name reach the source: its directory is watched, and if it is marked,
    /// for marks alone.
    func hears(_ path: String) -> Bool {
        guard isRuled, let judgement = judge(parent(path)) else { return true }
        guard let verdict = judgement.verdict else { return true }
        return judgement.steps.last?.path == parent(path).pathBytes && verdict.rule == .noBackup
            && BackupFlags.isMarker(ItemPath.split(path.pathBytes).name)
    }

    /// Directories that the source watches with what is in them.
    func openDirectories() -> Set<String> {
        guard isRuled, world.source.isStarted else { return [] }
        var open: Set<String> = []
        for root in [DaemonWorld.docs, DaemonWorld.work]
        where !away.contains(root) && world.tree.exists(root) {
            for (path, item) in world.tree.snapshot(root) where item.kind == .directory {
                let path = path.isEmpty ? root : root + "/" + String(decoding: path, as: UTF8.self)
                if judge(path)?.isKept == true { open.insert(path) }
            }
        }
        return open
    }

    /// Tells of what is watched no more, or again, since then; of the topmost.
    func tellJudged(_ before: Set<String>) {
        guard isRuled else { return }
        let after = openDirectories()
        for path in silent.sorted() where !after.contains(path) {
            silent.remove(path)
            if let place = world.source.place(path.pathBytes) {
                world.source.tell(.watchable(place), .reconcile(place, nil))
            }
        }
        let differing = before.symmetricDifference(after)
        for path in differing.sorted()
        where !differing.contains(parent(path)) && world.tree.exists(path)
            && !isSilent(parent(path))
        {
            if let place = world.source.place(path.pathBytes) {
                world.source.tell(.reconcile(place, nil))
            }
        }
    }

    // MARK: The end

    /// What marks itself is noted as excluded, and what is kept is not, unless something that
    /// nobody excluded is still missing in it.
    func checkExclusions() throws {
        guard isRuled, let writer = world.loop.repository.session?.writer else { return }
        let reader = try CatalogReader(writer.catalog)
        let roots = try reader.roots().filter { $0.last == nil }.map(\.definition)
        let open = try reader.exclusions().filter { $0.last == nil }.map(\.exclusion)
        let waiting = Set(try reader.setAside().flatMap(\.exclusions).map(\.place))
        let judge = RuleJudge(
            world.tree, rules: world.loop.context.configuration.rules, roots: roots.map(\.path))
        var unflagged = world.loop.context.configuration.rules
        unflagged.obeysFlags = false
        let byPlace = RuleJudge(world.tree, rules: unflagged, roots: roots.map(\.path))
        for exclusion in open {
            guard let root = roots.first(where: { $0.number == exclusion.root }) else { continue }
            let path = ItemPath.join(root.path, exclusion.path)
            guard world.tree.exists(path), judge.judge(path).isKept,
                !waiting.contains(exclusion.place)
            else { continue }
            throw Unexpected("\(PathText.display(path)) is kept, and noted as excluded")
        }
        for source in [DaemonWorld.docs, DaemonWorld.work] {
            for path in world.tree.snapshot(source).keys {
                let path = ItemPath.join(source.pathBytes, path)
                let judgement = judge.judge(path)
                // What its name or size excludes as well, nobody opens to see its marks.
                guard let verdict = judgement.verdict, verdict.rule.isFlag,
                    judgement.steps.last?.path == path, byPlace.judge(path).isKept
                else { continue }
                let isNoted = open.contains { exclusion in
                    roots.contains {
                        $0.number == exclusion.root
                            && ItemPath.join($0.path, exclusion.path) == path
                    }
                }
                if !isNoted {
                    throw Unexpected(
                        "\(PathText.display(path)) is marked, and nothing is noted of it")
                }
            }
        }
    }
}
