Testing.__checkBinaryOperation(Self.kept(RetentionPolicy([.init(.year, .newest(5))]), Self.points([3 * day, 2 * day, day, 0])),{ $0 == $1() },[1, 4],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(RetentionPolicy([.init(.year, .newest(5))]), Self.points([3 * day, 2 * day, day, 0]))"),"==",.__fromSyntaxNode("[1, 4]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:79:9-79:123
