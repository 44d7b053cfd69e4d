Testing.__checkBinaryOperation(version.livePath,{ $0 == $1() },Array(test.source.appending(path: "a.bin").path.utf8),expression: .__fromBinaryOperation(.__fromSyntaxNode("version.livePath"),"==",.__fromSyntaxNode(#"Array(test.source.appending(path: "a.bin").path.utf8)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:176:13-176:95
