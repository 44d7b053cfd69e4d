Testing.__checkBinaryOperation(above.standing == .outside,{ $0 && $1() },above.innerRoots.map(\.path) == ["/home".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode("above.standing == .outside"),"&&",.__fromSyntaxNode(#"above.innerRoots.map(\.path) == ["/home".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:187:9-187:95
