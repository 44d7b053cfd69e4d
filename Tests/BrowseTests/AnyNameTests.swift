import CommandSupport
import Testing

/// Why and the exclusions, of names that no field of a form can hold as they are.
struct AnyNameTests {
    /// A form's address and what a browser sends with it.
    private struct Form {
        let action: String
        private(set) var fields: [(String, String)] = []

        init(_ page: PageClient.Answer, _ action: String) throws {
            self.action = action
            let forms = page.body.matches(of: #/<form[^>]*action="([^"]*)"(.*?)<\/form>/#)
            let form = try #require(forms.last { $0.1 == action }, "\(page.body)")
            for field in form.2.matches(of: #/type="hidden" name="([^"]*)" value="([^"]*)"/#) {
                fields.append((String(field.1), String(field.2)))
            }
        }

        var address: String {
            action + "?" + fields.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        }
    }

    /// - Parameter name: as bash reads it between `$'` and `'`.
    @Test(arguments: [
        #"caf\xe9"#, #"\xf4\x8f\xba\xa0"#, #"a\u202eb"#, #"two\nlines"#, #"\xff\"<&"#,
    ])
    func eachIsKeptAndLeftOutAndKeptAgain(name: String) throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let made = "printf kept > '\(sandbox.source)'/$'\(name)'"
        #expect(sandbox.run("/bin/bash", ["-c", "LC_ALL=C.UTF-8; \(made)"]).code == 0)
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let folder = try client.get("/browse?root=1")
        let link = try #require(
            folder.body.firstMatch(of: #/href="\/file\?root=1&amp;path=([^"]*)"/#))
        let word = "\(sandbox.source)/".replacing("%", with: "%25") + link.1
        func answer() throws -> PageClient.Answer { try client.get("/why?path=\(word)") }
        func follow(_ address: String, _ code: Int32 = 0) throws -> String {
            let line = try #require(try ShownCommand.all(client, address).last, "\(address)")
            let ended = ShownCommand.run(sandbox, line)
            #expect(ended.code == code, "\(line): \(ended.errors)")
            return ended.text
        }
        let kept = try answer()
        #expect(kept.text.contains("It is backed up"), "\(kept.text)")
        #expect(try follow("/why?path=\(word)").contains(" is backed up: "))

        let asks = try client.get(Form(kept, "/exclude").address)
        #expect(asks.text.contains("1 file (4 B) that is currently backed up"), "\(asks.text)")
        let exclude = try Form(asks, "/exclude")
        let done = try client.post(exclude.action, exclude.fields)
        #expect(done.status == 200 && done.text.contains("its flag is set"), "\(done.text)")
        #expect(try answer().text.contains("It is not backed up"))
        #expect(try follow("/why?path=\(word)", 1).contains(" is not backed up: "))

        let include = try Form(client.get("/include?path=\(word)"), "/include")
        let again = try client.post(include.action, include.fields)
        #expect(
            again.status == 200 && again.text.contains("is backed up from now on"), "\(again.text)")
        #expect(try answer().text.contains("It is backed up"))

        _ = try follow("/exclude?path=\(word)")
        #expect(try answer().text.contains("It is not backed up"))
        _ = try follow("/include?path=\(word)")
        #expect(try answer().text.contains("It is backed up"))
        client.end()
    }
}
