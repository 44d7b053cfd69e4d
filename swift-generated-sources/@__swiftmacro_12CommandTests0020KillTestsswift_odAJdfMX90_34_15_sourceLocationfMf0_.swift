Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:91:35-91:51
