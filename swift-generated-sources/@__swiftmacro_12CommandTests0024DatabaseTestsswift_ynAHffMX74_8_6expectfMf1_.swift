Testing.__checkBinaryOperation(Double(added),{ $0 <= $1() },times * changed,expression: .__fromBinaryOperation(.__fromSyntaxNode("Double(added)"),"<=",.__fromSyntaxNode("times * changed")),comments: ["\(added) bytes for \(changed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:75:9-75:83
