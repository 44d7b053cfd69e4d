Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:62:22-62:38
