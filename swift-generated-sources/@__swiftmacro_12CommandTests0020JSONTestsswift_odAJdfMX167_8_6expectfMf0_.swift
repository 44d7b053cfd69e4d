Testing.__checkBinaryOperation(item?["path_hex"],{ $0 == $1() },Hexadecimal.text(String(sandbox.source.dropFirst())) + "2f63e90a",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"item?["path_hex"]"#),"==",.__fromSyntaxNode(#"Hexadecimal.text(String(sandbox.source.dropFirst())) + "2f63e90a""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:168:9-168:104
