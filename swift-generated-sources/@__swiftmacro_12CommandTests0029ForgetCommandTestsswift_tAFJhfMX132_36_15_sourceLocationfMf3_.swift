Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:133:37-133:53
