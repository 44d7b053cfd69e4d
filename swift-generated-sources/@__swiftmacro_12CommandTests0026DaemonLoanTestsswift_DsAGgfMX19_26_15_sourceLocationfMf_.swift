Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:20:27-20:43
