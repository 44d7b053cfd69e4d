import Glibc
import Testing

/// The system calls of a restore.
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
        let summary = sandbox.file("calls")
        // Threads that wait for one another say nothing about files.
        sandbox.prefix = [
            Self.strace, "-f", "-qq", "-c", "-U", "calls,name", "-e", "trace=!futex", "-o", summary,
        ]
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        sandbox.prefix = []
        var calls: [String: Int] = [:]
        for line in Files.text(summary).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2, let count = Int(words[0]) else { continue }
            calls[String(words[1])] = count
        }
        calls["total"] = nil
        let perFile = calls.filter { $0.value >= files / 2 }
        #expect(perFile.count >= 4, "\(calls)")
        #expect(perFile.values.reduce(0, +) <= 8 * files, "\(perFile)")
    }
}
