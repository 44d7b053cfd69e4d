Testing.__checkBinaryOperation(Self.kept(.standard, points, now: Self.now - 90_000),{ $0 == $1() },[1, 2, 3, 4, 5, 6],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(.standard, points, now: Self.now - 90_000)"),"==",.__fromSyntaxNode("[1, 2, 3, 4, 5, 6]")),comments: [.__line("// All are of a time to come: nothing goes.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:134:9-134:92
