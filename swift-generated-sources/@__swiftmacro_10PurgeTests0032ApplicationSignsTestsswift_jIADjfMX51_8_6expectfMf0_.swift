Testing.__checkBinaryOperation(found[0].path,{ $0 == $1() },Array("/home/ada/a file".utf8),expression: .__fromBinaryOperation(.__fromSyntaxNode("found[0].path"),"==",.__fromSyntaxNode(#"Array("/home/ada/a file".utf8)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:52:9-52:65
