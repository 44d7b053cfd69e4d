Testing.__checkBinaryOperation(Self.kept(tagged, points),{ $0 == $1() },[1, 2, 3, 4, 5],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(tagged, points)"),"==",.__fromSyntaxNode("[1, 2, 3, 4, 5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:112:9-112:62
