Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:117:32-117:48
