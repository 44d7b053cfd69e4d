/// A command that a page or a message shows.
package enum ShownCommand {
    /// Runs a line as a shell with `cairn` in its path does.
    package static func run(_ sandbox: Sandbox, _ line: String) -> ChildProcess.Ended {
        let named = "cairn() { '\(sandbox.binary)' \"$@\"; }\n"
        return sandbox.run("/bin/bash", ["-c", named + line])
    }
}
