Testing.__checkBinaryOperation(RetentionSpan(resticText: text),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("RetentionSpan(resticText: text)"),"==",.__fromSyntaxNode("nil")),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:64:95-64:153
