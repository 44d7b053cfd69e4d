Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:68:19-68:35
