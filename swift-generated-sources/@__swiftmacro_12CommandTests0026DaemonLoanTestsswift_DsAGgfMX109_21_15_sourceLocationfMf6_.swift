Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:110:22-110:38
