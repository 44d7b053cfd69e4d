Testing.__checkBinaryOperation(found.failures.first?.reason.contains("differs from it at byte \(place)"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.failures.first?.reason.contains("differs from it at byte \(place)")"#),"==",.__fromSyntaxNode("true")),comments: ["\(found.failures)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:199:13-199:124
