import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnPurge

/// The choice of few among many against a sort of all.
@Suite struct LeastRecentlyUsedTests {
    private typealias Candidate = LeastRecentlyUsed.Candidate

    private static func candidate(_ name: String, inode: UInt64, used: Int64, links: UInt32)
        -> Candidate
    {
        let moment = Timestamp(seconds: used)
        return Candidate(
            root: 0, directory: [], name: Array(name.utf8),
            status: PurgeStatus(
                kind: .file, identity: LinkIdentity(device: 1, inode: inode), links: links, size: 1,
                allocatedBytes: 1, accessed: moment,
                modified: moment, changed: moment))
    }

    @Test(arguments: 0..<200)
    func roundsGiveEveryFileOnceInOrderOfUse(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var all: [Candidate] = []
        // A file may have more names than fit, and names that are never offered.
        for inode in 0..<UInt64(1 + random.below(60)) {
            let names = random.oneIn(4) ? 1 + random.below(6) : 1
            let hidden = random.oneIn(8) ? 1 : 0
            let used = Int64(random.below(12))
            for name in 0..<names {
                all.append(
                    Self.candidate(
                        "\(inode)-\(name)", inode: inode, used: used, links: UInt32(names + hidden))
                )
            }
        }
        let maximum = 1 + random.below(12)
        var choice = LeastRecentlyUsed(maximum: maximum)
        var files: [[Candidate]] = []
        var elsewhere = 0
        var rounds = 0
        while true {
            rounds += 1
            for candidate in all.shuffled(&random) { choice.offer(candidate) }
            let round = choice.take()
            #expect(round.files.joined().count + round.linkedElsewhere.count <= maximum)
            files += round.files
            elsewhere += round.linkedElsewhere.count
            if round.isLast { break }
            guard rounds <= all.count + 1 else {
                Issue.record("seed \(seed): rounds do not end")
                return
            }
        }
        let inodes = files.map { $0[0].status.identity.inode }
        #expect(Set(inodes).count == inodes.count, "seed \(seed)")
        #expect(
            files.allSatisfy { file in
                file.count == Int(file[0].status.links)
                    && Set(file.map(\.status.identity)).count == 1
            }, "seed \(seed)")
        #expect(
            files.map { $0[0].status.lastUse.seconds }
                == files.map { $0[0].status.lastUse.seconds }.sorted(), "seed \(seed)")
        #expect(files.joined().count + elsewhere == all.count, "seed \(seed)")
        let whole = Set(all.map(\.status.identity)).filter { identity in
            let names = all.filter { $0.status.identity == identity }
            return names.count == Int(names[0].status.links) && names.count <= maximum
        }
        #expect(Set(files.map { $0[0].status.identity }) == whole, "seed \(seed)")
    }
}

/// The walk of wide and deep trees with little room for names.
@Suite struct PurgeWalkTests {
    @Test(arguments: 0..<60)
    func everyNameIsHandedOutAndFewNamesWait(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let environment = ScriptedPurgeEnvironment()
        environment.makeDirectory("/t")
        var directories = ["/t"]
        for number in 0..<random.below(120) {
            let path =
                "\(directories[random.oneIn(2) ? 0 : random.below(directories.count)])/d\(number)"
            environment.makeDirectory(path)
            directories.append(path)
        }
        for number in 0..<100 {
            environment.makeFile("\(directories[random.below(directories.count)])/f\(number)")
        }
        let tree = try environment.open(
            PurgeRoot(base: Array("/t".utf8), role: .temporary, origin: .ownCaches))
        let walk = PurgeWalk(
            tree, excluding: [], namesMaximum: 1 + random.below(10),
            namesMinimum: 1 + random.below(3)
        )
        var found: [String: Int] = [:]
        loop: while true {
            switch walk.next() {
            case .entries(let entries, _, let path):
                for entry in entries {
                    found[
                        "/t/" + String(decoding: ItemPath.join(path, entry.name), as: UTF8.self),
                        default: 0] += 1
                }
            case .left(let path, let why): Issue.record("seed \(seed): \(path) \(why)")
            case .nothing: break
            case .end: break loop
            }
        }
        #expect(
            Set(found.keys) == Set(environment.files.keys).union(directories.dropFirst()),
            "seed \(seed)"
        )
        #expect(found.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    }

    @Test func treeThatIsTooDeepIsNamedAndLeft() throws {
        let environment = ScriptedPurgeEnvironment()
        var path = "/t"
        for _ in 0..<PurgeWalk.depthMaximum + 3 {
            environment.makeDirectory(path)
            path += "/d"
        }
        let walk = PurgeWalk(
            try environment.open(
                PurgeRoot(base: Array("/t".utf8), role: .temporary, origin: .ownCaches)),
            excluding: [])
        var left = 0
        loop: while true {
            switch walk.next() {
            case .left(_, let why):
                left += 1
                #expect(why == .tooDeep)
            case .end: break loop
            default: break
            }
        }
        #expect(left == 1)
    }
}

extension [LeastRecentlyUsed.Candidate] {
    fileprivate func shuffled(_ random: inout SplitMix64) -> Self {
        var result = self
        for index in result.indices.reversed() { result.swapAt(index, random.below(index + 1)) }
        return result
    }
}
