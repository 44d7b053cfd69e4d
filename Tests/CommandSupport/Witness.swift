import Testing

/// Scripts/read_repository.py: a reader written from FORMAT.md alone, with no line of Swift in it.
extension Sandbox {
    package func witness(_ arguments: String...) -> ChildProcess.Ended {
        run(
            "/usr/bin/python3",
            ["-B", Project.path + "/Scripts/read_repository.py", repository] + arguments)
    }

    /// Expects that the witness finds no fault with the repository. Does nothing where it cannot
    /// run.
    package func expectSound(
        _ comment: Comment = "", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard Machine.hasWitness else { return }
        let verdict = witness("verify")
        #expect(
            verdict.code == 0, "\(comment.rawValue)\n\(verdict.text)\(verdict.errors)",
            sourceLocation: sourceLocation)
    }
}
