Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:125:22-125:38
