Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["\(snap)/common"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["\(snap)/common"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:65:9-65:53
