import CommandSupport
import Glibc
import Testing

/// Times at both ends of what a number holds: a clock that was wrong wrote them, or somebody
/// hostile. Every page answers.
struct EndsOfTimeTests {
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func everyPageAnswers() throws {
        for name in ["times-extreme", "times-lowest", "times-highest", "gap-times", "items-old"] {
            let sandbox = Sandbox("ends-of-time")
            let made = sandbox.run(
                "/usr/bin/python3",
                ["-B", Project.fixtures + "/greedy_repositories.py", sandbox.file("cases")])
            #expect(made.code == 0, "\(made.errors)")
            sandbox.repository = sandbox.file("cases/\(name)")
            let client = try PageClient(sandbox)
            for page in [
                "/", "/browse?root=1", "/browse?root=1&at=1", "/browse?root=1&at=2",
                "/file?root=1&path=planted", "/file?root=1&path=gone", "/file?root=1&path=old",
                "/file?root=1&path=new", "/search?q=planted", "/search?q=gone&deleted=1",
                "/roots", "/why?root=1&path=planted", "/undo", "/basket", "/today",
                "/compare?root=1&path=planted&from=1&to=3", "/excluded", "/api/1/home",
                "/api/1/file?root=1&path=gone", "/api/1/browse?root=1",
            ] {
                let status = try client.get(page).status
                #expect([200, 303, 404, 400].contains(status), "\(name) \(page): \(status)")
            }
            client.end()
        }
    }
}
