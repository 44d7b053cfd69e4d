Testing.__checkBinaryOperation(code { _ = try directory.openFile(Array("directory".utf8)) },{ $0 == $1() },ENXIO,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try directory.openFile(Array("directory".utf8)) }"#),"==",.__fromSyntaxNode("ENXIO")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:92:9-92:87
