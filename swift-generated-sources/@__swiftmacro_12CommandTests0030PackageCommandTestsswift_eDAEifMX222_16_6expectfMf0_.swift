Testing.__checkValue(isWhole,expression: .__fromSyntaxNode("isWhole"),comments: ["seed \(KillTests.seed), round \(round): \(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:223:17-223:84
