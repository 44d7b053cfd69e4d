Testing.__checkBinaryOperation(Files.content(tree + "/file-\(number)"),{ $0 == $1() },Files.content(sandbox.source + "/file-\(number)"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.content(tree + "/file-\(number)")"#),"==",.__fromSyntaxNode(#"Files.content(sandbox.source + "/file-\(number)")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:111:31-111:132
