import CommandSupport
import Testing

/// Numbers in addresses: versions, commits, parts of a list.
struct NumberTests {
    private func prepared(_ sandbox: Sandbox) {
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        sandbox.put("a.txt", "second\n")
        sandbox.backUp()
    }

    @Test(arguments: [
        ("file", "version=-1", 400, "`version` is “-1”, but must be a number, 0 or greater."),
        ("file", "version=x", 400, "`version` is “x”"),
        ("file", "version=", 400, "`version` is “”"),
        (
            "file", "version=2", 404,
            "has no version 2; its versions are 0 (the oldest) to 1 (the newest)."
        ),
        ("file", "version=999999", 404, "has no version 999999"), ("file", "version=1", 200, ""),
        ("file", "at=-1", 400, "`at` is “-1”, but must be a number, 1 or greater."),
        ("file", "at=0", 400, "`at` is “0”"),
        ("file", "at=3", 404, "There is no commit 3; the newest commit is 2."),
        ("file", "at=2", 200, ""), ("file", "at=99999999999999999999", 400, "`at` is “999999"),
        ("restore", "at=-1", 400, "`at` is “-1”"), ("restore", "at=9", 404, "There is no commit 9"),
        ("browse", "at=-1", 400, "`at` is “-1”"), ("browse", "at=9", 404, "There is no commit 9"),
        ("browse", "skip=-1", 400, "`skip` is “-1”"), ("browse", "root=-1", 400, "`root` is “-1”"),
        ("compare", "a=0&b=-1", 400, "`b` is “-1”"),
        ("compare", "a=0&b=2", 404, "has no version 2"),
        ("compare", "a=0&b=1", 200, ""),
    ])
    func aNumberThatCannotBeIsRefused(
        page: String, query: String, status: Int, message: String
    ) throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let place = page == "browse" ? "root=1" : "root=1&path=a.txt"
        for prefix in ["/", "/api/1/"] {
            let address = "\(prefix)\(page)?\(query)&\(place)"
            let answer = try client.get(address)
            #expect(answer.status == status, "\(address): \(answer.text)")
            guard status != 200 else { continue }
            // A page shows as code what stands between these.
            let text = answer.text.replacing("`", with: "")
            #expect(text.contains(message.replacing("`", with: "")), "\(address): \(text)")
            #expect(
                ["Write ", "Use ", "Omit "].contains { text.contains($0) }, "\(address): \(text)")
        }
        client.end()
    }

    @Test func aMomentBeforeTheFirstVersionSaysWhichIsTheFirst() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        sandbox.put("later.txt", "first\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let answer = try client.get("/file?root=1&path=later.txt&at=2")
        #expect(answer.status == 404)
        #expect(answer.text.contains("its oldest version starts at commit 3"), "\(answer.text)")
        client.end()
    }
}
