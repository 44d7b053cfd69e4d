Testing.__checkBinaryOperation(Self.kept(RetentionPolicy([]), Self.points([50, 40, 30])),{ $0 == $1() },[3],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kept(RetentionPolicy([]), Self.points([50, 40, 30]))"),"==",.__fromSyntaxNode("[3]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:83:9-83:82
