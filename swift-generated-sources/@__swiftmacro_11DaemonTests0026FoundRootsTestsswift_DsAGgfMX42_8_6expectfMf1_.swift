Testing.__checkBinaryOperation(root.definition.name,{ $0 == $1() },Array("containers/org.example.App/data".utf8),expression: .__fromBinaryOperation(.__fromSyntaxNode("root.definition.name"),"==",.__fromSyntaxNode(#"Array("containers/org.example.App/data".utf8)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:43:9-43:87
