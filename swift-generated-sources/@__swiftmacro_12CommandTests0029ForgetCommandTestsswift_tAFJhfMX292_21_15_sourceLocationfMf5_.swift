Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:293:22-293:38
