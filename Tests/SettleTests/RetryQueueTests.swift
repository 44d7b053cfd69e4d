import CairnFormat
import CairnSimulation
import Testing

@testable import CairnCore
@testable import CairnWatch

/// Failures and their next try.
@Suite struct RetryQueueTests {
    private let moment = Timestamp(seconds: 1_700_000_000)
    private let randomness = SeededRandomness(seed: 1)
    private let transient = ItemFailure.Reason.system(SystemError("read", code: 5))
    private let permanent = ItemFailure.Reason.system(SystemError("open", code: 13))

    private func place(_ path: String, root: UInt64 = 1) -> RepositoryPath {
        RepositoryPath(root: root, path: Array(path.utf8))
    }

    private func fail(
        _ queue: inout RetryQueue, _ path: String, _ reason: ItemFailure.Reason,
        at now: UInt64 = start
    ) {
        queue.failed(place(path), reason, at: now, wallClock: moment, randomness: randomness)
    }

    @Test func transientOnesComeBackAfterAPauseThatDoubles() {
        var configuration = RetryQueue.Configuration()
        configuration.tries = 5
        var queue = RetryQueue(configuration)
        var now = start
        for attempt in 0..<5 {
            fail(&queue, "a", transient, at: now)
            let pause = queue.nextDeadline! - now
            let full = second << UInt64(attempt)
            #expect(pause >= full - full / 4 && pause <= full, "try \(attempt)")
            #expect(queue.due(at: now + pause - 1) == [])
            now += pause
            #expect(queue.due(at: now) == [place("a")])
            // Given out once until it fails again.
            #expect(queue.due(at: now + 3_600 * second) == [] && queue.nextDeadline == nil)
        }
        fail(&queue, "a", transient, at: now)
        #expect(queue.nextDeadline == nil && !queue.isEmpty)
        #expect(queue.failure(at: place("a"), absolute: \.path)?.tries == 6)
    }

    @Test func manyThatFailedTogetherDoNotComeTogether() {
        var queue = RetryQueue()
        for index in 0..<100 { fail(&queue, "f\(index)", transient) }
        #expect(Set(queue.entries.values.map { $0.due! }).count > 90)
    }

    @Test func pausesEndAtTheLongest() {
        var configuration = RetryQueue.Configuration()
        configuration.tries = .max
        configuration.longest = 60 * second
        var queue = RetryQueue(configuration)
        for _ in 0..<100 { fail(&queue, "a", transient) }
        #expect(queue.nextDeadline! <= start + 60 * second)
        configuration.first = .max
        configuration.longest = .max
        queue.reconfigure(configuration)
        fail(&queue, "a", transient, at: .max - 5)
        #expect(queue.due(at: .max - 6) == [])
    }

    @Test func permanentOnesWaitForAChange() {
        var queue = RetryQueue()
        fail(&queue, "a", permanent)
        #expect(queue.nextDeadline == nil && queue.due(at: .max) == [])
        #expect(queue.changed(place("a")) && !queue.changed(place("b")))
        fail(&queue, "a", transient)
        #expect(queue.failure(at: place("a"), absolute: \.path)?.tries == 1)
    }

    @Test func theRepositorysTroubleIsTriedForEver() {
        var queue = RetryQueue()
        for _ in 0..<100 { fail(&queue, "a", .noRoom) }
        #expect(queue.nextDeadline! <= start + RetryQueue.destinationPauseMaximum)
    }

