Testing.__checkBinaryOperation(versions.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("versions.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:98:9-98:37
