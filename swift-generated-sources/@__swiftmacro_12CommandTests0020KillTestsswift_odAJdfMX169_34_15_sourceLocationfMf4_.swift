Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:170:35-170:51
