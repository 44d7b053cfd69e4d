import CairnBackup
import CairnFormat
import Testing

/// The failure of a backup is ended only by one that covers it.
@Suite struct BackupScopeTests {
    private static func scope(_ names: String..., roots: Bool = false) -> BackupScope {
        BackupScope(hasRoots: roots, names: names.map { Array($0.utf8) })
    }

    private static func rest(_ failed: BackupScope, after done: BackupScope) -> BackupScope {
        failed.rest(
            after: done, roots: [Array("/home/a".utf8), Array("/home/b".utf8)],
            isThere: { $0 != Array("/mistyped".utf8) })
    }

    @Test func rootsAreCoveredByAllOfThemOnly() {
        let failed = Self.scope(roots: true)
        #expect(Self.rest(failed, after: Self.scope("/home/a")) == failed)
        #expect(Self.rest(failed, after: Self.scope("/home/a", "/home/b")).isEmpty)
        #expect(Self.rest(failed, after: Self.scope("/home")).isEmpty)
        #expect(Self.rest(failed, after: failed).isEmpty)
    }

    @Test func pathsAreCoveredByThoseAboveThem() {
        let failed = Self.scope("/home/a/x", "/srv/y", "--container=id")
        #expect(Self.rest(failed, after: Self.scope(roots: true)) == Self.scope("/srv/y"))
        #expect(
            Self.rest(failed, after: Self.scope("/srv"))
                == Self.scope("/home/a/x", "--container=id"))
        #expect(Self.rest(failed, after: Self.scope("/home/ab")) == failed)
    }

    /// What a backup of all roots could not read ends with its root.
    @Test func itemsOfRootsThatEndedAreNotWanted() {
        let failed = BackupScope(
            items: ["/home/a/x", "/srv/gone"].map { Array($0.utf8) })
        #expect(failed.paths == ["/home/a/x", "/srv/gone"].map { Array($0.utf8) })
        let left = BackupScope(items: [Array("/home/a/x".utf8)])
        #expect(Self.rest(failed, after: Self.scope("/home/b")) == left)
        #expect(Self.rest(failed, after: Self.scope("/home/a")).isEmpty)
        #expect(Self.rest(failed, after: Self.scope(roots: true)).isEmpty)
    }

    @Test func mistypedPathIsForgotten() {
        #expect(Self.rest(Self.scope("/mistyped"), after: Self.scope("/srv")).isEmpty)
    }

    @Test(arguments: [LastBackup.Outcome.interrupted, .outdated])
    func theServiceEndsWhatIsDue(_ outcome: LastBackup.Outcome) {
        let (then, now) = (Timestamp(seconds: 1_000), Timestamp(seconds: 2_000))
        var first = LastBackup(began: then, process: 1, after: nil)
        first.end(.complete, at: then)
        func due(after before: LastBackup?) -> LastBackup {
            let scope = Self.scope("/srv/y", roots: true)
            var last = LastBackup(began: now, process: 1, after: before, of: scope)
            last.end(outcome, at: now)
            return last
        }
        func stored(_ done: BackupScope, _ last: LastBackup) -> LastBackup? {
            last.afterService(
                done, roots: [Array("/home/a".utf8)], isThere: { _ in true }, at: now)
        }
        let last = due(after: first)
        #expect(last.isDue && !first.isDue && LastBackup(decoding: last.encode()) == last)
        #expect(stored(Self.scope("/else"), last) == last)
        #expect(stored(Self.scope(roots: true), last)?.outstanding == Self.scope("/srv/y"))
        let ended = stored(Self.scope("/srv", roots: true), last)
        #expect(ended?.outcome == .complete && ended?.ended == then)
        #expect(stored(Self.scope("/srv", roots: true), due(after: nil)) == nil)
    }

    @Test func runsAddWhatTheyDidNotBackUp() {
        let now = Timestamp(seconds: 1_000)
        var first = LastBackup(began: now, process: 1, after: nil, of: Self.scope(roots: true))
        first.end(.incomplete(items: 1), at: now)
        var second = LastBackup(began: now, process: 1, after: first, of: Self.scope("/srv/y z"))
        #expect(LastBackup(decoding: second.encode()) == second)
        second.end(.failed("no room"), at: now)
        #expect(second.outstanding == Self.scope("/srv/y z", roots: true))
        #expect(LastBackup(decoding: second.encode()) == second)
        second.end(.complete, at: now)
        #expect(second.outstanding.isEmpty && LastBackup(decoding: second.encode()) == second)
    }
}
