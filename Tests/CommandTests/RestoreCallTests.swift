import Glibc
import Testing

/// The system calls of a restore, and of a question about a path.
@Suite struct RestoreCallTests {
    private static let strace = "/usr/bin/strace"

    @Test(.enabled(if: access(strace, X_OK) == 0, "needs strace"))
    func aSmallFileCostsAtMostEightCalls() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let files = 600
        for number in 0..<files {
            sandbox.put("d\(number % 3)/f\(number)", "content of file \(number)\n")
        }
        sandbox.backUp()
        let calls = calls(sandbox, "restore", "--target", sandbox.file("out"))
        let perFile = calls.filter { $0.value >= files / 2 }
        #expect(perFile.count >= 4, "\(calls)")
        #expect(perFile.values.reduce(0, +) <= 8 * files, "\(perFile)")
    }

    /// However deep a target lies, the way to it is gone a few times only, not once a directory.
    @Test(.enabled(if: access(strace, X_OK) == 0, "needs strace"))
    func aDeepTargetCostsFewCallsADirectory() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a.txt", "content\n")
        sandbox.backUp()
        let depth = 300
        func count(_ target: String) -> Int {
            Files.makeDirectories(target)
            return calls(sandbox, "restore", "--target", target).values.reduce(0, +)
        }
        let flat = count(sandbox.file("flat"))
        let deep = count(sandbox.file("deep" + String(repeating: "/d", count: depth)))
        #expect(flat > 100)
        #expect(deep - flat <= 12 * depth, "\(deep) calls, \(flat) where it is not deep")
    }

    /// Who removes a deep tree of his does not keep others waiting who ask about it.
    @Test(.enabled(if: access(strace, X_OK) == 0, "needs strace"))
    func aLongPathThatIsGoneCostsFewCalls() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.backUp()
        func count(_ depth: Int) -> Int {
            let path = sandbox.source + String(repeating: "/d", count: depth)
            return calls(sandbox, "why", "--quiet", path).values.reduce(0, +)
        }
        let (short, long) = (count(10), count(400))
        #expect(short > 100)
        #expect(long - short <= 2_000, "\(long) calls, \(short) for a short one")
    }

    /// The calls of a command, by name.
    private func calls(_ sandbox: Sandbox, _ words: String...) -> [String: Int] {
        let summary = sandbox.file("calls")
        // Threads that wait for one another say nothing about files.
        sandbox.prefix = [
            Self.strace, "-f", "-qq", "-c", "-U", "calls,name", "-e", "trace=!futex", "-o", summary,
        ]
        sandbox.cairn(words.map { Array($0.utf8) })
        sandbox.prefix = []
        var calls: [String: Int] = [:]
        for line in Files.text(summary).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2, let count = Int(words[0]) else { continue }
            calls[String(words[1])] = count
        }
        calls["total"] = nil
        return calls
    }
}
