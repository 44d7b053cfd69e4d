Testing.__checkBinaryOperation(Self.kept(RetentionPolicy([.init(.day, .newest(2))]), points),{ $0 == $1() },[5, 7],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(RetentionPolicy([.init(.day, .newest(2))]), points)"),"==",.__fromSyntaxNode("[5, 7]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:75:9-75:89
