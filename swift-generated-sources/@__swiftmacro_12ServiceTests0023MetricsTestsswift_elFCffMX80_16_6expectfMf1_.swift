Testing.__checkBinaryOperation(line.range(of: sample, options: .regularExpression),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("line.range(of: sample, options: .regularExpression)"),"!=",.__fromSyntaxNode("nil")),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:81:17-81:95
