Testing.__checkBinaryOperation(structure.findings,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("structure.findings"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:106:9-106:42
