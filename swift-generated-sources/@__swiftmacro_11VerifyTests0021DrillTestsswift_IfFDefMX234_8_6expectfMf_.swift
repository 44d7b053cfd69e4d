Testing.__checkBinaryOperation(refused.failures.map(\.reason),{ $0 == $1() },["the check ended with exit code 4: it looks bad"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"refused.failures.map(\.reason)"#),"==",.__fromSyntaxNode(#"["the check ended with exit code 4: it looks bad"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:235:9-235:102
