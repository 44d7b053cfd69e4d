Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:31:35-31:51
