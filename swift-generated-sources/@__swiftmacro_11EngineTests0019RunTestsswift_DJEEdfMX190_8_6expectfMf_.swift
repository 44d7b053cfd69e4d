Testing.__checkBinaryOperation(rebuilt,{ $0 == $1() },trees,expression: .__fromBinaryOperation(.__fromSyntaxNode("rebuilt"),"==",.__fromSyntaxNode("trees")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:191:9-191:50
