import CairnFormat
import CairnSimulation
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

struct ProtocolTests {
    static func parse(_ text: String) throws(ControlError) -> ControlRequest.Parsed {
        try ControlRequest.parse(Array(text.utf8))
    }

    static let requests: [ControlRequest] = [
        .ping, .status, .flush, .resume, .reload, .acquire, .release, .pause(seconds: nil),
        .pause(seconds: 600), .look(path: Array("/a b".utf8)),
        .attention(path: Array("/home/a \"quoted\" \\ name\n".utf8)),
        .attention(path: [0x2f, 0xff, 0xfe, 0x22]),
    ]

    @Test(arguments: requests)
    func requestsComeBackAsTheyWere(request: ControlRequest) throws {
        let line = request.line
        #expect(line.last == 0x0a && !line.dropLast().contains(0x0a))
        #expect(try ControlRequest.parse(Array(line.dropLast())) == .request(request))
    }

    @Test func fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored() throws {
        #expect(
            try Self.parse(
                #" {"later":{"x":[1,null,true]},"request" : "pause","seconds":60,"protocol":1} "#)
                == .request(.pause(seconds: 60)))
        #expect(
            try Self.parse(#"{"protocol":1,"request":"pause","seconds":null}"#)
                == .request(.pause(seconds: nil)))
        #expect(try Self.parse(#"{"protocol":1,"request":"\u0070ing"}"#) == .request(.ping))
        #expect(
            try Self.parse(#"{"protocol":1,"request":"attention","path":"/a\ud83d\ude00"}"#)
                == .request(.attention(path: Array("/a😀".utf8))))
        #expect(
            try Self.parse(#"{"protocol":1,"request":"attention","path":"/?","path_hex":"2fff"}"#)
                == .request(.attention(path: [0x2f, 0xff])))
    }

    @Test(arguments: [
        #"{}"#, #"{"request":"ping"}"#, #"{"protocol":2,"request":"ping"}"#,
        #"{"protocol":"1","request":"ping"}"#,
        #"{"protocol":1}"#, #"{"protocol":1,"request":7}"#, #"{"protocol":1,"request":"stop"}"#,
        #"{"protocol":1,"request":"attention"}"#,
        #"{"protocol":1,"request":"attention","path":"relative"}"#,
        #"{"protocol":1,"request":"attention","path":""}"#,
        #"{"protocol":1,"request":"attention","path":"/a\u0000"}"#,
        #"{"protocol":1,"request":"attention","path":"/a","path_hex":"2"}"#,
        #"{"protocol":1,"request":"attention","path":"/a","path_hex":"61"}"#,
        #"{"protocol":1,"request":"pause","seconds":0}"#,
        #"{"protocol":1,"request":"pause","seconds":-1}"#,
        #"{"protocol":1,"request":"pause","seconds":31622401}"#,
        #"{"protocol":1,"request":"pause","seconds":"60"}"#,
    ])
    func objectsThatAreNoRequestAreRefused(text: String) throws {
        guard case .refused(let why) = try Self.parse(text) else {
            Issue.record("taken: \(text)")
            return
        }
        #expect(!why.isEmpty)
    }

