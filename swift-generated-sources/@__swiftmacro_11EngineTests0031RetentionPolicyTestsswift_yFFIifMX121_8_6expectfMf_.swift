Testing.__checkBinaryOperation(Self.kept(policy, points),{ $0 == $1() },[1, 4, 5],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(policy, points)"),"==",.__fromSyntaxNode("[1, 4, 5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:122:9-122:56
