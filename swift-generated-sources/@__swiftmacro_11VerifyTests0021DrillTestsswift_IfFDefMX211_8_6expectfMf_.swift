Testing.__checkBinaryOperation(fine.databases == 1 && fine.outcome == .fine,{ $0 && $1() },fine.notes == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("fine.databases == 1 && fine.outcome == .fine"),"&&",.__fromSyntaxNode("fine.notes == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:212:9-212:82
