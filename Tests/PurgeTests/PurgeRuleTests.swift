import CairnFormat
import CairnSimulation
import Glibc
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnPurge

/// Which items go, rule by rule. - Source: ARCHITECTURE.md, "A purge".
@Suite struct PurgeRuleTests {
    private let environment = ScriptedPurgeEnvironment()
    private let clock = SimulatedClock(Timestamp(seconds: 1_000_000))
    private static let day: Int64 = 86_400
    private static let browser = PurgeApplication(
        shape: .flatpak, id: Array("org.example.Web".utf8), directory: Array("/c".utf8))

    private func root(_ path: String, _ role: PurgeRole, _ application: PurgeApplication? = nil)
        -> PurgeRoot
    {
        PurgeRoot(base: Array(path.utf8), role: role, application: application, origin: .ownCaches)
    }

    /// Runs to the end.
    @discardableResult
    private func purge(
        _ roots: [PurgeRoot], applying: Bool = true, policy: PurgePolicy = PurgePolicy(),
        excluding: Set<DirectoryIdentity> = [],
        keeping kept: [String] = [], ledger: @escaping ([PurgedItem]) throws -> Void = { _ in }
    ) throws -> (notes: PurgeNotes, totals: PurgeTotals) {
        let notes = PurgeNotes()
        let request = PurgeRun.Request(
            roots: roots, policy: policy, isApplying: applying, excluding: excluding,
            keeping: Set(kept.map { Array($0.utf8) }))
        let run = PurgeRun(
            environment, clock: clock, request: request, observer: notes, ledger: ledger)
        while !run.isDone { try run.advance(mayRest: { true }) }
        return (notes, run.totals)
    }

    // MARK: Temporary

