import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnSource

/// For random trees and rules, `why`, the dry run, the stored set and the audit agree on every
/// path; so do they after changes.
@Suite struct AgreementTests {
    private struct Dice {
        var state: UInt64
        init(_ seed: UInt64) { state = seed }
        /// SplitMix64.
        mutating func below(_ bound: Int) -> Int {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return Int((z ^ (z >> 31)) % UInt64(bound))
        }
        mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
        mutating func one<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
    }

    private static let names = ["a", "b", "build", "cache", "x.o", "keep.o", "notes", "y.tmp", "d"]
    private static let patterns = [
        "*.o", "!keep.o", "/build/", "build/", "cache/**", "**/d/a", "*.tmp", "!y.tmp", "a/b", "/a",
        "[xy].*", "!build/", "notes",
    ]

    /// All that there is, by path, the tree's top included.
    private static func everything(_ tree: SimulatedFileSystem) -> [[UInt8]] {
        tree.snapshot("/home").keys.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func change(_ rig: BackupRig, _ dice: inout Dice) {
        let directories = everything(rig.tree).filter {
            rig.tree.snapshot("/home")[$0]?.kind == .directory
        }
        let directory =
            "/home"
            + (directories.isEmpty
                ? ""
                : {
                    let path = String(decoding: dice.one(directories), as: UTF8.self)
                    return path.isEmpty ? "" : "/" + path
                }())
        let path = directory + "/" + dice.one(names)
        let exists = rig.tree.exists(path)
        switch dice.below(12) {
        case 0...3: if !exists { rig.tree.makeDirectory(path) }
        case 4...7:
            if !exists { rig.tree.write(path, String(repeating: "x", count: dice.below(300))) }
        case 8: if exists { rig.tree.remove(path) }
        case 9:
            guard exists else { return }
            let flags: [[ExtendedAttribute]] = [
                [], [], [ExtendedAttribute(name: BackupFlags.robots, value: Array("false".utf8))],
                [ExtendedAttribute(name: BackupFlags.robots, value: Array("true".utf8))],
                [ExtendedAttribute(name: BackupFlags.apple, value: [1])],
                [ExtendedAttribute(name: Array("user.other".utf8), value: [2])],
            ]
            rig.tree.setAttributes(path, dice.one(flags))
        case 10:
            let marker = directory + "/.nobackup"
            if rig.tree.exists(marker) {
                rig.tree.remove(marker)
            } else if dice.chance(40) {
                rig.tree.write(marker, "")
            }
        default:
            let marker = directory + "/CACHEDIR.TAG"
            if rig.tree.exists(marker) {
                rig.tree.remove(marker)
            } else if dice.chance(40) {
                rig.tree.write(
                    marker,
                    (dice.chance(70)
                        ? "Signature: 8a477f597d28d172789f06886806bc55" : "no signature") + "\n")
            }
        }
    }

    private static func rules(_ dice: inout Dice) throws -> RuleBook {
        var rules = RuleBook()
        for _ in 0..<dice.below(5) {
            rules.patterns.append(try IgnorePattern(Array(dice.one(patterns).utf8)))
        }
        if dice.chance(30) { rules.largestFile = UInt64(50 + dice.below(200)) }
        if dice.chance(30) { rules.paths.insert(Array("/home/\(dice.one(names))".utf8)) }
        if dice.chance(20) {
            rules.excludedPlaces.append(
                .init(
                    path: Array("/home/\(dice.one(names))/\(dice.one(names))".utf8), role: .caches))
        }
        rules.obeysFlags = !dice.chance(15)
        return rules
    }

    @Test(arguments: 0..<60)
    func everybodyAgrees(seed: Int) throws {
        var dice = Dice(UInt64(seed) &* 7_919 &+ 3)
        let rig = try BackupRig()
        for _ in 0..<30 + dice.below(40) { Self.change(rig, &dice) }
        for round in 0..<4 {
            if round == 0 || dice.chance(40) { rig.rules = try Self.rules(&dice) }
            if round > 0 { for _ in 0..<dice.below(25) { Self.change(rig, &dice) } }
            rig.clock.advance(seconds: 60)
            try Self.check(rig, "seed \(seed), round \(round)")
        }
    }

    private static func check(_ rig: BackupRig, _ comment: String) throws {
        let rules = try #require(rig.rules)
        let judge = RuleJudge(rig.tree, rules: rules, roots: ["/home".bytes])
        let judged = Set(
            everything(rig.tree).filter { judge.judge(ItemPath.join("/home".bytes, $0)).isKept })

        // The dry run, before anything is stored of this state.
        var planned: [[UInt8]: BackupPreview.Action] = [:]
        let before = try rig.stored()
        // The writer's lock goes with it.
        let outcome = try {
            let preview = try BackupPreview(
                try rig.openWriter().catalog, fileSystem: rig.fileSystem, clock: rig.clock,
                request: BackupRequest(sources: [.init(path: "/home".bytes)], readers: 0),
                cancellation: Cancellation(), { planned[$0] = $1 })
            return try preview.run()
        }()

        let result = try rig.backUp()
        #expect(result.failures.isEmpty, "\(comment): \(result.failures)")
        let after = try rig.stored()
        let stored = Set(after.keys)
        #expect(
            stored == judged,
            "\(comment): \(stored.symmetricDifference(judged).map { PathText.display($0) }.sorted())"
        )
        for (path, item) in after {
            #expect(
                item == rig.tree.snapshot("/home")[path], "\(comment): \(PathText.display(path))")
        }

        // Directories are no items for the dry run.
        func items(_ tree: [[UInt8]: SnapshotItem]) -> Set<[UInt8]> {
            Set(tree.filter { $0.value.kind != .directory }.keys)
        }
        let appeared = items(after).subtracting(items(before))
        let plannedNew = Set(
            planned.filter { $0.value == .new }.keys.compactMap {
                ItemPath.relative($0, to: "/home".bytes)
            })
        #expect(
            appeared == plannedNew,
            "\(comment): \(appeared.symmetricDifference(plannedNew).map { PathText.display($0) })")
        #expect(outcome.counts.new == UInt64(appeared.count), "\(comment)")
        let lost = items(before).subtracting(items(after))
        #expect(
            outcome.counts.deleted + outcome.excluded == UInt64(lost.count),
            "\(comment): \(lost.map { PathText.display($0) })")
        #expect(
            result.counts.deleted == outcome.counts.deleted && result.excluded == outcome.excluded,
            "\(comment)")

        // The audit: what it names, and what is beneath, is exactly what is not kept.
        var left: Set<[UInt8]> = []
        let audit = ExclusionAudit(rig.tree, rules: rules, cancellation: Cancellation()) { found in
            #expect(
                left.insert(found.path).inserted,
                "\(comment): \(PathText.display(found.path)) twice")
            let judgement = judge.judge(found.path)
            #expect(
                judgement.steps.last?.path == found.path && judgement.verdict != nil,
                "\(comment): \(PathText.display(found.path))")
        }
        try audit.walk("/home".bytes)
        let audited = Set(
            everything(rig.tree).filter { path in
                !left.contains {
                    ItemPath.relative(ItemPath.join("/home".bytes, path), to: $0) != nil
                }
            })
        #expect(
            audited == judged,
            "\(comment): \(audited.symmetricDifference(judged).map { PathText.display($0) })")
        // A second run finds nothing to do, and writes no note again.
        let again = try rig.backUp()
        #expect(again.counts.new + again.counts.changed + again.counts.deleted == 0, "\(comment)")
    }
}
