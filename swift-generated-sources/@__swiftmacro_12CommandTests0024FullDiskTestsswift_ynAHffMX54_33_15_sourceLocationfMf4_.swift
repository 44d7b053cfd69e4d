Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:55:34-55:50
