Testing.__checkBinaryOperation(ours,{ $0 == $1() },ignored.contains(path),expression: .__fromBinaryOperation(.__fromSyntaxNode("ours"),"==",.__fromSyntaxNode("ignored.contains(path)")),comments: ["\(pattern) \(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:107:17-107:78
