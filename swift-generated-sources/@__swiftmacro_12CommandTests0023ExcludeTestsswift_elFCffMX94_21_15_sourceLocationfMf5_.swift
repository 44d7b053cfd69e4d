Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:95:22-95:38
