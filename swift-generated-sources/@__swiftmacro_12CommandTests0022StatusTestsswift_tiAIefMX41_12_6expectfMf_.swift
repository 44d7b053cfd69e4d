Testing.__checkBinaryOperation(proof?["path"]?.hasPrefix(sandbox.source),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"proof?["path"]?.hasPrefix(sandbox.source)"#),"==",.__fromSyntaxNode("true")),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:42:13-42:82
