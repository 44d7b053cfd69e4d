Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:108:19-108:35
