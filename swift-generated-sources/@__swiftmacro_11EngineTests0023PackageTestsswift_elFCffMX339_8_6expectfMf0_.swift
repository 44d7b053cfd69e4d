Testing.__checkBinaryOperation(late.postponed.isEmpty && late.failures.count == 1,{ $0 && $1() },late.packages.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("late.postponed.isEmpty && late.failures.count == 1"),"&&",.__fromSyntaxNode("late.packages.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:340:9-340:93
