Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:61:35-61:51
