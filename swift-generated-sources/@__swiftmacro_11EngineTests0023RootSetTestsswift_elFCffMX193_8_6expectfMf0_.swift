Testing.__checkBinaryOperation(set.unkeptPaths,{ $0 == $1() },["/home/ada/.var/app/a.b.c/cache"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.unkeptPaths"),"==",.__fromSyntaxNode(#"["/home/ada/.var/app/a.b.c/cache"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:194:9-194:71
