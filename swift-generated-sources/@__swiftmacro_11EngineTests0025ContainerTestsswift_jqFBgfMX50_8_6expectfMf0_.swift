Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["\(snap)/common", "\(snap)/3001"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["\(snap)/common", "\(snap)/3001"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:51:9-51:69
