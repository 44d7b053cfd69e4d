Testing.__checkBinaryOperation(broken.databases == 2,{ $0 && $1() },broken.failureCount == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("broken.databases == 2"),"&&",.__fromSyntaxNode("broken.failureCount == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:218:9-218:67
