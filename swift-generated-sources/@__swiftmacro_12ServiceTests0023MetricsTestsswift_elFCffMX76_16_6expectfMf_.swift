Testing.__checkBinaryOperation(families[String(words[2])],{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("families[String(words[2])]"),"==",.__fromSyntaxNode("nil")),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:77:17-77:70
