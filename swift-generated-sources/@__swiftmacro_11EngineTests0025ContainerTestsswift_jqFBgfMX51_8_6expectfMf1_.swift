Testing.__checkBinaryOperation(set.unkeptPaths,{ $0 == $1() },["\(snap)/3001/.cache", "\(snap)/common/.cache"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.unkeptPaths"),"==",.__fromSyntaxNode(#"["\(snap)/3001/.cache", "\(snap)/common/.cache"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:52:9-52:85
