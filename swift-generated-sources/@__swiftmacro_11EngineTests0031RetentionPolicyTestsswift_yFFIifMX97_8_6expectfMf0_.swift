Testing.__checkBinaryOperation(Self.kept(policy, points),{ $0 == $1() },[1, 5],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(policy, points)"),"==",.__fromSyntaxNode("[1, 5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:98:9-98:53
