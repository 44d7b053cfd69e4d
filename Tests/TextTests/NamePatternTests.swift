import CairnText
import Testing

/// What `cairn find` takes for a match. (Issue 37, number 20.)
@Suite struct NamePatternTests {
    private static func matches(_ pattern: String, _ path: String, matchesCase: Bool = false)
        -> Bool
    {
        NamePattern(pattern, matchesCase: matchesCase).matches(
            Array("root/\(path)".utf8), live: Array("/home/ada/\(path)".utf8))
    }

    @Test(
        arguments: [
            ("invoice 014", "2026/invoice-014.pdf", true), ("014 invoice", "invoice-014.pdf", true),
            ("invoices 014", "invoices/014.pdf", true), ("invoices 015", "invoices/014.pdf", false),
            ("invoices ada", "letter.txt", false), ("to do", "to do.txt", true),
            ("muller", "Müller.odt", true), ("muller", "Mu\u{308}ller.odt", true),
            ("MULLER", "müller.odt", true), ("müller", "Muller.odt", false),
            ("m*ller.odt", "Müller.odt", true), ("*muller*", "Müller.odt", true),
            ("creme brulee", "Crème brûlée.txt", true),
            ("muller 14", "Müller/rechnung 14.pdf", true),
        ] as [(String, String, Bool)])
    func wordsAndLettersWithoutMarks(pattern: String, path: String, isFound: Bool) {
        #expect(Self.matches(pattern, path) == isFound, "\(pattern): \(path)")
    }

    @Test func withMatchCaseLettersAreAsTheyAreTyped() {
        #expect(!Self.matches("muller", "müller", matchesCase: true))
        #expect(Self.matches("müller", "müller", matchesCase: true))
    }
}
