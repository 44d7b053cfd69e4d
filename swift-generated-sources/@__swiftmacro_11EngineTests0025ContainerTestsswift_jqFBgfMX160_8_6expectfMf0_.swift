Testing.__checkBinaryOperation(set.problems.map { PathText.display($0.path) },{ $0 == $1() },["/home/ada/.var/app/a.b.c"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.problems.map { PathText.display($0.path) }"),"==",.__fromSyntaxNode(#"["/home/ada/.var/app/a.b.c"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:161:9-161:96
