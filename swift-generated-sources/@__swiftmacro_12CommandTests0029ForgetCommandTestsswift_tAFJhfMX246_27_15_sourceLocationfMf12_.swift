Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:247:28-247:44