    @Test(arguments: [
        (0, 0, 0, true), (day, day, day, true), (Self.day * 11 - 1, 0, 0, false),
        (0, Self.day * 11 - 1, 0, false),
        (0, 0, Self.day * 11 - 1, false), (0, Self.day * 10 - 1, 0, true),
        (0, Self.day * 10, 0, false),
        // A reading may be noted up to a day late.
        (Self.day * 9 - 1, 0, 0, true), (Self.day * 9, 0, 0, false),
        (Self.day * 10 - 1, 0, Self.day * 10 - 1, false),
        (Self.day * 10 - 1, Self.day * 10 - 1, 0, true), (Self.day * 20, 0, 0, false),
    ])
    func temporaryItemGoesWhenAllOfItsTimesAreOlderThanItsAge(
        accessed: Int64, modified: Int64, changed: Int64, goes: Bool
    ) throws {
        clock.set(Timestamp(seconds: Self.day * 11))
        environment.makeDirectory("/t")
        environment.makeFile("/t/file", accessed: accessed, modified: modified, changed: changed)
        let (notes, _) = try purge([root("/t", .temporary)])
        #expect(environment.removed == (goes ? ["/t/file"] : []))
        #expect(notes.purged.map(\.reason) == (goes ? [.age] : []))
        #expect(
            notes.purged.allSatisfy {
                $0.lastUse.seconds == max(accessed, modified, changed) && $0.time == clock.now()
            })
    }

    @Test func nothingGoesByItsAgeWhileTheDateIsNotBelieved() throws {
        environment.makeDirectory("/t")
        for name in ["a", "b", "c"] { environment.makeFile("/t/\(name)") }
        let notes = PurgeNotes()
        var request = PurgeRun.Request(
            roots: [root("/t", .temporary)], policy: PurgePolicy(), isApplying: true)
        request.isDateBelieved = { false }
        let run = PurgeRun(environment, clock: clock, request: request, observer: notes) { _ in }
        while !run.isDone { try run.advance(mayRest: { true }) }
        #expect(environment.removed.isEmpty && notes.why("/t") == .undated)
        request.isDateBelieved = { true }
        let again = PurgeRun(environment, clock: clock, request: request, observer: notes) { _ in }
        while !again.isDone { try again.advance(mayRest: { true }) }
        #expect(environment.removed.count == 3)
    }

    @Test func directoriesStay() throws {
        environment.makeDirectory("/t")
        environment.makeDirectory("/t/empty")
        environment.makeDirectory("/t/full")
        environment.makeFile("/t/full/file")
        try purge([root("/t", .temporary)])
        #expect(environment.lookedAt == ["/t/full/file"] && environment.directories.count == 3)
    }

    @Test func nothingGoesWhileItsApplicationRunsAndEverythingOnceItHasEnded() throws {
        environment.makeDirectory("/c")
        environment.makeFile("/c/file")
        environment.users.running = [Self.browser]
        var (notes, totals) = try purge([root("/c", .temporary, Self.browser)])
        #expect(
            environment.lookedAt.isEmpty && notes.why("/c") == .running(Self.browser)
                && totals.stayed == 1)
        // Another application's end is not this one's.
        environment.users.running = [
            PurgeApplication(shape: .snap, id: Self.browser.id, directory: Self.browser.directory)
        ]
        (notes, totals) = try purge([root("/c", .temporary, Self.browser)])
        #expect(environment.removed == ["/c/file"] && totals.items == 1)
    }

    @Test func withoutASightOfProcessesNoApplicationHasEnded() throws {
        environment.makeDirectory("/c")
        environment.makeDirectory("/t")
        environment.makeFile("/c/file")
        environment.makeFile("/t/file")
        environment.users.isBlind = true
        environment.users.unseenProcesses = 1
        let notes = try purge([root("/c", .temporary, Self.browser), root("/t", .temporary)]).notes
        #expect(
            environment.removed == ["/t/file"] && notes.why("/c") == .unknown(unseenProcesses: 1))
    }

    @Test func cachesGoThoughTheirApplicationRuns() throws {
        environment.makeDirectory("/c")
        environment.makeFile("/c/file")
        environment.space = FileSystemSpace(total: 100_000, available: 0)
        environment.users.running = [Self.browser]
        try purge([root("/c", .caches, Self.browser)])
        #expect(environment.removed == ["/c/file"])
    }

    @Test func whatIsHeldStaysByEitherAnswer() throws {
        environment.makeDirectory("/t")
        for name in [
            "open", "mapped", "numbered", "asked", "free", "swapped", "gone", "busy", "forbidden",
        ] { environment.makeFile("/t/\(name)") }
        environment.users.open = [environment.files["/t/open"]!.status.identity]
        let numbered = environment.files["/t/numbered"]!.status.identity.inode
        environment.users.mapped = [
            environment.files["/t/mapped"]!.status.identity,
            LinkIdentity(device: 77, inode: numbered),
        ]
        environment.set("/t/asked", outcome: .held)
        environment.set("/t/swapped", outcome: .changed)
        environment.set("/t/gone", outcome: .vanished)
        environment.set("/t/busy", error: EBUSY)
        environment.set("/t/forbidden", error: EACCES)
        var (notes, totals) = try purge([root("/t", .temporary)], applying: false)
        // Where /proc may name another device than stat(2) does, the inode's number is enough to
        // stay.
        #expect(
            notes.paths == ["/t/free"] && notes.why("/t/numbered") == .held && totals.stayed == 6)
        environment.users.exactDevices = [1]
        (notes, totals) = try purge([root("/t", .temporary)])
        #expect(environment.removed.sorted() == ["/t/free", "/t/numbered"])
        #expect(
            notes.why("/t/open") == .held && notes.why("/t/mapped") == .held
                && notes.why("/t/asked") == .held)
        #expect(
            notes.why("/t/swapped") == .changed && notes.why("/t/gone") == nil
                && notes.why("/t/busy") == .mount)
        #expect(notes.why("/t/forbidden") == .failed(SystemError("remove", code: EACCES)))
        #expect(totals.items == 2 && totals.stayed == 5 && totals.failed == 1)
        #expect(!environment.lookedAt.contains("/t/open"))
    }

    @Test func whatNobodyCanTellOfGoesOnlyWhenAllProcessesWereSeen() throws {
        environment.makeDirectory("/t")
        environment.makeFile("/t/fifo", .fifo)
        environment.set("/t/fifo", outcome: .unknown)
        environment.users.unseenProcesses = 3
        let (notes, _) = try purge([root("/t", .temporary)])
        #expect(environment.removed.isEmpty && notes.why("/t/fifo") == .unknown(unseenProcesses: 3))
        environment.users.unseenProcesses = 0
        try purge([root("/t", .temporary)])
        #expect(environment.removed == ["/t/fifo"])
    }

    @Test func surveyIsTakenAnewWhenItIsOld() throws {
        environment.makeDirectory("/t")
        for name in ["a", "b", "c"] { environment.makeFile("/t/\(name)") }
        environment.onRemoval = { [clock] in clock.advance(seconds: 5) }
        try purge([root("/t", .temporary)])
        #expect(environment.surveys == 3)
    }

    @Test func namesOfOneFileGoTogetherAndTheLastGivesTheBytes() throws {
        environment.makeDirectory("/t")
        environment.makeFile("/t/a", bytes: 8_192, links: 2)
        environment.makeFile("/t/b", like: "/t/a")
        environment.makeFile("/t/elsewhere", bytes: 8_192, links: 2)
        for applying in [false, true] {
            let (notes, totals) = try purge([root("/t", .temporary)], applying: applying)
            #expect(notes.paths.sorted() == ["/t/a", "/t/b", "/t/elsewhere"])
            #expect(notes.purged.map(\.bytes).sorted() == [0, 0, 8_192] && totals.bytes == 8_192)
        }
    }

    // MARK: Caches

    @Test(arguments: [
        (UInt64(100), UInt64(0)), (99, 51), (0, 150), (150, 0), (1_000, 0),
    ])
    func cachesGoFromTheLowMarkToTheHighOne(available: UInt64, missing: UInt64) {
        #expect(
            PurgePolicy().missing(FileSystemSpace(total: 1_000, available: available)) == missing)
    }

    @Test func policyHasItsEdges() {
        var policy = PurgePolicy(
            lowFree: Share(basisPoints: 0), highFree: Share(basisPoints: 10_000))
        #expect(policy.missing(FileSystemSpace(total: 1_000, available: 0)) == 0)
        policy.lowFree = Share(basisPoints: 10_000)
        #expect(policy.missing(FileSystemSpace(total: .max, available: 1)) == UInt64.max - 1)
        #expect(policy.missing(FileSystemSpace(total: 0, available: 0)) == 0)
    }

    @Test func leastRecentlyUsedGoFirstUntilThereIsRoom() throws {
        environment.makeDirectory("/c")
        environment.makeDirectory("/c/deep")
        environment.makeDirectory("/other")
        environment.makeFile("/c/read-lately", bytes: 1_000, accessed: 50, modified: 1)
        environment.makeFile("/c/deep/oldest", bytes: 1_000, modified: 5)
        environment.makeFile("/other/second", bytes: 1_000, changed: 10)
        environment.makeFile("/c/third", bytes: 1_000, modified: 20)
        environment.makeFile("/c/empty", bytes: 0)
        environment.makeFile("/c/link", .symlink)
        environment.space = FileSystemSpace(total: 20_000, available: 1_500)
        let roots = [root("/c", .caches), root("/other", .caches)]
        for applying in [false, true] {
            let (notes, totals) = try purge(roots, applying: applying)
            #expect(
                notes.paths == ["/c/deep/oldest", "/other/second"] && notes.measured == [1_500])
            #expect(
                totals.caches.items == 2 && totals.caches.bytes == 2_000
                    && notes.purged.allSatisfy { $0.reason == .lowSpace })
        }
        #expect(environment.removed == ["/c/deep/oldest", "/other/second"])
        environment.space = FileSystemSpace(total: 20_000, available: 2_000)
        #expect(try purge(roots).totals.items == 0)
    }

    @Test func nextOnesGoInPlaceOfThoseThatStay() throws {
        environment.makeDirectory("/c")
        for number in 0..<5 {
            environment.makeFile("/c/\(number)", bytes: 1_000, modified: Int64(number))
        }
        environment.set("/c/0", outcome: .held)
        environment.set("/c/1", outcome: .vanished)
        environment.space = FileSystemSpace(total: 10_000, available: 0)
        try purge([root("/c", .caches)])
        #expect(environment.removed == ["/c/2", "/c/3"])
    }

    @Test func fileWithANameElsewhereStaysForItWouldFreeNothing() throws {
        environment.makeDirectory("/c")
        environment.makeFile("/c/half", modified: 1, links: 2)
        environment.makeFile("/c/a", bytes: 1_000, modified: 2, links: 2)
        environment.makeFile("/c/b", like: "/c/a")
        environment.makeFile("/c/later", bytes: 1_000, modified: 3)
        environment.space = FileSystemSpace(total: 10_000, available: 500)
        let (notes, totals) = try purge([root("/c", .caches)])
        #expect(
            environment.removed == ["/c/a", "/c/b"] && notes.why("/c/half") == .linkedElsewhere
                && totals.bytes == 1_000)
    }

    @Test func temporaryFilesMakeRoomBeforeCachesMust() throws {
        environment.makeDirectory("/t")
        environment.makeDirectory("/c")
        environment.makeFile("/t/file", bytes: 2_000)
        environment.makeFile("/c/file", bytes: 1_000)
        environment.space = FileSystemSpace(total: 10_000, available: 100)
        let roots = [root("/c", .caches), root("/t", .temporary)]
        #expect(try purge(roots, applying: false).notes.paths == ["/t/file"])
        environment.onRemoval = { [environment] in
            environment.space = FileSystemSpace(total: 10_000, available: 2_100)
        }
        try purge(roots)
        #expect(environment.removed == ["/t/file"])
    }

    // MARK: Roots

    @Test func rootWithinARootHasItsOwnRole() throws {
        environment.makeDirectory("/c")
        environment.makeDirectory("/c/tmp")
        environment.makeFile("/c/file")
        environment.makeFile("/c/tmp/old")
        environment.makeFile("/c/tmp/new", modified: 999_999)
        environment.space = FileSystemSpace(total: 100_000, available: 0)
        try purge([root("/c", .caches), root("/c/tmp", .temporary)])
        #expect(environment.removed == ["/c/tmp/old", "/c/file"])
    }

    @Test func partOfAContainerIsTrustedNoFurtherThanTheDirectoryOfContainers() throws {
        let container = ContainerName(shape: .flatpak, id: Array("org.example.Web".utf8))
        func root(_ path: String) -> PurgeRoot? {
            PurgeRoot(
                partAt: Array(path.utf8), of: container, in: Array("/home/ada/.var/app".utf8),
                role: .temporary)
        }
        let found = try #require(root("/home/ada/.var/app/org.example.Web/cache/tmp"))
        #expect(
            found.base == Array("/home/ada/.var/app".utf8)
                && found.path == Array("org.example.Web/cache/tmp".utf8))
        #expect(found.application?.directory == Array("/home/ada/.var/app/org.example.Web".utf8))
        // Where `cache` is a symlink to elsewhere.
        for path in [
            "/home/ada/Documents", "/home/ada/.var/app/org.example.Web",
            "/home/ada/.var/app/org.example.Website/cache",
        ] {
            #expect(root(path) == nil)
        }
    }

    @Test func excludedDirectoriesAreNeitherRootsNorEntered() throws {
        let repository = environment.makeDirectory("/t/repository")
        environment.makeDirectory("/t")
        let home = environment.makeDirectory("/home")
        environment.makeFile("/t/repository/file")
        environment.makeFile("/home/file")
        let (notes, totals) = try purge(
            [root("/t", .temporary), root("/home", .temporary)], excluding: [repository, home])
        #expect(
            environment.lookedAt.isEmpty
                && notes.why("/home") == .refused(.holds(Array("/home".utf8)))
                && totals.failed == 1)
    }

    /// Issue 13: identities taken once did not know a directory of the same name that had taken a
    /// kept one's place.
    @Test func keptDirectoriesStayByPathAndByWhatLiesThereNow() throws {
        for place in ["/t", "/t/kept", "/t/moved", "/t/link"] { environment.makeDirectory(place) }
        for file in ["/t/old", "/t/kept/file", "/t/moved/file", "/t/link/file", "/t/kept file"] {
            environment.makeFile(file)
        }
        environment.links = ["/elsewhere": "/t/moved"]
        // Another one, made meanwhile.
        environment.onRemoval = { [environment] in environment.makeDirectory("/t/kept") }
        let (_, totals) = try purge(
            [root("/t", .temporary)],
            keeping: ["/t/kept", "/elsewhere", "/t/link", "/t/away", "/t/kept file"])
        #expect(environment.removed == ["/t/old"] && totals.failed == 0)
        environment.makeFile("/t/old")
        let caches = try purge(
            [root("/t", .caches)],
            policy: PurgePolicy(
                lowFree: Share(basisPoints: 9_000), highFree: Share(basisPoints: 10_000)),
            keeping: ["/t/kept", "/elsewhere", "/t/link", "/t/kept file"])
        #expect(environment.removed == ["/t/old", "/t/old"] && caches.totals.failed == 0)
    }

    @Test func aKeptDirectoryOfWhichNothingIsKnownStopsThePurgeAroundIt() throws {
        for place in ["/t", "/t/kept", "/u"] {
            environment.makeDirectory(place)
            environment.makeFile("\(place)/file")
        }
        environment.closed = ["/t/kept": EACCES]
        let (notes, totals) = try purge(
            [root("/t", .temporary), root("/u", .temporary)], keeping: ["/t/kept"])
        #expect(environment.removed == ["/u/file"] && totals.failed == 1)
        #expect(
            notes.why("/t")
                == .refused(
                    .keptUnknown(
                        Array("/t/kept".utf8),
                        SystemError("open", path: Array("/t/kept".utf8), code: EACCES))))
    }

    @Test func whatIsKeptIsNoRoot() throws {
        for place in ["/t", "/real"] { environment.makeDirectory(place) }
        environment.makeFile("/real/file")
        environment.makeFile("/t/file")
        environment.links = ["/t": "/real"]
        let (notes, _) = try purge([root("/real", .temporary)], keeping: ["/t"])
        #expect(
            environment.removed.isEmpty
                && notes.why("/real") == .refused(.holds(Array("/real".utf8))))
    }

    @Test func oneDirectoryUnderTwoNamesIsPurgedByItsFirstRole() throws {
        let identity = environment.makeDirectory("/c")
        environment.makeFile("/c/file")
        let notes = try purge([root("/c", .caches), root("/c", .temporary)]).notes
        #expect(
            environment.removed.isEmpty
                && notes.why("/c") == .refused(.duplicate(of: Array("/c".utf8)))
                && identity.inode > 0)
    }

    @Test func rootThatIsNotThereIsNoFailureAndOneThatCannotBeOpenedIs() throws {
        environment.closed = ["/secret": EACCES, "/link": ELOOP, "/mount": EXDEV]
        let (notes, totals) = try purge(
            ["/away", "/secret", "/link", "/mount"].map { root($0, .temporary) })
        #expect(
            totals.failed == 2 && totals.stayed == 1 && notes.why("/away") == nil
                && notes.why("/mount") == .mount)
        #expect(
            notes.why("/secret")
                == .failed(SystemError("open", path: Array("/secret".utf8), code: EACCES)))
    }

    @Test func directoryThatIsAnotherNowIsExcludedAndOneThatIsClosedIsAFailure() throws {
        environment.makeDirectory("/t")
        for name in ["gone", "link", "mount", "secret", "fine"] {
            environment.makeDirectory("/t/\(name)")
            environment.makeFile("/t/\(name)/file")
        }
        environment.closed = [
            "/t/gone": ENOENT, "/t/link": ELOOP, "/t/mount": EXDEV, "/t/secret": EACCES,
        ]
        let (notes, totals) = try purge([root("/t", .temporary)])
        #expect(environment.removed == ["/t/fine/file"] && totals.failed == 1 && totals.stayed == 1)
        #expect(notes.stayed.map(\.path).sorted() == ["/t/mount", "/t/secret"])
    }

    // MARK: The ledger

    @Test func whatWentIsWrittenDownAfterItWentAThousandAtATime() throws {
        environment.makeDirectory("/t")
        for number in 0..<2_500 { environment.makeFile("/t/\(number)") }
        var batches: [Int] = []
        let request = PurgeRun.Request(
            roots: [root("/t", .temporary)], policy: PurgePolicy(), isApplying: true)
        let run = PurgeRun(environment, clock: clock, request: request, observer: PurgeNotes()) {
            [environment] items in
            batches.append(items.count)
            for item in items {
                #expect(
                    environment.files[
                        String(
                            decoding: ItemPath.join(item.root.absolute, item.path), as: UTF8.self)]
                        == nil)
            }
        }
        try run.advance(mayRest: { false })
        #expect(
            run.isDone && batches.reduce(0, +) == 2_500
                && batches.max()! <= 2 * PurgeRun.batchMaximum && batches.count > 1)
    }

    @Test func planWritesNothingDown() throws {
        environment.makeDirectory("/t")
        environment.makeFile("/t/file")
        var batches = 0
        try purge([root("/t", .temporary)], applying: false) { _ in batches += 1 }
        #expect(batches == 0 && environment.removed.isEmpty && environment.lookedAt == ["/t/file"])
    }

    @Test func runEndsWhenNothingCanBeWrittenDown() throws {
        struct Lost: Error {}
        environment.makeDirectory("/t")
        for number in 0..<5_000 { environment.makeFile("/t/\(number)") }
        #expect(throws: Lost.self) { try purge([root("/t", .temporary)]) { _ in throw Lost() } }
        #expect(environment.removed.count <= 2 * PurgeRun.batchMaximum)
    }
}
