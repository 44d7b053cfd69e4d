import CommandSupport
import Testing

/// Each page says once of which zone its times are.
struct FooterTests {
    @Test(arguments: [
        ("UTC", "UTC"), ("Asia/Kolkata", "of Asia/Kolkata, now UTC+5:30"),
        (":America/Phoenix", "of America/Phoenix, now UTC-7"),
        ("/usr/share/zoneinfo/Asia/Tokyo", "of Asia/Tokyo, now UTC+9"),
        ("Africa/Abidjan", "of Africa/Abidjan, now UTC"), ("XYZ-3", "of XYZ, now UTC+3"),
        ("<-0330>3:30", "of -0330, now UTC-3:30"), ("No/Where", "UTC"), ("", "UTC"),
    ])
    func theZoneIsNamed(zone: String, shown: String) throws {
        let sandbox = Sandbox()
        sandbox.environment["TZ"] = zone
        sandbox.prepare()
        sandbox.put("a.txt", "one\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let said = "<footer class=\"wide faint\"><p>Times are \(shown).</p></footer>"
        for page in ["/", "/browse?root=1", "/file?root=1&path=a.txt", "/settings", "/nothing"] {
            let body = try client.get(page).body
            #expect(body.contains(said) && body.matches(of: #/<footer/#).count == 1, "\(body)")
        }
        // Who was not let in is told nothing of this machine.
        let stranger = try #require(RawClient.get(client.port, "/"))
        #expect(!stranger.contains("Times are"))
        client.end()
    }
}
