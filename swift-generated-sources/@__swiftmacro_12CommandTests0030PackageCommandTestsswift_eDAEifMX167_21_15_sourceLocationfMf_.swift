Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:168:22-168:38
