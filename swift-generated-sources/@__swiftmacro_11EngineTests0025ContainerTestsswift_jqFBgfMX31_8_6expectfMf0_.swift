Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["\(app)/.local", "\(app)/.mozilla", "\(app)/config", "\(app)/data"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["\(app)/.local", "\(app)/.mozilla", "\(app)/config", "\(app)/data"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:32:9-32:103
