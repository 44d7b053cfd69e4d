import CommandSupport
import TestSeed
import Testing

@testable import CairnBrowse

struct TextDifferenceTests {
    private func lines(_ difference: TextDifference) -> [TextDifference.Line] {
        difference.hunks.flatMap { $0 }
    }

    @Test func wordsWithinALineAreMarked() throws {
        let difference = try #require(
            TextDifference("a\nOne stone marks the way.\nz", "a\nMany stones mark the way.\nz"))
        let changed = lines(difference).filter { $0.kind != "same" }
        #expect(changed.map(\.kind) == ["removed", "added"])
        #expect(
            changed.map { $0.parts.filter(\.differs).map(\.text) } == [
                ["One", "stone", "marks"], ["Many", "stones", "mark"],
            ])
        #expect(changed.map { $0.parts.map(\.text).joined() } == changed.map(\.text))
    }

    @Test func whatIsFarFromAnyChangeIsLeftOut() throws {
        let old = (1...40).map(String.init)
        var new = old
        new[4] = "five"
        new[30] = "thirty-one"
        let difference = try #require(
            TextDifference(old.joined(separator: "\n"), new.joined(separator: "\n")))
        #expect(difference.hunks.count == 2)
        #expect(difference.hunks[0].map(\.text) == ["2", "3", "4", "5", "five", "6", "7", "8"])
        #expect(difference.hunks[0].compactMap(\.new) == [2, 3, 4, 5, 6, 7, 8])
    }

    @Test func sameTextsHaveNone() {
        #expect(TextDifference("a\r\nb\r\n", "a\nb")?.hunks.isEmpty == true)
        #expect(TextDifference("", "")?.hunks.isEmpty == true)
    }

    @Test func tooMuchIsNotCompared() {
        let old = (0...TextDifference.linesMaximum).map { "old \($0)" }.joined(separator: "\n")
        #expect(TextDifference(old, "new") == nil)
    }

    /// Lines whose normal form is expensive, and words in all of them, as in a hostile text.
    @Test func costIsBoundedWhateverTheTextsHold() throws {
        let long = String(repeating: "e\u{323}\u{301}", count: 95)
        func text(_ mark: String) -> String {
            (0..<1_900).map { long + mark + String($0) }.joined(separator: "\n")
        }
        let words = String(repeating: "a ", count: 190)
        func prose(_ mark: String) -> String {
            (0..<1_900).map { words + mark + String($0) }.joined(separator: "\n")
        }
        let elapsed = try ContinuousClock().measure {
            for (old, new) in [(text("a"), text("b")), (prose("a"), prose("b"))] {
                let difference = try #require(TextDifference(old, new))
                #expect(lines(difference).count == 3_800)
            }
        }
        // Minutes without the bounds.
        #expect(elapsed < .seconds(60), "\(elapsed)")
    }

    /// The older text, its removed lines left out and the added ones put in, is the newer one.
    @Test func differencesLeadFromOneTextToTheOther() throws {
        var random = Seeded(TestSeed.drawn)
        for _ in 0..<300 {
            func text() -> [String] {
                (0..<random.below(30)).map { _ in "line \(random.below(6))" }
            }
            let (old, new) = (text(), text())
            let difference = try #require(
                TextDifference(old.joined(separator: "\n"), new.joined(separator: "\n")))
            let all = lines(difference)
            let removed = Set(all.filter { $0.kind == "removed" }.compactMap(\.old))
            let added = all.filter { $0.kind == "added" }
            var made = old.enumerated().filter { !removed.contains($0.offset + 1) }.map(\.element)
            for line in added { made.insert(line.text, at: (line.new ?? 1) - 1) }
            #expect(made == new, "\(TestSeed.replay): \(old) \(new)")
            for line in all {
                if let number = line.old { #expect(old[number - 1] == line.text) }
                if let number = line.new { #expect(new[number - 1] == line.text) }
            }
        }
    }
}
