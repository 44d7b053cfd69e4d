Testing.__checkBinaryOperation(reasons[2] == [.future],{ $0 && $1() },reasons[5].contains(.newest),expression: .__fromBinaryOperation(.__fromSyntaxNode("reasons[2] == [.future]"),"&&",.__fromSyntaxNode("reasons[5].contains(.newest)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:132:9-132:73
