Testing.__checkBinaryOperation(Self.kept(policy, points),{ $0 == $1() },[1, 3, 5],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(policy, points)"),"==",.__fromSyntaxNode("[1, 3, 5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:124:9-124:56
