import CairnCore
import CairnSource
import Testing

/// Files that are looked at again because somebody may write to them without an event (rule 6).
@Suite struct OpenWritersTests {
    private static let second: UInt64 = 1_000_000_000
    private static func place(_ path: String) -> RepositoryPath {
        RepositoryPath(root: 1, path: Array(path.utf8))
    }

    @Test func aFileIsLookedAtEverLessOftenUntilItIsReadAgain() {
        let writers = OpenWriters()
        writers.note(Self.place("a"), hasWriter: true, at: 0)
        var now: UInt64 = 0
        var pauses: [UInt64] = []
        for _ in 0..<8 {
            let next = writers.nextDeadline ?? 0
            #expect(writers.due(at: next - 1).isEmpty)
            #expect(writers.due(at: next) == [Self.place("a")])
            pauses.append((next - now) / Self.second)
            now = next
        }
        #expect(pauses == [30, 60, 60, 60, 60, 60, 60, 60])
        writers.note(Self.place("a"), hasWriter: true, at: now)
        #expect(writers.nextDeadline == now + 30 * Self.second)
        writers.note(Self.place("a"), hasWriter: false, at: now)
        #expect(writers.nextDeadline == nil && writers.places().isEmpty)
    }

    @Test func manyFilesAreLookedAtLessOften() {
        let writers = OpenWriters()
        for number in 0..<2_000 { writers.note(Self.place("\(number)"), hasWriter: true, at: 0) }
        var now: UInt64 = 0
        var pause: UInt64 = 0
        for _ in 0..<8 {
            let next = writers.nextDeadline ?? 0
            (pause, now) = (next - now, next)
            _ = writers.due(at: now)
        }
        #expect(pause == 900 * Self.second)
    }

    @Test func itFollowsRenamesAndForgetsWhatWent() {
        let writers = OpenWriters()
        for name in ["d/a", "d/e/b", "da", "gone"] {
            writers.note(Self.place(name), hasWriter: true, at: 0)
        }
        writers.remove(Self.place("gone"))
        // As the source tells a rename: the old name went, then where it is.
        writers.remove(Self.place("d/a"))
        writers.move(from: Self.place("d/a"), to: Self.place("x"))
        writers.move(from: Self.place("d"), to: Self.place("n"))
        #expect(Set(writers.places()) == Set(["x", "n/e/b", "da"].map(Self.place)))
    }

    @Test func itsSizeIsBounded() {
        let writers = OpenWriters()
        for number in 0...OpenWriters.placesMaximum {
            writers.note(Self.place("\(number)"), hasWriter: true, at: .max)
        }
        #expect(writers.places().count == OpenWriters.placesMaximum)
    }
}
