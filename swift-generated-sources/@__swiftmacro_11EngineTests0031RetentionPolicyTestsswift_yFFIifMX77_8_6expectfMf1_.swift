Testing.__checkBinaryOperation(Self.kept(RetentionPolicy([.init(.day, .newest(9))]), points),{ $0 == $1() },[1, 2, 4, 5, 7],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(RetentionPolicy([.init(.day, .newest(9))]), points)"),"==",.__fromSyntaxNode("[1, 2, 4, 5, 7]")),comments: [.__line("// Room is left: the first of history stays, too.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:78:9-78:98
