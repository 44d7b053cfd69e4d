Testing.__checkBinaryOperation(Self.kept(policy, points),{ $0 == $1() },[2, 3, 4, 5],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(policy, points)"),"==",.__fromSyntaxNode("[2, 3, 4, 5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:104:9-104:59
