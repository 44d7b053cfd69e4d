Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:35:28-35:44
