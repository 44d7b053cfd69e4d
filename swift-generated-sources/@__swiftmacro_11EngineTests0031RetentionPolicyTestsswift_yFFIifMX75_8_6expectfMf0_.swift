Testing.__checkBinaryOperation(Self.kept(RetentionPolicy([.init(.each, .newest(3))]), points),{ $0 == $1() },[5, 6, 7],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(RetentionPolicy([.init(.each, .newest(3))]), points)"),"==",.__fromSyntaxNode("[5, 6, 7]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:76:9-76:93
