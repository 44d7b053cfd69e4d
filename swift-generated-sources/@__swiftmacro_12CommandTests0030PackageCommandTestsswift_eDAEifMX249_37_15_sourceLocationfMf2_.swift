Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:250:38-250:54
