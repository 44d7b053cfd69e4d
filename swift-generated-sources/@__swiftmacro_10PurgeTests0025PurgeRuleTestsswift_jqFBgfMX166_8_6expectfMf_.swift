Testing.__checkBinaryOperation(PurgePolicy().missing(FileSystemSpace(total: 1_000, available: available)),{ $0 == $1() },missing,expression: .__fromBinaryOperation(.__fromSyntaxNode("PurgePolicy().missing(FileSystemSpace(total: 1_000, available: available))"),"==",.__fromSyntaxNode("missing")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:167:9-167:103
