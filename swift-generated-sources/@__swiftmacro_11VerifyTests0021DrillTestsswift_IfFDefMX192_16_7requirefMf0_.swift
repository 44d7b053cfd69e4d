Testing.__checkBinaryOperation(ftruncate(file, 70_000) == 0,{ $0 && $1() },ftruncate(file, length) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("ftruncate(file, 70_000) == 0"),"&&",.__fromSyntaxNode("ftruncate(file, length) == 0")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:193:17-193:87
