Testing.__checkBinaryOperation(ended.code == 1,{ $0 && $1() },ended.errors.hasPrefix("cairn: \(name) is set, and empty\n"),expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 1"),"&&",.__fromSyntaxNode(#"ended.errors.hasPrefix("cairn: \(name) is set, and empty\n")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:28:13-28:120
