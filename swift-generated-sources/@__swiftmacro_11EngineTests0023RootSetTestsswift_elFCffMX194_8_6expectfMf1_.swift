Testing.__checkBinaryOperation(set.parts.map { PathText.display($0.path) },{ $0 == $1() },["/home/ada/.var/app/a.b.c/data"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.parts.map { PathText.display($0.path) }"),"==",.__fromSyntaxNode(#"["/home/ada/.var/app/a.b.c/data"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:195:9-195:98
