Testing.__checkBinaryOperation(names,{ $0 == $1() },["a", "a/b"],expression: .__fromBinaryOperation(.__fromSyntaxNode("names"),"==",.__fromSyntaxNode(#"["a", "a/b"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:363:9-363:39
