Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:77:22-77:38
