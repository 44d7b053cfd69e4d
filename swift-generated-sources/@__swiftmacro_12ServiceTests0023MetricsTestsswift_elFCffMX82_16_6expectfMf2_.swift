Testing.__checkBinaryOperation(families[String(line[..<cut])],{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("families[String(line[..<cut])]"),"!=",.__fromSyntaxNode("nil")),comments: ["\(line) has no TYPE before it"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:83:17-83:96
