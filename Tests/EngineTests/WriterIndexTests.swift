import CairnFormat
import Testing

@testable import CairnEngine

/// Files that are still being written come again, ever later, until a capture finds no writer.
@Suite struct WriterIndexTests {
    private static let second: UInt64 = 1_000_000_000

    private func place(_ name: String) -> WatchedPath { WatchedPath(root: 1, path: Array(name.utf8)) }

    @Test func pausesDoubleUpToAQuarterOfAnHour() {
        let index = WriterIndex()
        index.captured(place("a"), hasWriter: true, at: 0)
        var now: UInt64 = 0
        for pause: UInt64 in [30, 60, 120, 240, 480, 900, 900] {
            #expect(index.nextDeadline == now + pause * Self.second)
            #expect(index.due(at: now + pause * Self.second - 1).isEmpty)
            now += pause * Self.second
            #expect(index.due(at: now) == [place("a")])
        }
    }

    @Test func captureBeginsAnewOrEndsIt() {
        let index = WriterIndex()
        index.captured(place("a"), hasWriter: true, at: 0)
        _ = index.due(at: 30 * Self.second)
        index.captured(place("a"), hasWriter: true, at: 31 * Self.second)
        #expect(index.nextDeadline == 61 * Self.second)
        index.captured(place("b"), hasWriter: false, at: 31 * Self.second)
        #expect(index.all == [place("a")])
        index.captured(place("a"), hasWriter: false, at: 40 * Self.second)
        #expect(index.nextDeadline == nil)
    }

    @Test func quietestIsForgottenWhenThereAreTooMany() {
        let index = WriterIndex(filesMaximum: 2)
        index.captured(place("quiet"), hasWriter: true, at: 0)
        _ = index.due(at: 30 * Self.second)
        index.captured(place("b"), hasWriter: true, at: 31 * Self.second)
        index.captured(place("c"), hasWriter: true, at: 32 * Self.second)
        #expect(Set(index.all) == [place("b"), place("c")])
        index.forget(place("c"))
        #expect(index.all == [place("b")])
    }
}
