import CommandSupport
import TestSeed
import Testing

@testable import CairnBrowse

/// Hostile names in pages and links.
struct MarkupTests {
    @Test func valuesOpenNoTagAndEndNoAttribute() {
        let name = #"<script>alert("1")</script>' onclick='x&amp;"#
        let markup: Markup = #"<a title="\#(name)">\#(path: Array(name.utf8))</a>"#
        let escaped =
            "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onclick=&#39;x&amp;amp;"
        #expect(markup.text == "<a title=\"\(escaped)\">\(escaped)</a>")
    }

    @Test func markupWithinMarkupStays() {
        let bold: Markup = "<b>\("a<b")</b>"
        let row: Markup = "<p>\(bold)\([bold, bold])\(Optional<Markup>.none)\(7)</p>"
        #expect(row.text == "<p>" + String(repeating: "<b>a&lt;b</b>", count: 3) + "7</p>")
    }

    @Test func namesHideNothing() {
        let name = Array("in\u{202e}fdp.exe\n\u{1b}[2J\u{200b}".utf8) + [0xff]
        let markup: Markup = "\(path: name)"
        #expect(markup.text == #"in\u{202e}fdp.exe\n\x1b[2J\u{200b}\xff"#)
        let blanks: [(String, String)] = [
            (" ", "\\x20"), (" a", "\\x20a"), ("a ", "a\\x20"), ("a  b", "a \\x20b"),
            ("a b", "a b"),
        ]
        for (name, shown) in blanks {
            let markup: Markup = "\(path: Array(name.utf8))"
            #expect(markup.text == shown)
        }
        let text: Markup = "\("a\u{202e}b\nc")"
        #expect(text.text == "a\\u{202e}b\nc")
    }

    /// Every byte comes back, whatever the browser makes of an address.
    @Test func linksCarryEveryByte() throws {
        var random = Seeded(TestSeed.drawn)
        for _ in 0..<200 {
            let name = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 1...255, using: &random)
            }
            let link = Link("/browse").with("root", 3).with("path", name)
            let request = try #require(
                BrowseRequest(method: .get, target: link.text, headers: [], body: []))
            #expect(request.query["path"] == name, "\(TestSeed.replay)")
            #expect(try request.query.number("root") == 3)
            #expect(link.text.utf8.allSatisfy { (0x21..<0x7f).contains($0) && $0 != 0x22 })
        }
    }

    @Test(arguments: ["/?a=%", "/?a=%4", "/?%zz=1", "nothing", "*", "http://127.0.0.1/"])
    func malformedAddressesAreRefused(target: String) {
        #expect(BrowseRequest(method: .get, target: target, headers: [], body: []) == nil)
    }

    @Test func tooManyParametersAreRefused() {
        let many = "/?" + String(repeating: "a=1&", count: 1_001)
        #expect(BrowseRequest(method: .get, target: many, headers: [], body: []) == nil)
    }
}
