Testing.__checkBinaryOperation(item?["path"]?.hasSuffix("/c\u{fffd}\n"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"item?["path"]?.hasSuffix("/c\u{fffd}\n")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:167:9-167:66
