Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:27:26-27:42
