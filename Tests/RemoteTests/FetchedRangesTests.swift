import CairnCore
import Synchronization
import Testing

@testable import CairnRemote

@Suite struct FetchedRangesTests {
    private func read(
        _ ranges: FetchedRanges, _ key: String, at offset: UInt64, count: Int = 100,
        _ fetches: Borrowed, fails: Bool = false
    ) throws(RemoteError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var failure: RemoteError?
        bytes.withUnsafeMutableBytes { buffer in
            do throws(RemoteError) {
                try ranges.read(key, at: offset, into: buffer) { () throws(RemoteError) in
                    fetches.count.withLock { $0 += 1 }
                    if fails { throw RemoteError(.temporary, "read", key, "broke") }
                    for index in buffer.indices {
                        buffer[index] = UInt8(truncatingIfNeeded: offset)
                    }
                }
            } catch { failure = error }
        }
        if let failure { throw failure }
        return bytes
    }

    private final class Borrowed: Sendable {
        let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
    }

    @Test func whatWasFetchedIsNotFetchedAgain() throws {
        let (ranges, fetches) = (FetchedRanges(), Borrowed())
        for _ in 0..<3 {
            #expect(try read(ranges, "a", at: 7, fetches) == Array(repeating: 7, count: 100))
        }
        #expect(fetches.value == 1)
        #expect(try read(ranges, "b", at: 7, fetches).first == 7)
        #expect(try read(ranges, "a", at: 8, fetches).first == 8)
        #expect(fetches.value == 3)
    }

    @Test func theOldestGoFirst() throws {
        let (ranges, fetches) = (FetchedRanges(bytesMaximum: 250), Borrowed())
        for offset in [1, 2, 3, 2] as [UInt64] { _ = try read(ranges, "a", at: offset, fetches) }
        #expect(fetches.value == 3)
        _ = try read(ranges, "a", at: 1, fetches)
        #expect(fetches.value == 4)
        // Longer than all of it: passed through.
        #expect(try read(ranges, "a", at: 9, count: 300, fetches).count == 300)
    }

    @Test func afterAFailureItIsFetchedAgain() throws {
        let (ranges, fetches) = (FetchedRanges(), Borrowed())
        #expect(throws: RemoteError.self) { try read(ranges, "a", at: 1, fetches, fails: true) }
        #expect(try read(ranges, "a", at: 1, fetches).first == 1)
        #expect(fetches.value == 2)
    }

    /// Several that want the same at the same time wait for one.
    @Test func oneFetchesForAll() throws {
        let (ranges, fetches) = (FetchedRanges(), Borrowed())
        let threads = (0..<8).map { _ in
            WorkerThread {
                for offset in 0..<100 { _ = try? read(ranges, "a", at: UInt64(offset), fetches) }
            }
        }
        for thread in threads { thread.join() }
        #expect(fetches.value == 100)
    }
}

@Suite struct InParallelTests {
    @Test func eachItemIsWorkedOnOnce() throws {
        let seen = Mutex<[Int]>([])
        try inParallel(Array(0..<200), threads: 4, Cancellation()) { item in
            seen.withLock { $0.append(item) }
        }
        #expect(seen.withLock { $0.sorted() } == Array(0..<200))
    }

    @Test func theFirstFailureEndsIt() {
        let seen = Mutex(0)
        #expect(throws: RemoteLoss.self) {
            try inParallel(Array(0..<1_000), threads: 3, Cancellation()) { item in
                seen.withLock { $0 += 1 }
                if item == 5 { throw RemoteLoss("x", "y") }
            }
        }
        #expect(seen.withLock { $0 } < 1_000)
    }

    @Test func aCancelledOneSaysSo() {
        let cancellation = Cancellation()
        #expect(throws: Cancelled.self) {
            try inParallel(Array(0..<100), threads: 2, cancellation) { item in
                if item == 10 { cancellation.request() }
            }
        }
    }
}
