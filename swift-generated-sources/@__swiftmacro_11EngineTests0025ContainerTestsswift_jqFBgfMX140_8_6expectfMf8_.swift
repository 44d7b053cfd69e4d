Testing.__checkBinaryOperation(set.problems,{ $0 == $1() },[ContainerProblem(shape: .flatpak, path: Array("/home/ada/.var/app/not an id".utf8), .noID)],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.problems"),"==",.__fromSyntaxNode(#"[ContainerProblem(shape: .flatpak, path: Array("/home/ada/.var/app/not an id".utf8), .noID)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:141:9-141:126