    @Test func whatFailedInThisRoundHasNotSucceeded() {
        var queue = RetryQueue()
        fail(&queue, "d/a", permanent)
        let round = queue.beginRound()
        fail(&queue, "d/b", permanent)
        fail(&queue, "e", permanent)
        #expect(queue.places(beneath: place("d"), before: round) == [place("d/a")])
        #expect(queue.places(beneath: place(""), before: .max).count == 3)
        #expect(queue.places(beneath: place("d/a/x"), before: .max) == [])
        #expect(
            queue.hasFailed(place("e"), since: round)
                && !queue.hasFailed(place("d/a"), since: round))
        for path in ["d/a", "d/b", "e", "e"] { queue.succeeded(place(path)) }
        #expect(queue.isEmpty && queue.places(beneath: place(""), before: .max) == [])
    }

    @Test func tooManyCountForTheirDirectoryAndThenForTheRoot() {
        var queue = RetryQueue()
        for index in 0..<RetryQueue.entriesMaximum { fail(&queue, "d/f\(index)", permanent) }
        fail(&queue, "d/more", permanent)
        #expect(queue.failure(at: place("d"), absolute: \.path) != nil)
        for index in 0..<RetryQueue.entriesMaximum { fail(&queue, "d\(index)/f", permanent) }
        fail(&queue, "last/f", permanent)
        #expect(queue.entries.count <= 2 * RetryQueue.entriesMaximum + 1)
        #expect(queue.failure(at: place(""), absolute: \.path) != nil)
    }

    // MARK: Across restarts

    private func encoded() -> (RetryQueue, [UInt8]) {
        var queue = RetryQueue()
        fail(&queue, "a/b", transient)
        fail(&queue, "c", permanent)
        queue.failed(
            place("", root: 9), .inconsistent, at: start, wallClock: moment, randomness: randomness)
        return (queue, queue.encode(at: start, wallClock: moment))
    }

    @Test func itSurvivesARestartAndTransientOnesAreDueAtOnce() throws {
        let (queue, bytes) = encoded()
        var again = try RetryQueue(
            decoding: bytes, RetryQueue.Configuration(), at: 77, wallClock: moment)
        #expect(again.list(\.path).map(\.reason) == queue.list(\.path).map(\.reason))
        #expect(again.nextDeadline == 77)
        #expect(again.due(at: 77) == [place("a/b"), place("", root: 9)])
        #expect(again.places(beneath: place("a"), before: .max) == [place("a/b")])
        let empty = RetryQueue().encode(at: start, wallClock: moment)
        #expect(
            try RetryQueue(decoding: empty, RetryQueue.Configuration(), at: 0, wallClock: moment)
                .isEmpty)
    }

    @Test func whatIsCutOffOrDamagedIsRefused() {
        let (_, bytes) = encoded()
        for length in 0..<bytes.count {
            #expect(throws: FormatError.self) {
                try RetryQueue(
                    decoding: Array(bytes[..<length]), RetryQueue.Configuration(), at: 0,
                    wallClock: moment)
            }
        }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x10
            #expect(throws: FormatError.self) {
                try RetryQueue(
                    decoding: damaged, RetryQueue.Configuration(), at: 0, wallClock: moment)
            }
        }
    }

    /// The checksum is right, the content is not.
    @Test func whatNobodyWouldHaveWrittenIsRefused() {
        func body(_ build: (inout ByteWriter) -> Void) -> [UInt8] {
            var writer = ByteWriter(reserving: 64)
            writer.raw(Array("cairn-retries 1\n".utf8))
            build(&writer)
            return writer.bytes + writer.bytes.withUnsafeBytes { Digest.h256($0) }.bytes
        }
        func entry(_ writer: inout ByteWriter, path: String) {
            writer.varint(1 as UInt64)
            writer.counted(Array(path.utf8))
            writer.counted(Array("why".utf8))
            writer.u8(1)
            writer.varint(1)
            writer.zigzag(0)
            writer.varint(0 as UInt64)
        }
        let wrong = [
            body { $0.varint(UInt64.max) },
            body { $0.varint(1_000_000_000 as UInt64) },
            body {
                $0.varint(1)
                entry(&$0, path: "../a")
            },
            body {
                $0.varint(1)
                entry(&$0, path: "/a")
            },
            body {
                $0.varint(1)
                entry(&$0, path: "a")
                $0.u8(0)
            },
            body {
                $0.varint(2)
                entry(&$0, path: "a")
            },
            [UInt8](repeating: 0, count: RetryQueue.bytesMaximum + 1),
        ]
        for bytes in wrong {
            #expect(throws: FormatError.self) {
                try RetryQueue(
                    decoding: bytes, RetryQueue.Configuration(), at: 0, wallClock: moment)
            }
        }
        #expect(throws: Never.self) {
            try RetryQueue(
                decoding: body {
                    $0.varint(1)
                    entry(&$0, path: "a")
                }, RetryQueue.Configuration(), at: 0, wallClock: moment)
        }
    }

    // MARK: Classes

    @Test(
        arguments: [
            (4, ErrorClass.transient), (11, .transient), (16, .transient), (116, .transient),
            (5, .transient), (26, .transient), (28, .destination), (122, .destination),
            (13, .permanent), (1, .permanent), (40, .permanent), (36, .permanent), (2, .permanent),
            (0, .permanent), (-1, .permanent),
        ] as [(Int32, ErrorClass)])
    func errorsHaveAClass(code: Int32, expected: ErrorClass) {
        #expect(ErrorClass(code: code) == expected)
        #expect(ErrorClass(.system(SystemError("read", code: code))) == expected)
    }

    @Test func otherReasonsHaveAClass() {
        #expect(ErrorClass(.inconsistent) == .transient && ErrorClass(.noRoom) == .destination)
        #expect(ErrorClass(.unsupported("why")) == .permanent)
    }
}