    @Test(arguments: [
        "", " ", "ping", "1", "[]", "null", "\"ping\"", "{", "}", "{}{}", "{} x", "{,}", #"{"a"}"#,
        #"{"a":}"#,
        #"{"a":1,}"#, #"{"a":1 "b":2}"#, #"{a:1}"#, #"{"a":01}"#, #"{"a":1.5}"#, #"{"a":1e3}"#,
        #"{"a":-}"#,
        #"{"a":9223372036854775808}"#, #"{"a":99999999999999999999}"#, #"{"a":1,"a":1}"#,
        #"{"a":"\x"}"#,
        #"{"a":"\ud800"}"#, #"{"a":"\udc00"}"#, #"{"a":"\ud800\u0041"}"#, #"{"a":"\u12"}"#,
        #"{"a":"x}"#,
        "{\"a\":\"\n\"}", #"{"a":tru}"#, #"{"a":nullx}"#, #"{"a":[1,]}"#, #"{"a":[1 2]}"#,
        "{\"a\":\"\u{1}\"}",
        #"{"a":[[[[[[[[1]]]]]]]]}"#, String(repeating: "[", count: 60_000),
        String(repeating: #"{"a":"#, count: 10_000),
    ])
    func whatIsNotOneObjectIsNoLine(text: String) {
        #expect(throws: ControlError.self, "\(text.prefix(60))") { _ = try Self.parse(text) }
    }

    @Test func boundsAreWhereTheyAreSaidToBe() throws {
        #expect(throws: ControlError.self) {
            _ = try ControlRequest.parse([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
        }
        let frame = #"{"protocol":1,"request":"ping","x":""}"#
        let room = ControlProtocol.requestBytesMaximum - frame.utf8.count
        let full =
            #"{"protocol":1,"request":"ping","x":""# + String(repeating: "y", count: room) + "\"}"
        #expect(try Self.parse(full) == .request(.ping))
        #expect(throws: ControlError.self) { _ = try Self.parse(full + " ") }
        #expect(
            try Self.parse(#"{"protocol":1,"request":"ping","x":[[[[[[[1]]]]]]]}"#)
                == .request(.ping))
        #expect(throws: ControlError.self) {
            _ = try Self.parse(#"{"protocol":1,"request":"ping","x":[[[[[[[[1]]]]]]]]}"#)
        }
        let least = #"{"protocol":1,"request":"ping","x":-9223372036854775808}"#
        #expect(try Self.parse(least) == .request(.ping))
    }

    /// Whatever comes in: a reason or a request, never a trap, and what is taken can be said again.
    @Test func randomLinesNeverTrap() throws {
        let seed: UInt64 = 0xc0_47_01
        let randomness = SeededRandomness(seed: seed)
        let seeds =
            Self.requests.map { Array($0.line.dropLast()) }
            + Self.replies.map { Array($0.line.dropLast()) }
        let alphabet = Array(#"{}[]",:\ud8/0123456789-.eEtrufalsn "#.utf8)
        var taken = 0
        for round in 0..<100_000 {
            var line: [UInt8]
            if round % 4 == 0 {
                line = (0..<Int(randomness.word() % 80)).map { _ in
                    alphabet[Int(randomness.word() % UInt64(alphabet.count))]
                }
            } else {
                line = seeds[Int(randomness.word() % UInt64(seeds.count))]
                for _ in 0..<(1 + randomness.word() % 3) where !line.isEmpty {
                    let place = Int(randomness.word() % UInt64(line.count))
                    switch randomness.word() % 4 {
                    case 0: line[place] = UInt8(truncatingIfNeeded: randomness.word())
                    case 1: line.remove(at: place)
                    case 2:
                        line.insert(
                            alphabet[Int(randomness.word() % UInt64(alphabet.count))], at: place)
                    default: line.removeSubrange(place...)
                    }
                }
            }
            if let parsed = try? ControlRequest.parse(line), case .request(let request) = parsed {
                taken += 1
                #expect(
                    try ControlRequest.parse(Array(request.line.dropLast())) == .request(request),
                    "seed \(seed), round \(round)")
            }
            if let reply = try? ControlReply(parsing: line) {
                _ = try ControlReply(parsing: Array(reply.line.dropLast()))
            }
        }
        #expect(taken > 100)
    }

    // MARK: Replies

    static func commit(paths: Int = 1) -> Commit {
        var commit = Commit(
            id: Hash128(Array(1...16)), run: Hash128(Array(2...17)), kind: .complete, isAdHoc: true,
            time: Timestamp(seconds: 1_790_000_000, nanoseconds: 7),
            began: Timestamp(seconds: -1, nanoseconds: 999_999_999))
        commit.host = Array("host".utf8)
        commit.user = Array("user".utf8)
        commit.program = Array("cairn 1".utf8)
        commit.paths = (0..<paths).map { Array("/home/\($0)".utf8) + [0xff] }
        commit.tags = [Array("tag".utf8), [0xfe]]
        commit.restored = Hash128(Array(3...18))
        commit.counts.new = 5
        commit.counts.live = .max / 2
        return commit
    }

    static var status: DaemonStatus {
        var status = DaemonStatus()
        status.process = 7
        status.program = "cairn 1"
        status.activity = .waitingForRepository
        status.trouble = "the disk is away"
        status.repository = [0x2f, 0xff]
        status.started = Timestamp(seconds: 5, nanoseconds: 6)
        status.pausedUntil = Timestamp(seconds: 9)
        status.lastCommit = .init(Hash128(Array(1...16)), Timestamp(seconds: 8, nanoseconds: 1))
        status.lastReconcile = Timestamp(seconds: 3)
        status.dirty = 12
        status.dirtySince = Timestamp(seconds: 2)
        status.reading = Array("/a/b".utf8)
        status.failures = [
            .init(
                path: Array("/a/\u{1}".utf8), reason: "busy", isTransient: true, tries: 3,
                first: Timestamp(seconds: 1),
                nextTry: Timestamp(seconds: 2))
        ]
        status.failureCount = 3
        status.gaps = [
            Gap(number: 4, root: 1, path: [0xfe], cause: .watchLimit, began: Timestamp(seconds: 1))
        ]
        status.gapCount = 1
        status.watch.watches = 100
        status.watch.watchesMaximum = 8_192
        status.roots = [
            .init(
                definition: RootDefinition(
                    number: 1, name: Array("Documents".utf8), path: Array("/d".utf8),
                    role: .documents),
                state: .polled)
        ]
        status.pulses = [
            .init(thread: "loop", doing: "capturing", ageSeconds: 130, limitSeconds: 120)
        ]
        var remote = DaemonStatus.Remote(name: "nas", url: "dir:/nas")
        remote.commit = 7
        remote.waitingSince = Timestamp(seconds: 4, nanoseconds: 5)
        (remote.reason, remote.tries, remote.isStale) = ("away", 2, true)
        status.remotes = [remote, .init(name: "b2", url: "rclone:b2:c")]
        status.commits = 9
        status.captures = 10
        return status
    }

    static let replies: [ControlReply] = [
        .pong(process: 1, program: "cairn", repository: [0x2f, 0xff]), .status(status), .ok,
        .granted, .error("no"),
        .attention(.none), .attention(.outside),
        .attention(.dirty(since: Timestamp(seconds: 3, nanoseconds: 4))),
        .attention(.failing(status.failures[0])), .attention(.inGap(status.gaps[0])),
        .reloaded(problem: nil), .reloaded(problem: "line 3"), .flush(.progress(BackupProgress())),
        .flush(.failed("full")),
        .flush(
            .itemFailed(
                ItemFailure(path: [0x2f, 0xff], reason: .system(SystemError("open", code: 13))))),
        .flush(.itemFailed(ItemFailure(path: [0x2f], reason: .inconsistent))),
        .flush(
            .itemFailed(
                ItemFailure(
                    path: [0x2f],
                    reason: .system(
                        SystemError(
                            "list", path: [0x2f, 0xff], code: ErrorCode.displacedRoot))))),
        .flush(
            .itemFailed(ItemFailure(path: [0x2f], reason: .unsupported("a name of 5000 bytes")))),
        .flush(.done(FlushResult(counts: commit().counts, commit: nil, nanoseconds: 5))),
        .flush(.committed(CatalogCommit(number: 3, commit: commit()))),
        .flush(
            .done(
                FlushResult(
                    counts: commit().counts, commit: CatalogCommit(number: 3, commit: commit()),
                    nanoseconds: 5))),
    ]

    @Test func commitsComeBackWhole() throws {
        let commit = CatalogCommit(number: 12, commit: Self.commit(paths: 50))
        let line = ControlReply.flush(.committed(commit)).line
        guard case .flush(.committed(let told)) = try ControlReply(parsing: Array(line.dropLast()))
        else {
            Issue.record("another answer")
            return
        }
        #expect(told == commit)
        let long = ControlReply.flush(
            .committed(CatalogCommit(number: 12, commit: Self.commit(paths: 100_000)))
        ).line
        guard case .flush(.committed(let cut)) = try ControlReply(parsing: Array(long.dropLast()))
        else {
            Issue.record("another answer")
            return
        }
        #expect(
            cut.commit.paths.count > 1_000 && cut.commit.paths.count < 100_000
                && cut.commit.tags == commit.commit.tags)
    }

    /// The longest path of a journal is the longest of a failure.
    @Test func aFailureNamesWhatCanBeRecorded() {
        let path = Array(String(repeating: "/deep", count: 20_000).utf8)
        let failure = ItemFailure(path: path, reason: .unsupported("too long"))
        #expect(failure.path == Array(path[..<65_535]))
    }

    @Test func repliesComeBackAsTheyWere() throws {
        for reply in Self.replies {
            let line = Array(reply.line.dropLast())
            #expect(try ControlReply(parsing: line).line.dropLast() == line[...])
        }
        guard
            case .status(let status) = try ControlReply(
                parsing: Array(ControlReply.status(Self.status).line.dropLast()))
        else {
            Issue.record("another answer")
            return
        }
        #expect(status == Self.status)
        #expect(status.lastCommit?.time == Self.status.lastCommit?.time)
        #expect(
            status.trouble == Self.status.trouble && status.repository == Self.status.repository)
        #expect(
            status.failureCount == 3 && status.dirtySince == Self.status.dirtySince
                && status.captures == 10)
    }

    @Test func longListsAreCutAndCounted() throws {
        var status = Self.status
        status.gaps = (0..<20_000).map {
            Gap(
                number: UInt64($0), root: 1, path: [UInt8](repeating: 0x61, count: 200),
                cause: .unreadable, began: Timestamp(seconds: 1))
        }
        status.failures = [FailingItem](
            repeating: .init(
                path: [UInt8](repeating: 0xff, count: 60_000),
                reason: String(repeating: "\"", count: 100_000),
                isTransient: false, tries: 1, first: Timestamp(seconds: 1), nextTry: nil),
            count: 100)
        status.failureCount = 100
        let line = ControlReply.status(status).line
        #expect(line.count <= ControlProtocol.replyBytesMaximum)
        guard case .status(let told) = try ControlReply(parsing: Array(line.dropLast())) else {
            Issue.record("another answer")
            return
        }
        #expect(told.gapCount == 20_000 && !told.gaps.isEmpty && told.gaps.count < 20_000)
        #expect(told.failureCount == 100)
    }
}
