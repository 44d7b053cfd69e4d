Testing.__checkBinaryOperation(before > 0.11,{ $0 && $1() },before <= 0.21,expression: .__fromBinaryOperation(.__fromSyntaxNode("before > 0.11"),"&&",.__fromSyntaxNode("before <= 0.21")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:107:9-107:49
